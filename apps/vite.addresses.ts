import { createServer, type Plugin } from "vite";

/** Where the server looks for it; no address leads there, since it begins with a dot. */
const FILE = ".addresses.json";

/** The page's own module: it reads the site out of a page, and here is none. */
const PAGE_MODULE = "/src/app/carrel.ts";

/** Stands for all that the page's module gives. Routes only name it: nobody is called before one is opened. */
const NOTHING = `
const nothing = new Proxy(() => nothing, { get: () => nothing });
export { nothing as client, nothing as q, nothing as queryClient, nothing as site };
`;

const withoutPage = (): Plugin => ({
  name: "carrel-without-page",
  enforce: "pre",
  load: (id) => (id.endsWith(PAGE_MODULE) ? NOTHING : null),
});

/** A route's path as `URLPattern` writes it: `$deskId` is a name, `{-$branchId}` one that may be missing, `$` all that follows. */
const patternOf = (path: string) =>
  path
    .replaceAll(/\{-\$(\w+)\}/g, ":$1?")
    .replaceAll(/\$(\w+)/g, ":$1")
    .replaceAll("$", "*");

/** What an app does with every other path is no address of its own. */
const ELSEWHERE = "/$";

/** @returns the patterns of all paths that an app's router knows */
export const readAddresses = async (root: string): Promise<string[]> => {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    plugins: [withoutPage()],
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { router } = await server.ssrLoadModule("/src/app/router");
    return Object.keys(router.routesByPath)
      .filter((path) => path !== ELSEWHERE)
      .map(patternOf);
  } finally {
    await server.close();
  }
};

/** Writes down beside the built app which addresses its router knows, so that the server can tell them from any others. */
export const writeAddresses = (): Plugin => {
  let root = "";
  return {
    name: "carrel-addresses",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(await readAddresses(root)) });
    },
  };
};
