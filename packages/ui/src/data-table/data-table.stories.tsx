import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { EmptyState } from "../empty-state";
import { StatusBadge, type StatusBadgeProps } from "../status-badge";
import { Topbar } from "../topbar";
import type { DataTableColumn, DataTableSort } from "./column";
import { ColumnMenu } from "./column-menu";
import type { ColumnVisibility } from "./column-visibility";
import { DataTable, type DataTableProps } from "./data-table";
import { LoadMore } from "./load-more";

interface Booking {
  id: string;
  member: string;
  desk: string;
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
  ([id, member, desk, branch, when, total, status]) => ({ id, member, desk, branch, when, total, status }) as Booking,
);

const columns: DataTableColumn<Booking>[] = [
  { id: "member", header: "Member", cell: ({ member }) => member, sortable: true },
  { id: "desk", header: "Desk", cell: ({ desk }) => desk },
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
          "Rows from the server. One row is in the order of the Tab key, the keys move between them. Where it is narrower than 40 rem rows become cards; above 200 rows only those in sight are in the document. Do put what names the row first; don't hide what people search by.",
      },
    },
    keyboard: [
      ["j, Arrow down", "Goes to the next row"],
      ["k, Arrow up", "Goes to the row before"],
      ["Home, End", "Goes to the first or the last row"],
      ["x", "Marks the row"],
      ["Shift + press on a checkbox", "Marks everything from the row marked last"],
      ["Enter", "Opens the row"],
      ["Alt + Arrow up, Alt + Arrow down", "In the column menu: moves the column"],
    ],
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
          footer={<LoadMore shown={4} total={150000} atLeast loading onLoadMore={fn()} />}
        />
      </div>
    </div>
  ),
};

export const MoreThanCounted: Story = {
  args: { footer: <LoadMore shown={4} total={5000} atLeast onLoadMore={fn()} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Showing 4 of 5,000+")).toBeVisible();
  },
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
    await expect(canvas.getByRole("checkbox", { name: "Select all shown" })).not.toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: "Select all shown" })).toBeChecked();
    await user.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(selected).toHaveBeenLastCalledWith([]);
  },
};

/** Rows that are marked and not here stay marked, and are no reason for a dash. */
export const KeepsMarksOfRowsElsewhere: Story = {
  args: { onSelectionChange: selected, selection: ["elsewhere"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const all = canvas.getByRole("checkbox", { name: "Select all shown" });
    await expect(all).not.toBePartiallyChecked();
    await user.click(all);
    await expect(selected).toHaveBeenLastCalledWith(["elsewhere", "b1", "b2", "b3", "b4"]);
    await user.click(canvas.getByRole("checkbox", { name: "Select Farah Qureshi" }));
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("checkbox", { name: "Select Riya Nair" }));
    await user.keyboard("{/Shift}");
    await expect(selected).toHaveBeenLastCalledWith(["elsewhere", "b4"]);
    await expect(all).toBePartiallyChecked();
  },
};

/** A box that takes a press and does nothing would be taken for broken. */
export const NothingToMarkYet: Story = {
  args: { onSelectionChange: selected, rows: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox", { name: "Select all shown" })).toBeDisabled();
  },
};

export const CardsSayWhatTheBoxMarks: Story = {
  args: { onSelectionChange: selected },
  render: (args) => (
    <div style={{ inlineSize: "22rem" }}>
      <List {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Select all shown"));
    await expect(canvas.getByRole("checkbox", { name: "Select all shown" })).toBeChecked();
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

/** "Select all matching" as a screen keeps it: any other choice ends it. */
const MatchingList = (props: DataTableProps<Booking>) => {
  const [selection, setSelection] = useState<string[]>([]);
  const [all, setAll] = useState(false);
  return (
    <DataTable
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        setAll(false);
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
      matching={312}
      allMatching={all}
      onSelectAllMatching={() => setAll(true)}
    />
  );
};

export const AllMatching: Story = {
  args: { onSelectionChange: selected, bulkActions: <Button size="sm">Export</Button> },
  render: (args) => <MatchingList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all shown" }));
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Select all 312 matching" }));
    await expect(canvas.getByText("All 312 matching selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select Riya Nair" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Riya Nair" }));
    await expect(selected).toHaveBeenLastCalledWith(["b2", "b3", "b4"]);
    await expect(canvas.getByText("3 selected")).toBeVisible();
  },
};

const ChoosingColumns = (props: DataTableProps<Booking>) => {
  const [chosen, setChosen] = useState<ColumnVisibility | null>(null);
  return (
    <div style={{ display: "grid", gap: "1rem" }}>
      <div style={{ justifySelf: "end" }}>
        <ColumnMenu columns={columns} value={chosen} onValueChange={setChosen} />
      </div>
      <DataTable {...props} columnVisibility={chosen} />
    </div>
  );
};

export const ColumnChoice: Story = {
  render: (args) => <ChoosingColumns {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = () => canvas.getAllByRole("columnheader", { hidden: true }).map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const menu = within(await within(document.body).findByRole("dialog", { name: "Columns and their order" }));
    await userEvent.click(menu.getByRole("checkbox", { name: "Branch" }));
    await expect(headings()).toEqual(["Member", "Desk", "Time", "Status", "Total"]);
    await userEvent.click(menu.getByRole("button", { name: "Move Total earlier" }));
    await expect(headings()).toEqual(["Member", "Desk", "Time", "Total", "Status"]);
    await expect(menu.getByRole("status")).toHaveTextContent("Total is column 5 of 6");
    menu.getByRole("checkbox", { name: "Total" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(headings()).toEqual(["Member", "Desk", "Total", "Time", "Status"]);
    await userEvent.click(menu.getByRole("button", { name: "Reset" }));
    await expect(headings()).toEqual(["Member", "Desk", "Branch", "Time", "Status", "Total"]);
    await expect(menu.getByRole("checkbox", { name: "Member" })).toBeDisabled();
  },
};

const tenThousand: Booking[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...(bookings[index % bookings.length] as Booking),
  id: `row-${index}`,
  desk: `A${index + 1}`,
  member: `Member ${index + 1}`,
}));

/** Ten thousand rows: a few dozen in the document, the keyboard and the selection over all of them. */
export const TenThousandRows: Story = {
  parameters: { docs: { ownPage: true } },
  args: {
    rows: tenThousand,
    onRowOpen: opened,
    onSelectionChange: selected,
    rowActions: () => (
      <Button size="sm" variant="ghost">
        Check in
      </Button>
    ),
    footer: <LoadMore shown={10_000} total={150_000} onLoadMore={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole("table", { name: "Bookings" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    // What draws long lists loads on demand; until then the first rows stand there.
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(100));
    const first = canvas.getByRole("row", { name: /Member 1 / });
    await expect(first).toHaveAttribute("aria-rowindex", "2");
    first.focus();
    await userEvent.keyboard("jj");
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "4");
    await userEvent.keyboard("{End}");
    await expect(document.activeElement).toHaveAttribute("aria-rowindex", "10001");
    await expect(document.activeElement).toHaveTextContent("Member 10000");
    await userEvent.keyboard("x");
    await expect(selected).toHaveBeenLastCalledWith(["row-9999"]);
    // The row with the focus stays in the document wherever one scrolls.
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("row", { name: /Member 1 / })).toBeVisible());
    await userEvent.keyboard("k");
    await expect(document.activeElement).toHaveTextContent("Member 9999");
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledWith(tenThousand[9998]);
  },
};

export const TenThousandCards: Story = {
  parameters: { docs: { ownPage: true } },
  args: { ...TenThousandRows.args, caption: "Bookings on a phone" },
  render: (args) => (
    <div style={{ inlineSize: "22rem" }}>
      <List {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { onSelectionChange: selected, onRowOpen: opened, caption: "الحجوزات" },
};

export const UnderATopBar: Story = {
  parameters: { layout: "fullscreen" },
  args: { rows: tenThousand.slice(0, 60), onRowOpen: opened },
  render: (args) => (
    <>
      <Topbar start="Pier 4" />
      <div style={{ padding: "1rem" }}>
        <List {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvasElement.querySelector("[data-slot=topbar]");
    const heading = canvas.getByRole("columnheader", { name: "Member" });
    if (!bar) throw new Error("no top bar");
    canvas.getByRole("row", { name: /Member 60 / }).focus();
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeCloseTo(bar.getBoundingClientRect().bottom, 0));
    // Upwards a row that gets the focus comes out from under both.
    const row = canvas.getByRole("row", { name: /Member 30 / });
    row.focus();
    await waitFor(() =>
      expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom),
    );
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
