import { expect, test } from "vitest";
import { parseDate } from "./parse-date";

test.each([
  ["2026-11-21", "en-GB", "2026-11-21"],
  ["21/11/2026", "en-GB", "2026-11-21"],
  ["21.11.26", "de", "2026-11-21"],
  ["4/5", "en-GB", "2026-05-04"],
  ["4/5", "en-US", "2026-04-05"],
  ["11/21/2027", "en-US", "2027-11-21"],
  ["2026. 11. 21.", "ko", "2026-11-21"],
  ["21 Nov", "en-GB", "2026-11-21"],
  ["Sat, 21 Nov 2026", "en-GB", "2026-11-21"],
  ["November 21, 2027", "en-US", "2027-11-21"],
  ["3 fév 27", "fr", "2027-02-03"],
  ["21 novembre", "fr", "2026-11-21"],
  ["29 feb 2028", "en", "2028-02-29"],
])("reads %j in %s", (text, locale, expected) => {
  expect(parseDate(text, locale, "2026-11-19")).toBe(expected);
});

test.each(["", "soon", "21", "31/11/2026", "29 feb 2026", "21 lunch 2026", "1/2/3/4", "13/13", "2026-11-21T10:00Z"])(
  "takes %j for no date",
  (text) => {
    expect(parseDate(text, "en-GB", "2026-11-19")).toBeNull();
  },
);
