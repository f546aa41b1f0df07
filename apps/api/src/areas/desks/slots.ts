import { addDays, daysBetween, openIntervals, type Period, slotGrid } from "@carrel/sdk/domain";
import type { SlotDay, SlotQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { readCodeHolds } from "../../database/code-holds";
import { readStays } from "../../database/stays";
import { liveBookingsOfDesk } from "../bookings/live-bookings";
import { tenantOf } from "../tenant";
import { startOf } from "./plan-term";
import { findPlace } from "./queries";

type Query = z.output<typeof SlotQuery>;

/** The local dates that are asked for; the schema made sure of the dates of either option. */
function datesOf({ dayOption, date = "", startDate = "", endDate = "" }: Query): string[] {
  if (dayOption === "single") return [date];
  return Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => addDays(startDate, index));
}

/** Tells of stretches of time, asked for in order, whether nothing of it is booked. One pass: both are by start. */
function freeTime(bookings: readonly Period[]) {
  let next = 0;
  return ({ startAt, endAt }: Period) => {
    let booking = bookings[next];
    while (booking && booking.endAt <= startAt) {
      next += 1;
      booking = bookings[next];
    }
    return !booking || booking.startAt >= endAt;
  };
}

/** What takes a desk somewhere in a period, by start: bookings, what is held for codes, what moved bookings used. */
async function takenTime(context: Context, asked: Period & { deskId: string }): Promise<Period[]> {
  const [bookings, held, used] = await Promise.all([
    liveBookingsOfDesk(context, asked).execute(),
    readCodeHolds(context.db, { ...asked, now: context.now }),
    readStays(context.db, asked),
  ]);
  return [...bookings, ...held, ...used].sort((one, other) => one.startAt.getTime() - other.startAt.getTime());
}

/** The slots of a desk by local day of its branch: within opening hours, and free if nothing is booked in them. */
export async function slots(context: Context<Query>): Promise<SlotDay[]> {
  const { input, now } = context;
  const { desk, branch } = await findPlace(context, input.deskId);
  const inService = branch.isActive && desk.isActive;
  const minutes = input.duration ?? tenantOf(context).orgSettings.slotMinutes;
  const dates = datesOf(input);
  const days = dates.map((date) => ({ date, grid: slotGrid(openIntervals(branch, date), minutes) }));
  const first = dates[0] ?? "";
  const period = { startAt: startOf(branch, first), endAt: startOf(branch, addDays(first, dates.length)) };
  const isFree = freeTime(await takenTime(context, { ...period, deskId: desk.deskId }));
  return days.map(({ date, grid }) => ({
    date,
    slots: grid.map((slot) => ({
      startAt: slot.startAt.toISOString(),
      endAt: slot.endAt.toISOString(),
      // One that has begun can still be booked at the desk; one that is over can't.
      available: inService && isFree(slot) && slot.endAt > now,
    })),
  }));
}
