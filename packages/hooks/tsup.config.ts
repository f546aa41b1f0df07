import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/checkout.ts", "src/load-anew.ts"],
  format: ["esm", "cjs"],
  dts: true,
  sourcemap: true,
  clean: true,
  target: "es2023",
  // The hooks are for client components; bundling drops the directive from the files.
  banner: { js: '"use client";' },
});
