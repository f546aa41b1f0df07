import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Plus } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./button";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Confirm booking", onClick: fn() },
  parameters: {
    keyboard: [["Enter, Space", "Presses it"]],
    docs: {
      description: {
        component:
          "A verb that does something now; what leads elsewhere is a Link. One primary a screen, top right. Do say the verb and its object (“Confirm booking”); don't say “OK” or “Submit”. Enter and Space press it; while it loads it keeps the focus and ignores presses.",
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: "primary" } };

const variants = ["primary", "secondary", "ghost", "danger", "danger-ghost"] as const;
const sizes = ["sm", "md", "lg"] as const;

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" }}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Add desks
            </Button>
          ))}
          <Button variant={variant} icon={<Plus strokeWidth={1.5} />}>
            Add branch
          </Button>
          <Button variant={variant} trailingIcon={<ArrowRight data-mirror strokeWidth={1.5} />}>
            Choose a time
          </Button>
          <Button variant={variant} loading>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Not yet
          </Button>
        </div>
      ))}
      <div style={{ inlineSize: "12rem" }}>
        <Button block variant="primary">
          Confirm the booking of desk A14 for Saturday, ten to twelve
        </Button>
      </div>
    </div>
  ),
};

/** What points along the line turns with the direction; a plus stays as it is. */
export const RightToLeft: Story = {
  ...Matrix,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const scaleOf = (name: string) => {
      const icon = within(canvasElement).getAllByRole("button", { name })[0]?.querySelector("svg");
      return icon && getComputedStyle(icon).scale;
    };
    await expect(scaleOf("Choose a time")).toBe("-1 1");
    await expect(scaleOf("Add branch")).toBe("none");
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Confirm booking" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingKeepsFocusAndIgnoresPresses: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Confirm booking" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const AsLink: Story = {
  args: { asChild: true, variant: "primary", children: <a href="#branches">Show branches</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Show branches" })).toHaveClass("ui-button");
  },
};
