import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DeskGrid, type DeskGridProps } from "./desk-grid";
import { harbourDesks, libraryDesks } from "./desks.fixture";

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
    labels: { grid: "Seats at Library Lane", desk: "Seat", noZone: "Elsewhere" },
    counters,
    onSelect: fn(),
  },
  render: (args) => <Choosing {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "A branch's desks, by zone, each in its state. One Tab stop: arrows move as the eye does, Home and End go to the ends, Enter or Space chooses. The list view has the same desks, keys and names. The state is told by colour, shape and word.",
      },
    },
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
    await expect(seats.getByRole("button", { name: "Seat A1, available, ₹250 an hour" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const second = seats.getByRole("button", { name: /^Seat A2,/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("a2");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveAccessibleName(/^Seat 40,/);
    await userEvent.keyboard("{ArrowRight}");
    await expect(document.activeElement).toHaveAccessibleName(/^Seat 40,/);
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowUp}");
    await expect(seats.getByRole("button", { name: /^Seat A1,/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.querySelector(".ui-desk-grid")?.contains(document.activeElement)).toBe(false);
  },
};

export const OccupiedSaysSo: Story = {
  play: async ({ args, canvasElement }) => {
    const taken = within(canvasElement).getByRole("button", { name: "Seat A3, occupied" });
    taken.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(taken).toHaveAttribute("aria-disabled", "true");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).getByRole("button", { name: /^Seat A2,/ })).toHaveFocus();
  },
};
