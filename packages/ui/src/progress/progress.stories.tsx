import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Progress } from "./progress";

const meta = {
  title: "Data/Progress",
  component: Progress,
  args: { label: "Importing members", value: 120, max: 400, valueText: "120 of 400 rows" },
  parameters: {
    docs: {
      description: {
        component:
          "How far a task has come, or that it goes on. How full something is is a Meter. Do say what is being done; don't show it for less than a second.",
      },
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Importing members" });
    await expect(bar).toHaveAttribute("aria-valuenow", "120");
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", maxWidth: "24rem" }}>
      <Progress {...args} />
      <Progress label="Uploading logo" value={64} />
      <Progress label="Preparing export" value={null} />
      <Progress label="Done" value={400} max={400} />
    </div>
  ),
};

export const NotKnownYet: Story = {
  args: { value: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
};
