import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { countDesks } from "../desk-grid/legend-of";
import { FloorPlan, type FloorPlanProps } from "./floor-plan";
import { hall, hallDesks, hallPositions } from "./room.fixture";

const Choosing = (args: FloorPlanProps) => {
  const [value, setValue] = useState(args.value ?? null);
  return (
    <FloorPlan
      {...args}
      value={value}
      onSelect={(id) => {
        setValue(id);
        args.onSelect?.(id);
      }}
    />
  );
};

const meta = {
  title: "Domain/FloorPlan",
  tags: ["new", "!stable"],
  component: FloorPlan,
  args: {
    plan: hall,
    desks: hallDesks,
    positions: hallPositions,
    labels: { plan: "Desks at Library Lane", desk: "Desk" },
    counters: countDesks(hallDesks),
    onSelect: fn(),
  },
  render: (args, { globals }) => {
    const isHall = globals.workspace === "study-hall";
    const labels = isHall ? { plan: "Seats at Library Lane", desk: "Seat" } : args.labels;
    return <Choosing {...args} labels={{ ...args.labels, ...labels }} />;
  },
  parameters: {
    docs: {
      description: {
        component:
          "The desks where they stand, over a drawing or a photo of the room. Do offer DeskGrid's list beside it, of equal rank; don't rely on the picture for what the names and states don't say. Ctrl with the wheel or two fingers zoom; dragging the ground moves the plan.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the nearest desk that way"],
      ["Home, End", "Go to the first or the last desk"],
      ["Enter, Space", "Choose the desk"],
      ["+, −, 0", "Zoom in, zoom out, fit to view"],
    ],
  },
} satisfies Meta<typeof FloorPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StudyHall: Story = { globals: { workspace: "study-hall" } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Choosing {...args} value="a4" labels={{ ...args.labels, plan: "Chosen" }} />
      <div style={{ inlineSize: "20rem" }}>
        <Choosing {...args} labels={{ ...args.labels, plan: "On a phone" }} height="20rem" legend={false} />
      </div>
      <FloorPlan
        {...args}
        onSelect={undefined}
        labels={{ ...args.labels, plan: "Only to look at" }}
        legend={false}
        height="18rem"
      />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const desk = (name: RegExp) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(desk(/^Desk A1, available/)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(desk(/^Desk A2,/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(desk(/^Desk C1,/)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalledWith("a1");
    await userEvent.keyboard("{Home}{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("a1");
    await expect(desk(/^Desk A1,/)).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Zoom out" })).toHaveFocus();
  },
};

export const Zooms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scale = () => Number.parseInt(canvasElement.querySelector(".ui-plan__scale")?.textContent ?? "", 10);
    const fitting = scale();
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await expect(scale()).toBeGreaterThan(fitting);
    canvas.getByRole("button", { name: /^Desk A1,/ }).focus();
    await userEvent.keyboard("+");
    const before = scale();
    const plan = canvasElement.querySelector("[data-slot=plan-window]");
    plan?.dispatchEvent(
      new WheelEvent("wheel", {
        deltaY: -200,
        ctrlKey: true,
        clientX: 200,
        clientY: 200,
        bubbles: true,
        cancelable: true,
      }),
    );
    await waitFor(() => expect(scale()).toBeGreaterThan(before));
    await userEvent.keyboard("0");
    await expect(scale()).toBe(fitting);
  },
};

export const DesksWithoutAPlace: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole("list", { name: "Not on the plan" }));
    await userEvent.click(list.getByRole("button", { name: /^Desk E1, available/ }));
    await expect(args.onSelect).toHaveBeenCalledWith("e1");
  },
};
