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

const ofADesk = (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton label="Actions for desk A14">
        <Ellipsis strokeWidth={1.5} />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem icon={<Pencil strokeWidth={1.5} />} shortcut="E" onSelect={onEdit}>
        Edit desk
      </DropdownMenuItem>
      <DropdownMenuItem icon={<UserPlus strokeWidth={1.5} />}>Assign to a member</DropdownMenuItem>
      <DropdownMenuItem icon={<CalendarClock strokeWidth={1.5} />} disabled>
        Renew
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Trash2 strokeWidth={1.5} />} variant="danger">
        Delete desk
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
  render: () => ofADesk,
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
  render: () => <WholePage>{ofADesk}</WholePage>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Actions for desk A14" }));
    const main = within(within(canvasElement).getByRole("main"));
    await waitFor(() => expect(main.getByRole("menu")).toBeVisible());
    await expectWholePageAccessible();
  },
};

export const OverASheet: Story = {
  parameters: { docs: { ownPage: true } },
  render: () => (
    <Sheet open title="Desk A14">
      {ofADesk}
    </Sheet>
  ),
  play: async () => {
    onEdit.mockClear();
    const trigger = await screen.findByRole("button", { name: "Actions for desk A14" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: /Edit desk/ }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit desk/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.getByRole("dialog", { name: "Desk A14" })).toBeVisible();
  },
};

export const WholeRoundByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onEdit.mockClear();
    const trigger = within(canvasElement).getByRole("button", { name: "Actions for desk A14" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit desk/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Delete desk" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>Export</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>CSV</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuItem shortcut="P">Print</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const opener = await screen.findByRole("menuitem", { name: "Export" });
    await waitFor(() => expect(opener).toHaveFocus());
    // Towards the side where the further menu opens.
    await userEvent.keyboard("{ArrowLeft}");
    const further = await screen.findByRole("menuitem", { name: "CSV" });
    await waitFor(() => expect(further).toHaveFocus());
    await expect(further.getBoundingClientRect().right).toBeLessThan(opener.getBoundingClientRect().left + 16);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "CSV" })).toHaveFocus());
  },
};
