import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Sparkline } from "./sparkline";

const days = ["15 Nov", "16 Nov", "17 Nov", "18 Nov", "19 Nov", "20 Nov", "21 Nov"];

const meta = {
  title: "Data/Sparkline",
  tags: ["new", "!stable"],
  component: Sparkline,
  args: {
    title: "Bookings, last 7 days",
    measure: "Bookings",
    categories: days,
    values: [14, 11, 29, 34, 38, 41, 35],
    labels: { category: "Day" },
  },
  parameters: {
    docs: {
      description: {
        component:
          "Which way something went, in a cell or beside a figure. It has no axis: don't use it where values are to be compared. Screen readers get its values as a table; with `table=\"button\"` everyone does. Do put the figure beside it; don't use it where values must be read: that is an AreaChart.",
      },
    },
    keyboard: [["Enter", "On its button: shows the values as a table"]],
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", justifyItems: "start" }}>
      <Sparkline {...args} title="With its table" table="button" style={{ inlineSize: "10rem" }} />
      <Sparkline {...args} title="With a gap" values={[14, 11, null, 34, 38, null, 35]} />
      <Sparkline {...args} title="Below zero" values={[4, 2, -3, -6, -1, 5, 8]} />
      <Sparkline {...args} title="All the same" values={[5, 5, 5, 5, 5, 5, 5]} />
      <Sparkline {...args} title="One value" categories={["21 Nov"]} values={[3]} />
      <Sparkline {...args} title="Nothing" categories={[]} values={[]} />
      <Sparkline {...args} title="Wide" style={{ inlineSize: "24rem" }} />
      <div>
        Within a line of text <Sparkline {...args} title="In text" style={{ inlineSize: "4rem" }} /> it keeps its
        height.
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const TableByKeyboard: Story = {
  args: { table: "button" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Bookings, last 7 days: 14 → 35" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const table = await within(document.body).findByRole("table", { name: "Bookings, last 7 days" });
    await waitFor(() => expect(within(table).getByRole("row", { name: "21 Nov 35" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Show as table: Bookings, last 7 days" })).toHaveFocus(),
    );
  },
};

export const TableForScreenReaders: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Bookings, last 7 days" });
    await expect(within(table).getAllByRole("row")).toHaveLength(8);
  },
};
