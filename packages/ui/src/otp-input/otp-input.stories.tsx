import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field";
import { OtpInput, type OtpInputProps } from "./otp-input";

/** Keeps the code, as a form does. */
const Code = ({ value, onValueChange, ...rest }: OtpInputProps) => {
  const [code, setCode] = useState(value);
  const change = (next: string) => {
    setCode(next);
    onValueChange(next);
  };
  return <OtpInput {...rest} value={code} onValueChange={change} />;
};

const meta = {
  title: "Fields/OtpInput",
  component: OtpInput,
  args: { value: "", onValueChange: fn(), onComplete: fn() },
  parameters: {
    keyboard: [
      ["0 to 9", "Fills the box and goes on"],
      ["Arrow left, Arrow right", "Moves between the digits"],
      ["Backspace", "Deletes the digit before"],
      ["Ctrl+V", "Pastes the whole code"],
    ],
    docs: {
      description: {
        component:
          "A mailed code, a box a digit; one field for screen readers, the system's fill-in and pasting. Arrow keys move between the digits, Backspace deletes. Do send it when the last digit stands; don't clear it after an error, one digit may be wrong.",
      },
    },
  },
  render: (args) => (
    <Field label="Code" hint="We mailed it to asha@example.org.">
      <Code {...args} />
    </Field>
  ),
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      <Field label="Empty" required>
        <Code {...args} />
      </Field>
      <Field label="Half typed">
        <Code {...args} value="204" />
      </Field>
      <Field label="Complete" optional>
        <Code {...args} value="204816" />
      </Field>
      <Field label="Four digits">
        <Code {...args} value="20" length={4} />
      </Field>
      <Field label="Disabled">
        <Code {...args} value="204816" disabled />
      </Field>
      <Field label="Read-only">
        <Code {...args} value="204816" readOnly />
      </Field>
      <Field label="Invalid" error="This code has run out. Ask for a new one.">
        <Code {...args} value="204816" />
      </Field>
      <div style={{ inlineSize: "16rem" }}>
        <Field label="Eight digits where there is little room">
          <Code {...args} value="20481632" length={8} />
        </Field>
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Code" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("20a4");
    await waitFor(() => expect(input).toHaveValue("204"));
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(input).toHaveValue("20"));
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("4816");
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("204816"));
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(input).toHaveAccessibleDescription("We mailed it to asha@example.org.");
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Code" });
    await userEvent.click(input);
    await userEvent.paste("204 816");
    await waitFor(() => expect(input).toHaveValue("204816"));
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith("204816"));
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};
