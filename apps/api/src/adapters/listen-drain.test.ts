import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDrain } from "./listen-drain";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const KIBIBYTE = 1024;
/** Lets streams go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A body that always has another 16 KiB. @param size bytes until it ends */
const body = (size = Number.POSITIVE_INFINITY) => {
  let given = 0;
  const stream = new Readable({
    read() {
      if (given >= size) return void this.push(null);
      given += 16 * KIBIBYTE;
      this.push(Buffer.alloc(16 * KIBIBYTE));
    },
  });
  return { stream, given: () => given };
};

it("takes so much of all bodies together, of each in turn", async () => {
  const drain = createDrain();
  const bodies = [body(), body(), body()];
  for (const { stream } of bodies) drain.add(stream);
  await settle();
  const amounts = () => bodies.map(({ given }) => given());
  const looked: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const before = amounts();
    drain.takeSome(1);
    await settle();
    looked.push(...amounts().flatMap((amount, place) => (amount > (before[place] ?? 0) ? [place] : [])));
  }
  expect(looked).toEqual([0, 1, 2, 0, 1, 2]);
  const before = amounts();
  drain.takeSome(KIBIBYTE * KIBIBYTE);
  await settle();
  expect(amounts().every((amount, place) => amount > (before[place] ?? 0))).toBe(true);
  for (const { stream } of bodies) stream.destroy();
});

it("looks at them until the last has ended or its sender went, and no longer", async () => {
  const drain = createDrain();
  const [short, left] = [body(32 * KIBIBYTE), body()];
  drain.add(short.stream);
  drain.add(left.stream);
  expect(vi.getTimerCount()).toBe(1);
  for (let turn = 0; turn < 5; turn += 1) {
    vi.advanceTimersByTime(20);
    await settle();
  }
  expect(short.stream.readableEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(1);
  left.stream.destroy();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  drain.add(left.stream);
  expect(vi.getTimerCount()).toBe(0);
});
