import type { Plugin } from "vite";
import { defaultThemeId, type Theme, themes } from "../packages/ui/src/themes/themes.ts";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".theme-colours.json";

/** Beside what a theme shows by day stands what it shows on a device that is dark: its twin, where it has one. */
const coloursOf = (theme: Theme): [light: string, dark: string] => {
  const twin = theme.mode === "light" ? themes.find(({ id }) => id === theme.twin) : undefined;
  return [theme.swatch.surface, (twin ?? theme).swatch.surface];
};

/** Writes down beside the built app the colours of each theme's header, which the server tells a phone's browser. */
export const writeThemeColours = (): Plugin => ({
  name: "carrel-theme-colours",
  apply: "build",
  generateBundle() {
    const colours = Object.fromEntries(themes.map((theme) => [theme.id, coloursOf(theme)]));
    const source = JSON.stringify({ ...colours, default: colours[defaultThemeId] });
    this.emitFile({ type: "asset", fileName: FILE, source });
  },
});
