import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field";
import { MoneyInput, type MoneyInputProps } from "./money-input";

/** Keeps the amount, as a form does. */
const Amount = ({ value, onValueChange, ...rest }: MoneyInputProps) => {
  const [amount, setAmount] = useState(value);
  const change = (next: number | null) => {
    setAmount(next);
    onValueChange(next);
  };
  return <MoneyInput {...rest} value={amount} onValueChange={change} />;
};

const meta = {
  title: "Fields/MoneyInput",
  component: MoneyInput,
  args: { value: 25_000, currency: "INR", onValueChange: fn() },
  parameters: {
    keyboard: [
      ["Any digit", "Types the amount"],
      ["Tab", "Leaves the field and groups the digits"],
    ],
    docs: {
      description: {
        component:
          "An amount of money, held in the currency's minor unit (paise, cents). It is plain while it is edited and grouped once it is left, with the signs of its locale. Do name what it buys in the label (“Price an hour”); don't write the currency there, the field shows it.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Price">
      <Amount {...args} />
    </Field>
  ),
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Price, ${size}`}>
          <Amount {...args} size={size} />
        </Field>
      ))}
      <Field label="Rupees, with paise" required>
        <Amount {...args} value={15_000_050} />
      </Field>
      <Field label="Euros, written in German">
        <Amount {...args} value={123_455} currency="EUR" locale="de-DE" />
      </Field>
      <Field label="Euros, written in French">
        <Amount {...args} value={123_455} currency="EUR" locale="fr-FR" />
      </Field>
      <Field label="Dinars, three decimals">
        <Amount {...args} value={12_345} currency="KWD" />
      </Field>
      <Field label="Empty, a month" optional>
        <Amount {...args} value={null} placeholder="0" trailing="a month" />
      </Field>
      <Field label="Disabled">
        <Amount {...args} disabled />
      </Field>
      <Field label="Read-only" hint="Set by the plan.">
        <Amount {...args} readOnly />
      </Field>
      <Field label="Invalid" error="Take ₹1 or more, or make the plan free.">
        <Amount {...args} value={0} />
      </Field>
      <Field label="Long text">
        <Amount {...args} value={987_654_321_098_765} trailing="a month and member" />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("50");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5_000);
    await expect(input).toHaveValue("50");
    await userEvent.keyboard("000.5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5_000_050);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("50,000.50"));

    await userEvent.tab({ shift: true });
    await waitFor(() => expect(input).toHaveValue("50000.50"));
    // Selected as a whole: typing replaces it.
    await userEvent.keyboard("7");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(700);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("none");
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(""));
  },
};

export const WithTheLocalesSigns: Story = {
  args: { value: null, currency: "EUR", locale: "de-DE" },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.click(input);
    await userEvent.paste("1.234,55");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_455);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("1.234,55"));
    await userEvent.click(input);
    await waitFor(() => expect(input).toHaveValue("1234,55"));
  },
};

export const ReadOnlyStays: Story = {
  args: { readOnly: true, value: 500_000 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.tab();
    await userEvent.keyboard("7");
    await expect(input).toHaveValue("5,000");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
