import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium that is there: `CHROMIUM_PATH`, `chromium` on the PATH, else (undefined) Playwright's own. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find(isExecutable);
