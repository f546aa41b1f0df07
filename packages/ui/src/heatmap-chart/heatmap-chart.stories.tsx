import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { HeatmapChart } from "./heatmap-chart";

const hours = Array.from({ length: 14 }, (_, index) => `${String(index + 7).padStart(2, "0")}:00`);
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** Busy before noon and towards the evening, quiet at the week's end; closed on Sunday afternoon. */
const values = weekdays.map((_, day) =>
  hours.map((_, hour) => {
    if (day === 6 && hour > 6) return null;
    const wave = Math.exp(-((hour - 4) ** 2) / 8) * 24 + Math.exp(-((hour - 10) ** 2) / 6) * 30;
    return Math.round(wave * (day >= 5 ? 0.35 : 1 - day * 0.05));
  }),
);

const meta = {
  title: "Data/HeatmapChart",
  tags: ["new", "!stable"],
  component: HeatmapChart,
  args: {
    title: "Busy hours",
    description: "Bookings that began in the hour, 1–21 November",
    measure: "Bookings",
    rows: weekdays,
    columns: hours,
    values,
    labels: { category: "Weekday" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "When or where much happens. Five shades of one colour, with the figures in them where there is room; a value that is missing has a dashed frame. Do put time across; don't use it for less than three rows.",
      },
    },
    keyboard: [
      ["Arrow keys", "Read the cell beside, above or below"],
      ["Home, End", "Read the first or the last cell"],
      ["Escape", "Leaves the cell"],
    ],
  },
} satisfies Meta<typeof HeatmapChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem", maxInlineSize: "56rem" }}>
      <HeatmapChart {...args} title="With figures" />
      <div style={{ inlineSize: "18rem" }}>
        <HeatmapChart {...args} title="On a phone" height="14rem" />
      </div>
      <HeatmapChart
        {...args}
        title="Long names"
        rows={["Quiet zone", "By the windows of the old reading room", "Garden"]}
        columns={["Before noon", "Afternoon", "Evening"]}
        values={[
          [12, 30, 8],
          [4, 4, 0],
          [null, 19, 27],
        ]}
        height="9rem"
      />
      <HeatmapChart
        {...args}
        title="All far above zero"
        from={90}
        values={values.map((row) => row.map((value) => (value === null ? null : value + 90)))}
      />
      <HeatmapChart {...args} title="On its way" loading />
      <HeatmapChart {...args} title="Nothing yet" values={[]} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ReadByKeyboardAndAsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("application", { name: "Busy hours" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Tue, 08:00: Bookings 7");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Sun, 20:00: Bookings No value");
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("columnheader", { name: "20:00" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(7);
  },
};
