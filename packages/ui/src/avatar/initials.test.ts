import { describe, expect, it } from "vitest";
import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["Riya Nair", "RN"],
    ["Riya Anand Nair", "RN"],
    ["  farah  ", "F"],
    ["(Study) hall 7", "S7"],
    ["रिया नायर", "रिना"],
    ["ريا ناير", "رن"],
    ["Quiet & Co", "QC"],
    ["", "?"],
    ["—", "?"],
  ])("takes from %j %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
