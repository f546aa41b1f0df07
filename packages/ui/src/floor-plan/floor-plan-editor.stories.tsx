import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { FloorPlanEditor, type FloorPlanEditorHandle, type FloorPlanEditorProps } from "./floor-plan-editor";
import { hall, hallDesks, hallPositions } from "./room.fixture";

const Kept = (props: FloorPlanEditorProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <FloorPlanEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
};

const changed = fn();

const meta = {
  title: "Domain/FloorPlanEditor",
  tags: ["new", "!stable"],
  component: Kept,
  args: { plan: hall, desks: hallDesks, value: hallPositions, onChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "Where the desks of a room stand. A desk is dragged out of the tray, or put on the plan by a press. Everything the mouse does can be done by keyboard or typed as figures. While snapping is on, desks rest on the grid and level with their neighbours. Do keep the drawing plain and behind; don't use it to show availability: that is FloorPlan.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the nearest desk; move it while it is marked"],
      ["Shift + arrow keys", "Move what is marked by ten steps"],
      ["Enter, Space", "Mark the desk; with Shift, it too"],
      ["Escape", "Marks nothing"],
      ["Delete", "Takes what is marked off the plan"],
      ["Ctrl/Cmd + A", "Marks every desk"],
      ["Ctrl/Cmd + Z, Ctrl/Cmd + Shift + Z", "Undo, redo"],
      ["+, −, 0", "Zoom in, zoom out, fit to view"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} labels={{ editor: "Study hall", desk: "Seat" }} />
      <Kept {...args} labels={{ editor: "Nothing placed yet" }} value={{}} height="20rem" />
      <div style={{ inlineSize: "20rem" }}>
        <Kept {...args} labels={{ editor: "On a phone" }} height="18rem" />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

const desk = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("button", { name: new RegExp(`^Desk ${name}, at`) });

export const MovedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const b1 = desk(canvasElement, "B1");
    b1.focus();
    await userEvent.keyboard("{Enter}{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
    await expect(changed.mock.lastCall?.[0].b1).toEqual({ x: 200, y: 590, w: 100, h: 64, rotation: 0 });
    await expect(b1).toHaveAccessibleName("Desk B1, at 200, 590");
    await expect(canvas.getByText("B1 at 200, 590")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Left" })).toHaveValue("200");
    await userEvent.keyboard("{Control>}zz{/Control}");
    await expect(b1).toHaveAccessibleName("Desk B1, at 190, 690");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(b1).toHaveAccessibleName("Desk B1, at 200, 690");
    await userEvent.keyboard("{Escape}{ArrowRight}");
    await expect(desk(canvasElement, "B2")).toHaveFocus();
  },
};

export const MovedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const c1 = desk(canvasElement, "C1");
    const plan = canvasElement.querySelector<HTMLElement>("[data-slot=plan-window]");
    if (!plan) throw new Error("no plan");
    const { left, top, width, height } = c1.getBoundingClientRect();
    const scale = width / 100;
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + width / 2 + x * scale,
      clientY: top + height / 2 + y * scale,
    });
    // A pointer that Chromium does not know can't be captured.
    plan.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(c1, at(0, 0));
    await fireEvent.pointerMove(plan, at(1, 30));
    await expect(plan.querySelectorAll("line").length).toBeGreaterThan(0);
    await expect(changed).not.toHaveBeenCalled();
    await fireEvent.pointerUp(plan, at(1, 30));
    // Level with its neighbours to the side, and on the grid below.
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed.mock.lastCall?.[0].c1.x).toBe(336);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await expect(changed.mock.lastCall?.[0].c1).toEqual(hallPositions.c1);
  },
};

export const MarkedByMarqueeAndAligned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plan = canvasElement.querySelector<HTMLElement>("[data-slot=plan-window]");
    const ground = canvasElement.querySelector<HTMLElement>("[data-slot=plan]");
    if (!plan || !ground) throw new Error("no plan");
    plan.setPointerCapture = () => undefined;
    const { left, top, width } = ground.getBoundingClientRect();
    const scale = width / hall.width;
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      pointerType: "mouse",
      clientX: left + x * scale,
      clientY: top + y * scale,
    });
    await fireEvent.pointerDown(ground, at(840, 400));
    await fireEvent.pointerMove(plan, at(1090, 640));
    await fireEvent.pointerUp(plan, at(1090, 640));
    await expect(canvas.getByText("4 marked")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Align upper edges" }));
    const next = changed.mock.lastCall?.[0];
    await expect(next.d3.y).toBeCloseTo(next.d1.y);
    await userEvent.click(canvas.getByRole("button", { name: "Equal gaps across" }));
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

export const PutOnAndTakenOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Put E1 on the plan" }));
    await waitFor(() => expect(desk(canvasElement, "E1")).toHaveFocus());
    await expect(changed.mock.lastCall?.[0].e1).toMatchObject({ w: 100, h: 60, rotation: 0 });
    await expect(canvas.getByText("Every one has its place.")).toBeVisible();
    const width = canvas.getByRole("textbox", { name: "Width" });
    await userEvent.clear(width);
    await userEvent.type(width, "140{Enter}");
    await expect(changed.mock.lastCall?.[0].e1.w).toBe(140);
    await userEvent.click(canvas.getByRole("button", { name: "Turn right" }));
    await expect(changed.mock.lastCall?.[0].e1.rotation).toBe(90);
    await userEvent.click(canvas.getByRole("button", { name: "Take off the plan" }));
    await expect(changed.mock.lastCall?.[0].e1).toBeUndefined();
    await expect(canvas.getByRole("button", { name: "Put E1 on the plan" })).toBeVisible();
  },
};

/** From the middle of E1 in the tray to a place of the plan, in its units; the steps of a real pointer. */
const dragOut = async (canvasElement: HTMLElement, to: { x: number; y: number }, pointerType: "mouse" | "touch") => {
  const waiting = within(canvasElement).getByRole("button", { name: "Put E1 on the plan" });
  const ground = canvasElement.querySelector<HTMLElement>("[data-slot=plan]");
  if (!ground) throw new Error("no plan");
  // A pointer that Chromium does not know can't be captured.
  waiting.setPointerCapture = () => undefined;
  const from = waiting.getBoundingClientRect();
  const { left, top, width } = ground.getBoundingClientRect();
  const scale = width / hall.width;
  const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, pointerType, clientX, clientY });
  const start = at(from.left + from.width / 2, from.top + from.height / 2);
  const end = at(left + to.x * scale, top + to.y * scale);
  await fireEvent.pointerDown(waiting, start);
  await fireEvent.pointerMove(waiting, at(start.clientX - 20, start.clientY));
  await expect(changed).not.toHaveBeenCalled();
  await fireEvent.pointerMove(waiting, end);
  return { drop: () => fireEvent.pointerUp(waiting, end), waiting, at };
};

export const DraggedOutOfTheTray: Story = {
  play: async ({ canvasElement }) => {
    const { drop } = await dragOut(canvasElement, { x: 620, y: 160 }, "mouse");
    await expect(desk(canvasElement, "E1")).toBeVisible();
    await drop();
    // Its middle where it was let go, on the grid.
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed.mock.lastCall?.[0].e1).toEqual({ x: 570, y: 130, w: 100, h: 60, rotation: 0 });
    await waitFor(() => expect(desk(canvasElement, "E1")).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await expect(changed.mock.lastCall?.[0].e1).toBeUndefined();
  },
};

export const DraggedOutByFinger: Story = {
  play: async ({ canvasElement }) => {
    const { drop } = await dragOut(canvasElement, { x: 620, y: 160 }, "touch");
    await drop();
    await expect(changed.mock.lastCall?.[0].e1).toMatchObject({ x: 570, y: 130 });
  },
};

export const LetGoBesideThePlan: Story = {
  play: async ({ canvasElement }) => {
    const { waiting, at } = await dragOut(canvasElement, { x: 620, y: 160 }, "mouse");
    const beside = at(1, 1);
    await fireEvent.pointerMove(waiting, beside);
    await expect(within(canvasElement).queryByRole("button", { name: /^Desk E1, at/ })).toBeNull();
    await fireEvent.pointerUp(waiting, beside);
    await fireEvent.click(waiting);
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(waiting);
    await expect(changed).toHaveBeenCalledOnce();
  },
};

const WithAnAction = (props: FloorPlanEditorProps) => {
  const editor = useRef<FloorPlanEditorHandle>(null);
  const put = () => editor.current?.change((now) => ({ ...now, e1: { x: 600, y: 130, w: 100, h: 60, rotation: 0 } }));
  return (
    <>
      <Button onClick={put}>Put E1 by the door</Button>
      <Kept {...props} handle={editor} />
    </>
  );
};

/** What the page does by itself is a step among the person's own. */
export const ChangedByThePage: Story = {
  render: (args) => <WithAnAction {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Put E1 by the door" }));
    await waitFor(() => expect(desk(canvasElement, "E1")).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowRight}{Control>}zz{/Control}");
    await expect(changed.mock.lastCall?.[0].e1).toBeUndefined();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Redo" }));
    await expect(changed.mock.lastCall?.[0].e1).toMatchObject({ x: 600, y: 130 });
  },
};
