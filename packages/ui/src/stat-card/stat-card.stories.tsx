import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarCheck, IndianRupee } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Sparkline } from "../sparkline";
import { StatCard } from "./stat-card";

const meta = {
  title: "Data/StatCard",
  component: StatCard,
  args: {
    label: "Bookings today",
    value: "42",
    trend: { direction: "up", label: "6 more than last Saturday", tone: "good" },
    icon: <CalendarCheck strokeWidth={1.5} />,
  },
  parameters: {
    docs: {
      description: {
        component: "One figure, its span and where it comes from. Do say what a trend is measured against.",
      },
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" }}>
      <StatCard {...args} />
      <StatCard
        label="Revenue, November"
        value="₹1,50,000"
        hint="GST included"
        icon={<IndianRupee strokeWidth={1.5} />}
        href="#payments"
      />
      <StatCard
        label="Cancellations"
        value="9"
        trend={{ direction: "up", label: "4 more than last week", tone: "bad" }}
      />
      <StatCard
        label="Occupancy of the reading room"
        value="64%"
        trend={{ direction: "flat", label: "As yesterday" }}
      />
      <StatCard
        label="Bookings"
        value="35"
        trend={{ direction: "down", label: "6 less than yesterday", tone: "bad" }}
        chart={
          <Sparkline
            title="Bookings, last 7 days"
            measure="Bookings"
            categories={["15 Nov", "16 Nov", "17 Nov", "18 Nov", "19 Nov", "20 Nov", "21 Nov"]}
            values={[14, 11, 29, 34, 38, 41, 35]}
            style={{ inlineSize: "6rem" }}
          />
        }
      />
      <StatCard label="Members whose plan ends within the next seven days" value="3" />
    </div>
  ),
};

export const LinkByKeyboard: Story = {
  args: { href: "#bookings" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link", { name: "Bookings today" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#bookings");
  },
};
