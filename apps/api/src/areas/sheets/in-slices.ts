/** Rows that are worked on before others have their turn: some milliseconds' worth. */
export const SLICE = 200;

/** Lets all that waits for this process go on: a timer comes after what has arrived meanwhile. */
const turnOfOthers = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Works through many rows, a slice at a time, so that one sheet doesn't keep everybody waiting. Never inside a
 * transaction: the embedded database has one connection, and others could do nothing but wait for that.
 * @returns what came of each, in their order
 */
export async function inSlices<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % SLICE === 0) await turnOfOthers();
    results.push(work(value));
  }
  return results;
}
