import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Field } from "../field";
import { PasswordInput } from "./password-input";

const meta = {
  title: "Fields/PasswordInput",
  component: PasswordInput,
  args: { autoComplete: "current-password", onChange: fn() },
  parameters: {
    keyboard: [
      ["Tab", "Goes on to the eye"],
      ["Enter, Space", "On the eye: shows or hides the password"],
      ["Enter", "In the field: sends the form"],
      ["Caps Lock", "In the field: that it is on is said under it"],
    ],
    docs: {
      description: {
        component:
          "A password, hidden until asked for; hidden again when its form is sent. Tab leads to the eye, Enter and Space press it. While Caps Lock is on, a line under the field says so. Do set `autoComplete` to `current-password` or `new-password`; don't ask for it twice: people can look.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Password, ${size}`}>
          <PasswordInput size={size} autoComplete="off" defaultValue="a quiet place" />
        </Field>
      ))}
      <Field label="New password" required hint="8 characters or more; a sentence is best.">
        <PasswordInput autoComplete="new-password" placeholder="A sentence you remember" />
      </Field>
      <Field label="Disabled">
        <PasswordInput autoComplete="off" disabled defaultValue="a quiet place" />
      </Field>
      <Field label="Read-only">
        <PasswordInput autoComplete="off" readOnly defaultValue="a quiet place" />
      </Field>
      <Field label="Invalid" error="Take 8 characters or more.">
        <PasswordInput autoComplete="new-password" defaultValue="desk" />
      </Field>
      <Field label="Long text">
        <PasswordInput
          autoComplete="off"
          defaultValue="the reading room on the second floor behind the stacks and the catalogue"
        />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("a quiet place");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show characters" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("a quiet place");
    await expect(canvas.getByRole("button", { name: "Hide characters" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "password");
    await expect(input.closest("[data-slot]")).toHaveAttribute("data-slot", "password-input");
  },
};

export const CapsLockIsSaid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    const keyboard = userEvent.setup();
    await keyboard.tab();
    await keyboard.keyboard("q");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await keyboard.keyboard("{CapsLock}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Caps Lock is on.");
    await expect(input).toHaveAccessibleDescription("Caps Lock is on.");
    await expect(input).toBeValid();
    await keyboard.keyboard("{CapsLock}u");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await keyboard.keyboard("{CapsLock}");
    await expect(canvas.getByText("Caps Lock is on.")).toBeVisible();
    // Said where it matters only.
    await keyboard.tab();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await keyboard.tab({ shift: true });
    await keyboard.keyboard("a");
    await expect(canvas.getByText("Caps Lock is on.")).toBeVisible();
  },
};

const send = fn();

export const HidesWhenSent: Story = {
  render: (args) => (
    <form
      style={{ display: "grid", gap: "1rem" }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    send.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await userEvent.click(canvas.getByRole("button", { name: "Show characters" }));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(input, "a quiet place{Enter}");
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveAttribute("type", "password"));
  },
};
