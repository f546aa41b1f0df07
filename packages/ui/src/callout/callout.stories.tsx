import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { Callout } from "./callout";

const meta = {
  title: "Feedback/Callout",
  component: Callout,
  args: {
    tone: "warning",
    title: "Two bookings fall outside the new hours",
    children: "They stay valid. Riya Nair and Arjun Mehta are not told unless you tell them.",
  },
  parameters: {
    docs: {
      description: {
        component:
          "In the page, beside what it is about; it does not leave by itself. `live` announces one that appears later. For the whole app use a Banner, for what happened elsewhere a toast. Do say what to do next; don't use one for each field: a field tells its own error.",
      },
    },
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", maxWidth: "40rem" }}>
      <Callout tone="info" title="Prices include GST" />
      <Callout tone="success">The domain quietroom.example is connected.</Callout>
      <Callout {...args} action={<Button size="sm">Show bookings</Button>} />
      <Callout tone="danger" title="The payment failed">
        The bank declined the card. Choose another way to pay, or <a href="#help">ask the front desk</a>.
      </Callout>
    </div>
  ),
};

export const Announced: Story = {
  args: { tone: "danger", live: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Two bookings");
  },
};
