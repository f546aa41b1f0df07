import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import { PhoneInput } from "./phone-input";

const meta = {
  title: "Fields/PhoneInput",
  component: PhoneInput,
  args: { onChange: fn(), placeholder: "+91 98765 43210" },
  parameters: {
    keyboard: [
      ["Tab", "Moves to the field"],
      ["Enter", "Sends the form"],
    ],
    docs: {
      description: {
        component:
          "A phone number as people write it, with the telephone's keypad on a phone. It reads from left to right in every language. Do accept spaces, brackets and hyphens; don't ask for it where an e-mail will do.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Phone">
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Phone, ${size}`}>
          <PhoneInput {...args} size={size} />
        </Field>
      ))}
      <Field label="Required" required>
        <PhoneInput {...args} defaultValue="+91 98765 43210" />
      </Field>
      <Field label="Optional" optional hint="Only for messages about this booking.">
        <PhoneInput {...args} />
      </Field>
      <Field label="Disabled">
        <PhoneInput {...args} disabled defaultValue="+91 98765 43210" />
      </Field>
      <Field label="Read-only">
        <PhoneInput {...args} readOnly defaultValue="+91 98765 43210" />
      </Field>
      <Field label="Invalid" error="Begin with the country code, such as +91.">
        <PhoneInput {...args} defaultValue="98765" />
      </Field>
      <Field label="Long text">
        <PhoneInput {...args} defaultValue="+49 (0) 30 1234 5678 90, extension 4711, after ten" />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Phone" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("+91 (80) 2345-6789");
    await expect(input).toHaveValue("+91 (80) 2345-6789");
    await expect(input).toHaveAttribute("inputmode", "tel");
    await expect(input.closest("[data-slot]")).toHaveAttribute("data-slot", "phone-input");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
