import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PriceBreakdown } from "./price-breakdown";

const rupees = (amount: number) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(amount / 100);

const meta = {
  title: "Domain/PriceBreakdown",
  component: PriceBreakdown,
  args: {
    lines: [
      { label: "Desk A14", detail: "2 hours at ₹250", amount: 50000 },
      { label: "GST", detail: "18 %", amount: 9000 },
    ],
    total: 59000,
    format: rupees,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "24rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "What is paid and what for. The app writes the amounts; figures stand in columns. Do show tax and discount in lines of their own; don't round in between.",
      },
    },
  },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const total = within(canvasElement).getByText("Total");
    await expect(total.nextElementSibling).toHaveTextContent("₹590.00");
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <PriceBreakdown {...args} lines={[]} total={0} />
      <PriceBreakdown
        {...args}
        lines={[
          {
            label: "Director's corner by the window on the second floor, with the whiteboard",
            detail: "3 months at ₹1,50,000",
            amount: 45000000,
          },
          { label: "Early bird", amount: -4500000 },
        ]}
        total={40500000}
        totalLabel="To pay today"
      />
    </div>
  ),
};
