import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { atRest } from "../foundations/at-rest.fixture";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog";

const Opener = (args: AlertDialogProps) => {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel booking…</Button>
      <AlertDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
};

const meta = {
  title: "Overlay/AlertDialog",
  component: AlertDialog,
  render: (args) => <Opener {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Cancel this booking?",
    description: "Desk A14 becomes free at once and ₹500 goes back to the card. This cannot be undone.",
    confirmLabel: "Cancel booking",
    cancelLabel: "Keep booking",
    tone: "danger",
    onConfirm: fn(),
  },
  parameters: {
    keyboard: [
      ["Tab", "Moves between the two answers; it stays inside"],
      ["Enter, Space", "Gives the answer that has the focus"],
      ["Escape", "Goes back, nothing is done"],
    ],
    docs: {
      description: {
        component:
          "Asks before money moves or something is lost. It opens with the focus on the way back; Escape is the way back. Do name the consequence; don't ask before what undo can repair.",
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { open: true } };

export const NotDangerous: Story = {
  args: {
    open: true,
    tone: "default",
    title: "Publish the website?",
    description: "Visitors see it within a minute at quietroom.example.",
    confirmLabel: "Publish website",
    cancelLabel: "Not yet",
  },
};

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  return screen.findByRole("alertdialog", { name: "Cancel this booking?" });
};

export const EscapeIsTheWayBack: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Keep booking" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const FocusThatHasMovedOnStays: Story = {
  // While the question fades out the person goes on: it fades until the story ends that.
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty("--ui-fast", "3600s");
    return () => void style.removeProperty("--ui-fast");
  },
  render: (args) => (
    <>
      <Opener {...args} />
      <label>
        Reason <input />
      </label>
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await open();
    const keep = within(dialog).getByRole("button", { name: "Keep booking" });
    await waitFor(() => expect(keep).toHaveFocus());
    // Radix gives the focus back in a task of its own, and tells of it.
    const handedBack = new Promise((resolve) => dialog.addEventListener("focusScope.autoFocusOnUnmount", resolve));
    await userEvent.keyboard("{Enter}");
    await expect(dialog).toHaveAttribute("data-state", "closed");
    const reason = canvasElement.querySelector("input");
    reason?.focus();
    await atRest();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await handedBack;
    await expect(reason).toHaveFocus();
  },
};

export const BusyUntilTheServerAnswers: Story = {
  play: async ({ args, mount }) => {
    const answer = Promise.withResolvers<void>();
    await mount(<Opener {...args} onConfirm={() => answer.promise} />);
    const dialog = await open();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(within(dialog).getByRole("button", { name: "Cancel booking" })).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveAttribute("data-state", "open");
    answer.resolve();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const RejectionStaysAndSaysWhy: Story = {
  play: async ({ args, mount }) => {
    const started = new Error("This booking has already started, so it can't be cancelled.");
    await mount(<Opener {...args} onConfirm={() => Promise.reject(started)} />);
    const dialog = await open();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(dialog).getByRole("alert")).toHaveTextContent("already started"));
    await expect(within(dialog).getByRole("button", { name: "Cancel booking" })).not.toHaveAttribute("aria-busy");
  },
};

export const RightToLeft: Story = { args: { open: true }, globals: { direction: "rtl" } };
