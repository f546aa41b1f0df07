import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { ShortcutHelp } from ".";

const meta = {
  title: "Overlay/ShortcutHelp",
  tags: ["new", "!stable"],
  component: ShortcutHelp,
  args: {
    trigger: <Button>Keyboard shortcuts</Button>,
    groups: [
      {
        heading: "Everywhere",
        shortcuts: [
          { label: "Search or run a command", keys: ["Mod", "K"] },
          { label: "Search this list", keys: ["/"] },
          { label: "Show these shortcuts", keys: ["?"] },
        ],
      },
      {
        heading: "Lists",
        shortcuts: [
          { label: "Next row", keys: ["j"] },
          { label: "Row before", keys: ["k"] },
          { label: "Select the row", keys: ["x"] },
          { label: "Open the row", keys: ["Enter"] },
        ],
      },
      {
        heading: "Go to",
        shortcuts: [
          { label: "Dashboard", keys: ["g", "d"], isSequence: true },
          { label: "Bookings", keys: ["g", "b"], isSequence: true },
          { label: "Branches", keys: ["g", "r"], isSequence: true },
        ],
      },
      {
        heading: "Forms",
        shortcuts: [
          { label: "Save and close", keys: ["Mod", "Enter"] },
          { label: "Close without saving", keys: ["Esc"] },
        ],
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "What the keys do, for whoever presses `?`. ⌘ on Apple's machines, Ctrl elsewhere. Do list only what works on this screen and everywhere; the app binds `?` and keeps it from opening while something is typed.",
      },
    },
    keyboard: [
      ["?", "Opens it (bound by the app)"],
      ["Escape", "Closes; the focus returns"],
    ],
  },
} satisfies Meta<typeof ShortcutHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { open: true } };

export const LongText: Story = {
  args: {
    open: true,
    groups: [
      {
        heading: "Bookings that wait for an answer",
        shortcuts: [
          {
            label: "Confirm the booking and send the person the code for the door of the reading room",
            keys: ["Mod", "Shift", "Enter"],
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = { args: { open: true }, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Keyboard shortcuts" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    const lists = within(dialog.getByRole("region", { name: "Go to" }));
    await expect(lists.getByText("Bookings").closest("div")).toHaveTextContent("Bookingsgthenb");
    const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
    await expect(dialog.getAllByText(mod)).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
