import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Field } from "../field";
import { DomainInput, type DomainInputProps } from ".";

const Kept = (props: DomainInputProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <DomainInput {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Fields/DomainInput",
  tags: ["new", "!stable"],
  component: Kept,
  args: { value: "", onValueChange: fn() },
  parameters: {
    keyboard: [
      ["Tab", "Leaves the field; what is wrong is said then"],
      ["Ctrl+V", "Pastes an address; scheme and path fall off"],
    ],
    docs: {
      description: {
        component:
          "A host name for a website. A pasted address loses scheme, port and path, letters become small, and a name with letters beyond a to z shows how DNS records write it. What is wrong is said once the field is left, each rule in its own words; `validateDomain` is the same check for a form. Don't put “https://” before it: people paste whole addresses anyway.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Domain" hint="You need access to its DNS records.">
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
        <Field key={size} label={`Domain, ${size}`}>
          <Kept {...args} size={size} value="desks.example.org" />
        </Field>
      ))}
      <Field label="Empty" optional>
        <Kept {...args} />
      </Field>
      <Field label="With other letters">
        <Kept {...args} value="bücher.example" />
      </Field>
      <Field label="Wrong">
        <Kept {...args} value="my_desks.example.org" />
      </Field>
      <Field label="Refused" error="Another organisation uses this domain.">
        <Kept {...args} value="desks.example.org" />
      </Field>
      <Field label="Disabled">
        <Kept {...args} value="desks.example.org" disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} value="desks.example.org" readOnly />
      </Field>
      <Field label="Long text">
        <Kept {...args} value="the-reading-room-on-the-second-floor.athena-reading-rooms.example.org" />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const PastesAnAddress: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Domain" });
    await userEvent.click(input);
    await userEvent.paste("HTTPS://Desks.Example.org:443/book?desk=4");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("desks.example.org");
    await expect(input).toHaveValue("desks.example.org");
    // Over what is selected, not over everything.
    await userEvent.type(input, "new.", { initialSelectionStart: 0, initialSelectionEnd: 6 });
    await expect(input).toHaveValue("new.example.org");
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Domain" });
    await userEvent.type(input, "My Desks.example.org");
    await expect(input).toHaveValue("my desks.example.org");
    // Not while it is typed.
    await expect(input).toHaveAccessibleDescription("You need access to its DNS records.");
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "Use letters, digits, hyphens and dots only. You need access to its DNS records.",
    );
    // Drawn as a Field's own error.
    const note = canvas.getByText("Use letters, digits, hyphens and dots only.").closest("output");
    await expect(note).toHaveClass("ui-field__error");
    await expect(note?.querySelector("svg")).toBeVisible();
    await userEvent.clear(input);
    await expect(input).toBeValid();
    await userEvent.type(input, "bücher.example");
    await expect(await canvas.findByText("In DNS records: xn--bcher-kva.example")).toBeVisible();
  },
};
