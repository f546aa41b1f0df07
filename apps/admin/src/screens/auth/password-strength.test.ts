import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", 0, "8 more characters needed"],
  ["carrels", 0, "1 more character needed"],
  ["aaaaaaaaaaaaaaaaaaaa", 1, "Easy to guess"],
  ["0123456789", 1, "Easy to guess"],
  ["abcabcabcabc", 1, "Easy to guess"],
  ["carrel-demo", 2, "Fair; longer is better"],
  ["quietquiet", 1, "Easy to guess"],
  ["seat by window", 3, "Good"],
  ["a quiet seat by the window", 4, "Strong"],
])("%o scores %i", (password, score, words) => {
  expect(passwordStrength(password)).toMatchObject({ score, words });
});
