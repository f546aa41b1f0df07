import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Field } from "../field";
import { MultiSelect, type MultiSelectProps } from ".";

const Kept = (props: MultiSelectProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <MultiSelect {...props} value={value} onValueChange={change} />;
};

const branches = [
  { value: "lane", label: "Library Lane", group: "Bengaluru", hint: "42 desks" },
  { value: "park", label: "Cubbon Park", group: "Bengaluru", hint: "60 desks" },
  { value: "indiranagar", label: "Indiranagar", group: "Bengaluru", hint: "24 desks" },
  { value: "quay", label: "Marine Quay", group: "Kochi", hint: "18 desks" },
  { value: "fort", label: "Fort Road", group: "Kochi", hint: "30 desks" },
  { value: "museum", label: "Museum Hill", group: "Thiruvananthapuram", hint: "36 desks" },
];

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

const meta = {
  title: "Choice/MultiSelect",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    options: branches,
    value: ["lane", "quay"],
    placeholder: "All branches",
    labels: { search: "Search a branch or city" },
    onValueChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "Several choices out of many, found by typing. The list stays open while choosing; what is chosen stands as chips in the control. For up to seven options in sight take a CheckboxGroup, for one choice a Combobox, for words that nobody listed before a TagInput. Do let the placeholder say what none means (“All branches”).",
      },
    },
    keyboard: [
      ["Enter / Space / ↓", "Opens the list"],
      ["A letter", "Opens the list and searches for it"],
      ["↑ ↓ / Home / End", "Moves through the list"],
      ["Enter", "Chooses or drops the option; the list stays"],
      ["Backspace", "In an empty search or on the control: removes the last"],
      ["←", "From the control to its chips; Delete removes one"],
      ["Escape", "Closes the list; the focus returns"],
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: "22rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Branches">
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
        <Field key={size} label={`Branches, ${size}`}>
          <Kept {...args} size={size} />
        </Field>
      ))}
      <Field label="Empty" hint="Bookings of all of them are shown.">
        <Kept {...args} value={[]} />
      </Field>
      <Field label="Invalid" required error="Choose at least one branch.">
        <Kept {...args} value={[]} placeholder="Choose branches" />
      </Field>
      <Field label="Disabled">
        <Kept {...args} disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} readOnly />
      </Field>
      <Field label="Loading">
        <Kept {...args} value={[]} placeholder="Loading branches" loading />
      </Field>
      <Field label="Many">
        <Kept {...args} options={zones} value={zones.slice(0, 30).map(({ value }) => value)} />
      </Field>
      <Field label="Long text">
        <Kept
          {...args}
          value={["long"]}
          options={[{ value: "long", label: "The reading room on the second floor, behind the card catalogue" }]}
        />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

const openByKey = async (key: string) => {
  await userEvent.keyboard(key);
  const dialog = within(await screen.findByRole("dialog", { name: "Branches" }));
  const search = dialog.getByRole("combobox", { name: "Search a branch or city" });
  await waitFor(() => expect(search).toHaveFocus());
  return { dialog, search };
};

export const Open: Story = {
  args: { selectAll: true },
  play: async () => {
    await userEvent.tab();
    await openByKey("{Enter}");
  },
};

export const ByKeyboard: Story = {
  args: { name: "branch" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("combobox", { name: "Branches" });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    const { dialog, search } = await openByKey("f");
    await expect(search).toHaveValue("f");
    await userEvent.keyboard("ort");
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["lane", "quay", "fort"]);
    await expect(dialog.getByRole("option", { name: /Fort Road/ })).toBeChecked();
    await userEvent.clear(search);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["lane", "quay"]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Remove Library Lane" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["quay"]);
    await expect(canvasElement.querySelectorAll("input[type=hidden][name=branch]")).toHaveLength(1);
    await userEvent.keyboard("{End}");
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(trigger).toHaveTextContent("All branches");
  },
};

export const SelectsAllThatMatch: Story = {
  args: { value: [], selectAll: true },
  play: async ({ args }) => {
    await userEvent.tab();
    const { dialog, search } = await openByKey("{Enter}");
    await userEvent.type(search, "kochi");
    await userEvent.click(await dialog.findByRole("button", { name: "Select all 2" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["quay", "fort"]);
    await userEvent.clear(search);
    await userEvent.click(await dialog.findByRole("button", { name: "Select all 6" }));
    await expect(dialog.getByText("6 chosen")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const AtMostThree: Story = {
  args: { max: 3, selectAll: true },
  play: async ({ args }) => {
    await userEvent.tab();
    const { dialog } = await openByKey("{Enter}");
    await expect(dialog.queryByRole("button", { name: /Select all/ })).toBeNull();
    await userEvent.click(dialog.getByRole("option", { name: /Fort Road/ }));
    await expect(dialog.getByText("3 chosen, which is the most")).toBeVisible();
    await expect(dialog.getByRole("option", { name: /Museum Hill/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(dialog.getByRole("option", { name: /Library Lane/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["quay", "fort"]);
    await expect(dialog.getByRole("option", { name: /Museum Hill/ })).toHaveAttribute("aria-disabled", "false");
  },
};

export const ReadOnlyStaysClosed: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}{Backspace}f");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(within(canvasElement).queryByRole("button", { name: /Remove/ })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const OpenOnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Field label="Branches">
        <Kept {...args} />
      </Field>
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox", { name: "Branches" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Branches" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
