import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
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
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} errors={{ 2: "Closes before it opens. Pick a later time." }} />
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
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "08:30", close: "20:00", closed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(everyDay);
    await expect(canvas.getByRole("status")).toHaveTextContent("Monday's hours copied to all days");
    await userEvent.click(canvas.getByRole("switch", { name: "Sunday" }));
    await expect(canvas.getByText("Closed")).toBeVisible();
  },
};
