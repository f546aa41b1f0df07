import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { limitLines, limitText } from "./limit-text";

test("tells each limit, none as any number, and leaves out what there is no room for", () => {
  const words = terminology("study-hall");
  expect(limitLines({ branches: 1, desks: 250_000, adminUsers: null }, words)).toEqual([
    "1 branch",
    "2,50,000 seats",
    "Any number of people of staff",
  ]);
  expect(limitLines({ branches: 0, desks: 1, adminUsers: 0 }, words)).toEqual(["1 seat"]);
});

test("tells them in one sentence", () => {
  const words = terminology("co-working");
  expect(limitText({ branches: null, desks: null, adminUsers: 2 }, words)).toBe(
    "Any number of branches, any number of desks, 2 people of staff",
  );
  expect(limitText({ branches: 0, desks: 0, adminUsers: 0 }, words)).toBe("");
});
