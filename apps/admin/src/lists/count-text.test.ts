import { expect, test } from "vitest";
import { countText } from "./count-text";

test("a count that goes no further says so", () => {
  expect(countText(312)).toBe("312");
  expect(countText(5_000, true)).toBe("5,000+");
  expect(countText(150_000)).toBe("1,50,000");
});
