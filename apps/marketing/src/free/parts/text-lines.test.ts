import { emsOf } from "@carrel/ui/text-width";
import fc from "fast-check";
import { expect, it } from "vitest";
import { fitted, textLines } from "./text-lines";

it("breaks at spaces, and a word that no line holds", () => {
  expect(textLines("  Book a seat   at the library ", 8)).toEqual(["Book a seat at", "the library"]);
  expect(textLines("Donaudampfschifffahrt", 6).length).toBeGreaterThan(1);
  expect(textLines("", 8)).toEqual([]);
});

it("loses no letter, and keeps to its width", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 3, max: 30 }), (text, most) => {
      const lines = textLines(text, most);
      expect(lines.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
      for (const line of lines)
        expect(emsOf(line) <= most || [...new Intl.Segmenter().segment(line)].length === 1).toBe(true);
    }),
  );
});

it("leaves no word alone in the last line", () => {
  expect(fitted("Book your seat here", [10], 100, 2).lines).toEqual(["Book your", "seat here"]);
});

it("takes smaller letters for a longer text", () => {
  expect(fitted("Sit", [20, 10], 100, 1).size).toBe(20);
  expect(fitted("Sit wherever you like", [20, 10, 5], 100, 1).size).toBe(5);
});
