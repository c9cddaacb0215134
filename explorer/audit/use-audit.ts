/** Audits a text in a worker. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { FoundArray, Told } from "./messages.js";

/** The maximum length of a text, in characters. */
export const LONGEST = 2_000_000;

interface Progress {
  /** The number of the audit; 0 before the first audit. */
  readonly run: number;
  /** The arrays audited so far. */
  readonly arrays: readonly FoundArray[];
  readonly isDone: boolean;
  /** Whether the arrays are those of the previous audit, which stay until this audit has found an array. */
  readonly isOld?: boolean;
  /** Why there is no array to show. */
  readonly refusal?: string;
}

const TOO_LONG =
  "That is more than two million characters, the most that this page reads. Paste only the part with the array.";

const NO_ARRAY =
  "The text has no array of 15 or more whole numbers. Paste one with its brackets, or its numbers alone.";

const FAILED =
  "The page cannot read that. Paste only the array, with its brackets, or its numbers alone.";

/** Returns the progress, which starts with `shown`, and the function that audits another text. */
export const useAudit = (shown: FoundArray) => {
  const [progress, report] = useState<Progress>({ run: 0, arrays: [shown], isDone: true });
  const runs = useRef(0);
  const worker = useRef<Worker>(undefined);
  const stop = (): void => worker.current?.terminate();
  useEffect(() => stop, []);

  const audit = (text: string): void => {
    stop();
    const run = ++runs.current;
    const tell = (arrays: readonly FoundArray[], isDone: boolean, refusal?: string): void => {
      if (run === runs.current)
        report({ run, arrays, isDone, ...(refusal !== undefined && { refusal }) });
    };
    const refusal = text.length > LONGEST ? TOO_LONG : text.trim() === "" ? NO_ARRAY : undefined;
    if (refusal !== undefined) {
      tell([], true, refusal);
      return;
    }
    report(({ run, arrays }) => ({ run, arrays, isDone: false, isOld: true }));
    const started = new Worker(new URL("worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    const arrays: FoundArray[] = [];
    started.onerror = () => tell([], true, FAILED);
    started.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data !== "all") arrays.push(data);
      else started.terminate();
      const isDone = data === "all";
      tell([...arrays], isDone, isDone && arrays.length === 0 ? NO_ARRAY : undefined);
    };
    started.postMessage(text);
  };
  return { progress, audit };
};
