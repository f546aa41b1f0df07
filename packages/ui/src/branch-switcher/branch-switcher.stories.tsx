import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BranchSwitcher } from "./branch-switcher";

const meta = {
  title: "Shell/BranchSwitcher",
  component: BranchSwitcher,
  args: { branch: "Library Lane", onPress: fn() },
  parameters: {
    keyboard: [["Enter, Space", "Opens the dialog of the app"]],
    docs: {
      description: {
        component:
          "Says which branch the screens cover and opens the Change branch dialog, which is the app's. Do keep it at the top bar's start; don't let a screen change the branch by itself.",
      },
    },
  },
} satisfies Meta<typeof BranchSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      <BranchSwitcher branch="Pier 4" />
      <BranchSwitcher branch={null} />
      <BranchSwitcher branch={null} placeholder="No branch yet" disabled />
      <div style={{ display: "flex", inlineSize: "11rem" }}>
        <BranchSwitcher branch="Second floor of the old university press building" />
      </div>
    </div>
  ),
};

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Change branch: Library Lane" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
