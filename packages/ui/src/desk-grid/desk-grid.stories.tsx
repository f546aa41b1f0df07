import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DeskGrid, type DeskGridProps } from "./desk-grid";
import { harbourDesks, largeHall, libraryDesks } from "./desks.fixture";
import { countDesks } from "./legend-of";

const counters = { available: 8, partial: 2, occupied: 3, hold: 1 };

const Choosing = (args: DeskGridProps) => {
  const [value, setValue] = useState(args.value ?? null);
  return (
    <DeskGrid
      {...args}
      value={value}
      onSelect={(id) => {
        setValue(id);
        args.onSelect?.(id);
      }}
    />
  );
};

const meta = {
  title: "Domain/DeskGrid",
  component: DeskGrid,
  args: {
    desks: libraryDesks,
    labels: { grid: "Desks at Library Lane", desk: "Desk", noZone: "Elsewhere" },
    counters,
    onSelect: fn(),
  },
  render: (args) => <Choosing {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "A branch's desks, by zone, each in its state. The list view has the same desks, keys and names, and can be sorted by name, zone and status. The state is told by colour, shape and word. Above 300 desks only the rows in sight are in the document. Do offer both views; don't sort a plan of a room by status.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the desk beside, above or below"],
      ["Home, End", "Go to the first or the last desk"],
      ["Enter, Space", "Choose the desk"],
    ],
  },
} satisfies Meta<typeof DeskGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const List: Story = { args: { view: "list" } };

export const CoWorking: Story = {
  args: { desks: harbourDesks, labels: { grid: "Desks at Pier 4", desk: "Desk" }, counters: undefined },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <DeskGrid {...args} value="a2" labels={{ ...args.labels, grid: "Tiles" }} />
      <DeskGrid {...args} value="a2" view="list" labels={{ ...args.labels, grid: "Rows" }} />
      <div style={{ inlineSize: "20rem" }}>
        <DeskGrid {...args} labels={{ ...args.labels, grid: "Phone" }} legend={false} />
      </div>
      <div style={{ inlineSize: "20rem" }}>
        <DeskGrid {...args} view="list" labels={{ ...args.labels, grid: "Phone, rows" }} legend={false} />
      </div>
      <DeskGrid {...args} onSelect={undefined} labels={{ ...args.labels, grid: "Only to look at" }} />
    </div>
  ),
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const seats = within(canvasElement);
    await userEvent.tab();
    await expect(seats.getByRole("button", { name: "Desk A1, available, ₹250 an hour" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const second = seats.getByRole("button", { name: /^Desk A2,/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("a2");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk 40,/);
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk 40,/);
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowUp}");
    await expect(seats.getByRole("button", { name: /^Desk A1,/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.querySelector(".ui-desk-grid")?.contains(document.activeElement)).toBe(false);
  },
};

export const OccupiedSaysSo: Story = {
  play: async ({ args, canvasElement }) => {
    const taken = within(canvasElement).getByRole("button", { name: "Desk A3, occupied" });
    taken.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(taken).toHaveAttribute("aria-disabled", "true");
  },
};

export const ListSorted: Story = {
  args: { view: "list" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole("button", { name: /^Desk/ }).map((tile) => tile.getAttribute("data-desk"));
    await expect(canvas.getAllByRole("heading")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Status" }));
    await expect(canvas.queryAllByRole("heading")).toHaveLength(0);
    await expect(names().slice(-1)).toEqual(["a5"]);
    await expect(canvas.getByRole("button", { name: "Desk A5, Quiet zone, on hold" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await userEvent.click(canvas.getByRole("button", { name: "Name, ascending" }));
    await expect(names()[0]).toBe("c2");
    canvas.getByRole("button", { name: /^Desk 40,/ }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk B3, By the windows/);
  },
};

const aThousand = { desks: largeHall, counters: countDesks(largeHall), labels: { grid: "Desks", desk: "Desk" } };

/** A thousand seats: a few rows in the document, the keyboard over all of them. */
export const ThousandDesks: Story = {
  parameters: { docs: { ownPage: true } },
  args: aThousand,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tiles = () => canvas.getAllByRole("button");
    await waitFor(() => expect(canvas.getAllByRole("heading")).toHaveLength(5));
    await expect(tiles().length).toBeLessThan(300);
    const first = canvas.getByRole("button", { name: /^Desk G1,/ });
    first.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowRight}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk G2,/);
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk D200,/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("4-199");
    const item = document.activeElement?.closest("li");
    await expect(item).toHaveAttribute("aria-posinset", "200");
    await expect(item).toHaveAttribute("aria-setsize", "200");
    // The desk with the focus stays in the document wherever one scrolls.
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Desk G1,/ })).toBeVisible());
    await expect(document.activeElement).toHaveAccessibleName(/^Desk D200,/);
  },
};

export const ThousandDesksListed: Story = {
  parameters: { docs: { ownPage: true } },
  args: { ...aThousand, view: "list" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("heading")).toHaveLength(5));
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Desk A1, First floor/ })).toBeVisible());
    canvas.getByRole("button", { name: /^Desk A1,/ }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk A3, First floor/);
    await expect(document.activeElement?.closest("li")).toHaveAttribute("aria-setsize", "1000");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("button", { name: /^Desk A2,/ })).toHaveFocus();
  },
};
