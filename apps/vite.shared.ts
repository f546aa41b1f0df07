import { headScript } from "@carrel/ui/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin, Rolldown, UserConfig } from "vite";
import { writeAddresses } from "./vite.addresses.ts";
import { keepEarlierBuilds } from "./vite.earlier-builds.ts";
import { radixParts } from "./vite.radix-parts.ts";
import { writeThemeColours } from "./vite.theme-colours.ts";

/** Where `pnpm dev` finds the API. */
const API = "http://127.0.0.1:4000";

/**
 * In development nobody writes the site into the page, so this asks the API for it.
 * @param orgCode the organisation whose client site is shown; none: the platform
 */
const devSite = (orgCode?: string): Plugin => ({
  name: "carrel-dev-site",
  apply: "serve",
  async transformIndexHtml() {
    const response = await fetch(`${API}/site.json${orgCode ? `?org=${orgCode}` : ""}`).catch(() => null);
    if (!response?.ok) throw new Error(`The API does not answer at ${API}; \`pnpm dev\` starts it beside the apps.`);
    const site = (await response.text()).replaceAll("<", "\\u003c");
    return [
      {
        tag: "script",
        attrs: { type: "application/json", id: "carrel-site" },
        children: site,
        injectTo: "head-prepend",
      },
    ];
  },
});

const LAYERS = "@layer theme,base,components,utilities;";

/** The kit's components bring their own sheets, and a shared chunk's comes before the app's: each says the order. */
const layerOrder = (): Plugin => ({
  name: "carrel-layer-order",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css") && typeof file.source === "string")
          file.source = LAYERS + file.source;
    },
  },
});

type Naming = Extract<Rolldown.CodeSplittingGroup["name"], (...given: never[]) => unknown>;
type Modules = Parameters<Naming>[1];

/** @returns whether one of these modules asks for a module by imports that wait for no screen, at whatever remove */
function importedBy(isOne: (module: Rolldown.ModuleInfo) => boolean) {
  const known = new Map<string, boolean>();
  return function isImported(id: string, modules: Modules): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // What imports itself round a circle is asked for by whoever else does.
    known.set(id, false);
    const module = modules.getModuleInfo(id);
    const answer = module !== null && (isOne(module) || module.importers.some((one) => isImported(one, modules)));
    known.set(id, answer);
    return answer;
  };
}

const KIT_SHEET = /packages[\\/]ui[\\/]src[\\/].*\.css$/;

/** Libraries of many small parts, and our own: each part stays with the screens that take it, as a visitor's own calls do. */
const IN_PARTS =
  /lucide-react|radix-ui|date-fns|packages[\\/]sdk[\\/]src[\\/](?:(?:domain|schemas)[\\/]|contract[\\/]visitor\.)/;

const isWhole = (id: string) => /\.(?:[cm]?js|tsx?)$/.test(id) && !IN_PARTS.test(id);

const LIBRARY = /[\\/]node_modules[\\/]/;

/**
 * What the page begins with is one script, not one for each set of screens that share some of it.
 * @param start the module that it begins with, where the entry waits before it asks for that: what the entry itself needs is then
 * apart, since whoever takes a part of a script runs all of it; and so are the libraries, which it has run before ours
 */
const firstScripts = (start?: RegExp): Rolldown.CodeSplittingGroup[] => {
  const isEntrys = importedBy((module) => module.isEntry);
  if (!start) return [{ test: isWhole, name: (id, modules) => (isEntrys(id, modules) ? "first" : null) }];
  const isStarts = importedBy((module) => start.test(module.id));
  const isBoths: typeof isEntrys = (id, modules) => isEntrys(id, modules) && isStarts(id, modules);
  return [
    // A group takes along what its modules need, so who is needed is asked before.
    { test: isWhole, priority: 2, name: (id, modules) => (isBoths(id, modules) ? "entry" : null) },
    { test: LIBRARY, priority: 1, name: (id, modules) => (isWhole(id) && isStarts(id, modules) ? "libraries" : null) },
    { test: isWhole, name: (id, modules) => (isStarts(id, modules) ? "first" : null) },
  ];
};

/** What an app's front door takes beyond that is one script and one sheet: nobody waits there for what is behind. */
const door = (screens: RegExp): Rolldown.CodeSplittingGroup[] => {
  const isAtDoor = importedBy((module) => screens.test(module.id));
  const name: Naming = (id, modules) => (isAtDoor(id, modules) ? "door" : null);
  return [
    { test: KIT_SHEET, name },
    { test: isWhole, name },
  ];
};

/** What most screens draw with is one sheet, not a request for each button; what few do comes with their chunk. */
const SHARED_SHEETS = { name: "kit", test: KIT_SHEET, minShareCount: 3 };

/**
 * What the three apps share: React, Tailwind, head script, order of the layers, addresses, the files of earlier builds, an asset
 * folder of their own, the proxy.
 * @param options.door the screens that people come in by, where they draw with little of what is behind
 * @param options.start the module that draws, where the entry asks for it once the page is on the screen
 */
export const appConfig = (
  name: "admin" | "booking" | "marketing",
  options: { door?: RegExp; start?: RegExp } = {},
): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    // What Carrel says itself has its own colours, light or dark as the device is, whatever somebody chose for the office.
    name !== "marketing" && headScript(),
    radixParts(),
    layerOrder(),
    devSite(),
    keepEarlierBuilds(),
    // Of marketing every page is a file.
    name !== "marketing" && writeAddresses(),
    name === "booking" && writeThemeColours(),
  ],
  build: {
    assetsDir: `_${name}`,
    target: "es2023",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [...firstScripts(options.start), ...(options.door ? door(options.door) : []), SHARED_SHEETS],
        },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": API, "/dev": API, "/files": API, "/photos": API, "/site.json": API } },
});
