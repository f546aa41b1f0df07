import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import { Slider, type SliderProps } from ".";

const Kept = (props: SliderProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: number[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <Slider {...props} value={value} onValueChange={change} />;
};

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const price = (value: number) => rupees.format(value);
const minutes = (value: number) => `${value} min`;
const quarters = [0, 15, 30, 45, 60].map((value) => ({ value, label: minutes(value) }));
const prices = [0, 250, 500, 750, 1000].map((value) => ({ value, label: price(value) }));

const meta = {
  title: "Choice/Slider",
  tags: ["new", "!stable"],
  component: Kept,
  args: { value: [30], min: 0, max: 60, step: 5, format: minutes, onValueChange: fn(), onValueCommit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "A number or a range of them where about right is good enough: a price filter, a reminder's lead time, a brightness. The value stands beside it and is read in words. Don't use it where the exact number matters or the range is long: a NumberInput is faster then.",
      },
    },
    keyboard: [
      ["← → / ↑ ↓", "One step"],
      ["Page up / Page down / Shift+arrow", "Ten steps"],
      ["Home / End", "The first or the last value"],
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: "26rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Reminder before a booking">
      <Kept {...args} />
    </Field>
  ),
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Range: Story = {
  args: { value: [250, 600], max: 1000, step: 50, format: price, marks: prices },
  render: (args) => (
    <Field label="Price an hour">
      <Kept {...args} />
    </Field>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      <Field label="One value">
        <Kept {...args} />
      </Field>
      <Field label="With marks" hint="It is sent by e-mail.">
        <Kept {...args} marks={quarters} />
      </Field>
      <Field label="Two values">
        <Kept {...args} {...Range.args} />
      </Field>
      <Field label="Steps" required>
        <Kept
          {...args}
          value={[3]}
          min={1}
          max={5}
          step={1}
          format={String}
          marks={[1, 2, 3, 4, 5].map((value) => ({ value }))}
        />
      </Field>
      <Field label="At the ends">
        <Kept {...args} {...Range.args} value={[0, 1000]} />
      </Field>
      <Field label="Invalid" error="Leave at least 15 minutes.">
        <Kept {...args} value={[5]} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} marks={quarters} disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} marks={quarters} readOnly />
      </Field>
      <Field label="Long text">
        <Kept {...args} format={(value) => `${value} minutes before it begins`} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const RightToLeftByKeyboard: Story = {
  globals: { direction: "rtl" },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([35]);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([25]);
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([30]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole("slider", { name: "Reminder before a booking" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await expect(thumb).toHaveAttribute("aria-valuetext", "30 min");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([35]);
    await userEvent.keyboard("{Home}");
    await expect(thumb).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard("{PageUp}");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([50]);
    await expect(within(canvasElement).getByText("50 min")).toBeVisible();
  },
};

export const TwoThumbs: Story = {
  ...Range,
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Price an hour" }));
    await userEvent.tab();
    await expect(group.getByRole("slider", { name: "From" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([200, 600]);
    await userEvent.tab();
    await expect(group.getByRole("slider", { name: "To" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([200, 1000]);
  },
};

export const ReadOnlyStays: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{End}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("slider")).toHaveAttribute("aria-valuenow", "30");
  },
};
