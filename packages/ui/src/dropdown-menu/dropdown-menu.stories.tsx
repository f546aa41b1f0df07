import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarClock, Ellipsis, Pencil, Trash2, UserPlus } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { IconButton } from "../icon-button";
import { Sheet } from "../sheet";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from ".";
import { expectWholePageAccessible, WholePage } from "./whole-page.fixture";

const onEdit = fn();

const OfASeat = () => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton label="Actions for seat A14">
        <Ellipsis strokeWidth={1.5} />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem icon={<Pencil strokeWidth={1.5} />} shortcut="E" onSelect={onEdit}>
        Edit seat
      </DropdownMenuItem>
      <DropdownMenuItem icon={<UserPlus strokeWidth={1.5} />}>Assign to a user</DropdownMenuItem>
      <DropdownMenuItem icon={<CalendarClock strokeWidth={1.5} />} disabled>
        Renew
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Trash2 strokeWidth={1.5} />} variant="danger">
        Delete seat
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

const meta = {
  title: "Actions/DropdownMenu",
  component: DropdownMenuContent,
  parameters: {
    keyboard: [
      ["Enter / Space / ↓", "Opens the menu"],
      ["↑ ↓ / Home / End / a letter", "Moves"],
      ["Enter / Space", "Does what the row says"],
      ["→ / ←", "Opens and closes a further menu"],
      ["Escape", "Closes; the focus returns"],
    ],
    docs: {
      description: {
        component:
          "What else can be done with one thing. The page stays reachable while it is open, and a press outside does what it would do without the menu. Keep it to seven lines, what destroys last. Several choices that are kept go into a Select.",
      },
    },
  },
  render: () => <OfASeat />,
} satisfies Meta<typeof DropdownMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>Member</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem>Phone number that was given at the first booking</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Sort by</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="name">
          <DropdownMenuRadioItem value="name">Name</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="validity">Valid until</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>Export</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>CSV</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuItem disabled>Print</DropdownMenuItem>
        <DropdownMenuItem variant="danger">Reset the view</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const LeavesThePageThere: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <WholePage>
      <OfASeat />
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Actions for seat A14" }));
    const main = within(within(canvasElement).getByRole("main"));
    await waitFor(() => expect(main.getByRole("menu")).toBeVisible());
    await expectWholePageAccessible();
  },
};

export const OverASheet: Story = {
  render: () => (
    <Sheet open title="Seat A14">
      <OfASeat />
    </Sheet>
  ),
  play: async () => {
    onEdit.mockClear();
    const trigger = await screen.findByRole("button", { name: "Actions for seat A14" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: /Edit seat/ }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit seat/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.getByRole("dialog", { name: "Seat A14" })).toBeVisible();
  },
};

export const WholeRoundByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onEdit.mockClear();
    const trigger = within(canvasElement).getByRole("button", { name: "Actions for seat A14" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit seat/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Delete seat" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
