import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type DayHours, WeeklyHoursEditor, type WeeklyHoursEditorProps } from ".";

const week: DayHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  open: "07:00",
  close: day === 6 ? "14:00" : "24:00",
  closed: day === 0,
}));

const Kept = (props: WeeklyHoursEditorProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: DayHours[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <WeeklyHoursEditor {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Time/WeeklyHoursEditor",
  component: Kept,
  args: { value: week, onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "When a place is open, one stretch a day, up to 24:00. Do copy one day to the others; the marks are chosen first, so nothing is overwritten by surprise. A day that closes before it opens says so by itself.",
      },
    },
    keyboard: [
      ["Space", "Opens or closes the day"],
      ["Arrow up, Arrow down", "On a time: the one before or after"],
      ["Enter", "On the copy button: asks to which days"],
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} errors={{ 2: "Closes before it opens. Pick a later time." }} />
      <Kept
        {...args}
        value={week.map((each) => (each.day === 3 ? { ...each, open: "18:00", close: "08:00" } : each))}
      />
      <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
        <Kept {...args} locale="de" weekStartsOn={0} />
      </div>
      <Kept {...args} disabled />
      <Kept {...args} readOnly />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Filled: Story = { globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("switch", { name: "Monday" })).toHaveFocus();
    await userEvent.tab();
    const opens = canvas.getByRole("combobox", { name: "Monday, opens" });
    await expect(opens).toHaveFocus();
    await userEvent.selectOptions(opens, "08:30");
    await userEvent.tab();
    const closes = canvas.getByRole("combobox", { name: "Monday, closes" });
    await expect(within(closes).queryByRole("option", { name: "08:30" })).toBeNull();
    await userEvent.selectOptions(closes, "20:00");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const copy = within(await within(document.body).findByRole("dialog", { name: "Copy Monday's hours to" }));
    await waitFor(() => expect(copy.getByRole("checkbox", { name: "All days" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(copy.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
    await userEvent.click(copy.getByRole("button", { name: "Copy" }));
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "08:30", close: "20:00", closed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(everyDay);
    await expect(canvas.getByRole("status")).toHaveTextContent("Monday's hours copied to all days");
    await userEvent.click(canvas.getByRole("switch", { name: "Sunday" }));
    await expect(canvas.getByText("Closed")).toBeVisible();
  },
};

export const CopiedToSomeDays: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy Saturday's hours to" }));
    const copy = within(await within(document.body).findByRole("dialog", { name: "Copy Saturday's hours to" }));
    await expect(copy.getByRole("button", { name: "Copy" })).toBeDisabled();
    await userEvent.click(copy.getByRole("checkbox", { name: "Sunday" }));
    await userEvent.click(copy.getByRole("checkbox", { name: "Friday" }));
    await expect(copy.getByRole("checkbox", { name: "All days" })).toBePartiallyChecked();
    await userEvent.click(copy.getByRole("button", { name: "Copy" }));
    const next = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as DayHours[];
    await expect(next.filter(({ close }) => close === "14:00").map(({ day }) => day)).toEqual([0, 5, 6]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Saturday's hours copied to Friday and Sunday");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy Saturday's hours to" })).toHaveFocus());
  },
};
