import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RadioGroup, type RadioGroupProps } from ".";

const Kept = (props: RadioGroupProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Choice/RadioGroup",
  component: Kept,
  args: {
    label: "Reminder",
    options: [
      { value: "none", label: "None" },
      { value: "hour", label: "An hour before" },
      { value: "day", label: "The day before", description: "At 18:00." },
      { value: "week", label: "The week before", disabled: true },
    ],
    value: "none",
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "One choice out of two to seven, all in sight, taking effect when its form is sent. One that takes effect at once is a SegmentedControl, more than seven are a Select. Do choose the usual one beforehand where nothing is at stake; don't leave out “None” where none is an answer.",
      },
    },
    keyboard: [
      ["Tab", "Reaches the chosen option"],
      ["Arrow keys", "Chooses the option before or after"],
      ["Space", "Chooses the option that has the focus"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem", maxInlineSize: "24rem" }}>
      <Kept {...args} />
      <Kept {...args} label="Nothing chosen" value={null} />
      <Kept {...args} label="Disabled" disabled />
      <Kept {...args} label="Invalid" value={null} error="Choose when to remind." />
      <Kept
        {...args}
        label="Long text"
        options={[
          {
            value: "none",
            label: "Keep the desk for me even when I come later than the quarter of an hour that is usual",
          },
          { value: "other", label: "Give it away" },
        ]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ChosenByArrowKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Reminder" }));
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "None" })).toHaveFocus();
    // Held down: Radix moves the focus in the next task and chooses only while the arrow key is pressed.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(group.getByRole("radio", { name: "An hour before" })).toBeChecked());
    await userEvent.keyboard("{/ArrowDown}");
    await userEvent.click(group.getByText("The day before"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("day");
    await expect(group.getByRole("radio", { name: "The day before" })).toHaveAccessibleDescription("At 18:00.");
  },
};
