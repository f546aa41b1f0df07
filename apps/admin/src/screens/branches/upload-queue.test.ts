import { expect, it } from "vitest";
import { type Sending, type Upload, uploadQueue } from "./upload-queue";

const upload = (id: string): Upload => ({
  id,
  file: new File([], `${id}.png`),
  thumbnail: `blob:${id}`,
  progress: null,
});

/** A queue with a server that answers when it is told to. */
function start(...ids: string[]) {
  const sent: (Sending & { id: string; store(): Promise<void>; refuse(why: string): Promise<void> })[] = [];
  const settled = (answer: () => void) => {
    answer();
    return new Promise<void>((resolve) => setTimeout(resolve));
  };
  const queue = uploadQueue(
    ({ id }, sending) =>
      new Promise<void>((resolve, reject) => {
        sent.push({
          id,
          ...sending,
          store: () => settled(resolve),
          refuse: (why) => settled(() => reject(new Error(why))),
        });
      }),
    (error) => (error as Error).message,
  );
  queue.add(ids.map(upload));
  const on = (index: number) => sent[index] ?? expect.fail(`nothing was sent as number ${index}`);
  return {
    queue,
    on,
    sent: () => sent.map(({ id }) => id),
    left: () => queue.uploads().map(({ id, progress, error }) => [id, error ?? progress]),
  };
}

it("sends each once, one after the other", async () => {
  const { queue, on, sent, left } = start("a", "b");
  queue.add([upload("c")]);
  expect(sent()).toEqual(["a"]);
  await on(0).store();
  expect(sent()).toEqual(["a", "b"]);
  await on(1).store();
  await on(2).store();
  expect(sent()).toEqual(["a", "b", "c"]);
  expect(left()).toEqual([]);
});

it("goes on past what is refused, and sends it again when asked to", async () => {
  const { queue, on, sent, left } = start("a", "b");
  await on(0).refuse("Too large");
  expect(left()).toEqual([
    ["a", "Too large"],
    ["b", 0],
  ]);
  queue.retry("a");
  expect(sent()).toEqual(["a", "b"]);
  await on(1).store();
  expect(sent()).toEqual(["a", "b", "a"]);
  expect(left()).toEqual([["a", 0]]);
});

it("tells whoever follows it how far each is", () => {
  const { queue, on, left } = start("a", "b");
  let told = 0;
  const stop = queue.subscribe(() => {
    told += 1;
  });
  on(0).onProgress(0.5);
  expect(left()).toEqual([
    ["a", 0.5],
    ["b", null],
  ]);
  stop();
  on(0).onProgress(1);
  expect(told).toBe(1);
});

it("stops the one that is taken back, and goes on with the next", async () => {
  const { queue, on, sent, left } = start("a", "b", "c");
  queue.remove("b");
  queue.remove("a");
  expect(on(0).signal.aborted).toBe(true);
  expect(sent()).toEqual(["a", "c"]);
  await on(0).refuse("aborted");
  expect(sent()).toEqual(["a", "c"]);
  expect(left()).toEqual([["c", 0]]);
});
