import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { type ComparedFeature, type ComparedPlan, PlanComparison } from ".";

const plans: ComparedPlan[] = [
  { id: "room", name: "Reading room", price: "₹1,499", period: "a month", action: <Button>Choose</Button> },
  {
    id: "house",
    name: "House",
    price: "₹4,999",
    period: "a month",
    badge: "Most chosen",
    highlighted: true,
    action: <Button variant="primary">Choose</Button>,
  },
  { id: "chain", name: "Chain", price: "₹14,999", period: "a month", action: <Button>Choose</Button> },
];

const features: ComparedFeature[] = [
  { id: "branches", group: "Limits", label: "Branches", values: { room: "1", house: "5", chain: "Unlimited" } },
  {
    id: "desks",
    label: "Desks",
    hint: "In all branches together",
    values: { room: "60", house: "600", chain: "10,000" },
  },
  { id: "team", label: "Team members", values: { room: "3", house: "25", chain: "500" } },
  { id: "site", group: "Website", label: "Booking page", values: { room: true, house: true, chain: true } },
  { id: "domain", label: "Own domain", values: { house: true, chain: true } },
  { id: "api", label: "API and webhooks", values: { chain: true } },
];

const meta = {
  title: "Domain/PlanComparison",
  tags: ["new", "!stable"],
  component: PlanComparison,
  args: { plans, features },
  decorators: [(Story) => <div style={{ maxInlineSize: "64rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          "Plans side by side with their limits; the first column stays while the plans scroll, and on a phone each plan is a card. Do list first what differs; don't compare more than five. One plan alone is a PlanCard.",
      },
    },
  },
} satisfies Meta<typeof PlanComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <PlanComparison {...args} labels={{ caption: "Three plans" }} />
      <PlanComparison
        labels={{ caption: "Two plans, plain" }}
        plans={plans.slice(0, 2).map(({ badge: _, action: __, ...plan }) => ({ ...plan, highlighted: false }))}
        features={features.slice(0, 2)}
      />
      <div style={{ maxInlineSize: "46rem" }}>
        <PlanComparison
          labels={{ caption: "Long text, scrolling" }}
          plans={[...plans, { ...plans[2], id: "long", name: "Venkatanarasimharajuvaripeta house" } as ComparedPlan]}
          features={[
            ...features,
            {
              id: "long",
              label: "A person who answers the phone on every working day between nine and six",
              values: { long: "Within one hour, also on Saturdays" },
            },
          ]}
        />
      </div>
      <div style={{ maxInlineSize: "22rem" }}>
        <PlanComparison {...args} labels={{ caption: "As on a phone" }} />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ReadsByRowAndColumn: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Plans compared" });
    await expect(within(table).getByRole("columnheader", { name: /House/ })).toBeVisible();
    const row = within(table).getByRole("row", { name: /^Own domain/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["Not included", "Included", "Included"]);
  },
};

export const BecomesCardsWhereItIsNarrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("table")).toBeNull();
    const card = canvas.getByRole("article", { name: "House" });
    await expect(within(card).getByText("Desks: 600")).toBeVisible();
    await expect(within(card).queryByText("API and webhooks")).toBeNull();
  },
};

const WORD = "Thiruvananthapurampadmanabhaswamivilasamgranthasalareadingha";

export const OneLongWord: Story = {
  args: { plans: plans.map((plan) => ({ ...plan, name: WORD, action: <Button>{`Choose ${WORD}`}</Button> })) },
  decorators: [(Story) => <div style={{ maxInlineSize: "56rem" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    for (const head of within(canvasElement).getAllByRole("columnheader"))
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  },
};
