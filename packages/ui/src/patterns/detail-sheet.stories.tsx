import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DetailSheet, pendingBooking } from "./detail-sheet";
import { wordsOf } from "./words";

const meta = {
  title: "Patterns/Detail sheet",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "One thing out of a list, opened over it: the facts, the money, what happened, what was said about it. It has an address of its own; closing it leads back to the same row. Do confirm what can't be undone; don't open a second sheet over it.",
      },
    },
    keyboard: [
      ["Enter", "On a row: opens its sheet"],
      ["Escape", "Closes the sheet; the focus returns to the row"],
    ],
  },
  // On the page of docs it would lie over what explains it; there a press on a row opens it.
  render: (_, { globals, viewMode }) => (
    <DetailSheet words={wordsOf(globals)} {...(viewMode !== "docs" && { initial: pendingBooking })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StudyHall: Story = { globals: { workspace: "study-hall" } };

export const OpensOverItsRowAndReturns: Story = {
  globals: { viewport: { value: "responsive" } },
  render: (_, { globals }) => <DetailSheet words={wordsOf(globals)} />,
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole("row", { name: /Arjun Mehta/ });
    row?.focus();
    await userEvent.keyboard("{Enter}");
    const sheet = await screen.findByRole("dialog", { name: /^Booking CRL-/ });
    await userEvent.type(within(sheet).getByRole("textbox", { name: /comment/i }), "Moved to A3.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await within(sheet).findByText("Moved to A3.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const CancelsAfterAsking: Story = {
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: /^Booking CRL-/ });
    await userEvent.click(within(sheet).getByRole("button", { name: "Cancel booking" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel booking" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await screen.findByText("Cancelled", { selector: "[role=dialog] *" })).toBeVisible();
  },
};
