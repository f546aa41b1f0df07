import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, LockKeyhole, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../card";
import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuRadioGroup,
  ContextMenuRadioItem,
  ContextMenuSeparator,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
} from ".";

const onEdit = fn();

const Desk = ({ noun, children }: { noun: string; children: ReactNode }) => (
  <ContextMenu>
    <ContextMenuTrigger asChild>
      <button type="button" style={{ inlineSize: "16rem", maxInlineSize: "100%", borderRadius: "var(--ui-radius-lg)" }}>
        <Card>{noun} A14, quiet zone. Right press, or the menu key.</Card>
      </button>
    </ContextMenuTrigger>
    <ContextMenuContent>{children}</ContextMenuContent>
  </ContextMenu>
);

const meta = {
  title: "Actions/ContextMenu",
  tags: ["new", "!stable"],
  component: ContextMenuContent,
  parameters: {
    docs: {
      description: {
        component:
          "The short way to what can be done with a thing: a right press, a long press, the menu key or Shift+F10 on it. Same rows as a DropdownMenu. Nobody sees that it is there, so everything in it must also be reached from a visible button. Don't put anything there alone.",
      },
    },
    keyboard: [
      ["Menu key / Shift+F10", "Opens it at what has the focus"],
      ["↑ ↓ / Home / End / a letter", "Moves"],
      ["Enter / Space", "Does what the row says"],
      ["→ / ←", "Opens and closes a further menu"],
      ["Escape", "Closes; the focus returns"],
    ],
  },
  beforeEach: () => {
    onEdit.mockClear();
  },
  render: (_, { globals }) => {
    const noun = globals.workspace === "study-hall" ? "Seat" : "Desk";
    return (
      <Desk noun={noun}>
        <ContextMenuItem icon={<Pencil strokeWidth={1.5} />} shortcut="E" onSelect={onEdit}>
          Edit {noun.toLowerCase()}
        </ContextMenuItem>
        <ContextMenuItem icon={<CalendarPlus strokeWidth={1.5} />}>Book</ContextMenuItem>
        <ContextMenuItem icon={<LockKeyhole strokeWidth={1.5} />} disabled>
          Hold
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<Trash2 strokeWidth={1.5} />} variant="danger">
          Delete {noun.toLowerCase()}
        </ContextMenuItem>
      </Desk>
    );
  },
} satisfies Meta<typeof ContextMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const openByKey = async (canvasElement: HTMLElement) => {
  const desk = within(canvasElement).getByRole("button");
  await userEvent.tab();
  await expect(desk).toHaveFocus();
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  return desk;
};

export const Matrix: Story = {
  render: () => (
    <Desk noun="Desk">
      <ContextMenuLabel>Show</ContextMenuLabel>
      <ContextMenuCheckboxItem checked>Zones</ContextMenuCheckboxItem>
      <ContextMenuCheckboxItem>Names of those who booked a desk in this zone today</ContextMenuCheckboxItem>
      <ContextMenuSeparator />
      <ContextMenuLabel>Colours</ContextMenuLabel>
      <ContextMenuRadioGroup value="state">
        <ContextMenuRadioItem value="state">By state</ContextMenuRadioItem>
        <ContextMenuRadioItem value="zone">By zone</ContextMenuRadioItem>
      </ContextMenuRadioGroup>
      <ContextMenuSeparator />
      <ContextMenuSub>
        <ContextMenuSubTrigger>Move to</ContextMenuSubTrigger>
        <ContextMenuSubContent>
          <ContextMenuItem>Mezzanine</ContextMenuItem>
        </ContextMenuSubContent>
      </ContextMenuSub>
      <ContextMenuItem disabled>Print</ContextMenuItem>
      <ContextMenuItem variant="danger">Delete desk</ContextMenuItem>
    </Desk>
  ),
  play: async ({ canvasElement }) => {
    await openByKey(canvasElement);
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const desk = await openByKey(canvasElement);
    const menu = screen.getByRole("menu").getBoundingClientRect();
    await expect(Math.abs(menu.top - desk.getBoundingClientRect().bottom)).toBeLessThan(8);
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit desk/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Delete desk" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(desk).toHaveFocus());
    await userEvent.keyboard("{ContextMenu}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(desk).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement).getByRole("button");
    const { left, top } = desk.getBoundingClientRect();
    await fireEvent.contextMenu(desk, { clientX: left + 40, clientY: top + 20 });
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    await expect(Math.abs(menu.getBoundingClientRect().left - left - 40)).toBeLessThan(8);
    await userEvent.click(screen.getByRole("menuitem", { name: /Edit desk/ }));
    await expect(onEdit).toHaveBeenCalledOnce();
  },
};
