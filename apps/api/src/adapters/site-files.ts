import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { APPS, type AppName, type SiteFile, type SiteFiles } from "../sites/site-files";
import type { RenderPage } from "../sites/site-renderer";

/** The booking app's build writes it; see `apps/vite.site-pages.ts`. */
const RENDERER = "booking/dist/.server/render.js";

/**
 * Reads the built apps, a few megabytes, into memory: no request reads the disk, and no path can leave the folders.
 * @param appsFolder where `admin/dist`, `booking/dist` and `marketing/dist` are; one that isn't built has no files; ends in a slash
 */
export const readSiteFiles = (appsFolder: URL): SiteFiles => {
  const apps = new Map(APPS.map((app) => [app, readFolder(fileURLToPath(new URL(`${app}/dist`, appsFolder)))]));
  let renderer: Promise<RenderPage | null> | undefined;
  return {
    find: (app: AppName, path) => apps.get(app)?.get(path),
    renderer() {
      renderer ??= loadRenderer(new URL(RENDERER, appsFolder));
      return renderer;
    },
  };
};

const loadRenderer = async (file: URL): Promise<RenderPage | null> => {
  if (!existsSync(file)) return null;
  const { renderPage }: { renderPage: RenderPage } = await import(file.href);
  return renderPage;
};

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
