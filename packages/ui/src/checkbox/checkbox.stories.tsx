import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox, type CheckboxProps } from ".";

const Kept = (props: CheckboxProps) => {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: boolean) => {
    setChecked(next);
    props.onCheckedChange(next);
  };
  return <Checkbox {...props} checked={checked} onCheckedChange={change} />;
};

const meta = {
  title: "Choice/Checkbox",
  component: Kept,
  args: { label: "Send me a reminder", checked: false, onCheckedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "One thing that is so or not, and takes effect when its form is sent. What takes effect at once is a Switch. Half checked, it stands for a group of which some are. Do write the label as what is true when it is checked; don't write it as a negation.",
      },
    },
    keyboard: [["Space", "Checks or unchecks it"]],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "0.5rem", maxInlineSize: "24rem" }}>
      <Kept {...args} label="Unchecked" />
      <Kept {...args} label="Checked" checked />
      <Kept {...args} label="Some of them" checked="indeterminate" />
      <Kept {...args} label="With a description" description="An hour before each booking, by e-mail." checked />
      <Kept {...args} label="Unchecked, disabled" disabled />
      <Kept {...args} label="Checked, disabled" disabled checked />
      <Kept {...args} label="Invalid" aria-invalid />
      <Kept {...args} label="I have read the house rules of the reading room and of every room that my pass opens" />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  args: { checked: "indeterminate", description: "An hour before." },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Send me a reminder" });
    await expect(box).toBePartiallyChecked();
    await expect(box).toHaveAccessibleDescription("An hour before.");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Send me a reminder"));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
