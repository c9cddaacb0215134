/** A slider through the steps of a method, which also plays them. */
import { useEffect, useState } from "preact/hooks";

/** Milliseconds for which playing shows each step. */
const PACE = 900;

/** Returns the shown step and its controls. A chosen last step stays the last if `last` changes. */
export const useSteps = (last: number, first = Infinity) => {
  const [chosen, choose] = useState(first);
  const [isPlaying, play] = useState(false);
  const step = Math.min(chosen, last);
  const show = (wanted: number): void => choose(wanted === last ? Infinity : wanted);
  useEffect(() => {
    if (step === last) play(false);
    if (!isPlaying || step === last) return undefined;
    const timer = setTimeout(() => show(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  return {
    step,
    controls: (label: string) => (
      <div class="step-controls">
        <button
          type="button"
          disabled={last === 0}
          onClick={() => {
            if (!isPlaying && step === last) choose(0);
            play(!isPlaying);
          }}
        >
          {isPlaying ? "Pause" : "Play"}
        </button>
        <label>
          <span>
            {label} {step} of {last}
          </span>
          <input
            type="range"
            aria-label={label}
            aria-valuetext={`${step} of ${last}`}
            min={0}
            max={last}
            value={step}
            onInput={(event) => {
              play(false);
              show(Number(event.currentTarget.value));
            }}
          />
        </label>
      </div>
    ),
  };
};
