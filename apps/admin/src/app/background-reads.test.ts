import { contract, type Operation } from "@carrel/sdk/contract";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
const more = import.meta.glob<string>("../**/use-*.ts", { query: "?raw", import: "default", eager: true });

/** The calls whose queries ask again by themselves, as the screens write them. */
const repeated = Object.values({ ...sources, ...more }).flatMap((source) =>
  source
    .split(/\bq\./)
    .filter((call) => call.includes("refetchInterval"))
    .map((call) => call.split(/\W/, 2)),
);

test("what screens ask by themselves is marked so, or it would keep a session that nobody uses", () => {
  expect(repeated.length).toBeGreaterThan(4);
  const rowOf = ([area = "", name = ""]: string[]): Operation | undefined =>
    Reflect.get(Reflect.get(contract, area) ?? {}, name);
  const unmarked = repeated.filter((call) => !rowOf(call)?.background);
  expect(unmarked).toEqual([]);
});
