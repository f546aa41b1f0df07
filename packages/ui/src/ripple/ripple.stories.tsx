import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { Button } from "../button";

const meta = {
  title: "Foundations/Ripple",
  component: Button,
  args: { children: "Confirm booking" },
  parameters: {
    docs: {
      description: {
        component:
          "One listener on the document draws a wave where a button is pressed. The person turns it off in the theme panel; reduced motion turns it off as well. Don't rely on it to tell that a press was heard.",
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole("button");
  await fireEvent.pointerDown(button, { button: 0, clientX: 20, clientY: 20 });
  return button.querySelectorAll(".ui-ripple").length;
};

export const On: Story = {
  play: async ({ canvasElement }) => {
    await expect(await press(canvasElement)).toBe(1);
  },
};

export const Off: Story = {
  globals: { ripple: "off" },
  play: async ({ canvasElement }) => {
    await expect(await press(canvasElement)).toBe(0);
  },
};

export const NotOnDisabled: Story = {
  args: { "aria-disabled": true },
  play: async ({ canvasElement }) => {
    await expect(await press(canvasElement)).toBe(0);
  },
};
