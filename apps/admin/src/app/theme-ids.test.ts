import { THEME_IDS } from "@carrel/sdk/schemas";
import { themes } from "@carrel/ui/themes";
import { expect, it } from "vitest";

it("the server takes the themes that the kit draws, and no others", () => {
  expect([...THEME_IDS].sort()).toEqual(themes.map(({ id }) => id).sort());
});
