import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Field } from "../field";
import { DatePicker, type DatePickerProps } from ".";

const Kept = ({ value, onValueChange, ...rest }: DatePickerProps) => {
  const [date, setDate] = useState(value);
  const change = (next: string | null) => {
    setDate(next);
    onValueChange(next);
  };
  return <DatePicker {...rest} value={date} onValueChange={change} />;
};

const isSunday = (date: string) => new Date(`${date}T12:00Z`).getUTCDay() === 0;

const meta = {
  title: "Time/DatePicker",
  component: Kept,
  args: { value: "2026-11-21", today: "2026-11-19", locale: "en-GB", onValueChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Day">
      <Kept {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "One local day, chosen in a calendar. Two days of a period are a DateRangePicker. Do limit it with `min` and `max` to what can be booked; don't give it an instant: a day has no time zone.",
      },
    },

    keyboard: [
      ["Enter / Space / ↓", "On the field: opens the calendar"],
      ["← → / ↑ ↓", "A day; a week"],
      ["Home / End", "First and last day of the week"],
      ["Page up / Page down", "A month; with Shift a year"],
      ["Enter / Space", "On a day: chooses it and closes"],
      ["Escape", "Closes without a change; the focus returns"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Day, ${size}`}>
          <Kept {...args} size={size} />
        </Field>
      ))}
      <Field label="Empty" optional>
        <Kept {...args} value={null} />
      </Field>
      <Field label="Invalid" required error="Pick a day that is not over.">
        <Kept {...args} value={null} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} readOnly />
      </Field>
      <Field label="In another language">
        <Kept {...args} locale="hi" format={{ dateStyle: "full" }} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

const open = async (name: RegExp) => {
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Day" });
  await waitFor(() => expect(within(dialog).getByRole("button", { name })).toHaveFocus());
  return dialog;
};
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const ByKeyboard: Story = {
  args: { min: "2026-11-19", max: "2027-01-10", isDisabled: isSunday, clearLabel: "Clear" },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Day" });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    const dialog = await open(/^Saturday,? 21 November 2026/);
    await expect(within(dialog).getByRole("button", { name: /^Today,/ })).toBeEnabled();
    await expect(within(dialog).getByRole("button", { name: /18 November/ })).toBeDisabled();
    // Sunday the 22nd is closed and passed over.
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(within(dialog).getByRole("button", { name: /^Monday,? 23/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-23");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent("Mon, 23 Nov 2026");
    await open(/^Monday,? 23/);
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Wednesday,? 23 December/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(trigger).toHaveTextContent("Mon, 23 Nov 2026");
    await waitFor(() => expect(trigger).toHaveFocus());
    await open(/^Monday,? 23/);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await closed();
  },
};

export const ReadOnlyStaysClosed: Story = {
  args: { readOnly: true },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const OpenOnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Field label="Day">
        <Kept {...args} />
      </Field>
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox", { name: "Day" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Day" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
