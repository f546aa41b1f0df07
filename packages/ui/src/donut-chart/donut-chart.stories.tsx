import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DonutChart } from "./donut-chart";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

const meta = {
  title: "Data/DonutChart",
  tags: ["new", "!stable"],
  component: DonutChart,
  args: {
    title: "How members paid",
    description: "1–21 November, all branches",
    whole: "payments",
    parts: [
      { id: "upi", name: "UPI", value: 212 },
      { id: "card", name: "Card", value: 96 },
      { id: "cash", name: "Cash at the desk", value: 41 },
      { id: "bank", name: "Bank transfer", value: 12 },
    ],
    labels: { category: "Way" },
    columns: { value: "Payments", share: "Share" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "The parts of a whole. Every part has a pattern, and its name, value and share stand beside the ring. Do put the largest first and sum up the small ones; don't compare two wholes with two rings: bars do that.",
      },
    },
    keyboard: [
      ["Arrow keys", "Read the part before or after"],
      ["Home, End", "Read the first or the last part"],
      ["Escape", "Leaves the part"],
    ],
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem", maxInlineSize: "44rem" }}>
      <DonutChart
        {...args}
        title="Six parts, of money"
        whole="in November"
        formatValue={rupees.format}
        parts={[
          { id: "a", name: "Some hours", value: 61_500 },
          { id: "b", name: "The whole day", value: 48_000 },
          { id: "c", name: "Weekly plan", value: 30_000 },
          { id: "d", name: "Monthly plan, reserved desk by the window", value: 22_000 },
          { id: "e", name: "Meeting rooms", value: 9_000 },
          { id: "f", name: "Printing", value: 1_000 },
        ]}
      />
      <DonutChart
        {...args}
        title="One part, and one that is nothing"
        parts={[
          { id: "a", name: "UPI", value: 3 },
          { id: "b", name: "Card", value: 0 },
        ]}
      />
      <div style={{ inlineSize: "18rem" }}>
        <DonutChart {...args} title="On a phone" />
      </div>
      <DonutChart {...args} title="On its way" loading />
      <DonutChart {...args} title="Nothing yet" parts={[]} empty="No payment yet this month." />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ReadByKeyboardAndAsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("application", { name: "How members paid" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Card: 96, 27%");
    await expect(canvasElement.querySelectorAll("[data-state=beside]")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "UPI 212 59%" })).toBeVisible();
  },
};
