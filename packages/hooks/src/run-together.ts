import type { Operation } from "@carrel/sdk";
import type { QueryClient, UseMutationOptions } from "@tanstack/react-query";
import { makeStale } from "./make-stale";
import { run } from "./run";

/** One of several writes: `run`, but for what it makes stale. */
export type Write = <Output, Input>(options: UseMutationOptions<Output, Error, Input>, input: Input) => Promise<Output>;

/** What came of writes that belong together. */
export interface Together<Result> {
  /** What the work gave. */
  result: Result;
  /** Settles once what is on screen has been fetched anew. */
  shown: Promise<unknown>;
}

/**
 * Makes many writes, each as `run` does, and makes stale once what all of them touch: when the work is over, also where it
 * throws. What a write touches that failed is fetched again too, since it may have been done, or failed for what others did.
 * @param work makes the writes, in what order and how many at once it likes
 * @example
 * const { result } = await runTogether(queryClient, (write) =>
 *   Promise.allSettled(desks.map(({ _id }) => write(q.desks.update(), { _id, isActive: false }))),
 * );
 */
export async function runTogether<Result>(
  queryClient: QueryClient,
  work: (write: Write) => Promise<Result>,
): Promise<Together<Result>> {
  const touched = new Set<string>();
  const removed: unknown[] = [];
  const write: Write = async ({ meta = {}, ...options }, input) => {
    const { touches = [], removes } = meta as Partial<Operation>;
    for (const area of touches) touched.add(area);
    const output = await run(queryClient, options, input);
    if (removes) removed.push(input);
    return output;
  };
  const stale = () => makeStale(queryClient, [...touched], ...removed);
  const result = await work(write).catch((error: unknown) => {
    stale();
    throw error;
  });
  return { result, shown: Promise.all(stale()) };
}
