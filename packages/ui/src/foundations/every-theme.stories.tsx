import type { Meta, StoryObj } from "@storybook/react-vite";
import axe from "axe-core";
import { expect } from "storybook/test";
import { type Theme, themes } from "../themes";
import { atRest } from "./at-rest.fixture";
import { Composite } from "./composite";
import { EveryComponent } from "./every-component";

const meta = {
  title: "Foundations/Composite",
  component: Composite,
  parameters: {
    docs: {
      description: {
        component:
          "Every pair of colours that meet, and something of each component, on one page. Look here first at a new theme; the tests run axe over it in all of them.",
      },
    },
  },
} satisfies Meta<typeof Composite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Landmarks and ids of many stories on one page meet; each story is checked on its own. */
const MANY = { a11y: { test: "off" } };

export const EveryPart: Story = { parameters: MANY, render: () => <EveryComponent /> };

/** Of each family one light and one dark theme: within it the surfaces are the same, and hues are the composite's. */
const oneOfEach = themes.filter(
  ({ family, mode }, at) => themes.findIndex((theme) => theme.family === family && theme.mode === mode) === at,
);

/** Runs axe over an element in some themes, one after the other. */
async function failuresIn(
  element: HTMLElement,
  shown: readonly Theme[],
  runOnly: axe.RunOptions["runOnly"],
): Promise<string[]> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const failures: string[] = [];
  for (const { id } of shown) {
    root.dataset.theme = id;
    await atRest();
    const { violations } = await axe.run(element, {
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly && { runOnly }),
    });
    for (const violation of violations)
      failures.push(...violation.nodes.map((node) => `${id}: ${violation.id}: ${node.html}: ${node.failureSummary}`));
  }
  root.dataset.theme = theme;
  return failures;
}

// Runs of some seconds to a minute: for the tests, not for the sidebar.
const TEST_ONLY = ["!dev", "!autodocs"];

export const PassesAxeInEveryTheme: Story = {
  tags: TEST_ONLY,
  play: async ({ canvasElement }) => {
    await expect(await failuresIn(canvasElement, themes, ["wcag2a", "wcag2aa", "wcag22aa"])).toEqual([]);
  },
};

export const EveryPartPassesInEveryFamily: Story = {
  tags: TEST_ONLY,
  parameters: MANY,
  render: () => <EveryComponent />,
  play: async ({ canvasElement, globals }) => {
    // `npm run test:full` takes all of them.
    const shown = globals.sweep === "full" ? themes : oneOfEach;
    await expect(await failuresIn(canvasElement, shown, { type: "rule", values: ["color-contrast"] })).toEqual([]);
  },
};
