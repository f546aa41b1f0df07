import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RouteProgress } from "./route-progress";

const meta = {
  title: "Feedback/RouteProgress",
  component: RouteProgress,
  args: { active: true },
  parameters: {
    docs: {
      description: {
        component:
          "One in the app, at its root. Do leave the old screen in place under it. Don't show it for what takes less than 200 ms.",
      },
    },
  },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar", { name: "Loading" })).toBeInTheDocument();
  },
};

export const Matrix: Story = { args: { label: "Loading bookings" } };

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("progressbar")).toBeNull();
  },
};
