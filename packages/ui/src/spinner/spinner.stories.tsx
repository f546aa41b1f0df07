import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Spinner } from "./spinner";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Loading desks" },
  parameters: {
    docs: {
      description: {
        component:
          "The mark, its fourth side drawing and opening. For waits that replace a small thing; where a page or a list loads, show a Skeleton. It stands still under reduced motion. Do say what is waited for where no text beside it does; don't show it over a whole page.",
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status", { name: "Loading desks" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "2rem", alignItems: "center" }}>
      <Spinner size="sm" label="Small" />
      <Spinner label="Medium" />
      <Spinner size="lg" label="Large" />
      <span>
        <Spinner size="sm" /> Saving the desk
      </span>
    </div>
  ),
};
