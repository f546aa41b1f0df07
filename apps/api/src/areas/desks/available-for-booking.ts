import { DESK_STATUS, localDateOf, type Period } from "@carrel/sdk/domain";
import type { AvailableDesk, AvailableDeskQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { readCodeHolds } from "../../database/code-holds";
import type { Row } from "../../database/schema";
import { liveBookings } from "../bookings/live-bookings";
import { openHours } from "../branches/open-hours";
import { findBranches } from "../branches/queries";
import { activePlans, pricesOf } from "../fee-plans/queries";
import { listedBranches, tenantOf } from "../tenant";
import { availabilityNow, desksOf, momentsNow, standings } from "./queries";
import { deskRecord } from "./record";

type Asked = Context<z.output<typeof AvailableDeskQuery>>;

const covers = (now: Date) => (booking: Period) => booking.startAt <= now && booking.endAt > now;

/** What one slot from now costs at the desks of each branch, or today where only days are sold. One query. */
async function quotesNow(context: Asked, branches: readonly Row<"branches">[]) {
  const { now } = context;
  const plans = await activePlans(context);
  const slot = tenantOf(context).orgSettings.slotMinutes * 60_000;
  const hour = { type: "HOURLY", period: { startAt: now, endAt: new Date(now.getTime() + slot) } } as const;
  const day = { type: "DAILY", period: { startAt: now, endAt: new Date(now.getTime() + 1) } } as const;
  return new Map(
    branches.map((branch) => {
      const byHour = pricesOf(plans, { branch, ...hour });
      const byDay = pricesOf(plans, { branch, ...day });
      return [branch.branchId, (desk: Row<"desks">) => byHour(desk) ?? byDay(desk)] as const;
    }),
  );
}

/** The open hours of a branch that are left today. */
function restOfToday(branch: Row<"branches">, now: Date): Period[] {
  const today = localDateOf(now, branch.timezone);
  return openHours(branch, today, today)
    .filter(({ endAt }) => endAt > now)
    .map(({ startAt, endAt }) => ({ startAt: new Date(Math.max(startAt.getTime(), now.getTime())), endAt }));
}

/** Whether time is left today: open hours that nobody has booked, or after hours, that nobody has the desk now. */
function hasTimeLeft(rest: readonly Period[], bookings: readonly Period[], now: Date): boolean {
  if (rest.length === 0) return !bookings.some(covers(now));
  return rest.some(({ startAt, endAt }) => {
    let free = startAt;
    for (const booking of bookings) {
      if (booking.startAt > free) break;
      if (booking.endAt > free) free = booking.endAt;
    }
    return free < endAt;
  });
}

/** The desks of the selected branch that can be booked now, with their price; of a branch that is deactivated none. */
export async function availableForBooking(context: Asked): Promise<AvailableDesk[]> {
  const { now, input } = context;
  const listed = listedBranches(context);
  const found = listed?.length === 0 ? [] : await findBranches(context, listed);
  const branches = found.filter(({ isActive }) => isActive);
  if (branches.length === 0) return [];
  const branchIds = branches.map(({ branchId }) => branchId);
  const rest = new Map(branches.map((branch) => [branch.branchId, restOfToday(branch, now)]));
  const ends = [...rest.values()].flat().map(({ endAt }) => endAt.getTime());
  const until = new Date(Math.max(now.getTime() + 1, ...ends));
  const desks = await desksOf(context, branchIds).where("isActive", "=", true).execute();
  const availability = await availabilityNow(context, branches);
  const bookings = await liveBookings(context, { branchIds, startAt: now, endAt: until }).execute();
  const held = await readCodeHolds(context.db, { branchIds, startAt: now, endAt: until, now });
  const taken = [...bookings, ...held].sort((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const ofDesk = Map.groupBy<string, Period & { deskId: string }>(taken, ({ deskId }) => deskId);
  const moments = await momentsNow(context, branches);
  const standing = standings({ availability, bookings: bookings.filter(covers(now)), moments });
  const quotes = await quotesNow(context, branches);
  return desks
    .map((desk) => ({ ...deskRecord(desk, standing(desk.deskId)), quote: quotes.get(desk.branchId)?.(desk) ?? null }))
    .filter(({ _id, branchId, status }) => {
      const isWanted =
        status === DESK_STATUS.Available || (input.includePartial && status === DESK_STATUS.PartiallyBooked);
      return isWanted && hasTimeLeft(rest.get(branchId) ?? [], ofDesk.get(_id) ?? [], now);
    });
}
