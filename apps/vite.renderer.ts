import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

export type Output = Rolldown.RolldownOutput["output"][number];

/** What a build beside the app's own gives; nothing is written. */
export const built = async (config: InlineConfig): Promise<readonly Output[]> => {
  const result = await build({ configFile: false, logLevel: "warn", ...config });
  if ("on" in result) throw new Error("A build doesn't watch");
  return [result].flat().flatMap(({ output }) => output);
};

export const sourceOf = (file: Output) => (file.type === "chunk" ? file.code : file.source);

/**
 * Brings what draws for the server, with all that it needs, as one file of the app's build, so that earlier ones stay beside it.
 * @param options.module what it exports, the server calls; @param options.fileName below `.server/`, to which no address leads
 */
export const renderer = ({ module, fileName }: { module: string; fileName: string }): Plugin => {
  let root = "";
  return {
    name: "carrel-renderer",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const files = await built({
        root,
        plugins: [react()],
        ssr: { noExternal: true },
        define: { "process.env.NODE_ENV": '"production"' },
        build: {
          write: false,
          target: "es2023",
          minify: true,
          ssr: `${root}/${module}`,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const drawing = files.find((file) => file.type === "chunk" && file.isEntry);
      if (!drawing) throw new Error(`${module} gives nothing`);
      this.emitFile({ type: "asset", fileName: `.server/${fileName}`, source: sourceOf(drawing) });
    },
  };
};
