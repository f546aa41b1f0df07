import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
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

const nameOf = (id: string) => hallDesks.find((desk) => desk.id === id)?.name;

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
          "The desks where they stand, over a drawing or a photo of the room. It begins with all of the plan in sight, or as much larger as it takes to read the names. A desk's name is drawn first, then until when it stands as it does, then what else there is room for; its tooltip and its accessible name say all of it. Do offer DeskGrid's list beside it, of equal rank, and give the plan no more margin than its desks need; don't rely on the picture for what the names and states don't say. Ctrl with the wheel or two fingers zoom; one finger, or dragging the ground, moves the plan.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the nearest desk that way; the plan follows"],
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
    await expect(desk(/^Desk A1, Quiet zone, available/)).toHaveFocus();
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

const scaleIn = (canvasElement: HTMLElement) =>
  Number.parseInt(canvasElement.querySelector(".ui-plan__scale")?.textContent ?? "", 10);
const windowIn = (canvasElement: HTMLElement) => {
  const plan = canvasElement.querySelector<HTMLElement>("[data-slot=plan-window]");
  if (!plan) throw new Error("no plan");
  return plan;
};
const isWithin = (part: Element, whole: Element) => {
  const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
};

export const Zooms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scale = () => scaleIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Fit to view" }));
    const fitting = scale();
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await expect(scale()).toBeGreaterThan(fitting);
    canvas.getByRole("button", { name: /^Desk A1,/ }).focus();
    await userEvent.keyboard("+");
    const before = scale();
    const plan = windowIn(canvasElement);
    const wheel = (ctrlKey: boolean) =>
      fireEvent.wheel(plan, { deltaY: -200, ctrlKey, clientX: 200, clientY: 200, bubbles: true, cancelable: true });
    await wheel(true);
    await waitFor(() => expect(scale()).toBeGreaterThan(before));
    const after = scale();
    // Alone it scrolls.
    await expect(await wheel(false)).toBe(true);
    await expect(scale()).toBe(after);
    await userEvent.keyboard("0");
    await expect(scale()).toBe(fitting);
    await userEvent.keyboard("-");
    await expect(scale()).toBeLessThan(fitting);
  },
};

/** By keyboard, it is larger around the desk that has the focus. */
export const ZoomsAroundTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement).getByRole("button", { name: /^Desk B7,/ });
    desk.focus();
    await userEvent.keyboard("++++");
    await expect(isWithin(desk, windowIn(canvasElement))).toBe(true);
  },
};

const onAPhone = (story: () => ReactNode) => <div style={{ inlineSize: "20rem" }}>{story()}</div>;

/** At a scale at which the names can be read, whether all of the plan is in sight or not. */
export const BeginsReadable: Story = {
  decorators: [onAPhone],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=plan-name]")];
    await expect(names.map(({ textContent }) => textContent)).toEqual(Object.keys(hallPositions).map(nameOf));
    for (const name of names) {
      await expect(Number.parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThanOrEqual(10);
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    }
    const begun = scaleIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Fit to view" }));
    await expect(scaleIn(canvasElement)).toBeLessThan(begun);
    const plan = windowIn(canvasElement);
    await expect(plan.scrollWidth).toBeLessThanOrEqual(plan.clientWidth);
    await expect(plan.scrollHeight).toBeLessThanOrEqual(plan.clientHeight);
  },
};

export const AsHighAsItsRoom: Story = {
  args: {
    plan: { width: 1200, height: 240 },
    desks: hallDesks.slice(0, 3),
    positions: Object.fromEntries(
      hallDesks.slice(0, 3).map(({ id }, place) => [id, { x: 60 + place * 380, y: 60, w: 320, h: 120, rotation: 0 }]),
    ),
  },
  play: async ({ canvasElement }) => {
    const plan = windowIn(canvasElement);
    const sheet = plan.querySelector<HTMLElement>(".ui-plan__sheet");
    await waitFor(() => expect(plan.clientHeight).toBe(sheet?.offsetHeight));
    await expect(plan.clientHeight).toBeLessThan(28 * 16);
    await expect(plan.scrollHeight).toBe(plan.clientHeight);
  },
};

export const FollowsTheFocus: Story = {
  decorators: [onAPhone],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plan = windowIn(canvasElement);
    canvas.getByRole("button", { name: /^Desk A1,/ }).focus();
    await userEvent.keyboard("+{End}");
    await expect(document.activeElement).toHaveAccessibleName(/^Desk Captain's room,/);
    await waitFor(() => expect(isWithin(canvas.getByRole("button", { name: /^Desk Captain/ }), plan)).toBe(true));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(isWithin(canvas.getByRole("button", { name: /^Desk A1,/ }), plan)).toBe(true));
  },
};

export const PinchedAndMoved: Story = {
  decorators: [onAPhone],
  play: async ({ canvasElement }) => {
    const plan = windowIn(canvasElement);
    const { left, top } = plan.getBoundingClientRect();
    const touch = (type: "start" | "move" | "end", xs: number[]) => {
      const touches = xs.map(
        (x, identifier) => new Touch({ identifier, target: plan, clientX: left + x, clientY: top + 100 }),
      );
      return plan.dispatchEvent(new TouchEvent(`touch${type}`, { touches, bubbles: true, cancelable: true }));
    };
    const before = scaleIn(canvasElement);
    // One finger scrolls as everywhere; of two the page is kept from zooming.
    await expect(touch("start", [100])).toBe(true);
    await expect(touch("start", [100, 140])).toBe(false);
    // Fingers are faster than what is drawn.
    touch("move", [90, 150]);
    touch("move", [80, 160]);
    touch("move", [80, 160]);
    touch("end", [80]);
    await waitFor(() => expect(scaleIn(canvasElement)).toBeGreaterThan(before * 1.9));
    await expect(scaleIn(canvasElement)).toBeLessThan(before * 2.1);

    // A pointer that Chromium does not know can't be captured.
    plan.setPointerCapture = () => undefined;
    const scrolled = plan.scrollLeft;
    const at = (clientX: number) => ({ pointerId: 1, button: 0, pointerType: "mouse", clientX, clientY: top + 150 });
    await fireEvent.pointerDown(plan, at(left + 150));
    await fireEvent.pointerMove(plan, at(left + 110));
    await fireEvent.pointerUp(plan, at(left + 110));
    await expect(plan.scrollLeft).toBe(scrolled + 40);
  },
};

/** What is drawn of a desk. */
const wordsOf = (desk: HTMLElement) => desk.parentElement?.querySelector("[data-slot=plan-words]") as HTMLElement;

const when = { until: "until 15:00", from: "from 19:00 booked" };

/** Until when it is so shows before what else there is; what has no room is in the tooltip. */
export const SaysUntilWhen: Story = {
  args: {
    desks: hallDesks.map((desk, index) =>
      index % 2 ? { ...desk, when: when.from } : { ...desk, when: when.until, detail: "Ravi Kumar" },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const room = canvas.getByRole("button", { name: /^Desk Captain's room,/ });
    await expect(wordsOf(room)).toHaveTextContent(
      /^Captain's room\s*Meeting room\s*Available\s*from 19:00 booked\s*₹1,200 an hour$/,
    );
    const desk = canvas.getByRole("button", { name: /^Desk B1,/ });
    await expect(desk).toHaveAttribute("title", desk.getAttribute("aria-label"));
    desk.focus();
    await userEvent.keyboard("+++++");
    await expect(wordsOf(desk)).toHaveTextContent(when.until);
  },
};

const longNames = ["Director’s corner by the window", "Besprechungszimmer", "Phone booth 12", "長い名前の席"];

export const LongNames: Story = {
  args: {
    desks: hallDesks.map((desk, index) => ({ ...desk, name: longNames[index % longNames.length] ?? desk.name })),
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
