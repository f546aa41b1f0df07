import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CheckboxGroup, type CheckboxGroupProps } from ".";

const Kept = (props: CheckboxGroupProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <CheckboxGroup {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Choice/CheckboxGroup",
  component: Kept,
  args: {
    label: "What is there",
    options: [
      { value: "wifi", label: "Wi-Fi" },
      { value: "power", label: "Power at every desk" },
      { value: "locker", label: "Lockers", description: "Bring a lock." },
      { value: "pantry", label: "Pantry", disabled: true },
    ],
    value: ["power"],
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "Any number of up to ten options, all in sight. Its label and its error belong to the group. Do order them as people think of them; don't use it for more than ten: that is a MultiSelect.",
      },
    },
    keyboard: [
      ["Tab", "Moves from box to box"],
      ["Space", "Checks or unchecks it"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <Kept {...args} />
      <Kept {...args} label="In two columns" columns={2} />
      <Kept {...args} label="In three columns" columns={3} />
      <Kept {...args} label="Disabled" disabled />
      <Kept {...args} label="Invalid" value={[]} error="Choose at least one." />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole("group", { name: "What is there" });
    await userEvent.tab();
    await expect(within(group).getByRole("checkbox", { name: "Wi-Fi" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    // In the order of the options, not of the presses.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["wifi", "power", "locker"]);
  },
};
