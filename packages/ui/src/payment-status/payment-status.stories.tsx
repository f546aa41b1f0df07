import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { PaymentStatus, type PaymentStatusProps } from ".";

const meta = {
  title: "Domain/PaymentStatus",
  tags: ["new", "!stable"],
  component: PaymentStatus,
  args: {
    status: "completed",
    amount: "₹500",
    description: "A14, Saturday 21 November, 10:00–12:00",
    details: "21 Nov, 10:24 by UPI",
    reference: "pay_7KQ4X2M9P3",
    actions: <Button variant="primary">Show the booking</Button>,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "How a payment stands, for the page that waits for it and the page that comes after. Do say what happened to the money in every state; don't show “paid” before the server has verified it. In a table use a StatusBadge.",
      },
    },
  },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: "min(72rem, 90vw)" }}>{Story()}</div>],
  render: (args) => (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        alignItems: "start",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
      }}
    >
      <PaymentStatus status="pending" amount="₹500" description={args.description} />
      <PaymentStatus {...args} />
      <PaymentStatus
        status="failed"
        amount="₹500"
        reason="The bank declined the card. Nothing was taken."
        actions={
          <>
            <Button variant="primary">Try again</Button>
            <Button>Pay by UPI</Button>
          </>
        }
      />
      <PaymentStatus {...args} status="refunded" actions={undefined} />
      <PaymentStatus status="expired" amount="₹500" actions={<Button variant="primary">Start again</Button>} />
      <PaymentStatus
        {...args}
        amount="₹1,50,00,000.00"
        description="The reading room on the second floor, behind the card catalogue, for twelve months"
        reference="pay_7KQ4X2M9P37KQ4X2M9P37KQ4X2M9P37KQ4X2M9P3"
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

const Confirmed = (props: PaymentStatusProps) => {
  const [status, setStatus] = useState(props.status);
  return (
    <>
      <PaymentStatus {...props} status={status} />
      <Button onClick={() => setStatus("completed")}>The bank confirms</Button>
    </>
  );
};

export const TellsWhenItChanges: Story = {
  args: { status: "pending", actions: undefined },
  render: (args) => <Confirmed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const live = canvas.getAllByRole("status")[0];
    await expect(live).toHaveTextContent("Waiting for the payment");
    await userEvent.click(canvas.getByRole("button", { name: "The bank confirms" }));
    await expect(live).toHaveTextContent("Paid₹500");
  },
};
