import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./skip-link";

const meta = {
  title: "Shell/SkipLink",
  component: SkipLink,
  args: { target: "story-main" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <button type="button">Something before the content</button>
      <main id="story-main" tabIndex={-1}>
        Press Tab from the top of the page: the skip link shows.
      </main>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "The first stop of Tab, shown when it has the focus: past the navigation to the content. Do put it first in the document; don't hide it from everybody who can see.",
      },
    },
    keyboard: [
      ["Tab", "Shows it, as the first stop of the page"],
      ["Enter", "Moves the focus to the page's content"],
    ],
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As it looks once it has the focus. */
export const Matrix: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    link.focus();
    await expect(link).toHaveStyle({ clipPath: "none" });
  },
};

export const FirstStopOfTheTabKey: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};
