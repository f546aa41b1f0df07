import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, Star } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Toggle } from "./toggle";

const meta = {
  title: "Actions/Toggle",
  component: Toggle,
  args: { children: "Free desks only" },
  parameters: {
    keyboard: [["Space, Enter", "Presses it in or lets it go"]],
    docs: {
      description: {
        component:
          "A button that stays pressed: a filter or a view. Its label doesn't change with its state. A setting that is saved is a Switch. Space and Enter press it. Do keep its label; don't use it for what is saved: that is a Switch.",
      },
    },
  },
} satisfies Meta<typeof Toggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
          <Toggle size={size}>Free desks only</Toggle>
          <Toggle size={size} defaultPressed>
            By the window
          </Toggle>
          <Toggle size={size} icon={<LayoutGrid strokeWidth={1.5} />} defaultPressed>
            Grid
          </Toggle>
          <Toggle size={size} aria-label="Favourite" icon={<Star strokeWidth={1.5} />} />
          <Toggle size={size} disabled>
            Quiet zone
          </Toggle>
          <Toggle size={size} disabled defaultPressed>
            Quiet zone, on
          </Toggle>
        </div>
      ))}
    </div>
  ),
};

export const PressedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole("button", { name: "Free desks only" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
  },
};
