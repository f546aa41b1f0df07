import { expect, it } from "vitest";
import type { Brought } from "./call";
import { countBytes } from "./count-call";

it.each([
  ["a small one none", 100, 0],
  ["one of a mebibyte five", 1024 * 1024, 5],
  ["one of eight mebibytes what all of a second's calls do", 8 * 1024 * 1024, 15],
])("has a body's line pay for its bytes: %s", async (_, length, turns) => {
  const charged: number[] = [];
  const call = {
    bytes: new Uint8Array(length),
    endpoint: { implementations: [{ row: {} }] },
    options: { limits: { countMore: async () => undefined } },
    counters: [],
    charge: (more: number) => void charged.push(more),
  } as unknown as Brought;
  await countBytes(call);
  expect(charged).toEqual([turns]);
});
