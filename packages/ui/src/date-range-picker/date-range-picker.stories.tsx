import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Field } from "../field";
import { type DateRange, DateRangePicker, type DateRangePickerProps, usualPresets } from ".";

const Kept = ({ value, onValueChange, ...rest }: DateRangePickerProps) => {
  const [range, setRange] = useState(value);
  const change = (next: DateRange | null) => {
    setRange(next);
    onValueChange(next);
  };
  return <DateRangePicker {...rest} value={range} onValueChange={change} />;
};

const today = "2026-11-19";

const meta = {
  title: "Time/DateRangePicker",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    value: { from: "2026-11-09", to: "2026-11-17" },
    today,
    locale: "en-GB",
    presets: usualPresets(today),
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "A period, both days in it. Either end can be typed as people write dates (“9/11”, “9 Nov”, “2026-11-09”); it is read once the field is left. In the calendar the first press is one end and the second the other, in any order. Only complete ranges are told. `usualPresets` gives what reports are mostly asked for. For a single day take a DatePicker. Do offer the presets that people ask for; don't tell half a range.",
      },
    },
    keyboard: [
      ["Enter", "In a field: reads what is typed"],
      ["↓", "Opens the calendar at the first day"],
      ["← → ↑ ↓", "Moves by day and week"],
      ["Page up / Page down", "Moves by month, with Shift by year"],
      ["Enter / Space", "Chooses one end, then the other"],
      ["Escape", "Closes the calendar; an unfinished range waits"],
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Period">
      <Kept {...args} />
    </Field>
  ),
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Period, ${size}`}>
          <Kept {...args} size={size} />
        </Field>
      ))}
      <Field label="Empty" optional hint="All bookings there are, without one.">
        <Kept {...args} value={null} />
      </Field>
      <Field label="Invalid" required error="Pick a period that is over.">
        <Kept {...args} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} readOnly />
      </Field>
      <Field label="In another language">
        <Kept {...args} locale="hi" />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const AmongFilters: Story = {
  args: { value: null, label: "Days" },
  render: (args) => (
    <div style={{ display: "grid", gap: "0.75rem" }}>
      <Kept {...args} />
      <Button>Filters</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picker = canvas.getByRole("group", { name: "Days" });
    const next = canvas.getByRole("button", { name: "Filters" });
    const { rowGap } = getComputedStyle(picker.parentElement ?? picker);
    const between = next.getBoundingClientRect().top - picker.getBoundingClientRect().bottom;
    await expect(between).toBeCloseTo(Number.parseFloat(rowGap), 0);
  },
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  return within(await screen.findByRole("dialog", { name: "Period" }));
};
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Open: Story = {
  args: { clearLabel: "Clear" },
  play: async () => {
    const calendar = await openCalendar();
    await waitFor(() => expect(calendar.getByText("9 days")).toBeVisible());
  },
};

export const OpenRightToLeft: Story = { ...Open, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Period" }));
    await userEvent.tab();
    await expect(group.getByRole("textbox", { name: "From" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const calendar = within(await screen.findByRole("dialog", { name: "Period" }));
    await waitFor(() => expect(calendar.getByRole("button", { name: /^Monday,? 9 November/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(calendar.getByText("Choose the other day")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(calendar.getByRole("button", { name: /^Saturday,? 14 November/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-11-14", to: "2026-11-16" });
    await expect(group.getByRole("textbox", { name: "To" })).toHaveValue("16 Nov 2026");
  },
};

export const Typed: Story = {
  args: { min: "2026-01-01", max: "2026-12-31" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [from, to] = [canvas.getByRole("textbox", { name: "From" }), canvas.getByRole("textbox", { name: "To" })];
    await userEvent.clear(from);
    await userEvent.type(from, "1/10{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-01", to: "2026-11-17" });
    await expect(from).toHaveValue("1 Oct 2026");
    await expect(from).toHaveFocus();
    await userEvent.clear(to);
    await userEvent.type(to, "next week");
    await userEvent.tab();
    await expect(await canvas.findByText("Write a date such as 19/11/2026.")).toBeVisible();
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription("Write a date such as 19/11/2026.");
    await userEvent.clear(to);
    await userEvent.type(to, "3 Jan 2027");
    await userEvent.tab();
    await expect(await canvas.findByText("The last day is 31 Dec 2026.")).toBeVisible();
    await userEvent.clear(to);
    // Before the start, which then waits for a new one.
    await userEvent.type(to, "12 sep");
    await userEvent.tab();
    await expect(from).toHaveValue("");
    await userEvent.type(from, "2026-09-01{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-09-01", to: "2026-09-12" });
    await userEvent.clear(from);
    await userEvent.clear(to);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Presets: Story = {
  args: { clearLabel: "Clear" },
  play: async ({ args }) => {
    let calendar = await openCalendar();
    await userEvent.click(calendar.getByRole("button", { name: "Last month" }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-10-01", to: "2026-10-31" });
    calendar = await openCalendar();
    await expect(calendar.getByRole("button", { name: "Last month" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(calendar.getByRole("button", { name: "Clear" }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ReadOnlyStaysClosed: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const calendar = await openCalendar();
    await expect(calendar.getAllByRole("grid")).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
