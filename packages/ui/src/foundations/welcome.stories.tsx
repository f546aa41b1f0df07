import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Welcome } from "./welcome";
import { GROUPS } from "./welcome-groups";

// Shown by .storybook/docs/start.mdx; in the sidebar that page alone.
const meta = { title: "Start here/Welcome", component: Welcome, tags: ["!dev", "!autodocs"] } satisfies Meta<
  typeof Welcome
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(GROUPS.length);
  },
};
