import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Field } from "../field";
import { Combobox, type ComboboxProps } from ".";

const Kept = (props: ComboboxProps) => {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <Combobox {...props} value={value} onValueChange={change} />;
};

/** Every zone that the browser knows, more than 400. */
const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
  group: zone.split("/")[0],
}));

const meta = {
  title: "Choice/Combobox",
  component: Kept,
  args: {
    options: zones,
    value: null,
    placeholder: "Choose a time zone",
    searchPlaceholder: "Search a city or region",
    emptyText: "No such time zone",
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => (
    <Field label="Time zone">
      <Kept {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "One choice out of many, found by typing any words of it. Up to about twenty are a Select, several choices a MultiSelect. Do order the options as people look for them; don't use it for free text: nothing but an option can be chosen.",
      },
    },

    keyboard: [
      ["Enter / Space / ↓", "On the field: opens the list; the search has the focus"],
      ["↑ ↓ / Home / End", "Moves in the list"],
      ["Enter", "Takes what is marked; while it is still searched, the only one that is found"],
      ["Escape", "Closes without a change; the focus returns"],
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
        <Field key={size} label={`Time zone, ${size}`}>
          <Kept {...args} size={size} value="Europe/London" />
        </Field>
      ))}
      <Field label="Empty" hint="Opening hours are read in it.">
        <Kept {...args} />
      </Field>
      <Field label="Invalid" required error="Choose a time zone.">
        <Kept {...args} />
      </Field>
      <Field label="Disabled">
        <Kept {...args} value="Europe/London" disabled />
      </Field>
      <Field label="Read-only">
        <Kept {...args} value="Europe/London" readOnly />
      </Field>
      <Field label="Loading">
        <Kept {...args} placeholder="Loading time zones" loading />
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
  args: { value: "Europe/London" },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Time zone" });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Time zone" }));
    const search = dialog.getByRole("combobox", { name: "Search a city or region" });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(dialog.getByRole("option", { name: "Europe/London" })).toBeChecked();
    await userEvent.type(search, "york");
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledWith("America/New_York");
    await expect(trigger).toHaveTextContent("America/New York");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const PEOPLE = ["Asha Rao", "Ravi Kumar", "Meera Iyer", "Asha Thomas"].map((name) => ({ value: name, label: name }));

const FoundElsewhere = (props: ComboboxProps) => {
  const [search, setSearch] = useState("");
  const found = PEOPLE.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <Field label="Member">
      <Kept {...props} options={found} onSearchChange={setSearch} />
    </Field>
  );
};

/** The caller searches, in a server say: what it gives is shown as it is. */
export const SearchedElsewhere: Story = {
  args: { placeholder: "Choose a member", searchPlaceholder: "Search a name", emptyText: "Nobody is called that" },
  render: (args) => <FoundElsewhere {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox", { name: "Member" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Member" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "Search a name" }), "asha");
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(2));
    await userEvent.click(dialog.getByRole("option", { name: "Asha Thomas" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("Asha Thomas");
  },
};

const FoundLater = (props: ComboboxProps) => {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const later = setTimeout(() => setSearch(typed), 50);
    return () => clearTimeout(later);
  }, [typed]);
  const found = PEOPLE.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <Field label="Member">
      <Kept {...props} options={found} onSearchChange={setTyped} searching={typed !== search} />
    </Field>
  );
};

/** Enter right after the last letter takes what is found then, if that is one; never what stood there before. */
export const EnterBeforeItIsFound: Story = {
  args: { ...SearchedElsewhere.args, onValueChange: fn() },
  render: (args) => <FoundLater {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox", { name: "Member" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Member" }));
    const search = dialog.getByRole("combobox", { name: "Search a name" });
    await userEvent.type(search, "asha{Enter}");
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(2));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(search, " th{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("Asha Thomas"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

const MEMBERS = [
  { value: "one", label: "Asha Rao", hint: "asha@example.com" },
  {
    value: "other",
    label: "Venkatanarasimharajuvaripeta Krishnamurthy-Subramanianathan",
    hint: "long.name@example.com",
  },
];

/** A hint stands beside its name, and below one that leaves it no room: an address isn't broken into letters. */
export const LongNames: Story = {
  args: { options: MEMBERS, placeholder: "Choose a member" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox"));
    const lowerEdge = (text: string | RegExp) => screen.getByText(text).getBoundingClientRect().bottom;
    await waitFor(() => expect(screen.getByText("Asha Rao")).toBeVisible());
    await expect(Math.abs(lowerEdge("asha@example.com") - lowerEdge("Asha Rao"))).toBeLessThan(6);
    await expect(lowerEdge("long.name@example.com")).toBeGreaterThan(lowerEdge(/^Venkata/));
    await expect(screen.getByText("long.name@example.com").getClientRects()).toHaveLength(1);
  },
};

export const NothingFits: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("combobox"), "atlantis");
    await expect(await dialog.findByText("No such time zone")).toBeVisible();
  },
};

export const OpenOnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Field label="Time zone">
        <Kept {...args} />
      </Field>
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox", { name: "Time zone" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Time zone" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
