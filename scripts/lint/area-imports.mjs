// What the office's screens may import of one another. An area is a folder of `screens`; its routes are the router's.
import { join } from "node:path/posix";

const SCREENS = "screens/";
const RELATIVE = /(?:from|import\(|import)\s*"(\.{1,2}\/[^"]+)"/g;

/** The area that a path lies in; undefined for what is no area's. */
const areaOf = (path) => /^screens\/([^/]+)\//.exec(path)?.[1];

/**
 * Every import into an area from outside of it that is not named, and every name that nobody outside needs.
 * @param {ReadonlyMap<string, string>} texts what stands in each file, by its path from the app's `src`
 * @param {Readonly<Record<string, string>>} named files that others may import, by their path from `screens`, with the reason
 * @returns {string[]} a sentence each
 */
export function areaFaults(texts, named) {
  const needed = new Set();
  const faults = [];
  for (const [path, text] of texts) {
    for (const [, target] of text.matchAll(RELATIVE)) {
      const imported = join(path, "..", target);
      const area = areaOf(imported);
      if (!area || area === areaOf(path) || imported === `${SCREENS}${area}/routes`) continue;
      const name = imported.slice(SCREENS.length);
      if (name in named) needed.add(name);
      else faults.push(`${path} takes ${name} from another area: what several need lies in app, forms or lists.`);
    }
  }
  const idle = Object.keys(named).filter((name) => !needed.has(name));
  return [...faults, ...idle.map((name) => `No other area takes ${name} any more: its name goes.`)];
}
