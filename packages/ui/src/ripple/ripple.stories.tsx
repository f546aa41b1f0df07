import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, spyOn, within } from "storybook/test";
import { Button } from "../button";

/** Says whether motion is reduced, whatever the machine says: the tests' browser reduces it, and has no ripple at all. */
const whereMotionIs = (kind: "welcome" | "reduced") => () => {
  const asked = spyOn(window, "matchMedia");
  asked.mockReturnValue({ matches: kind === "reduced" } as MediaQueryList);
  return () => asked.mockRestore();
};

const meta = {
  title: "Foundations/Ripple",
  component: Button,
  beforeEach: whereMotionIs("welcome"),
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

export const NotWhereMotionIsReduced: Story = {
  tags: ["!dev", "!autodocs"],
  beforeEach: whereMotionIs("reduced"),
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
