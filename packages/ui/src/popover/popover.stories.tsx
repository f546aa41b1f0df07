import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { expectWholePageAccessible, WholePage } from "../dropdown-menu/whole-page.fixture";
import { atRest } from "../foundations/at-rest.fixture";
import { Popover } from "./popover";

const meta = {
  title: "Overlay/Popover",
  component: Popover,
  args: {
    label: "Filter bookings",
    title: "Filter",
    trigger: <Button>Filter</Button>,
    children: <Button variant="primary">Show 12 bookings</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A small box at a button: a few facts, a filter, a short form. Do keep it to what fits without scrolling; don't open a dialog from it, and don't put there what is needed to go on.",
      },
    },
    keyboard: [
      ["Enter, Space", "Opens it from its button"],
      ["Tab", "Moves through it"],
      ["Escape", "Closes it; the focus returns"],
    ],
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { open: true, children: "Desks of the reading room are free on Sundays, and in the week from 18:00 on." },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Filter bookings" });
    await waitFor(() => expect(within(popover).getByRole("button", { name: "Show 12 bookings" })).toHaveFocus());
    await atRest();
    await userEvent.keyboard("{Escape}");
    // At once, so that the next Escape is for what lies below.
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Filter" })).toHaveFocus());
  },
};

/** Nobody hears of its animation, as where the page is busy as it opens. */
export const ClosesThoughUnheard: Story = {
  play: async ({ canvasElement }) => {
    const unheard = new AbortController();
    const keep = (event: Event) => event.stopImmediatePropagation();
    for (const name of ["animationstart", "animationend"])
      window.addEventListener(name, keep, { capture: true, signal: unheard.signal });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter bookings" })).toBeVisible());
    await atRest();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    unheard.abort();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { open: true } };

export const OnAWholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <WholePage>
      <Popover {...args} />
    </WholePage>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Filter" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filter bookings" })).toBeVisible());
    await expectWholePageAccessible();
  },
};
