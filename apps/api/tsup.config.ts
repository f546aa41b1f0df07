import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts", "src/server.ts", "src/erase.ts"],
  format: "esm",
  target: "node24",
  platform: "node",
  // The workspace's own packages are TypeScript source here.
  noExternal: [/^@carrel\//],
  // node:sqlite has no name without its prefix.
  removeNodeProtocol: false,
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
});
