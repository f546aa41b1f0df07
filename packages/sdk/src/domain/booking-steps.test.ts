import { expect, it } from "vitest";
import { BookingStatus } from "../schemas/booking";
import { bookingStatusesBefore, holdStateOf, nextBookingStatuses } from "./booking-steps";

const NOW = new Date("2026-11-21T10:00:00Z");
const booking = (changes: Partial<Parameters<typeof holdStateOf>[0]>) =>
  holdStateOf({
    status: "PENDING",
    holdUntil: null,
    createdAt: "2026-11-20T09:00:00Z",
    startAt: "2026-11-21T12:00:00Z",
    endAt: "2026-11-21T13:00:00Z",
    ...changes,
  });

it("lets one that waits be confirmed or cancelled, a confirmed one be cancelled, a cancelled one nothing", () => {
  expect(nextBookingStatuses(booking({}), NOW)).toEqual(["CONFIRMED", "CANCELLED"]);
  expect(nextBookingStatuses(booking({ status: "CONFIRMED" }), NOW)).toEqual(["CANCELLED"]);
  expect(nextBookingStatuses(booking({ status: "CANCELLED" }), NOW)).toEqual([]);
});

it.each([
  { why: "its payment did not come", changes: { holdUntil: "2026-11-21T09:59:00Z" }, lapsed: true },
  { why: "its hold ends this instant", changes: { holdUntil: "2026-11-21T10:00:00Z" }, lapsed: true },
  { why: "its payment may still come", changes: { holdUntil: "2026-11-21T10:01:00Z" }, lapsed: false },
  { why: "it has begun", changes: { startAt: "2026-11-21T09:00:00Z", endAt: "2026-11-21T11:00:00Z" }, lapsed: true },
  {
    why: "it had begun when it was made",
    changes: { startAt: "2026-11-21T00:00:00Z", createdAt: "2026-11-21T09:00:00Z", endAt: "2026-11-22T00:00:00Z" },
    lapsed: false,
  },
])(
  "lets one be confirmed until it waited too long, and cancelled after that ($why: $lapsed)",
  ({ changes, lapsed }) => {
    expect(nextBookingStatuses(booking(changes), NOW)).toEqual(lapsed ? ["CANCELLED"] : ["CONFIRMED", "CANCELLED"]);
  },
);

it("knows where each status comes from", () => {
  expect(BookingStatus.options.map(bookingStatusesBefore)).toEqual([[], ["PENDING"], ["PENDING", "CONFIRMED"]]);
});
