import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field";
import { NumberInput, type NumberInputProps } from "./number-input";

/** Keeps the number, as a form does. */
const Count = ({ value, onValueChange, ...rest }: NumberInputProps) => {
  const [count, setCount] = useState(value);
  const change = (next: number | null) => {
    setCount(next);
    onValueChange(next);
  };
  return <NumberInput {...rest} value={count} onValueChange={change} />;
};

const meta = {
  title: "Fields/NumberInput",
  component: NumberInput,
  args: { value: 8, min: 1, max: 24, onValueChange: fn(), lessLabel: "Fewer hours", moreLabel: "More hours" },
  parameters: {
    keyboard: [
      ["Arrow up, Arrow down", "Adds or takes a step"],
      ["Page up, Page down", "Adds or takes ten steps"],
      ["Tab", "Leaves the field; what is out of bounds falls back to the bound"],
    ],
    docs: {
      description: {
        component:
          "A number, typed or stepped. Arrow up and down add a step, Page up and down ten; out of bounds it falls back to the bound once it is left. Do use it for counts; don't use it for codes, phone numbers or money.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Hours">
      <Count {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Hours, ${size}`}>
          <Count {...args} size={size} />
        </Field>
      ))}
      <Field label="Empty" optional>
        <Count {...args} value={null} placeholder="1 to 24" />
      </Field>
      <Field label="At its least" required>
        <Count {...args} value={1} />
      </Field>
      <Field label="At its most">
        <Count {...args} value={24} />
      </Field>
      <Field label="Tax, in steps of a half">
        <Count {...args} value={12.5} min={0} max={100} step={0.5} leading="%" />
      </Field>
      <Field label="Disabled">
        <Count {...args} disabled />
      </Field>
      <Field label="Read-only">
        <Count {...args} readOnly />
      </Field>
      <Field label="Invalid" error="The branch closes after 12 hours.">
        <Count {...args} value={14} />
      </Field>
      <Field label="Long text">
        <Count {...args} value={1234567890123} max={1e15} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "Hours" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await waitFor(() => expect(input).toHaveValue("9"));
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(input).toHaveValue("24"));
    await expect(input).toHaveAttribute("aria-valuenow", "24");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24);

    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("40");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("24"));
    await userEvent.clear(input);
    await userEvent.keyboard("eight");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(""));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ByItsButtons: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("spinbutton", { name: "Hours" });
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole("button", { name: "More hours" }));
    await waitFor(() => expect(input).toHaveValue("3"));
    await userEvent.dblClick(canvas.getByRole("button", { name: "Fewer hours" }));
    await waitFor(() => expect(input).toHaveValue("1"));
    await expect(canvas.getByRole("button", { name: "Fewer hours" })).toBeDisabled();
    await expect(input).toHaveFocus();
  },
};

export const DecimalSteps: Story = {
  args: { value: 0.1, min: 0, max: 1, step: 0.2 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "Hours" });
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(input).toHaveValue("0.3"));
    await userEvent.clear(input);
    await userEvent.keyboard("0,5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.5);
    await expect(input).toHaveValue("0,5");
  },
};
