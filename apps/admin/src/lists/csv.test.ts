import { expect, test } from "vitest";
import { csvText } from "./csv";

test("quotes every cell, and ends each row", () => {
  expect(
    csvText([
      ["Name", "Desks"],
      ['The "Loft", Pune', 12],
      ["", null],
    ]),
  ).toBe('"Name","Desks"\r\n"The ""Loft"", Pune","12"\r\n"",""\r\n');
});

test.each(["=1+1", "+1", "-1", "@cmd", "\tx", "\rx"])("disarms %j, which a spreadsheet would run", (text) => {
  expect(csvText([[text]])).toBe(`"'${text}"\r\n`);
});

test("leaves numbers below nought numbers", () => {
  expect(csvText([[-5]])).toBe('"-5"\r\n');
});
