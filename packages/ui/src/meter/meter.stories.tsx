import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Meter } from "./meter";

const meta = {
  title: "Data/Meter",
  component: Meter,
  args: { label: "Desks", value: 31, max: 50, valueText: "31 of 50 desks" },
  parameters: {
    docs: {
      description: {
        component:
          "How much of something is used: the desks of a plan, the space for photos. How far a task has come is a Progress. Do write the figures beside it; don't use colour alone for what is nearly full.",
      },
    },
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter", { name: "Desks" });
    await expect(meter).toHaveAttribute("aria-valuenow", "31");
    await expect(meter).toHaveAttribute("aria-valuetext", "31 of 50 desks");
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.5rem", maxWidth: "24rem" }}>
      <Meter label="Reading room" value={64} />
      <Meter label="Hours left of the plan" value={38} max={40} valueText="38 of 40 hours" tone="success" />
      <Meter label="Storage" value={4.2} max={5} valueText="4.2 of 5 GB" tone="warning" hint="Photos count twice." />
      <Meter label="Desks of the plan" value={62} max={50} valueText="62 of 50 desks" tone="danger" />
      <Meter label="Empty" value={0} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
