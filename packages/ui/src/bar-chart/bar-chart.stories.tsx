import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BarChart } from "./bar-chart";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const inShort = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  maximumFractionDigits: 1,
});
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const meta = {
  title: "Data/BarChart",
  tags: ["new", "!stable"],
  component: BarChart,
  args: {
    title: "Bookings by weekday",
    description: "1–21 November, Indiranagar",
    categories: weekdays,
    series: [{ id: "now", name: "Bookings", values: [124, 131, 142, 138, 117, 64, 31] }],
    labels: { category: "Weekday" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "How things compare. Do lay the bars down for long names and for a ranking; don't stack more than four parts. Every set of bars has a pattern of its own, and values stand at the bars' ends where they have room.",
      },
    },
    keyboard: [
      ["Arrow keys", "Read the bars before or after"],
      ["Home, End", "Read the first or the last bars"],
      ["Escape", "Leaves the bars"],
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const kinds = [
  { id: "hours", name: "Some hours", values: [62, 70, 74, 71, 58, 40, 22] },
  { id: "day", name: "The whole day", values: [38, 37, 42, 44, 41, 18, 6] },
  { id: "plan", name: "On a plan", values: [24, 24, 26, 23, 18, 6, 3] },
];

const branches = {
  categories: ["Indiranagar", "Koramangala 5th Block, above the bakery", "HSR Layout", "Library Lane", "Pier 4"],
  series: [{ id: "now", name: "Revenue", values: [171_500, 104_000, 62_000, 48_250, 0] }],
  formatValue: rupees.format,
  formatTick: inShort.format,
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem", maxInlineSize: "48rem" }}>
      <BarChart {...args} title="Beside each other" series={kinds} />
      <BarChart {...args} title="On each other" series={kinds} layout="stacked" />
      <BarChart
        {...args}
        title="Compared"
        series={[
          ...args.series,
          { id: "before", name: "October", values: [110, 140, 128, null, 120, 71, 28], comparison: true },
        ]}
      />
      <BarChart {...args} {...branches} title="A ranking" orientation="horizontal" height="12rem" />
      <BarChart
        {...args}
        title="Below zero"
        series={[{ id: "a", name: "More than last week", values: [12, -6, 3, -14, 5, 0, 2] }]}
      />
      <div style={{ inlineSize: "18rem" }}>
        <BarChart {...args} {...branches} title="On a phone" orientation="horizontal" height="14rem" />
      </div>
      <BarChart {...args} title="On its way" loading height="8rem" />
      <BarChart {...args} title="Nothing yet" categories={[]} height="8rem" />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem", maxInlineSize: "48rem" }}>
      <BarChart {...args} series={kinds} />
      <BarChart {...args} {...branches} title="A ranking" orientation="horizontal" height="12rem" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("application", { name: "Bookings by weekday" }).focus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(
      "Tue: Some hours 70, The whole day 37, On a plan 24",
    );
  },
};

export const ReadByPointerAndKeyboard: Story = {
  args: { series: kinds },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole("application", { name: "Bookings by weekday" });
    const tip = () => canvasElement.querySelector("[data-slot=chart-tooltip]");
    const { left, top, width, height } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width - 20, clientY: top + height / 2 } });
    await expect(tip()).toHaveTextContent("SunSome hours22");
    await userEvent.unhover(plot);
    await expect(tip()).toBeNull();
    plot.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Mon: Some hours 62, The whole day 38, On a plan 24");
  },
};

export const AsTable: Story = {
  args: { series: kinds },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "Sun 22 6 3" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
