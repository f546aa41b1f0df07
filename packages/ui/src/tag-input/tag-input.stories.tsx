import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field";
import { TagInput, type TagInputProps } from ".";

const Kept = (props: TagInputProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <TagInput {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Fields/TagInput",
  tags: ["new", "!stable"],
  component: Kept,
  args: { value: ["Wi-Fi", "Printer"], placeholder: "Wi-Fi, printer, tea", onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Free words as chips: amenities, keywords, e-mail addresses. Enter, a comma or leaving the field adds what is typed; a pasted list is parted. Don't use it for words that are known beforehand: those go into a MultiSelect.",
      },
    },
    keyboard: [
      ["Enter / ,", "Adds the word"],
      ["Backspace", "In the empty field: removes the last word"],
      ["←", "From the start of the field to the chips"],
      ["Delete / Backspace", "On a chip: removes it"],
      ["End", "From the chips back to the field"],
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Amenities" hint="Shown on the branch’s page.">
      <Kept {...args} />
    </Field>
  ),
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Amenities, ${size}`}>
          <Kept {...args} size={size} />
        </Field>
      ))}
      <Field label="Empty" hint="Shown on the branch’s page.">
        <Kept {...args} value={[]} />
      </Field>
      <Field label="Invalid" required error="Name at least one amenity.">
        <Kept {...args} value={[]} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} readOnly />
      </Field>
      <Field label="Many, and a long one">
        <Kept
          {...args}
          value={[
            "Wi-Fi",
            "Printer",
            "Lockers",
            "Air conditioning from May to September, on request in April",
            "Tea",
            "Power at every desk",
            "Step-free",
          ]}
        />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  args: { name: "amenity" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Amenities" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("standing   desk{Enter}tea,");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "Printer", "standing desk", "tea"]);
    await expect(input).toHaveValue("");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "Printer", "standing desk"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Delete}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "standing desk"]);
    await expect(canvas.getByRole("button", { name: "Remove standing desk" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(input).toHaveFocus();
    await expect(canvasElement.querySelectorAll("input[type=hidden][name=amenity]")).toHaveLength(2);
    await userEvent.keyboard("locker");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "standing desk", "locker"]);
  },
};

export const RefusesDuplicates: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Amenities" });
    await userEvent.type(input, "wi-fi{Enter}");
    await expect(await canvas.findByText("“wi-fi” is there already.")).toBeVisible();
    await expect(input).toHaveAccessibleDescription("“wi-fi” is there already. Shown on the branch’s page.");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, " 6");
    await waitFor(() => expect(canvas.queryByText(/is there already/)).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "Printer", "wi-fi 6"]);
  },
};

export const PastesAList: Story = {
  args: { max: 4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox", { name: "Amenities" }));
    await userEvent.paste("Lockers\nTea; coffee");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Wi-Fi", "Printer", "Lockers", "Tea"]);
    await expect(canvas.getByText("No more than 4. Remove one to add another.")).toBeVisible();
  },
};
