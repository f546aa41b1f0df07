import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { chromiumPath } from "./scripts/chromium-path.mjs";

// The whole suite in the default theme; `npm run test:full` repeats it in one dark, one Material and one Classic theme.
const isFull = Boolean(process.env.CARREL_TEST_FULL);
const storyThemes = isFull
  ? ["lara-light-blue", "lara-dark-blue", "md-light-indigo", "luna-blue"]
  : ["lara-light-blue"];

/** The sweep over the themes takes as long as 20 other files: begun last, it would be waited for alone. */
class SweepFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSweep = ({ moduleId }: TestSpecification) => moduleId.endsWith("every-theme.stories.tsx");
    const sorted = await super.sort(files);
    return [...sorted.filter(isSweep), ...sorted.filter((file) => !isSweep(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2, // as many pages side by side, and none is opened anew for each file (`isolate`): stories leave nothing behind
    sequence: { sequencer: SweepFirst },
    api: { host: "127.0.0.1" },
    projects: [
      { test: { name: "unit", environment: "node", include: ["{src,scripts,.storybook}/**/*.test.{ts,tsx,mjs}"] } },
      { test: { name: "package", environment: "node", include: ["tests/**/*.test.ts"], testTimeout: 120_000 } },
      ...storyThemes.map((theme, index) => ({
        plugins: [
          storybookTest({
            configDir: join(import.meta.dirname, ".storybook"),
            initialGlobals: { theme, ...(isFull && index === 0 && { sweep: "full" }) },
          }),
        ],
        test: {
          name: index === 0 ? "stories" : `stories ${theme}`,
          testTimeout: isFull ? 900_000 : 240_000, // the sweep over the themes is one test
          isolate: false,
          retry: isFull ? 0 : 1, // a story is played in a real browser, beside whatever else the machine does; what fails twice fails
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: ["--no-sandbox", "--disable-background-networking"],
              },
              contextOptions: { reducedMotion: "reduce" }, // what fades is neither waited for nor caught half-way
            }),
            instances: [{ browser: "chromium" as const }],
            screenshotFailures: false,
          },
        },
      })),
    ],
  },
});
