import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StatusBadge } from "../status-badge";
import { DescriptionList } from "./description-list";

const items = [
  { term: "Member", details: "Riya Nair" },
  { term: "Desk", details: "A14, window row" },
  { term: "Time", details: "21 Nov, 10:00–12:00 IST" },
  { term: "Status", details: <StatusBadge tone="success">Confirmed</StatusBadge> },
  {
    term: "Note from the front desk",
    details: "Brings her own monitor and asked for the socket on the left-hand side.",
  },
];

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  args: { items },
  parameters: {
    docs: {
      description: {
        component:
          "The facts about one thing, a term and its details each: beside each other line by line, or above each other in two or three columns. Do say “None” or leave the row out; don't show an empty value.",
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("term")[1]).toHaveTextContent("Desk");
    await expect(within(canvasElement).getAllByRole("definition")[1]).toHaveTextContent("A14");
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <DescriptionList items={items} />
      <DescriptionList items={items} columns={2} />
      <DescriptionList items={items} columns={3} />
      <div style={{ inlineSize: "18rem" }}>
        <DescriptionList items={items} />
      </div>
    </div>
  ),
};
