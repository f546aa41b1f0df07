import { expect, it } from "vitest";
import { testLog } from "../testing/test-ports";
import { inTurn, PartsFailedError, standAlone } from "./stand-alone";

const fails = (message: string) => () => Promise.reject(new Error(message));

it("goes on with the others where one fails, tells each, and fails at the end", async () => {
  const log = testLog();
  const done: string[] = [];
  const job = standAlone(log, async (alone) => {
    for (const orgId of ["a", "b", "c"]) {
      await alone({ orgId }, async () => {
        if (orgId !== "b") throw new Error(`${orgId} is broken`);
        done.push(orgId);
      });
    }
    expect(alone.failedFor).toEqual(["a", "c"]);
  });
  await expect(job).rejects.toMatchObject({ name: "PartsFailedError", failures: 2 });
  expect(done).toEqual(["b"]);
  expect(log.lines.map(({ fields }) => fields.orgId)).toEqual(["a", "c"]);
});

it("counts and tells what failed within a part once", async () => {
  const log = testLog();
  const job = inTurn(log, {
    rows: () => inTurn(log, { first: fails("one"), second: fails("two"), third: async () => undefined }),
    counters: fails("three"),
  });
  await expect(job).rejects.toMatchObject({ failures: 3 });
  expect(log.lines.map(({ fields }) => fields.part)).toEqual(["first", "second", "counters"]);
});

it("ends well where nothing failed, and at once where nobody could be looked for", async () => {
  const log = testLog();
  await inTurn(log, { rows: async () => undefined });
  const lost = standAlone(log, fails("the database is away"));
  await expect(lost).rejects.toThrow("the database is away");
  await expect(lost).rejects.not.toThrow(PartsFailedError);
  expect(log.lines).toEqual([]);
});
