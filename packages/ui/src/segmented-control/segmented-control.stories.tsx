import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, List } from "lucide-react";
import type { FormEvent } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { drawnOnce } from "../foundations/drawn-once.fixture";
import { SegmentedControl } from "./segmented-control";

const meta = {
  title: "Actions/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Booking type",
    options: [
      { value: "DAILY", label: "Daily" },
      { value: "HOURLY", label: "Hourly" },
    ],
    defaultValue: "DAILY",
    onValueChange: fn(),
  },
  parameters: {
    keyboard: [
      ["Tab", "Reaches the chosen one"],
      ["Arrow keys", "Chooses the one before or after"],
    ],
    docs: {
      description: {
        component:
          "One choice out of two to five, all in sight, taking effect at once. It is a radio group: Tab reaches the chosen one, arrow keys choose. More options, or longer ones, go into a Select. Do keep the labels to one word; don't use it to go to another page.",
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Booking type, small" size="sm" />
      <SegmentedControl
        label="View"
        defaultValue="grid"
        options={[
          { value: "grid", label: "Grid", icon: <LayoutGrid strokeWidth={1.5} />, iconOnly: true },
          { value: "list", label: "List", icon: <List strokeWidth={1.5} />, iconOnly: true },
        ]}
      />
      <SegmentedControl
        label="Booking status"
        defaultValue="PENDING"
        options={[
          { value: "ALL", label: "All" },
          { value: "PENDING", label: "Pending" },
          { value: "CONFIRMED", label: "Confirmed" },
          { value: "CANCELLED", label: "Cancelled", disabled: true },
        ]}
      />
      <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>
        <SegmentedControl {...args} label="Booking type, as wide as its place" block />
      </div>
    </div>
  ),
};

export const ChosenByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Daily" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Hourly" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Hourly" })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("HOURLY");
  },
};

/** Whoever keeps what is chosen may refuse: then what was chosen stays. */
export const Kept: Story = {
  args: { value: "DAILY" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Hourly" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("HOURLY");
    await expect(canvas.getByRole("radio", { name: "Daily" })).toBeChecked();
  },
};

const send = fn((event: FormEvent) => event.preventDefault());

/** Enter sends no form, as no choice does. */
export const EnterStays: Story = {
  decorators: [
    (Control) => (
      <form onSubmit={send}>
        <Control />
        <button type="submit">Book</button>
      </form>
    ),
  ],
  play: async () => {
    send.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(send).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const DrawnOnce: Story = drawnOnce;

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
