import { createServer, type Plugin, type ViteDevServer } from "vite";

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

/** Reads something out of a module of an app, as a page would load it but without the page. */
export const loadModule = async <Read>(
  root: string,
  path: string,
  read: (module: Awaited<ReturnType<ViteDevServer["ssrLoadModule"]>>) => Read,
): Promise<Read> => {
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
    return read(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
};
