import { expect, test } from "vitest";
import { runBulk, runSets } from "./run-bulk";

const rows = [1, 2, 3, 4, 5, 6, 7];
const going = () => new AbortController().signal;

test("every row is tried, and those that fail are named with their reason", async () => {
  const seen: number[] = [];
  const { done, failed, left } = await runBulk(
    rows,
    async (row) => {
      if (row % 3 === 0) throw new Error(`no ${row}`);
    },
    { signal: going(), onProgress: (tried) => seen.push(tried) },
  );
  expect(done).toEqual([1, 2, 4, 5, 7]);
  expect(failed).toEqual([
    { row: 3, error: new Error("no 3") },
    { row: 6, error: new Error("no 6") },
  ]);
  expect(left).toEqual([]);
  expect(seen).toEqual(rows);
});

test("no more than three calls are under way at once", async () => {
  let under = 0;
  let most = 0;
  await runBulk(
    rows,
    async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
    },
    { signal: going(), onProgress: () => undefined },
  );
  expect(most).toBe(3);
});

test("stopped, it waits for what is under way and leaves the rest", async () => {
  const stop = new AbortController();
  const { done, left } = await runBulk(
    rows,
    async (row) => {
      if (row === 2) stop.abort();
    },
    { signal: stop.signal, onProgress: () => undefined },
  );
  expect(done).toEqual([1, 2]);
  expect(left).toEqual([3, 4, 5, 6, 7]);
});

const named = ["a", "b", "c", "d", "e"].map((_id) => ({ _id }));

test("sets go one after the other; what a call refuses or breaks off is named", async () => {
  const sets: string[] = [];
  const { done, failed, left } = await runSets(
    named,
    2,
    async (set) => {
      sets.push(set.map(({ _id }) => _id).join(""));
      if (set.some(({ _id }) => _id === "e")) throw new Error("gone");
      return new Map([["b", "Taken"]]);
    },
    { signal: going(), onProgress: () => undefined },
  );
  expect(sets).toEqual(["ab", "cd", "e"]);
  expect(done.map(({ _id }) => _id)).toEqual(["a", "c", "d"]);
  expect(failed).toEqual([
    { row: { _id: "b" }, error: new Error("Taken") },
    { row: { _id: "e" }, error: new Error("gone") },
  ]);
  expect(left).toEqual([]);
});

test("stopped, no further set is begun", async () => {
  const stop = new AbortController();
  const { done, left } = await runSets(
    named,
    2,
    async () => {
      stop.abort();
      return new Map();
    },
    { signal: stop.signal, onProgress: () => undefined },
  );
  expect(done).toHaveLength(2);
  expect(left).toHaveLength(3);
});
