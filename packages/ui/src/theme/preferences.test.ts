import { describe, expect, it } from "vitest";
import { appearanceOf, type Preferences } from "./preferences";

const shown = (preferences: Preferences, organisation: string | null, themeFixed?: boolean) =>
  appearanceOf(preferences, organisation, themeFixed).theme.id;

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
