import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { AreaChart } from "./area-chart";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const inShort = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  maximumFractionDigits: 1,
});

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} Nov`);
const thisMonth = [
  18, 21, 9, 24, 26, 31, 29, 20, 12, 27, 30, 33, 36, 28, 14, 11, 29, 34, 38, 41, 35, 17, 13, 36, 42, 44, 39, 31, 19, 40,
];
const lastMonth = thisMonth.map((value, index) => Math.max(4, value - 5 + ((index * 7) % 11) - 4));

const meta = {
  title: "Data/AreaChart",
  tags: ["new", "!stable"],
  component: AreaChart,
  args: {
    title: "Bookings, November",
    description: "Confirmed and checked in, all branches",
    categories: days,
    series: [
      { id: "now", name: "This month", values: thisMonth },
      { id: "before", name: "October", values: lastMonth, comparison: true },
    ],
    labels: { category: "Day" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "How something went over time. Do compare with the span before it, which is drawn dashed; don't draw more than three lines: a table says it better. The same values stand behind “Show as table”.",
      },
    },
    keyboard: [
      ["Arrow left, Arrow right", "Reads the value before or after"],
      ["Home, End", "Reads the first or the last value"],
      ["Escape", "Leaves the value"],
    ],
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem", maxInlineSize: "48rem" }}>
      <AreaChart {...args} title="One series" series={args.series.slice(0, 1)} />
      <AreaChart
        {...args}
        title="Three series"
        categories={["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]}
        series={[
          { id: "a", name: "Indiranagar", values: [120_000, 132_000, 128_000, 150_000, 164_000, 171_500] },
          { id: "b", name: "Koramangala", values: [80_000, 91_000, null, 88_000, 97_000, 104_000] },
          { id: "c", name: "HSR Layout, opened in August", values: [null, null, 12_000, 31_000, 44_000, 62_000] },
        ]}
        formatValue={rupees.format}
        formatTick={inShort.format}
      />
      <AreaChart
        {...args}
        title="One value"
        categories={["21 Nov"]}
        series={[{ id: "a", name: "Bookings", values: [3] }]}
      />
      <AreaChart
        {...args}
        title="Below zero"
        categories={["Mon", "Tue", "Wed", "Thu"]}
        series={[{ id: "a", name: "Desks more than last week", values: [4, -3, -1, 6] }]}
        height="10rem"
      />
      <div style={{ inlineSize: "18rem" }}>
        <AreaChart {...args} title="On a phone" />
      </div>
      <AreaChart {...args} title="On its way" loading />
      <AreaChart
        {...args}
        title="Nothing yet"
        series={[]}
        empty="Bookings of this month will stand here."
        height="8rem"
      />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show as table" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("application", { name: "Bookings, November" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 Nov: This month 21, October 19");
    await expect(canvasElement.querySelector("[data-slot=chart-tooltip]")).toHaveTextContent(
      "2 NovThis month21October19",
    );
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("status")).toHaveTextContent("30 Nov: This month 40");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    const table = within(canvas.getByRole("table", { name: "Bookings, November" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Day",
      "This month",
      "October",
    ]);
    await expect(table.getByRole("row", { name: "1 Nov 18 9" })).toBeVisible();
    await expect(table.getAllByRole("row")).toHaveLength(31);
    await expect(canvas.getByRole("button", { name: "Show as chart" })).toHaveFocus();
  },
};
