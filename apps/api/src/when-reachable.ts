import { mayPass } from "./adapters/lost-connection";
import { DatabaseUnavailableError } from "./database/port";
import type { Log } from "./ports";

/** Milliseconds between two tries. */
const PAUSE = 1000;

/** So many tries pass between two lines of the log. */
const TRIES_A_LINE = 30;

/** The start was told to end. */
export class StartStoppedError extends Error {
  override readonly name = "StartStoppedError";
}

/**
 * Does a part of the start, again and again while the database can't be reached, so it must be of a kind that may be
 * begun anew.
 * @throws StartStoppedError once `signal` says so; DatabaseUnavailableError where waiting won't help, such as of a wrong password
 */
export const whenReachable = async <Result>(
  work: () => Promise<Result>,
  log: Log,
  signal: AbortSignal,
): Promise<Result> => {
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) throw new StartStoppedError("The start was stopped");
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || !mayPass(error)) throw error;
      if (tries % TRIES_A_LINE === 0) log.warn({ error }, "the start waits for the database");
      await pause(PAUSE, signal);
    }
  }
};

/** Resolves after so many milliseconds, and at once when the signal comes. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
