import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Which hashed files each build has, the newest first. No address leads there, since it begins with a dot. */
const FILE = ".builds.json";

/** Builds before the newest whose files stay: a page that was opened before a release asks for its own. */
const KEPT = 2;

type Build = readonly string[];

const isSame = (one: Build, other: Build) => one.length === other.length && one.every((name) => other.includes(name));

/** The builds whose files lie in a folder; files that none of them names are taken for one more, before the newest. */
const readBuilds = (outDir: string, assetsDir: string): Build[] => {
  const manifest = join(outDir, FILE);
  const builds: Build[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
  const folder = join(outDir, assetsDir);
  const files = existsSync(folder) ? readdirSync(folder).map((name) => `${assetsDir}/${name}`) : [];
  const unnamed = files.filter((file) => !builds.flat().includes(file));
  return [...builds.slice(0, 1), unnamed, ...builds.slice(1)]
    .map((build) => build.filter((file) => files.includes(file)))
    .filter((build) => build.length > 0);
};

/** Keeps the hashed files of the last builds in the app's folder, which a build empties. */
export const keepEarlierBuilds = (): Plugin => {
  let outDir = "";
  let assetsDir = "";
  let earlier: Build[] = [];
  let contents = new Map<string, Buffer>();
  return {
    name: "carrel-earlier-builds",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved({ root, build }) {
      outDir = join(root, build.outDir);
      assetsDir = build.assetsDir;
      earlier = readBuilds(outDir, assetsDir);
      contents = new Map(earlier.flat().map((file) => [file, readFileSync(join(outDir, file))]));
    },
    writeBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((file) => file.startsWith(`${assetsDir}/`));
      const kept = earlier.filter((build) => !isSame(build, made)).slice(0, KEPT);
      for (const file of new Set(kept.flat())) {
        const content = contents.get(file);
        if (!content || made.includes(file)) continue;
        mkdirSync(dirname(join(outDir, file)), { recursive: true });
        writeFileSync(join(outDir, file), content);
      }
      writeFileSync(join(outDir, FILE), JSON.stringify([made, ...kept]));
    },
  };
};
