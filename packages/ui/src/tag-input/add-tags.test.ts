import { expect, test } from "vitest";
import { addTags, splitTags } from "./add-tags";

test.each([
  ["Printer", ["Printer"]],
  [" standing   desk ,, locker ", ["standing desk", "locker"]],
  ["Wi-Fi; tea\tcoffee\r\nmeeting room", ["Wi-Fi", "tea", "coffee", "meeting room"]],
  ["静か、窓際", ["静か", "窓際"]],
  [" , ;", []],
])("parts %j", (text, words) => {
  expect(splitTags(text)).toEqual(words);
});

test("adds in order and refuses what is there in another case", () => {
  expect(addTags(["Wi-Fi"], ["wi-fi", "Printer", "PRINTER"], 9)).toEqual({
    tags: ["Wi-Fi", "Printer"],
    refusal: { tag: "wi-fi", reason: "duplicate" },
  });
  // The same é, composed and not.
  expect(addTags(["Café"], ["Cafe\u0301"], 9).refusal?.reason).toBe("duplicate");
});

test("stops at the most, and says duplicate before full", () => {
  expect(addTags(["a"], ["b", "c"], 2)).toEqual({ tags: ["a", "b"], refusal: { tag: "c", reason: "full" } });
  expect(addTags(["a", "b"], ["B"], 2).refusal?.reason).toBe("duplicate");
});
