import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { OccupancyRow } from "./occupancy";
import { OccupancyGrid } from "./occupancy-grid";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const nameOf = (desk: string, day: number, share: number | null) =>
  `${desk}, ${DAYS[day]}, ${23 + day} Nov, ${share === null ? "closed" : `${Math.round(share * 100)}% booked`}`;

/** Quieter from desk to desk and towards the end of the week; closed on Sunday. */
const row = (index: number): OccupancyRow => {
  const label = `${"ABC"[Math.floor(index / 8)] ?? "D"}${(index % 8) + 1}`;
  const shares = DAYS.map((_, day) => (day === 6 ? null : Math.max(0, 1 - day * 0.17 - (index % 8) * 0.11)));
  return {
    id: label,
    label,
    detail: index < 8 ? "Window" : "Quiet room",
    cells: shares.map((share, day) => ({
      share,
      name: nameOf(label, day, share),
      ...(share === null && { text: "Closed" }),
    })),
  };
};

const opened = fn();

const meta = {
  title: "Data/OccupancyGrid",
  tags: ["new", "!stable"],
  component: OccupancyGrid,
  args: {
    columns: DAYS.map((label, day) => ({
      id: label,
      label,
      detail: `${23 + day} Nov`,
      isCurrent: day === 2,
      total: {
        share: day === 6 ? null : 0.72 - day * 0.1,
        name: nameOf("All desks", day, day === 6 ? null : 0.72 - day * 0.1),
        ...(day === 6 && { text: "Closed" }),
      },
    })),
    rows: Array.from({ length: 16 }, (_, index) => row(index)),
    hrefOf: (desk, day) => `#${desk}-${day}`,
    onOpen: opened,
    labels: {
      grid: "Bookings of Mon, 23 Nov to Sun, 29 Nov",
      rows: "Desk",
      total: "All desks",
      measure: "Share of the open hours that is booked",
    },
  },
  beforeEach: () => {
    opened.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "How much of each thing is taken on each day: a figure and a shade for each pair, and each day's total. Every cell leads to what takes it, every name to its thing. Rows out of sight are not in the document. Where it is narrow the figures stand alone. Do say what the figures are a share of; don't put more than ten columns.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the cell beside, above or below, or to the row's name"],
      ["Home, End", "Go to the row's name, or to its last cell"],
      ["Ctrl + Home, Ctrl + End", "Go to the first row, or to the last cell of all"],
      ["Page Up, Page Down", "Go ten rows up or down"],
      ["Enter", "Opens the cell, or what the row is about"],
    ],
  },
} satisfies Meta<typeof OccupancyGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: "lara-dark-blue" } };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: /^A1, Mon/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("link", { name: /^A1, Tue/ })).toHaveFocus();
  },
};

const LONG = "Venkatanarasimharajuvaripeta corner of the reading room";

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <OccupancyGrid {...args} maxHeight="16rem" />
      <OccupancyGrid
        {...args}
        labels={{ ...args.labels, grid: "Long names", rows: LONG, total: LONG }}
        rows={[{ ...row(0), label: LONG, detail: LONG }]}
      />
      <div style={{ inlineSize: "20rem" }}>
        <OccupancyGrid {...args} labels={{ ...args.labels, grid: "On a phone" }} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole("grid", { name: "On a phone" });
    const cell = within(phone).getByRole("link", { name: /^A1, Mon/ });
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
  },
};

export const LedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole("link", { name: "A1, Mon, 23 Nov, 100% booked" });
    // What scrolls may be in the way of the Tab key once.
    if (document.activeElement !== first) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    const next = canvas.getByRole("link", { name: "A2, Tue, 24 Nov, 72% booked" });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(opened.mock.lastCall).toEqual(["A2", "Tue"]);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "A2 Window" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(opened.mock.lastCall).toEqual(["A2", null]);
    await expect(canvas.getByRole("columnheader", { name: "Wed 25 Nov" })).toHaveAttribute("aria-current", "date");
  },
};

export const OpenedByAPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "A3, Sun, 29 Nov, closed" }));
    await expect(opened.mock.lastCall).toEqual(["A3", "Sun"]);
  },
};

/** 2,000 rows, of which a few are in the document. */
export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 2_000 }, (_, index) => ({
      ...row(index % 16),
      id: `${index}`,
      label: `Seat ${index + 1}`,
      cells: DAYS.map((_, day) => ({
        share: (index % 7) / 7,
        name: nameOf(`Seat ${index + 1}`, day, (index % 7) / 7),
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = () => canvas.getAllByRole("row").length;
    await expect(drawn()).toBeLessThan(60);
    canvas.getByRole("link", { name: /^Seat 1, Mon/ }).focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Seat 2000, Sun/ })).toHaveFocus());
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "2002");
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Seat 1990, Sun/ })).toHaveFocus());
    await expect(drawn()).toBeLessThan(60);
  },
};
