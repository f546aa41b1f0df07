import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { clockOf } from "./axis";
import { hall, LOOKS } from "./hall.fixture";
import { block, hours, lane, span } from "./lanes.fixture";
import { Timeline, type TimelineProps } from "./timeline";
import { TimelineLegend } from "./timeline-legend";

/** Draws a block where it was put down, as a screen does once its server agrees. */
const Kept = ({ lanes: given, onMove, ...props }: TimelineProps) => {
  const [lanes, setLanes] = useState(given);
  const clock = clockOf(props.timezone, "en-GB");
  return (
    <Timeline
      {...props}
      lanes={lanes}
      onMove={(moved, to) => {
        onMove?.(moved, to);
        const { name: _, detail, ...kept } = moved;
        const time = `${clock(to.span.from)}–${clock(to.span.to)}`;
        const there = block(to.span, { ...kept, span: to.span, detail: moved.isWholeDays ? detail : time });
        setLanes((before) =>
          before.map((each) => {
            const others = each.blocks.filter(({ id }) => id !== moved.id);
            return { ...each, blocks: each.id === to.lane.id ? [...others, there] : others };
          }),
        );
      }}
    />
  );
};

const moved = fn();
const placed = fn();
const opened = fn();

const meta = {
  title: "Time/Timeline",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    lanes: hall,
    timezone: "Asia/Kolkata",
    locale: "en-GB",
    hourWidth: 4,
    now: hours(11.3, 12).from,
    movableAfter: 0,
    labels: { timeline: "Bookings of Mon, 23 Nov 2026" },
    onMove: moved,
    onPlace: placed,
    onOpen: opened,
  },
  beforeEach: () => {
    for (const spy of [moved, placed, opened]) spy.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "Who has what, when: a lane for each thing or each day, on an axis of hours. A block is carried to another time or lane, or pulled at one of its ends; a press on a free place, or a drag over it from one time to another, places something new. What keys and fingers do is said aloud. Do offer a list of the same where the window is narrow, and a form that changes the same without carrying; don't put more into a block than who and when: the rest is behind it.",
      },
    },
    keyboard: [
      ["Arrow keys", "Go to the next block of the lane, or to the nearest one of another lane"],
      ["Home, End", "Go to the first or the last block of the lane"],
      ["Enter", "Opens the block"],
      ["Space", "Lifts the block"],
      ["Arrow keys, while it is lifted", "Carry it along the grid, or to another lane"],
      ["Shift + Left or Right, while it is lifted", "Pull its end"],
      ["Space, Enter, while it is lifted", "Put it down"],
      ["Escape, while it is lifted or dragged", "Puts it back, or forgets what is drawn"],
    ],
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

const legend = (
  <TimelineLegend
    label="What the colours mean"
    closed="Closed"
    items={[
      { id: "hourly", label: "Hourly", ...LOOKS.hourly },
      { id: "daily", label: "Daily", ...LOOKS.daily },
      { id: "waiting", label: "On hold, not confirmed yet", ...LOOKS.waiting },
    ]}
  />
);

export const Default: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem" }}>
      {legend}
      <Kept {...args} />
    </div>
  ),
};

export const Dark: Story = { ...Default, globals: { theme: "lara-dark-blue" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const Empty: Story = { args: { lanes: hall.map((each) => ({ ...each, blocks: [], marks: [] })) } };

/** Each begins in sight; the one with the focus lies on top. */
export const Overlapping: Story = {
  args: {
    lanes: [
      lane("A1", [
        block(hours(9, 12), { id: "first" }),
        block(hours(11, 14), { id: "second", label: "Arjun Mehta", tone: "warning" }),
      ]),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [canvas.getByRole("link", { name: /Riya/ }), canvas.getByRole("link", { name: /Arjun/ })];
    const { left, top } = second.getBoundingClientRect();
    const onTop = () => document.elementFromPoint(left + 12, top + 12)?.closest("a");
    await expect(onTop()).toBe(second);
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(onTop()).toBe(first);
  },
};

const LONG = "Venkatanarasimharajuvaripeta Subramaniam of the Bengaluru Centre for Long-Form Reading";

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept
        {...args}
        labels={{ timeline: "Tones" }}
        lanes={(["primary", "info", "success", "warning", "danger"] as const).map((tone) =>
          lane(tone, [
            block(hours(9, 12), { id: "settled", tone, label: "Settled" }),
            block(hours(12.5, 13), { id: "short", tone, label: "Short" }),
            block(hours(14, 17), { id: "tentative", tone, label: "Tentative", isTentative: true }),
          ]),
        )}
      />
      <Kept
        {...args}
        labels={{ timeline: "Long names" }}
        lanes={[
          lane(LONG, [block(hours(9, 10), { label: LONG }), block(hours(11, 16), { label: LONG })], { detail: LONG }),
        ]}
      />
      <Kept {...args} labels={{ timeline: "Wider hours" }} hourWidth={10} maxHeight="12rem" />
      <div style={{ inlineSize: "20rem" }}>
        <Kept {...args} labels={{ timeline: "On a phone" }} hourWidth={2.75} />
      </div>
    </div>
  ),
};

/** The last Sunday of October has one o'clock twice; a lane whose hours differ says them itself. */
export const ClocksChange: Story = {
  args: {
    timezone: "Europe/London",
    now: 0,
    labels: { timeline: "Bookings of desk A1, Sat, 24 Oct to Mon, 26 Oct" },
    lanes: [
      lane("Sat, 24 Oct", [], { day: span("2026-10-23T23:00Z", "2026-10-24T23:00Z"), open: null }),
      lane("Sun, 25 Oct", [block(span("2026-10-25T09:00Z", "2026-10-25T11:00Z"), { detail: "09:00–11:00" })], {
        day: span("2026-10-24T23:00Z", "2026-10-26T00:00Z"),
        detail: "The clocks change",
        open: null,
      }),
      lane("Mon, 26 Oct", [], { day: span("2026-10-26T00:00Z", "2026-10-27T00:00Z"), open: null }),
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("link").focus();
    await userEvent.keyboard(" {ArrowDown} ");
    await expect(moved.mock.lastCall?.[1].span).toEqual(span("2026-10-26T09:00Z", "2026-10-26T11:00Z"));
  },
};

const blockNamed = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).getByRole("link", { name: new RegExp(`^${label}`) });
const lastMove = () => {
  const [carried, to] = moved.mock.lastCall ?? [];
  return carried && { id: carried.id, lane: to.lane.id, span: to.span };
};

export const CarriedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const riya = blockNamed(canvasElement, "Riya Nair");
    await expect(riya).toHaveFocus();
    await expect(riya).toHaveAccessibleDescription("Press Space to move it.");
    await userEvent.keyboard(" ");
    const said = canvas.getByRole("status");
    const help = /^Moving Riya Nair: arrows carry it, .* Space puts it down, Escape puts it back\.$/;
    await expect(said).toHaveTextContent(help);
    await expect(canvas.getByText(help, { selector: "p" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(said).toHaveTextContent("Desk A1, 10:00 to 12:00, free");
    await userEvent.keyboard("{ArrowDown}");
    await expect(said).toHaveTextContent("Desk A2, 10:00 to 12:00, taken by Arjun Mehta");
    await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowLeft}{/Shift}");
    await expect(said).toHaveTextContent("Desk A3, 10:00 to 11:00, free");
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(lastMove()).toEqual({ id: "Riya Nair", lane: "A3", span: hours(10, 11) });
    await expect(said).toHaveTextContent("Riya Nair is put down: Desk A3, 10:00 to 11:00");
    // It is drawn in another lane, and has the focus still.
    await waitFor(() => expect(blockNamed(canvasElement, "Riya Nair, 10:00–11:00")).toHaveFocus());
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(opened.mock.lastCall?.[0].id).toBe("Riya Nair");
  },
};

export const PutBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    blockNamed(canvasElement, "Riya Nair").focus();
    await userEvent.keyboard(" {ArrowRight}{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Riya Nair stays where it was: Desk A1, 09:00 to 11:00");
    // Where it came from is no other place; nor is it kept in the air when the focus leaves.
    await userEvent.keyboard(" {ArrowRight}{ArrowLeft}{Enter}");
    await userEvent.keyboard(" {ArrowRight}");
    await userEvent.tab();
    await expect(canvas.getByRole("status")).toHaveTextContent("Riya Nair stays where it was");
    await expect(canvas.queryByText(/^Moving/)).toBeNull();
    await expect(moved).not.toHaveBeenCalled();
  },
};

export const WholeDaysByKeys: Story = {
  play: async ({ canvasElement }) => {
    blockNamed(canvasElement, "Farah Qureshi").focus();
    await userEvent.keyboard(" {ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowUp}{Enter}");
    await expect(lastMove()).toEqual({ id: "Farah Qureshi", lane: "A3", span: hours(0, 24) });
  },
};

export const CarriedByKeysRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    blockNamed(canvasElement, "Riya Nair").focus();
    await userEvent.keyboard(" {ArrowLeft}{Enter}");
    await expect(lastMove()?.span).toEqual(hours(10, 12));
  },
};

/** The steps of a pointer from a place of a block, in shares of its width, to an hour of a lane. */
const pointer = (canvasElement: HTMLElement, label: string, share: number, pointerType: "mouse" | "touch") => {
  const area = canvasElement.querySelector<HTMLElement>("[data-slot=timeline-scroller]");
  if (!area) throw new Error("no timeline");
  // A pointer that Chromium does not know can't be captured.
  area.setPointerCapture = () => undefined;
  const of = (clientX: number, clientY: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType,
    clientX,
    clientY,
  });
  const { left, top, width } = blockNamed(canvasElement, label).getBoundingClientRect();
  const start = of(left + width * share, top + 20);
  return {
    press: () => fireEvent.pointerDown(document.elementFromPoint(start.clientX, start.clientY) ?? area, start),
    /** @param by hours along the lanes @param laneId where to */
    move: (by: number, laneId: string) => {
      const to = area.querySelector<HTMLElement>(`[data-lane-id="${laneId}"] [data-slot=timeline-track]`);
      const box = to?.getBoundingClientRect();
      if (!box) throw new Error("no lane");
      return fireEvent.pointerMove(area, of(start.clientX + (by * box.width) / 24, box.top + box.height / 2));
    },
    /** Browsers send a click after it, where the pointer went down and up over one thing. */
    letGo: async ({ clicks = true } = {}) => {
      await fireEvent.pointerUp(area, start);
      if (clicks) await fireEvent.click(blockNamed(canvasElement, label), { detail: 1 });
    },
  };
};

export const CarriedByMouse: Story = {
  play: async ({ canvasElement }) => {
    const ghost = () => canvasElement.querySelector("[data-slot=timeline-ghost]");
    const { press, move, letGo } = pointer(canvasElement, "Riya Nair", 0.5, "mouse");
    await press();
    await move(0, "A1");
    await expect(ghost()).toBeNull();
    await move(1.1, "A2");
    await waitFor(() => expect(ghost()).toHaveAttribute("data-state", "taken"));
    await expect(ghost()).toHaveTextContent("10:00–12:00Taken then");
    await move(1.1, "A3");
    await waitFor(() => expect(ghost()).toHaveAttribute("data-state", "free"));
    await letGo();
    await expect(lastMove()).toEqual({ id: "Riya Nair", lane: "A3", span: hours(10, 12) });
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const PulledAtItsEnd: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = pointer(canvasElement, "Arjun Mehta", 0.98, "mouse");
    await press();
    await move(1.1, "B2");
    await letGo();
    await expect(lastMove()).toEqual({ id: "Arjun Mehta", lane: "A2", span: hours(10, 13) });
  },
};

export const PutBackByEscape: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = pointer(canvasElement, "Riya Nair", 0.5, "mouse");
    await press();
    await move(1, "A3");
    await userEvent.keyboard("{Escape}");
    await letGo();
    await expect(moved).not.toHaveBeenCalled();
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const OpenedByKeyAfterADrag: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = pointer(canvasElement, "Riya Nair", 0.5, "mouse");
    await press();
    await move(1, "A3");
    await letGo({ clicks: false });
    await waitFor(() => expect(blockNamed(canvasElement, "Riya Nair, 10:00–12:00")).toBeVisible());
    blockNamed(canvasElement, "Riya Nair").focus();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const CarriedByFinger: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = pointer(canvasElement, "Riya Nair", 0.5, "touch");
    // A finger that moves at once scrolls.
    await press();
    await move(1, "A3");
    await letGo();
    await expect(moved).not.toHaveBeenCalled();
    opened.mockClear();
    await press();
    await waitFor(() => expect(blockNamed(canvasElement, "Riya Nair")).toHaveAttribute("data-state", "lifted"));
    await move(1, "A3");
    await letGo();
    await expect(lastMove()).toEqual({ id: "Riya Nair", lane: "A3", span: hours(10, 12) });
    await expect(opened).not.toHaveBeenCalled();
  },
};

/** A pointer over free time, from an hour of a lane to others. */
const freePointer = (canvasElement: HTMLElement, laneId: string, hour: number, pointerType: "mouse" | "touch") => {
  const area = canvasElement.querySelector<HTMLElement>("[data-slot=timeline-scroller]");
  const track = area?.querySelector<HTMLElement>(`[data-lane-id="${laneId}"] [data-slot=timeline-track]`);
  if (!area || !track) throw new Error("no lane");
  // A pointer that Chromium does not know can't be captured.
  area.setPointerCapture = () => undefined;
  const { left, top, width } = track.getBoundingClientRect();
  const start = area.scrollLeft;
  const at = (of: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType,
    clientX: left + (of * width) / 24 - (area.scrollLeft - start),
    clientY: top + 20,
  });
  return {
    press: () => fireEvent.pointerDown(track, at(hour)),
    move: (to: number) => fireEvent.pointerMove(area, at(to)),
    letGo: async (of: number) => {
      await fireEvent.pointerUp(area, at(of));
      await fireEvent.click(track, { ...at(of), detail: 1 });
    },
  };
};
const ghostIn = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-slot=timeline-ghost]");

export const DrawnByMouse: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = freePointer(canvasElement, "B2", 9.7, "mouse");
    await press();
    await expect(ghostIn(canvasElement)).toBeNull();
    await move(11.9);
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent("09:30–12:00"));
    // What is taken ends it.
    await move(16);
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent("09:30–13:00"));
    await letGo(16);
    await expect(placed).toHaveBeenCalledOnce();
    await expect(placed.mock.lastCall?.[0].lane.id).toBe("B2");
    await expect(placed.mock.lastCall?.[0].span).toEqual(hours(9.5, 13));
    await expect(ghostIn(canvasElement)).toBeNull();
  },
};

export const DrawingPutAside: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = freePointer(canvasElement, "A3", 14.2, "mouse");
    await press();
    await move(16);
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent("14:00–16:00"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(ghostIn(canvasElement)).toBeNull());
    await letGo(16);
    await expect(placed).not.toHaveBeenCalled();
  },
};

/** What is over takes nothing new, nor does a lane that is disabled. */
export const NothingDrawn: Story = {
  args: { placeableAfter: hours(12, 13).from },
  play: async ({ canvasElement }) => {
    for (const [laneId, hour] of [
      ["A3", 9.5],
      ["B3", 14.5],
    ] as const) {
      const { press, move, letGo } = freePointer(canvasElement, laneId, hour, "mouse");
      await press();
      await move(hour + 2);
      await expect(ghostIn(canvasElement)).toBeNull();
      await letGo(hour);
    }
    await expect(placed).not.toHaveBeenCalled();
  },
};

export const DrawnByFinger: Story = {
  play: async ({ canvasElement }) => {
    const { press, move, letGo } = freePointer(canvasElement, "A3", 14.2, "touch");
    // A finger that moves at once scrolls.
    await press();
    await move(17);
    await expect(ghostIn(canvasElement)).toBeNull();
    await fireEvent.pointerUp(canvasElement, { pointerId: 1 });
    await press();
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent("14:00–15:00"));
    await move(17);
    await waitFor(() => expect(ghostIn(canvasElement)).toHaveTextContent("14:00–17:00"));
    await letGo(17);
    await expect(placed).toHaveBeenCalledOnce();
    await expect(placed.mock.lastCall?.[0].span).toEqual(hours(14, 17));
  },
};

export const PlacedByAPress: Story = {
  play: async ({ canvasElement }) => {
    const press = async (laneId: string, hour: number) => {
      const track = canvasElement.querySelector(`[data-lane-id="${laneId}"] [data-slot=timeline-track]`);
      if (!track) throw new Error("no lane");
      const { left, top, width } = track.getBoundingClientRect();
      await fireEvent.click(track, { clientX: left + (width * hour) / 24, clientY: top + 20 });
    };
    await press("A3", 14.4);
    await expect(placed.mock.lastCall?.[0].lane.id).toBe("A3");
    await expect(placed.mock.lastCall?.[0].span).toEqual(hours(14, 15));
    await press("B3", 14.4);
    await expect(placed).toHaveBeenCalledOnce();
    await userEvent.click(blockNamed(canvasElement, "Riya Nair"));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(placed).toHaveBeenCalledOnce();
  },
};

/** What pulls the ends of a block lies over none of its words, however short it is. */
export const HandlesBesideTheName: Story = {
  args: {
    hourWidth: 2.75,
    lanes: [
      lane("A1", [
        block(hours(9, 10), { id: "hour", label: "Lakshmi Venkataraman" }),
        block(hours(11, 14), { id: "three", label: "Omar Siddiqui" }),
      ]),
    ],
  },
  play: async ({ canvasElement }) => {
    for (const each of canvasElement.querySelectorAll<HTMLElement>("[data-slot=timeline-block]")) {
      const words = each.querySelector(".ui-timeline__label")?.getBoundingClientRect();
      const grips = [...each.querySelectorAll("[data-slot=timeline-grip]")].map((grip) => grip.getBoundingClientRect());
      await expect(grips).toHaveLength(2);
      await expect(words?.width).toBeGreaterThan(16);
      for (const { left, right } of grips)
        await expect(right <= (words?.left ?? 0) || left >= (words?.right ?? Infinity)).toBe(true);
    }
  },
};

export const OnlyToLookAt: Story = {
  args: { movableAfter: null },
  play: async ({ canvasElement }) => {
    const riya = blockNamed(canvasElement, "Riya Nair");
    await expect(riya).not.toHaveAccessibleDescription();
    riya.focus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(within(canvasElement).queryByText(/^Moving/)).toBeNull();
    await expect(blockNamed(canvasElement, "Omar Siddiqui")).toHaveFocus();
  },
};

export const LaneInSight: Story = {
  args: { lanes: Array.from({ length: 300 }, (_, index) => lane(`Seat ${index + 1}`, [])), shownLaneId: "Seat 250" },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("region", { name: "Bookings of Mon, 23 Nov 2026" });
    await waitFor(() => expect(within(canvasElement).getByText("Seat 250")).toBeVisible());
    const box = within(canvasElement).getByText("Seat 250").getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(area.getBoundingClientRect().top);
    await expect(box.bottom).toBeLessThan(area.getBoundingClientRect().bottom);
    await expect(area).toHaveFocus();
  },
};

/** 300 lanes, of which a few are in the document. */
export const ManyLanes: Story = {
  args: {
    lanes: Array.from({ length: 300 }, (_, index) =>
      lane(`Seat ${index + 1}`, index % 100 === 0 ? [block(hours(10, 12), { label: `Reader ${index + 1}` })] : []),
    ),
  },
  play: async ({ canvasElement }) => {
    const drawn = () => canvasElement.querySelectorAll("[data-slot=timeline-lane]").length;
    await expect(drawn()).toBeLessThan(60);
    blockNamed(canvasElement, "Reader 1,").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(blockNamed(canvasElement, "Reader 101")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(blockNamed(canvasElement, "Reader 201")).toHaveFocus());
    await expect(drawn()).toBeLessThan(60);
  },
};
