import { THEME_IDS } from "@carrel/sdk/schemas";
import { expect, test } from "vitest";
import { ACCENTS, accentOf, GREEN, INK } from "./mail-accent";

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(Object.entries({ ...ACCENTS, own: GREEN, ink: INK }))(
  "%s is read easily on both papers and cards, and what stands on it",
  (_, { light, dark }) => {
    for (const paper of ["#f7f4ee", "#fffdf9"]) expect(contrast(light, paper)).toBeGreaterThan(4.5);
    for (const paper of ["#141b24", "#1b2430"]) expect(contrast(dark, paper)).toBeGreaterThan(4.5);
  },
);

test("each theme has its hue, and one without a hue is ink", () => {
  const inked = THEME_IDS.filter((id) => accentOf(id) === INK);
  expect(inked).toEqual(
    THEME_IDS.filter((id) => !/-(amber|blue|cyan|deeppurple|green|indigo|orange|pink|purple|teal)$/.test(id)),
  );
  expect(accentOf(null)).toBe(ACCENTS.blue);
});
