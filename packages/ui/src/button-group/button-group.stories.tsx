import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { IconButton } from "../icon-button";
import { ButtonGroup } from "./button-group";

const meta = {
  title: "Actions/ButtonGroup",
  component: ButtonGroup,
  args: { label: "Move the week" },
  parameters: {
    keyboard: [
      ["Tab", "Moves from button to button"],
      ["Enter, Space", "Presses the one that has the focus"],
    ],
    docs: {
      description: {
        component:
          "Joins buttons that act on the same thing. Each stays its own stop for Tab. For one choice out of several use a SegmentedControl. Do keep to two or three; don't join buttons that have nothing to do with each other.",
      },
    },
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <ButtonGroup {...args}>
      <IconButton label="Week before" variant="secondary">
        <ChevronLeft data-mirror strokeWidth={1.5} />
      </IconButton>
      <Button>This week</Button>
      <IconButton label="Week after" variant="secondary">
        <ChevronRight data-mirror strokeWidth={1.5} />
      </IconButton>
    </ButtonGroup>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      <ButtonGroup label="Export">
        <Button size="sm">CSV</Button>
        <Button size="sm" disabled>
          PDF
        </Button>
        <Button size="sm">Print</Button>
      </ButtonGroup>
      <ButtonGroup label="Confirm">
        <Button variant="primary">Confirm booking</Button>
        <IconButton variant="primary" label="Other ways to confirm">
          <ChevronDown strokeWidth={1.5} />
        </IconButton>
      </ButtonGroup>
      <ButtonGroup label="Desks">
        <Button size="lg">Add desks</Button>
        <Button size="lg" loading>
          Import desks
        </Button>
      </ButtonGroup>
    </div>
  ),
};

/** For a component that is such a strip, as SplitButton is. */
export const TakesAnotherSlot: Story = {
  args: { "data-slot": "week-stepper" },
  render: Default.render,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAttribute("data-slot", "week-stepper");
  },
};

export const TabStopsAtEach: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Move the week" }));
    await userEvent.tab();
    await expect(group.getByRole("button", { name: "Week before" })).toHaveFocus();
    await userEvent.tab();
    await expect(group.getByRole("button", { name: "This week" })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...Matrix,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Export" }));
    const [first, last] = ["CSV", "Print"].map((name) => group.getByRole("button", { name }));
    if (!first || !last) throw new Error("no buttons");
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().left);
    // The outer corners are round, the inner ones are not.
    const { borderTopRightRadius: round, borderTopLeftRadius: square } = getComputedStyle(first);
    await expect(square).toBe("0px");
    await expect(round).not.toBe("0px");
    await expect(getComputedStyle(last).borderTopLeftRadius).toBe(round);
  },
};
