import { describe, expect, it } from "vitest";
import { appearanceOf, type Preferences } from "./preferences";

const shown = (preferences: Preferences, organisationTheme: string | null, themeFixed?: boolean) =>
  appearanceOf(preferences, { organisationTheme, themeFixed }).theme.id;

describe("whose theme counts", () => {
  it.each([
    ["the person's", { theme: "vela-blue" }, "mira", false, "vela-blue"],
    ["the organisation's where it is fixed", { theme: "vela-blue" }, "mira", true, "mira"],
    ["the default where a fixed one is not known", { theme: "vela-blue" }, null, true, "lara-light-blue"],
    ["the one fixed last until it is known", { theme: "vela-blue", fixed: "nova" }, null, undefined, "nova"],
    ["the person's again once it is not fixed", { theme: "vela-blue", fixed: "nova" }, "mira", false, "vela-blue"],
    ["the organisation's of now, not of then", { fixed: "nova" }, "mira", true, "mira"],
    ["the twin of a fixed one in the dark", { theme: "mira", dark: true }, "soho-light", true, "soho-dark"],
  ] as const)("%s", (_, preferences, organisation, themeFixed, id) => {
    expect(shown(preferences, organisation, themeFixed)).toBe(id);
  });
});

describe("who chose no mode follows the device", () => {
  it.each([
    ["to the dark twin", {}, "soho-light", true, "soho-dark"],
    ["back", {}, "soho-light", false, "soho-light"],
    ["not away from an organisation's dark theme", {}, "soho-dark", false, "soho-dark"],
    ["not where the theme has no twin", {}, "mira", true, "mira"],
    ["with a theme of his own", { theme: "viva-light" }, "soho-light", true, "viva-dark"],
    ["unless he chose light", { dark: false }, "soho-light", true, "soho-light"],
    ["unless he chose dark", { dark: true }, "soho-light", false, "soho-dark"],
  ] as const)("%s", (_, preferences, organisationTheme, deviceDark, id) => {
    expect(appearanceOf(preferences, { organisationTheme, deviceDark }).theme.id).toBe(id);
  });
});
