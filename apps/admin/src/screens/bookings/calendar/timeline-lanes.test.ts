import { expect, it } from "vitest";
import { lanesOf } from "./lane";
import { deskLabel } from "./lane-names";
import { booking, calendarOf, stay, week } from "./lanes.fixture";
import { timelineLanes } from "./timeline-lanes";

const words = { hours: () => "10:00–11:30", period: () => "Mon, 23 Nov 2026, all day", clock: () => "10:00" };
const drawing = {
  words,
  labelOf: deskLabel,
  nameOf: ({ deskName }: { deskName: string }) => `Desk ${deskName}`,
  hrefOf: (id: string) => `/bookings/calendar/${id}?zoom=1`,
};
const hourly = booking("2026-11-23T04:30:00Z", "2026-11-23T06:00:00Z", { _id: "b1" });

/** The lanes of two desks on a Monday, the first with these bookings. */
const drawn = (...bookings: (typeof hourly)[]) =>
  timelineLanes(
    lanesOf(calendarOf("Asia/Kolkata", ["2026-11-23"], bookings, []), {
      timings: week("09:30", "20:00"),
      closures: [],
    }),
    drawing,
  );

it("draws a booking of hours as a block that says when, how it stands and where", () => {
  const [lane, empty] = drawn(hourly);
  expect(lane).toMatchObject({ id: "desk-1 2026-11-23", label: "A1", name: "Desk A1", disabled: false, marks: [] });
  expect(lane?.open?.map(({ from }) => new Date(from).toISOString())).toEqual(["2026-11-23T04:00:00.000Z"]);
  expect(lane?.blocks).toHaveLength(1);
  expect(lane?.blocks[0]).toMatchObject({
    id: "b1",
    label: "Riya Nair",
    detail: "10:00–11:30",
    name: "Riya Nair, 10:00–11:30, confirmed, A1",
    tone: "primary",
    isTentative: false,
    isWholeDays: false,
    href: "/bookings/calendar/b1?zoom=1",
  });
  expect(empty?.blocks).toEqual([]);
});

it("draws whole days, which stay whole, and what waits for a decision, each in its look", () => {
  const daily = booking("2026-11-22T18:30:00Z", "2026-11-23T18:30:00Z", { type: "DAILY", name: "" });
  const waiting = booking("2026-11-23T08:30:00Z", "2026-11-23T09:30:00Z", { status: "PENDING" });
  expect(drawn(daily, waiting)[0]?.blocks).toMatchObject([
    { label: "CRL-7KQ4", detail: "Mon, 23 Nov 2026, all day", tone: "info", isTentative: false, isWholeDays: true },
    { name: "Riya Nair, 10:00–11:30, on hold, A1", tone: "warning", isTentative: true, isWholeDays: false },
  ]);
});

it("shows what was used before a move, which opens the booking and is over", () => {
  const calendar = calendarOf(
    "Asia/Kolkata",
    ["2026-11-23"],
    [booking("2026-11-23T08:30:00Z", "2026-11-23T09:30:00Z")],
  );
  const [day] = calendar.desks[0]?.days ?? [];
  if (!day) throw new Error("No day");
  const used = stay("2026-11-22T18:30:00Z", "2026-11-23T07:30:00Z");
  day.stays = [used];
  const [lane] = timelineLanes(lanesOf(calendar, undefined), drawing);
  expect(lane?.blocks).toMatchObject([
    { id: used._id, name: "Riya Nair, 10:00–11:30, moved since, A1", href: drawing.hrefOf(used.bookingId) },
    { label: "Riya Nair" },
  ]);
});

it("marks what is held, and places nothing at a desk that is out of service", () => {
  const calendar = calendarOf("Asia/Kolkata", ["2026-11-23"], []);
  const [desk] = calendar.desks;
  if (!desk?.days[0]) throw new Error("No day");
  desk.isActive = false;
  desk.days[0].holds = [
    { startAt: "2026-11-23T04:30:00Z", endAt: "2026-11-23T06:00:00Z", holdUntil: "2026-11-21T06:02:00Z" },
  ];
  const [lane] = timelineLanes(lanesOf(calendar, undefined), drawing);
  expect(lane).toMatchObject({ detail: "Out of service", disabled: true, open: null });
  expect(lane?.marks).toEqual([
    {
      span: { from: Date.parse("2026-11-23T04:30Z"), to: Date.parse("2026-11-23T06:00Z") },
      label: "Held for a visitor",
    },
  ]);
});
