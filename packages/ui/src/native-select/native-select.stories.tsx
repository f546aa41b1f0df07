import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import { NativeSelect } from "./native-select";

const hours = ["08:00", "09:00", "10:00", "11:00"].map((hour) => <option key={hour}>{hour}</option>);

const meta = {
  title: "Choice/NativeSelect",
  component: NativeSelect,
  args: { onChange: fn(), children: hours, defaultValue: "09:00" },
  decorators: [(Story) => <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Opens">
      <NativeSelect {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "A select with the system's own list: short, plain and at its best on phones. With descriptions or groups of its own look it is a Select. Do use it in tables and settings; don't use it for more than about twenty options: that is a Combobox.",
      },
    },
    keyboard: [
      ["↑ ↓", "Chooses the option before or after"],
      ["Space, Alt+↓", "Opens the list of the system"],
      ["A letter", "Jumps to the option that starts with it"],
    ],
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Opens, ${size}`}>
          <NativeSelect {...args} size={size} />
        </Field>
      ))}
      <Field label="Disabled">
        <NativeSelect {...args} disabled />
      </Field>
      <Field label="Invalid" error="Pick a time before the closing time." required>
        <NativeSelect {...args} />
      </Field>
      <Field label="Long text">
        <NativeSelect>
          <option>The reading room on the second floor, behind the stacks and the card catalogue</option>
        </NativeSelect>
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Opens" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "10:00");
    await expect(select).toHaveValue("10:00");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
