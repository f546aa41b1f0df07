import type { Readable } from "node:stream";

/** Bytes of unwanted bodies that a server takes in a second: a mebibyte has its thread for two milliseconds. */
const BYTES_A_SECOND = 8 * 1024 * 1024;
/** Milliseconds until the next part of them may be taken. */
const PAUSE = 20;

/** Takes the rest of bodies that nobody reads, so that their senders, some of whom read no answer before they have sent all, hear why. */
export interface Drain {
  /** Takes a body from now on, until it ends. */
  add(body: Readable): void;
  /** Takes what has come of all of them, and what comes, in turn, until it is so many bytes. */
  takeSome(bytes: number): void;
}

/**
 * All bodies together have so many bytes a second, whoever sends them and however quickly: to take them costs the server more than
 * the refusals did.
 */
export const createDrain = (): Drain => {
  /** The first is the next to be looked at. */
  const bodies = new Set<Readable>();
  let left = 0;
  let timer: NodeJS.Timeout | undefined;

  const take = (body: Readable) => {
    // As much as a stream holds before it has its sender wait.
    const taken: Buffer | null = body.read();
    left -= taken?.length ?? 0;
    if (bodies.delete(body)) bodies.add(body);
  };

  const takeSome = (bytes: number) => {
    left = bytes;
    for (const body of [...bodies]) if (left > 0) take(body);
  };

  const remove = (body: Readable) => {
    bodies.delete(body);
    if (bodies.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    left = 0;
  };

  return {
    takeSome,
    add(body) {
      if (body.destroyed || body.readableEnded || bodies.has(body)) return;
      bodies.add(body);
      body.on("readable", () => {
        if (left > 0) take(body);
      });
      body.once("end", () => remove(body));
      body.once("close", () => remove(body));
      // Node would take all of a body that nobody has begun to read.
      body.read(0);
      timer ??= setInterval(() => takeSome((BYTES_A_SECOND * PAUSE) / 1000), PAUSE);
    },
  };
};
