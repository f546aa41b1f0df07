import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeft, Bell, Ellipsis, Pencil, Search, Trash2 } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { IconButton } from "./icon-button";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "More actions", children: <Ellipsis strokeWidth={1.5} />, onClick: fn() },
  parameters: {
    keyboard: [["Enter, Space", "Presses it"]],
    docs: {
      description: {
        component:
          "A square button of one icon, for what everybody knows by sight. Its label is its name and its tooltip. Do use it in rows and bars where space is short; don't use it for the one primary action of a screen.",
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
          <IconButton size={size} label="Search">
            <Search strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Edit desk" variant="secondary">
            <Pencil strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Notifications" variant="primary">
            <Bell strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Delete desk" variant="danger-ghost">
            <Trash2 strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Saving" loading>
            <Pencil strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Not allowed" disabled>
            <Trash2 strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Back">
            <ArrowLeft data-mirror strokeWidth={1.5} />
          </IconButton>
          <IconButton size={size} label="Help" asChild>
            <a href="#help">
              <Search strokeWidth={1.5} />
            </a>
          </IconButton>
        </div>
      ))}
    </div>
  ),
};

/** An arrow says `data-mirror` and turns with the direction; other icons stay as they are. */
export const RightToLeft: Story = {
  ...Matrix,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const scaleOf = (name: string) => {
      const icon = within(canvasElement).getAllByRole("button", { name })[0]?.querySelector("svg");
      return icon && getComputedStyle(icon).scale;
    };
    await expect(scaleOf("Back")).toBe("-1 1");
    await expect(scaleOf("Search")).toBe("none");
  },
};

export const NamedAndPressed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "More actions" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute("data-slot", "icon-button");
  },
};
