import type { StorybookConfig } from "@storybook/react-vite";
import manifest from "../package.json" with { type: "json" };

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: {} },
  stories: ["./docs/start.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [
    "./public",
    { from: "../src/logo/favicon.svg", to: "/favicon.svg" },
    // For the frame around the pages (manager-head.html).
    { from: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", to: "/inter.woff2" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  // Bundled before the first test: Vite reloads the page whenever it meets a new dependency, and that test fails.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...Object.keys(manifest.dependencies)],
    },
  }),
};

export default config;
