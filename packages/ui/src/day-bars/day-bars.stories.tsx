import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DayBars } from "./day-bars";

const meta = {
  title: "Time/DayBars",
  tags: ["new", "!stable"],
  component: DayBars,
  args: {
    bars: [
      { id: "morning", label: "Morning", from: "06:00", to: "14:00" },
      { id: "full", label: "Full day", from: "06:00", to: "22:00", state: "current" },
      { id: "evening", label: "Evening", from: "14:00", to: "22:00" },
      { id: "night", label: "Night", from: "22:00", to: "06:00" },
      { id: "old", label: "Breakfast", from: "06:00", to: "08:00", state: "resting", detail: "Not sold" },
    ],
    open: [{ from: "07:00", to: "23:00" }],
    labels: { bars: "Shifts on Mondays", open: "Open 07:00 to 23:00" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "The parts of a day as bars over its 24 hours, with the open hours behind. What passes midnight goes on at the day's beginning. Do say in words what the bars say; don't use it for what happens once: that is a Timeline.",
      },
    },
  },
} satisfies Meta<typeof DayBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("list", { name: "Shifts on Mondays" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    const night = within(list).getByText("Night").closest("li");
    await expect(night).toHaveTextContent("22:00–06:00 the next day");
    await expect(night?.querySelectorAll("[data-goes-on]")).toHaveLength(2);
  },
};

export const Dark: Story = { globals: { theme: "lara-dark-blue" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

const LONG = "Venkatanarasimharajuvaripeta Subramaniam early reading club";

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <DayBars {...args} />
      <DayBars {...args} open={[]} labels={{ bars: "On a closed day", open: "Closed" }} />
      <DayBars {...args} bars={[]} labels={{ ...args.labels, bars: "None" }} />
      <div style={{ inlineSize: "20rem" }}>
        <DayBars
          {...args}
          labels={{ ...args.labels, bars: "On a phone" }}
          bars={[
            { id: "1", label: LONG, from: "23:00", to: "00:00" },
            { id: "2", label: LONG, from: "00:00", to: "24:00", state: "current" },
            { id: "3", label: LONG, from: "23:30", to: "00:30" },
          ]}
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole("list", { name: "On a phone" });
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
  },
};
