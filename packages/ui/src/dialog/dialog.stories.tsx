import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { Dialog } from "./dialog";

const meta = {
  title: "Overlay/Dialog",
  component: Dialog,
  args: {
    title: "Move booking",
    description: "Riya Nair keeps the price she paid.",
    children: <p>Desk A14, Saturday 21 November, 10:00–12:00, moves to the next free desk in the quiet zone.</p>,
    trigger: <Button>Move booking</Button>,
    footer: <Button variant="primary">Move to A3</Button>,
  },
  parameters: {
    keyboard: [
      ["Tab, Shift+Tab", "Moves inside the dialog"],
      ["Escape", "Closes it; the focus returns to what opened it"],
      ["↑ ↓", "Scrolls the body once it has the focus"],
    ],
    docs: {
      description: {
        component:
          "One short task over the page. Tab stays inside, Escape and the cross close it, the focus returns to what opened it. Do name the task in the title; don't open a dialog from a dialog.",
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes = ["sm", "md", "lg", "xl"] as const;
const paragraphs = Array.from({ length: 80 }, (_, index) => `Rule ${index + 1}: leave the desk as you found it.`);

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
      {sizes.map((size) => (
        <Dialog key={size} size={size} title={`Size ${size}`} trigger={<Button>Size {size}</Button>}>
          <p>Everything the person needs to decide, and nothing else.</p>
        </Dialog>
      ))}
      <Dialog title="House rules" trigger={<Button>Long</Button>} footer={<Button>Accept rules</Button>}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
      <Dialog
        title="Session expired"
        description="Sign in again to keep your changes."
        dismissible={false}
        trigger={<Button>Has to be answered</Button>}
      >
        <Button variant="primary">Sign in</Button>
      </Dialog>
    </div>
  ),
};

export const OpensAndClosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Move booking" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Move booking" });
    await expect(dialog).toHaveAccessibleDescription("Riya Nair keeps the price she paid.");
    await expect(within(dialog).getByRole("button", { name: "Move to A3" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Move to A3" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

const Controlled = () => {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="House rules" footer={<Button>Accept rules</Button>}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
};

export const LongBodyScrollsByKeyboard: Story = {
  parameters: { docs: { ownPage: true } },
  render: () => <Controlled />,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "House rules" });
    await waitFor(() => expect(dialog.querySelector(".ui-overlay__body")).toHaveAttribute("tabindex", "0"));
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Accept rules" })).toBeVisible());
  },
};

export const HasToBeAnswered: Story = {
  args: { dismissible: false, open: true, trigger: undefined },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Move booking" });
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
  },
};

export const StaysUnderADoublePress: Story = {
  play: async ({ canvasElement }) => {
    const clock = spyOn(performance, "now").mockReturnValue(performance.now());
    try {
      await userEvent.click(within(canvasElement).getByRole("button", { name: "Move booking" }));
      const dialog = await screen.findByRole("dialog", { name: "Move booking" });
      const mask = document.querySelector(".ui-mask");
      if (!mask) throw new Error("Nothing lies behind the dialog");
      const pressOutside = () => userEvent.pointer({ keys: "[MouseLeft]", target: mask });
      await pressOutside();
      await expect(dialog).toHaveAttribute("data-state", "open");
      clock.mockReturnValue(performance.now() + 1000);
      await pressOutside();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    } finally {
      clock.mockRestore();
    }
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { open: true, trigger: undefined },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Move booking" });
    const close = within(dialog).getByRole("button", { name: "Close" }).getBoundingClientRect();
    await expect(close.left).toBeLessThan(within(dialog).getByText("Move booking").getBoundingClientRect().left);
  },
};

export const OnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Dialog {...args} />
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Move booking" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Move booking" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
