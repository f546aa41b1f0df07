import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { type PermissionArea, PermissionMatrix, type PermissionMatrixProps } from ".";

/** Keeps the choice, as a form does. */
const Kept = (props: PermissionMatrixProps) => {
  const [value, setValue] = useState<readonly string[]>(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <PermissionMatrix {...props} value={value} onValueChange={change} />;
};

const both = (id: string, label: string, description?: string): PermissionArea => ({
  id,
  label,
  description,
  permissions: { read: `${id}.read`, write: `${id}.write` },
});

const areas = [
  both("branches", "Branches", "Addresses, opening hours, photos"),
  both("desks", "Desks", "Desks, cabins and their prices"),
  both("bookings", "Bookings"),
  both("customers", "Members", "Names, contacts and what they booked"),
  both("roles", "Roles"),
  { id: "dashboard", label: "Dashboard", permissions: { read: "dashboard.read" } },
];

const meta = {
  title: "Domain/PermissionMatrix",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    columns: [
      { id: "read", label: "Read" },
      { id: "write", label: "Write" },
    ],
    areas,
    singles: [
      { id: "payments.refund", label: "Refund payments", description: "Money goes back to the member's account." },
      { id: "auditLog.read", label: "Read the audit log" },
    ],
    value: ["branches.read", "bookings.read", "bookings.write", "payments.refund"],
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "48rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ["Tab", "To the next box"],
      ["Space", "Grants or withdraws what the box stands for"],
      ["Escape", "Empties the search"],
    ],
    docs: {
      description: {
        component:
          "What a role may do. A row's box stands for the area, a column's for reading or writing everywhere. `grantable` locks what the person at the screen does not have. Do name areas as the menu does; don't hide locked permissions: who looks at the role has to see all of it.",
      },
    },
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const some = ["branches.read", "branches.write", "desks.read", "bookings.read", "bookings.write", "dashboard.read"];

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem" }}>
      <Kept {...args} grantable={some} labels={{ table: "Locked", search: "Search locked" }} />
      <Kept {...args} readOnly labels={{ table: "Read-only", search: "Search read-only" }} />
      <Kept
        {...args}
        value={[]}
        singles={[]}
        areas={[both("long", "Installation requests of every branch and of every business unit", "Long text")]}
        labels={{ table: "Long text", search: "Search long text" }}
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

/** Desk or seat, member or user: the words come from outside. */
export const Words: Story = {
  render: (args, { globals }) => {
    const [desks, members] = globals.workspace === "study-hall" ? ["Seats", "Users"] : ["Desks", "Members"];
    return <Kept {...args} areas={[both("desks", desks ?? ""), both("customers", members ?? "")]} />;
  },
};

export const SelectsRowsColumnsAndAll: Story = {
  args: { value: ["desks.read"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const desks = canvas.getByRole("checkbox", { name: "Desks" });
    await expect(desks).toHaveAttribute("aria-checked", "mixed");
    desks.focus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["desks.read", "desks.write"]);
    await expect(desks).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everything: Write" }));
    await expect(canvas.getByRole("checkbox", { name: "Roles: Write" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Roles: Read" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everything" }));
    await expect(canvas.getByText("13 of 13 granted")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everything" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const LocksWhatTheActorLacks: Story = {
  args: { grantable: some, value: ["roles.read"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const roles = canvas.getByRole("checkbox", { name: "Roles: Read" });
    await expect(roles).toBeDisabled();
    await expect(roles).toBeChecked();
    await expect(roles).toHaveAccessibleDescription(/ones you don't have yourself/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everything" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["roles.read", ...some]);
  },
};

export const Searches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole("searchbox", { name: "Search permissions" });
    await userEvent.type(search, "refund");
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: "Refund payments" })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "photos");
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everything shown" }));
    await expect(canvas.getByRole("checkbox", { name: "Branches: Write" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await userEvent.clear(search);
    await userEvent.type(search, "parking");
    await expect(canvas.getByText("No permission matches “parking”.")).toBeVisible();
  },
};
