import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, Copy, Mail } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { Field } from "../field";
import { IconButton } from "../icon-button";
import { TextInput } from "./text-input";

const meta = {
  title: "Fields/TextInput",
  component: TextInput,
  args: { placeholder: "Indiranagar", onChange: fn() },
  parameters: {
    keyboard: [
      ["Tab", "Moves to the field, then to a button in it"],
      ["Enter", "Sends the form"],
    ],
    docs: {
      description: {
        component:
          "One line of text, in a frame that the other fields share. `leading` and `trailing` hold an icon, a unit or one small button. As high as a Button of its size. Do set `type`, `autoComplete` and `inputMode`; don't put into the placeholder what must still be known while typing.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Branch name">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const mail = <Mail strokeWidth={1.5} aria-hidden="true" />;

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Size ${size}`}>
          <div style={{ display: "flex", gap: "0.5rem" }}>
            <TextInput size={size} aria-label={`Size ${size}`} defaultValue="Quiet corner" />
            <Button size={size}>Save</Button>
          </div>
        </Field>
      ))}
      <Field label="Placeholder">
        <TextInput placeholder="Indiranagar" />
      </Field>
      <Field label="Leading icon" required>
        <TextInput leading={mail} type="email" placeholder="asha@example.org" />
      </Field>
      <Field label="Leading and trailing text" optional>
        <TextInput leading="https://" trailing=".carrel.app" defaultValue="quiet-corner" />
      </Field>
      <Field label="Trailing button">
        <TextInput
          leading={<Building2 strokeWidth={1.5} aria-hidden="true" />}
          trailing={
            <IconButton label="Copy" size="sm">
              <Copy strokeWidth={1.5} />
            </IconButton>
          }
          defaultValue="IND-01"
        />
      </Field>
      <Field label="Disabled">
        <TextInput disabled leading={mail} defaultValue="asha@example.org" />
      </Field>
      <Field label="Read-only" hint="It can't be changed after the first booking.">
        <TextInput readOnly leading={mail} defaultValue="asha@example.org" />
      </Field>
      <Field label="Invalid" error="Write it as name@example.org.">
        <TextInput leading={mail} defaultValue="asha" />
      </Field>
      <Field label="Long text">
        <TextInput
          leading={mail}
          trailing=" / 200"
          defaultValue="The reading room on the second floor, behind the stacks and the card catalogue"
        />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Branch name" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Koramangala");
    await expect(input).toHaveValue("Koramangala");
    await expect(args.onChange).toHaveBeenCalledTimes(11);
  },
};

export const AsHighAsAButton: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "0.5rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} data-testid={size} style={{ display: "flex", gap: "0.5rem", alignItems: "center" }}>
          <TextInput size={size} aria-label={`Plain, ${size}`} />
          <TextInput
            size={size}
            aria-label={`With a button, ${size}`}
            trailing={
              <IconButton label="Copy" size="sm">
                <Copy strokeWidth={1.5} />
              </IconButton>
            }
          />
          <Button size={size}>Save</Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const size of ["sm", "md", "lg"]) {
      const row = within(canvasElement).getByTestId(size);
      const heights = [...row.children].map((child) => child.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    }
  },
};

export const DisabledAndReadOnly: Story = {
  render: (args) => (
    <>
      <TextInput {...args} aria-label="Disabled" disabled />
      <TextInput {...args} aria-label="Read-only" readOnly defaultValue="IND-01" />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    // The disabled one is passed over; what can only be read can still be reached and copied.
    await expect(within(canvasElement).getByLabelText("Read-only")).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
