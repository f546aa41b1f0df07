import type { Meta, StoryObj } from "@storybook/react-vite";
import axe from "axe-core";
import { expect } from "storybook/test";
import { themes } from "../themes";
import { Composite } from "./composite";

const meta = {
  title: "Foundations/Composite",
  component: Composite,
} satisfies Meta<typeof Composite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PassesAxeInEveryTheme: Story = {
  // A run of some seconds: for the tests, not for the sidebar.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    // A colour half-way through its transition would be measured otherwise.
    root.style.setProperty("--ui-fast", "0s");
    const failures: string[] = [];
    for (const { id } of themes) {
      root.dataset.theme = id;
      const { violations } = await axe.run(canvasElement, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag22aa"],
      });
      for (const violation of violations)
        failures.push(...violation.nodes.map((node) => `${id}: ${violation.id}: ${node.html}: ${node.failureSummary}`));
    }
    root.style.removeProperty("--ui-fast");
    root.dataset.theme = theme;
    await expect(failures).toEqual([]);
  },
};
