import type { Meta, StoryObj } from "@storybook/react-vite";
import { Armchair, CalendarPlus, Download, LayoutDashboard, MapPin, Settings, Ticket, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { CommandPalette, type CommandPaletteProps, type PaletteGroup, type PaletteItem } from ".";

const chosen = fn();
const row = (id: string, label: string, Icon: typeof Settings, rest: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label,
  icon: <Icon strokeWidth={1.5} aria-hidden="true" />,
  onSelect: () => chosen(id),
  ...rest,
});

const groupsFor = (workspace: string): PaletteGroup[] => {
  const [seat, member] = workspace === "study-hall" ? ["Seat", "User"] : ["Desk", "Member"];
  return [
    {
      heading: "Actions",
      items: [
        row("new-booking", "New booking", CalendarPlus, { shortcut: ["Mod", "B"] }),
        row("export", "Export bookings", Download, { hint: "CSV" }),
        row("assign", `Assign a ${seat?.toLowerCase()}`, Armchair, { disabled: true, hint: "Pick a branch first" }),
      ],
    },
    {
      heading: "Go to",
      items: [
        row("dashboard", "Dashboard", LayoutDashboard, { shortcut: ["g", "d"], isSequence: true }),
        row("bookings", "Bookings", Ticket, { shortcut: ["g", "b"], isSequence: true }),
        row("desks", `${seat}s`, Armchair, { shortcut: ["g", "s"], isSequence: true, keywords: "desks seats places" }),
        row("members", `${member}s`, UserRound, { keywords: "customers people" }),
        row("settings", "Organisation settings", Settings, { keywords: "name theme payment" }),
      ],
    },
  ];
};
const recents = [row("lane", "Library Lane", MapPin, { hint: "Branch, Bengaluru" })];
const people: PaletteItem[] = [
  row("riya", "Riya Nair", UserRound, { hint: "riya@example.org" }),
  row("arjun", "Arjun Menon", UserRound, { hint: "arjun@example.org" }),
  row("asha", "Asha Rao", UserRound, { hint: "asha@example.org" }),
];

const Kept = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <Button onClick={() => change(true)}>Search</Button>
      <CommandPalette {...props} open={open} onOpenChange={change} />
    </>
  );
};

const meta = {
  title: "Overlay/CommandPalette",
  tags: ["new", "!stable"],
  component: Kept,
  args: { open: false, onOpenChange: fn(), onQueryChange: fn(), groups: [], recents },
  beforeEach: () => {
    chosen.mockClear();
  },
  render: ({ groups, ...args }, { globals }) => (
    <Kept {...args} groups={groups.length > 0 ? groups : groupsFor(String(globals.workspace))} />
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Everything that can be done or gone to, found by typing. The app binds Cmd/Ctrl+K and keeps `open`. What the app knows is filtered here; what the server finds comes as a group with `isFound`, which is dimmed while newer results are `loading`. Do give a row the shortcut that makes the palette unnecessary; don't hide anything that can be reached in no other way.",
      },
    },
    keyboard: [
      ["⌘K / Ctrl+K", "Opens and closes it (bound by the app)"],
      ["↑ ↓ / Home / End", "Moves through the rows"],
      ["Enter", "Does what the row says and closes"],
      ["Escape", "Closes; the focus returns"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { open: true } };

export const Phone: Story = { ...Matrix, globals: { viewport: { value: "mobile1" } } };

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

const opened = async () => {
  const dialog = within(await screen.findByRole("dialog", { name: "Commands" }));
  const search = dialog.getByRole("combobox", { name: "Search or type a command" });
  await waitFor(() => expect(search).toHaveFocus());
  return { dialog, search };
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
    await userEvent.tab();
    await userEvent.keyboard("{Control>}k{/Control}");
    const { dialog } = await opened();
    await expect(dialog.getByRole("option", { name: /Library Lane/ })).toHaveAttribute("data-selected", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    // The row that can't be chosen is passed over.
    await waitFor(() =>
      expect(dialog.getByRole("option", { name: /Dashboard/ })).toHaveAttribute("data-selected", "true"),
    );
    await userEvent.keyboard("book");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("book");
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(3));
    await expect(dialog.getByRole("status")).toHaveTextContent("3 results");
    await userEvent.keyboard("{End}{Enter}");
    await expect(chosen).toHaveBeenCalledWith("bookings");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("");
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect((await opened()).search).toHaveValue("");
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const NothingFits: Story = {
  args: { open: true },
  play: async () => {
    const { dialog, search } = await opened();
    await userEvent.type(search, "aquarium");
    await expect(await dialog.findByText("Nothing fits “aquarium”")).toBeVisible();
    await expect(dialog.queryByRole("listbox")).toBeNull();
  },
};

export const OldResultsAreDimmed: Story = {
  args: { open: true, loading: true, recents: [], groups: [{ heading: "Members", isFound: true, items: people }] },
  play: async () => {
    const { dialog, search } = await opened();
    await userEvent.type(search, "ni");
    const list = dialog.getByRole("listbox", { name: "Commands" });
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(list.querySelector("[data-state=stale]")).toBeVisible();
    // What the server found is not filtered again.
    await expect(dialog.getAllByRole("option")).toHaveLength(3);
  },
};

export const SearchingForTheFirstTime: Story = {
  args: { open: true, loading: true, recents: [], groups: [{ heading: "Members", isFound: true, items: [] }] },
  play: async () => {
    const { dialog } = await opened();
    await expect(dialog.getByRole("status")).toHaveTextContent("Searching");
  },
};

const LeadsElsewhere = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <label>
        Name of the branch <input id="branch-name" style={{ background: "var(--ui-control-bg)" }} />
      </label>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[
          {
            heading: "Actions",
            items: [
              {
                id: "rename",
                label: "Rename the branch",
                // After the palette is gone, as a route's change of screen is.
                onSelect: () => requestAnimationFrame(() => document.getElementById("branch-name")?.focus()),
              },
            ],
          },
        ]}
      />
    </>
  );
};

export const LeavesTheFocusWhereTheRowLeads: Story = {
  parameters: { docs: { ownPage: true } },
  render: () => <LeadsElsewhere />,
  play: async ({ canvasElement }) => {
    await opened();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("textbox")).toHaveFocus());
  },
};

export const OnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: ({ groups: _, ...args }, { globals }) => (
    <WholePage>
      <Kept {...args} groups={groupsFor(String(globals.workspace))} />
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await opened();
    await expectWholePageAccessible();
  },
};
