import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../dialog";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Field } from "../field";
import { Select, type SelectProps } from ".";

const Kept = (props: SelectProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <Select {...props} value={value} onValueChange={change} />;
};

const meta = {
  title: "Choice/Select",
  component: Kept,
  args: {
    options: [
      { value: "lane", label: "Library Lane", group: "Bengaluru" },
      { value: "park", label: "Cubbon Park", group: "Bengaluru" },
      { value: "quay", label: "Marine Quay", group: "Kochi", disabled: true },
      { value: "fort", label: "Fort Road", group: "Kochi" },
    ],
    value: null,
    placeholder: "Select a branch",
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Branch">
      <Kept {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "One choice out of up to about twenty, in groups where that helps. Two to seven that should be in sight are a RadioGroup, many are a Combobox. Do say in the placeholder what is chosen here (“Select a branch”); don't put actions into the list.",
      },
    },
    keyboard: [
      ["Enter, Space, ↑ ↓", "Opens the list"],
      ["↑ ↓ / Home / End / a letter", "Moves through the options"],
      ["Enter, Space", "Chooses the option"],
      ["Escape", "Closes the list without choosing"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <Field key={size} label={`Branch, ${size}`}>
          <Kept {...args} size={size} value="lane" />
        </Field>
      ))}
      <Field label="Empty" hint="Bookings are shown for it alone.">
        <Kept {...args} />
      </Field>
      <Field label="Invalid" required error="Select a branch.">
        <Kept {...args} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} value="lane" disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} value="lane" readOnly />
      </Field>
      <Field label="Loading">
        <Kept {...args} placeholder="Loading branches" loading />
      </Field>
      <Field label="Long text">
        <Kept
          {...args}
          value="long"
          options={[{ value: "long", label: "The reading room on the second floor, behind the card catalogue" }]}
        />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Branch" });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox");
    const group = within(list).getByRole("group", { name: "Kochi" });
    await expect(within(group).getByRole("option", { name: "Marine Quay" })).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(screen.getByRole("option", { name: "Library Lane" })).toHaveFocus());
    // Radix moves the focus in the next task.
    await userEvent.keyboard("f");
    await waitFor(() => expect(screen.getByRole("option", { name: "Fort Road" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledWith("fort");
    await expect(trigger).toHaveTextContent("Fort Road");
  },
};

export const ReadOnlyStaysClosed: Story = {
  args: { readOnly: true, value: "lane" },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};

export const OpenOnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage bar={<a href="#main">To the bookings</a>}>
      <Field label="Branch">
        <Kept {...args} />
      </Field>
    </WholePage>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Branch" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("option", { name: "Library Lane" })).toHaveFocus());
    await expectWholePageAccessible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("lane");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** What the dialog hides stays hidden while a list of it is open, and comes back with the dialog's end. */
export const OpenInADialog: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage bar={<span aria-hidden="true">Athena</span>}>
      <Dialog title="Move the booking" trigger={<button type="button">Move</button>}>
        <Field label="Branch">
          <Kept {...args} />
        </Field>
      </Dialog>
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole("main");
    await userEvent.click(within(main).getByRole("button", { name: "Move" }));
    const trigger = await screen.findByRole("combobox", { name: "Branch" });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("option", { name: "Library Lane" })).toHaveFocus());
    await expect(main.closest("[aria-hidden]")).not.toBeNull();
    await expect(trigger.closest("[aria-hidden]")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(main.closest("[aria-hidden]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(main.closest("[aria-hidden]")).toBeNull());
    await expect(canvasElement.querySelector("header > [aria-hidden]")).not.toBeNull();
  },
};
