import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Accordion } from "./accordion";

const meta = {
  title: "Data/Accordion",
  component: Accordion,
  args: {
    items: [
      { value: "cancel", title: "Can I cancel a booking?", content: "Until an hour before it starts." },
      { value: "guest", title: "May I bring a guest?", content: "One, for the price of a desk." },
      { value: "night", title: "Is the reading room open at night?", content: "Not yet.", disabled: true },
    ],
    onValueChange: fn(),
  },
  parameters: {
    keyboard: [
      ["Enter, Space", "Opens or closes the section"],
      ["Arrow up, Arrow down", "Moves between the titles"],
      ["Home, End", "Moves to the first or the last title"],
    ],
    docs: {
      description: {
        component:
          "Enter and Space open and close; arrows move between titles, Home and End jump. Several may be open. Do put into a title what its answer is about; don't hide what everybody needs.",
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { defaultValue: ["cancel", "guest"] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("region", { name: "Can I cancel a booking?" })).toHaveTextContent("an hour before");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: "May I bring a guest?" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["cancel", "guest"]);
  },
};
