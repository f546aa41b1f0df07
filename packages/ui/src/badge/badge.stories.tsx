import type { Meta, StoryObj } from "@storybook/react-vite";
import { Crown } from "lucide-react";
import { expect, within } from "storybook/test";
import { Badge } from "./badge";

const meta = {
  title: "Data/Badge",
  component: Badge,
  args: { children: "Popular" },
  parameters: {
    docs: {
      description: {
        component:
          "One or two words, or a count. Do give a count its noun for screen readers where none stands beside it. Don't use it for a state: that is a StatusBadge.",
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = ["neutral", "primary", "success", "warning", "danger", "info"] as const;

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", maxWidth: "32rem" }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon={<Crown strokeWidth={1.5} />}>
          12
        </Badge>
      ))}
      <div style={{ inlineSize: "10rem" }}>
        <Badge>Weekday mornings in the quiet zone of Indiranagar</Badge>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("danger")).toHaveAttribute("data-variant", "danger");
  },
};
