/** A slider through the steps of a method. */
import { useState } from "preact/hooks";

/** Returns the current step and the slider. If the last step is chosen, a new `last` becomes the chosen step. */
export const useSteps = (last: number, first = Infinity) => {
  const [chosen, choose] = useState(first);
  const step = Math.min(chosen, last);
  return {
    step,
    controls: (label: string) => (
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
          onInput={({ currentTarget: { value } }) =>
            choose(Number(value) === last ? Infinity : Number(value))
          }
        />
      </label>
    ),
  };
};
