import { passwordStrength } from "@carrel/sdk/password-strength";
import { expect, test } from "vitest";
import { strengthShown } from "./password-strength";

const ABOUT = ["Asha Rao", "asha@harbour.test", "Harbour Works"];

test.each([
  ["", "8 more characters needed", null],
  ["carrels", "1 more character needed", null],
  ["aaaaaaab", "Too easy to guess", /^It repeats itself/],
  ["Harbour2026", "Too easy to guess", /^It holds your name/],
  ["carrel-demo", "Still too easy to guess", /^It holds your name/],
  ["correct horse", "Good", null],
  ["a quiet seat by the window", "Strong", null],
])("%o is shown as %s, with the server's reason", (password, words, reason) => {
  const shown = strengthShown(password, passwordStrength(password, ABOUT));
  expect(shown.words).toBe(words);
  if (reason) expect(shown.weakness).toMatch(reason);
  else expect(shown.weakness).toBeNull();
});

test("says that it doesn't know while the rule is not there", () => {
  expect(strengthShown("a quiet seat by the window", null)).toEqual({
    score: 0,
    words: "Not known yet",
    tone: "default",
    weakness: null,
  });
});
