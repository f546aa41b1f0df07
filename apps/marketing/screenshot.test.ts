import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Screenshot, type ScreenshotName } from "./src/screenshots/screenshot";
import { SIZES } from "./src/screenshots/sizes.gen";

const FOLDER = join(import.meta.dirname, "src/screenshots/files");
const files = globSync("*", { cwd: FOLDER });

it.each(Object.keys(SIZES))("of %s each picture that its page asks for is there", (name) => {
  const html = renderToStaticMarkup(createElement(Screenshot, { name: name as ScreenshotName, alt: "A screen" }));
  const asked = [...html.matchAll(/files\/([^\s"?]+)/g)].map(([, file = ""]) => file);
  expect(new Set(asked).size).toBe(8);
  expect(asked.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
});

it("no picture is there that no page can ask for, and all of them stay small", () => {
  expect(files).toHaveLength(8 * Object.keys(SIZES).length);
  expect(files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(1_300_000);
});
