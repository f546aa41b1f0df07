import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCE = new URL("../", import.meta.url);

const ASKED_BY_VALUE = /"(?:\w+\.)?(?:status|type)", "(?:=|<>)", "[A-Z]+"/;

it("stands for the states and types of bookings wherever a query names one", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((name) => ASKED_BY_VALUE.test(readFileSync(new URL(name, SOURCE), "utf8")))).toEqual([]);
});
