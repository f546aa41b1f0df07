import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import { Textarea } from "./textarea";

const meta = {
  title: "Fields/Textarea",
  component: Textarea,
  args: { onChange: fn(), placeholder: "A desk by the window, if there is one" },
  parameters: {
    keyboard: [
      ["Enter", "Breaks the line"],
      ["Ctrl+Enter", "Sends the form, where the app binds it"],
    ],
    docs: {
      description: {
        component:
          "Several lines of text; it grows with them to 24 lines' height and scrolls from there. `rows` is its least height. Enter breaks the line. Do say in the hint how long it may be; don't use it for what is one line.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Notes">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const long =
  "The reading room is on the second floor, behind the stacks and the card catalogue. Ring the bell at the left door after eight in the evening; the front desk has gone home by then, and the right door locks itself.";

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      <Field label="One row">
        <Textarea rows={1} placeholder="A desk by the window" />
      </Field>
      <Field label="Three rows" required>
        <Textarea placeholder="A desk by the window, if there is one" />
      </Field>
      <Field label="Five rows" optional hint="Members never see it.">
        <Textarea rows={5} />
      </Field>
      <Field label="Disabled">
        <Textarea rows={2} disabled defaultValue="A desk by the window, if there is one" />
      </Field>
      <Field label="Read-only">
        <Textarea rows={2} readOnly defaultValue="A desk by the window, if there is one" />
      </Field>
      <Field label="Invalid" error="Say what happened in a sentence or two.">
        <Textarea rows={2} defaultValue="Noise" />
      </Field>
      <Field label="Long text">
        <Textarea rows={2} defaultValue={long} />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  args: { rows: 2 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Notes" });
    const before = input.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("One{Enter}two");
    await expect(input).toHaveValue("One\ntwo");
    await expect(input.getBoundingClientRect().height).toBe(before);
    await userEvent.keyboard("{Enter}three{Enter}four");
    await expect(input.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenCalled();
  },
};
