import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Wizard } from "./wizard";
import { wordsOf } from "./words";

const meta = {
  title: "Patterns/Wizard",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "What is done once and has more than one part: one question a step, checked before the next, a review at the end. Going back loses nothing; the focus moves to the next question. Do end with what was made and what to do with it; don't use it for what is edited often: that is one form.",
      },
    },
    keyboard: [
      ["Enter", "In a field: goes to the next step"],
      ["Tab", "Moves through the step, then to Back and Next"],
    ],
  },
  render: (_, { globals }) => <Wizard words={wordsOf(globals)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hours: Story = { render: (_, { globals }) => <Wizard words={wordsOf(globals)} start="hours" /> };

export const Review: Story = { render: (_, { globals }) => <Wizard words={wordsOf(globals)} start="review" /> };

export const FromTheFirstQuestionToTheBranch: Story = {
  globals: { workspace: "study-hall" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = (name: string) => canvas.findByRole("heading", { level: 2, name });
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "{Enter}");
    await expect(name).toHaveAccessibleDescription("Write what people call it.");
    await userEvent.type(name, "North wing");
    await userEvent.type(canvas.getByRole("textbox", { name: "Address" }), "14 Quay Road{Enter}");
    await expect(await question("When is it open?")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByLabelText("Number of seats")).toHaveValue("24");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(await question("Is this right?")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Add branch" }));
    await expect(await canvas.findByText("North wing was added")).toBeVisible();
  },
};
