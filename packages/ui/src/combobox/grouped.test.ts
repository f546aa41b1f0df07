import { expect, test } from "vitest";
import { grouped } from "./grouped";

test("keeps the order of headings and of the options under them", () => {
  const options = ["Asia/Kolkata", "Europe/London", "Asia/Tokyo"].map((value) => ({
    value,
    group: value.split("/")[0],
  }));
  const flat = grouped(options).map(({ heading, options: members }) => [heading, members.map(({ value }) => value)]);
  expect(flat).toEqual([
    ["Asia", ["Asia/Kolkata", "Asia/Tokyo"]],
    ["Europe", ["Europe/London"]],
  ]);
});

test("puts options without a group under no heading", () => {
  const options: { value: string; group?: string }[] = [{ value: "a" }, { value: "b" }];
  expect(grouped(options)).toEqual([{ heading: "", options }]);
  expect(grouped([])).toEqual([]);
});
