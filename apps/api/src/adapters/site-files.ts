import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Fills, RenderPage } from "@carrel/sdk/pages";
import { APPS, type AppName, type SiteFile, type SiteFiles } from "../sites/site-files";

/** What the apps' builds bring to draw with; see `apps/vite.renderer.ts`. */
const RENDERER = "booking/dist/.server/render.js";
const FILLS = "marketing/dist/.server/fill.js";

/**
 * Reads the built apps, a few megabytes, into memory: no request reads the disk, and no path can leave the folders.
 * @param appsFolder where `admin/dist`, `booking/dist` and `marketing/dist` are; one that isn't built has no files; ends in a slash
 */
export const readSiteFiles = (appsFolder: URL): SiteFiles => {
  const apps = new Map(APPS.map((app) => [app, readFolder(fileURLToPath(new URL(`${app}/dist`, appsFolder)))]));
  const renderer = once(() => load<{ renderPage: RenderPage }>(new URL(RENDERER, appsFolder)));
  const fills = once(() => load<Fills>(new URL(FILLS, appsFolder)));
  return {
    find: (app: AppName, path) => apps.get(app)?.get(path),
    renderer: async () => (await renderer())?.renderPage ?? null,
    fills,
  };
};

const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** A module of a build; null where it isn't built. */
const load = async <Module>(file: URL): Promise<Module | null> => (existsSync(file) ? import(file.href) : null);

const readFolder = (folder: string): Map<string, SiteFile> => {
  const files = new Map<string, SiteFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join("/");
    files.set(path, { path, content: new Uint8Array(readFileSync(file)) });
  }
  return files;
};
