import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hourglass } from "lucide-react";
import { expect, within } from "storybook/test";
import { StatusBadge } from "./status-badge";

const meta = {
  title: "Data/StatusBadge",
  component: StatusBadge,
  args: { tone: "success", children: "Confirmed" },
  parameters: {
    docs: {
      description: {
        component:
          "The state of a booking, a payment, a domain. Do use the same word everywhere; don't invent a tone per screen.",
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      <StatusBadge tone="success">Confirmed</StatusBadge>
      <StatusBadge tone="warning">Payment due</StatusBadge>
      <StatusBadge tone="danger">Failed</StatusBadge>
      <StatusBadge tone="info">Checked in</StatusBadge>
      <StatusBadge tone="neutral">Cancelled</StatusBadge>
      <StatusBadge tone="warning" icon={<Hourglass strokeWidth={1.75} />}>
        Held
      </StatusBadge>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const word of ["Confirmed", "Payment due", "Failed", "Checked in", "Cancelled", "Held"])
      await expect(within(canvasElement).getByText(word).querySelector("svg")).not.toBeNull();
  },
};
