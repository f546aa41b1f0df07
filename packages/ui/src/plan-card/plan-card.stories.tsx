import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { PlanCard } from "./plan-card";

const meta = {
  title: "Domain/PlanCard",
  component: PlanCard,
  args: {
    name: "Reading room",
    description: "For one hall and the people who run it.",
    price: "₹1,499",
    period: "a month",
    features: ["1 branch", "60 desks", "3 members of staff", "Booking by QR code"],
    action: <Button variant="primary">Start with Reading room</Button>,
  },
  parameters: {
    keyboard: [
      ["Tab", "Reaches its button"],
      ["Enter, Space", "Presses it"],
    ],
    docs: {
      description: {
        component:
          "A plan, its price and what is in it. Highlight one among neighbours, and name it in its button. Do say what is not in it as well; don't highlight two.",
      },
    },
  },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: "20rem" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole("article", { name: "Reading room" });
    await expect(within(plan).getAllByRole("listitem")).toHaveLength(4);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" }}>
      <PlanCard {...args} action={<Button>Start with Reading room</Button>} />
      <PlanCard
        {...args}
        name="House"
        badge="Most chosen"
        highlighted
        price="₹3,999"
        features={[...(args.features ?? []), "Own web address"]}
      />
      <PlanCard
        {...args}
        name="Thiruvananthapuram district libraries"
        badge="Your plan"
        price="₹1,50,000"
        period="a year, billed at the start of each financial year"
        features={[]}
        action={undefined}
      />
    </div>
  ),
};

const WORD = "Thiruvananthapurampadmanabhaswamivilasamgranthasalareadingha";

export const OneLongWord: Story = {
  args: { name: WORD, action: <Button>{`Start with ${WORD}`}</Button> },
  decorators: [(Story) => <div style={{ maxInlineSize: "17rem" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole("article", { name: WORD });
    await expect(plan.scrollWidth).toBe(plan.clientWidth);
  },
};
