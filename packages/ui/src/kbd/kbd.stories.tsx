import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Kbd } from "./kbd";

const meta = {
  title: "Data/Kbd",
  component: Kbd,
  args: { keys: ["Mod", "K"] },
  parameters: {
    docs: {
      description: {
        component:
          "A shortcut as it is printed on the keys: ⌘ on Apple's machines, Ctrl elsewhere. Do show it beside what it does; don't show shortcuts on touch screens.",
      },
    },
  },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1.5rem" }}>
      <Kbd keys={["Mod", "K"]} />
      <Kbd keys={["Mod", "Shift", "Enter"]} />
      <Kbd keys={["g", "b"]} sequence />
      <Kbd keys={["/"]} />
    </div>
  ),
};

export const Sequence: Story = {
  args: { keys: ["g", "b"], sequence: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("then")).toBeVisible();
  },
};
