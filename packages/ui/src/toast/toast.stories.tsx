import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "../dropdown-menu";
import { wordsOf } from "../patterns/words";
import { toast } from "./toast";
import { Toaster } from "./toaster";

const undo = fn();

const meta = {
  title: "Feedback/Toast",
  component: Toaster,
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: (args, { globals }) => (
    <>
      <Button
        onClick={() =>
          toast.success("Booking cancelled", {
            description: `${wordsOf(globals).desk} A14 is free again.`,
            action: { label: "Undo", onClick: undo },
          })
        }
      >
        Cancel booking
      </Button>
      <Toaster {...args} />
    </>
  ),
  parameters: {
    keyboard: [
      ["Alt+T", "Moves the focus to the notices"],
      ["Tab", "Moves between a notice's action and its cross"],
    ],
    docs: {
      description: {
        component:
          "Says that something happened, above in the middle. A notice leaves after five seconds, ten with an action; an error stays until it is closed. Alt+T leads there. Do say what happened; don't put there what the person has to read before going on: that is a Callout.",
      },
    },
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  play: async ({ globals }) => {
    const { desk } = wordsOf(globals);
    toast.success("Booking confirmed", { description: `${desk} A14, 21 Nov, 10:00–12:00 IST`, duration: Infinity });
    toast.info("Import started", { duration: Infinity, action: { label: "View import", onClick: undo } });
    toast.error(`${desk} A4 was just taken for 10:00`, { description: "These are free: A3, B1, or A4 at 11:00." });
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
  },
};

export const ActionByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const action = await screen.findByRole("button", { name: "Undo" });
    action.focus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Booking cancelled")).toBeNull());
  },
};

export const SameIdReplaces: Story = {
  play: async () => {
    toast.error("No connection", { id: "offline" });
    toast.error("Still no connection", { id: "offline" });
    await screen.findByText("Still no connection");
    await expect(screen.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async () => {
    toast.success("تم تأكيد الحجز", { description: "المقعد A14", duration: Infinity });
    await screen.findByText("تم تأكيد الحجز");
  },
};

/** Whoever has pressed the action and goes on stays where he went. */
export const FocusStaysWhereItWent: Story = {
  render: (args) => (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => toast.success("Archived", { action: { label: "Undo", onClick: undo } })}>
            Archive
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Archive" }));
    const action = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(action);
    await userEvent.click(more);
    const item = await screen.findByRole("menuitem", { name: "Archive" });
    await waitFor(() => expect(action).not.toBeInTheDocument());
    await expect(item).toBeVisible();
    await expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement);
  },
};

export const FocusGoesBack: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Cancel booking" });
    await userEvent.click(button);
    const action = await screen.findByRole("button", { name: "Undo" });
    await userEvent.click(action);
    await waitFor(() => expect(action).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
