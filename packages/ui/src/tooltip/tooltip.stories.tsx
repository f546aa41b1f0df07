import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Tooltip } from "./tooltip";

const meta = {
  title: "Overlay/Tooltip",
  component: Tooltip,
  args: { content: "Desks within the quiet zone only", children: <Button>Quiet desks</Button> },
  parameters: {
    layout: "centered",
    docs: {
      description: {
        component:
          "The name of an icon, or one short fact about a control. Touch screens never show it. Do keep it under ten words; don't put there what a person needs to know, and no links.",
      },
    },
    keyboard: [
      ["Tab", "On what it belongs to: shows it"],
      ["Escape", "Hides it; the focus stays"],
    ],
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "6rem 12rem", padding: "4rem 6rem 6rem" }}>
      <Tooltip open content="Above" side="top">
        <Button>Top</Button>
      </Tooltip>
      <Tooltip open content="Below" side="bottom">
        <Button>Bottom</Button>
      </Tooltip>
      <Tooltip
        open
        side="bottom"
        content="Everything a person needs to know about the reading room and its hours, in one long line that wraps"
      >
        <Button>Long</Button>
      </Tooltip>
    </div>
  ),
};

export const ShownByFocusHiddenByEscape: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(
      "Desks within the quiet zone only",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
