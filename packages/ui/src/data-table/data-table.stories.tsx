import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { EmptyState } from "../empty-state";
import { StatusBadge, type StatusBadgeProps } from "../status-badge";
import type { DataTableColumn, DataTableSort } from "./column";
import { DataTable, type DataTableProps } from "./data-table";
import { LoadMore } from "./load-more";

interface Booking {
  id: string;
  member: string;
  seat: string;
  branch: string;
  when: string;
  total: string;
  status: [StatusBadgeProps["tone"], string];
}

const bookings: Booking[] = [
  ["b1", "Riya Nair", "A14", "Indiranagar", "21 Nov, 10:00–12:00", "₹500", ["success", "Confirmed"]],
  ["b2", "Arjun Mehta", "B2", "Koramangala", "21 Nov, 09:00–13:00", "₹1,000", ["warning", "Payment due"]],
  ["b3", "Farah Qureshi", "Quiet 7", "Indiranagar", "22 Nov, 06:00–22:00", "₹1,50,000", ["info", "Checked in"]],
  ["b4", "Venkatanarasimharajuvaripeta Subramaniam", "C11", "HSR Layout", "22 Nov", "₹250", ["neutral", "Cancelled"]],
].map(
  ([id, member, seat, branch, when, total, status]) => ({ id, member, seat, branch, when, total, status }) as Booking,
);

const columns: DataTableColumn<Booking>[] = [
  { id: "member", header: "Member", cell: ({ member }) => member, sortable: true },
  { id: "seat", header: "Seat", cell: ({ seat }) => seat },
  { id: "branch", header: "Branch", cell: ({ branch }) => branch, hideBelow: "md" },
  { id: "when", header: "Time", cell: ({ when }) => when, sortable: true },
  { id: "status", header: "Status", cell: ({ status: [tone, word] }) => <StatusBadge tone={tone}>{word}</StatusBadge> },
  { id: "total", header: "Total", align: "end", cell: ({ total }) => total },
];

/** A list that keeps its own selection and order, as a screen does. */
const List = (props: DataTableProps<Booking>) => {
  const [selection, setSelection] = useState(props.selection ?? []);
  const [sort, setSort] = useState<DataTableSort | null>(props.sort ?? null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      {...(props.onSelectionChange && {
        selection,
        onSelectionChange: (next: string[]) => {
          setSelection(next);
          props.onSelectionChange?.(next);
        },
      })}
    />
  );
};

const opened = fn();
const sorted = fn();
const selected = fn();

const meta = {
  title: "Data/DataTable",
  component: List,
  args: { caption: "Bookings", rows: bookings, columns, rowId: ({ id }) => id },
  beforeEach: () => {
    opened.mockClear();
    sorted.mockClear();
    selected.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "Rows from the server. One row is in the order of the Tab key: j and k or the arrows move, Home and End jump, x marks, Enter opens, Shift with a checkbox marks a stretch. Where it is narrower than 40 rem rows become cards. Do put what names the row first; don't hide what people search by.",
      },
    },
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    onRowOpen: opened,
    onSelectionChange: selected,
    rowActions: () => (
      <Button size="sm" variant="ghost">
        Check in
      </Button>
    ),
    bulkActions: <Button size="sm">Export</Button>,
    footer: <LoadMore shown={4} total={312} onLoadMore={fn()} />,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <List {...args} sort={{ id: "when", desc: true }} selection={["b2"]} onSelectionChange={selected} />
      <List {...args} caption="Stale bookings" loading onRowOpen={opened} />
      <List {...args} caption="Loading bookings" rows={[]} loading skeletonRows={2} />
      <List
        {...args}
        rows={[]}
        empty={<EmptyState kind="filtered" title="No booking on this day" action={<Button>Clear filters</Button>} />}
      />
      <List {...args} rows={[]} error={<EmptyState kind="error" title="Bookings could not be loaded" />} />
      <div style={{ inlineSize: "22rem", border: "1px solid var(--ui-border)" }}>
        <List
          {...args}
          caption="Bookings on a phone"
          selection={["b1"]}
          onSelectionChange={selected}
          onRowOpen={opened}
          rowActions={() => (
            <Button size="sm" variant="ghost">
              Check in
            </Button>
          )}
          footer={<LoadMore shown={4} total={150000} loading onLoadMore={fn()} />}
        />
      </div>
    </div>
  ),
};

export const RowsByKeyboard: Story = {
  args: { onRowOpen: opened, onSelectionChange: selected },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: RegExp) => canvas.getByRole("row", { name });
    row(/Riya Nair/).focus();
    await userEvent.keyboard("j");
    await expect(row(/Arjun Mehta/)).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(selected).toHaveBeenLastCalledWith(["b2"]);
    await expect(canvas.getByRole("checkbox", { name: "Select Arjun Mehta" })).toBeChecked();
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.keyboard("{End}k{Enter}");
    await expect(opened).toHaveBeenCalledOnce();
    await expect(opened).toHaveBeenCalledWith(bookings[2]);
    await expect(canvas.getAllByRole("row").filter((each) => each.tabIndex === 0)).toEqual([row(/Farah Qureshi/)]);
  },
};

export const SortsByAskingForIt: Story = {
  args: { onSortChange: sorted },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole("columnheader", { name: "Member" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(sorted).toHaveBeenLastCalledWith({ id: "member", desc: false });
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard("{Enter}");
    await expect(sorted).toHaveBeenLastCalledWith({ id: "member", desc: true });
    await userEvent.keyboard("{Enter}");
    await expect(sorted).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Riya Nair");
  },
};

export const PressOnRowOpensButNotOnItsControls: Story = {
  args: { onRowOpen: opened, onSelectionChange: selected, rowHref: ({ id }) => `#${id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("A14"));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Riya Nair" }));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Riya Nair" })).toHaveAttribute("href", "#b1");
  },
};

export const SelectsAStretchAndAll: Story = {
  args: { onSelectionChange: selected },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole("checkbox", { name: "Select Riya Nair" }));
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("checkbox", { name: "Select Farah Qureshi" }));
    await user.keyboard("{/Shift}");
    await expect(selected).toHaveBeenLastCalledWith(["b1", "b2", "b3"]);
    await expect(canvas.getByRole("checkbox", { name: "Select all shown" })).toBePartiallyChecked();
    await user.click(canvas.getByRole("checkbox", { name: "Select all shown" }));
    await expect(selected).toHaveBeenLastCalledWith(["b1", "b2", "b3", "b4"]);
    await user.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(selected).toHaveBeenLastCalledWith([]);
  },
};

const loadMore = fn();

export const LoadsMore: Story = {
  args: { footer: <LoadMore shown={40} total={312} onLoadMore={loadMore} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Showing 40 of 312")).toBeVisible();
    canvas.getByRole("button", { name: "Show more" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(loadMore).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { onSelectionChange: selected, onRowOpen: opened, caption: "الحجوزات" },
};
