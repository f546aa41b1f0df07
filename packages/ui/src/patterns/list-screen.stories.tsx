import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ListScreen } from "./list-screen";
import { wordsOf } from "./words";

const meta = {
  title: "Patterns/List screen",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Everything that is many: one name, one primary action, tabs for what people come for most, a search, the table, the way to the rest. Text, tab and order are in the address, so that the list can be bookmarked; rows that are being replaced stay, dimmed. Do keep three emptinesses apart: nothing yet, nothing found, not allowed; don't page with numbers.",
      },
    },
    keyboard: [
      ["/", "Focuses the search, where the app binds it"],
      ["j, k", "Moves through the rows"],
      ["x", "Marks the row"],
      ["Enter", "Opens the row"],
    ],
  },
  render: (_, { globals }) => <ListScreen words={wordsOf(globals)} onOpen={() => {}} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StudyHall: Story = {
  globals: { workspace: "study-hall" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("columnheader", { name: /User/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Seat" })).toBeVisible();
  },
};

export const FirstUse: Story = {
  render: (_, { globals }) => <ListScreen words={wordsOf(globals)} hasBookings={false} />,
};

export const SearchedAndMarked: Story = {
  globals: { viewport: { value: "responsive" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search bookings" }), "farah");
    const rows = canvas.getAllByRole("row", { name: /Farah Qureshi/ });
    await expect(canvas.queryByRole("row", { name: /Riya Nair/ })).toBeNull();
    rows[0]?.focus();
    await userEvent.keyboard("xjx");
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export as CSV" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search bookings" }), "nobody");
    await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
    await expect(canvas.getAllByRole("row", { name: /Riya Nair/ }).length).toBeGreaterThan(0);
  },
};
