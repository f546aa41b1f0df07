import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength";

const ABOUT = [
  "Asha Rao",
  "asha.rao@harbour.test",
  "asha.rao-12@example.com",
  "Harbour Works",
  "HARBOUR",
  "Café Étude",
  "Northside",
];

const NAMED = /^It holds your name, your address, or the name of the place/;
const LEAKED = /^It stands on every list of leaked passwords/;
const SIMILAR = /^It is close to one on every list/;
const REPEATS = /^It repeats itself/;
const KEYBOARD = /^It is a run of keys/;
const DATE = /^It is made around a year or a date/;
const ORDER = /^It goes on in order/;
const SHORT = /^It is too short/;

it.each([
  ["Harbour2026", NAMED],
  ["harbourworks", NAMED],
  ["skroWruobraH", NAMED],
  ["h4rb0urw0rks", NAMED],
  ["asha.rao@harbour.test", NAMED],
  ["asharao1", NAMED],
  ["asha.rao-12", NAMED],
  ["asha_rao", NAMED],
  ["harbour-works", NAMED],
  ["harbour.test", NAMED],
  ["Asha1987", NAMED],
  ["cafeetude", NAMED],
  ["caféétude", NAMED],
  ["northside1", NAMED],
  ["carrelcarrel", NAMED],
  ["carrel-demo", NAMED],
  ["aaaaaaab", REPEATS],
  ["aaaaaaaaaaaaaaaaaaaa", REPEATS],
  ["abcabcabcabc", REPEATS],
  ["quietquiet", REPEATS],
  ["Pa55word!Pa55word!", REPEATS],
  ["Password123", LEAKED],
  ["iloveyou", LEAKED],
  ["1q2w3e4r5t", LEAKED],
  ["321drowssaP", SIMILAR],
  ["P@ssw0rd123", SIMILAR],
  ["p@$$w0rd!", SIMILAR],
  ["87654321", SIMILAR],
  ["london2026", SIMILAR],
  ["asdfghjkl;", KEYBOARD],
  ["zxcvbnm,./", KEYBOARD],
  ["19870412", DATE],
  ["12.04.1987", DATE],
  ["abcdefgh", ORDER],
  ["tH7#kq9z", SHORT],
  ["constructor", SHORT],
])("refuses %s and says why", (password, reason) => {
  const { score, weakness } = passwordStrength(password, ABOUT);
  expect(score).toBeLessThan(3);
  expect(weakness).toMatch(reason);
  expect(weakness).toMatch(/ Use more words, such as a sentence\.$/);
});

it.each([
  "a long sentence",
  "a quiet seat by the window",
  "rain on the tin roof",
  "correct horse",
  "seat by window",
  "мой дядя самых честных правил",
  "qF7#kq9z!mV2",
])("takes %s", (password) => {
  expect(passwordStrength(password, ABOUT)).toMatchObject({ weakness: null });
});

it("knows the product's name without being told", () => {
  expect(passwordStrength("Carrel2026").weakness).toMatch(NAMED);
});

it("judges a long one by its beginning, so that it costs no more than a short one", () => {
  const sentence = "the lamp at the window of the second floor burns until nine";
  expect(passwordStrength(sentence.repeat(3).slice(0, 128)).score).toBe(4);
  expect(passwordStrength(`${"a".repeat(64)}${sentence}`).weakness).toMatch(REPEATS);
});
