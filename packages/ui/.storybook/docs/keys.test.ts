import { expect, it } from "vitest";
import { keysOf } from "./keys";

const written = (text: string) =>
  keysOf(text).map((chord) => chord.map(({ text, isKey }) => (isKey ? `[${text}]` : text)));

it.each([
  ["Enter", [["[Enter]"]]],
  ["Enter, Space", [["[Enter]"], ["[Space]"]]],
  ["Menu key / Shift+F10", [["[Menu]"], ["[Shift]", "[F10]"]]],
  ["↑ ↓ / Home", [["[↑]"], ["[↓]"], ["[Home]"]]],
  ["Arrow left or a letter", [["[←]"], ["a letter"]]],
  ["Shift + press on a row", [["[Shift]", "press on a row"]]],
  ["j, ?", [["[j]"], ["[?]"]]],
  ["Enter / ,", [["[Enter]"], ["[,]"]]],
])("%s", (text, keys) => {
  expect(written(text)).toEqual(keys);
});
