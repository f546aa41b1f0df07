import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button";
import { toast } from "./toast";
import { Toaster } from "./toaster";

const undo = fn();

const meta = {
  title: "Feedback/Toast",
  component: Toaster,
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: (args) => (
    <>
      <Button
        onClick={() =>
          toast.success("Booking cancelled", {
            description: "Seat A14 is free again.",
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
          "Says that something happened, in the lower corner. A notice leaves after five seconds, ten with an action; an error stays until it is closed. Alt+T leads there. Do say what happened; don't put there what the person has to read before going on: that is a Callout.",
      },
    },
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  play: async () => {
    toast.success("Booking confirmed", { description: "Seat A14, 21 Nov, 10:00–12:00 IST", duration: Infinity });
    toast.info("Import started", { duration: Infinity, action: { label: "View import", onClick: undo } });
    toast.error("Seat A4 was just taken for 10:00", { description: "These are free: A3, B1, or A4 at 11:00." });
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
