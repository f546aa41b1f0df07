import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BookingSteps } from "./booking-steps";
import { wordsOf } from "./words";

const meta = {
  title: "Patterns/Booking steps",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "How a visitor books: one question a step, what was chosen and what it costs always in sight, the next step under the thumb. What is behind can be changed without losing the rest. Do say what else is free when something was just taken; don't ask for an account.",
      },
    },
    keyboard: [
      ["Arrow keys", "Move between times and between places"],
      ["Shift + arrow keys", "Extends the time"],
      ["Enter", "Chooses, and presses the next step"],
    ],
  },
  render: (_, { globals }) => <BookingSteps words={wordsOf(globals)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desk: Story = { render: (_, { globals }) => <BookingSteps words={wordsOf(globals)} start="desk" /> };
export const You: Story = { render: (_, { globals }) => <BookingSteps words={wordsOf(globals)} start="you" /> };
export const Code: Story = { render: (_, { globals }) => <BookingSteps words={wordsOf(globals)} start="code" /> };

export const FromTimeToCode: Story = {
  globals: { workspace: "study-hall", viewport: { value: "responsive" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = (name: string) => canvas.findByRole("heading", { level: 1, name });
    await userEvent.click(canvas.getByRole("button", { name: /^10:00/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^11:00/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Choose this time" }));
    await expect(await question("Which seat?")).toHaveFocus();
    await expect(canvas.getAllByText("₹500").filter((price) => price.checkVisibility())).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: /Seat A1, / }));
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await expect(await question("Who are you?")).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "riya@example.org");
    await userEvent.click(canvas.getByRole("button", { name: "Send me a code" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code" }), "418203");
    await expect(canvas.getByRole("button", { name: "Confirm booking" })).toBeEnabled();
  },
};
