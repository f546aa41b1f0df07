import { DESK_STATUS, openIntervals, type Period, slotGrid } from "@carrel/sdk/domain";
import type { PublicDeskPage, PublicDeskQuery, SlotFree } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context, Paged } from "../../context";
import { deskAvailability } from "../../database/availability";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { desksFreeBySlot } from "../../database/slots-free";
import { invalid, notFound } from "../../failure";
import { bookingWindow, checkVisitorPeriod } from "../bookings/visitor-rules";
import { isWholeDays } from "../branches/open-hours";
import { findOpenBranch } from "../branches/queries";
import { activePlans, pricesOf } from "../fee-plans/queries";
import { listPage } from "../list-page";
import { availabilityNow, desksOf } from "./queries";
import { publicDeskRecord } from "./record";

/** The longest period that can be asked about. */
const LONGEST_DAYS = 366;

type Query = z.output<typeof PublicDeskQuery>;

function periodOf({ startAt, endAt }: Query): Period | null {
  if (startAt === undefined && endAt === undefined) return null;
  if (startAt === undefined) throw invalid([{ path: ["startAt"], message: "Choose a start" }]);
  if (endAt === undefined) throw invalid([{ path: ["endAt"], message: "Choose an end" }]);
  const period = { startAt: new Date(startAt), endAt: new Date(endAt) };
  const length = period.endAt.getTime() - period.startAt.getTime();
  if (length <= 0) throw invalid([{ path: ["endAt"], message: "Choose an end after the start" }]);
  if (length > LONGEST_DAYS * 86_400_000) throw invalid([{ path: ["endAt"], message: "Choose at most a year" }]);
  return period;
}

/** How many desks each slot of a day has free that a visitor may book on. */
async function slotsOf(
  { db, now, input }: Context<Paged<Query>>,
  organisation: Tenant,
  branch: Row<"branches">,
): Promise<SlotFree[]> {
  const { date, page } = input;
  const { from, to } = bookingWindow({ organisation, branch, now });
  if (date === undefined || page > 1 || date < from || date > to) return [];
  const slots = slotGrid(openIntervals(branch, date), organisation.orgSettings.slotMinutes);
  const free = await desksFreeBySlot(db, { branchId: branch.branchId, slots, now });
  return slots.map(({ startAt }, place) => ({ startAt: startAt.toISOString(), free: free[place] ?? 0 }));
}

/**
 * The active desks of a branch for anyone, with their status. For a period: 1 free for all of it, 3 for a part of it,
 * 2 for none of it, 8 on hold; and what it costs, by the day when it is whole local days, else by the hour.
 */
export async function listPublicDesks(context: Context<Paged<Query>>): Promise<PublicDeskPage> {
  const { db, now, input } = context;
  // A branch of nobody, of a closed organisation and an inactive one answer alike.
  const { organisation } = context;
  if (!organisation?.isActive) throw notFound("Branch");
  const period = periodOf(input);
  // None of them needs another: they are asked for together.
  const [branch, { rows, total, atLeast }, plans] = await Promise.all([
    findOpenBranch(context, input.branchId),
    listPage(desksOf(context, [input.branchId]).where("isActive", "=", true), input),
    period ? activePlans(context) : [],
  ]);
  const type = period && isWholeDays(branch, period) ? "DAILY" : "HOURLY";
  // What nobody could book has neither free seats nor a price.
  if (period) checkVisitorPeriod({ organisation, branch, type, period, now }, "startAt");
  const deskIds = rows.map((desk) => desk.deskId);
  const [availability, slots] = await Promise.all([
    period
      ? deskAvailability(db, { branchId: branch.branchId, period, openHours: [period], now, deskIds })
      : availabilityNow(context, [branch], deskIds),
    slotsOf(context, organisation, branch),
  ]);
  const priceAt = pricesOf(plans, { branch, type, period });
  const quote = priceAt();
  const ownQuote = (desk: Row<"desks">) => {
    const own = priceAt(desk);
    return own && own.amount !== quote?.amount ? { quote: own } : {};
  };
  const statuses = new Map(availability.map(({ deskId, status }) => [deskId, status]));
  return {
    data: rows.map((desk) => ({
      ...publicDeskRecord(desk, statuses.get(desk.deskId) ?? DESK_STATUS.Available),
      ...ownQuote(desk),
    })),
    totalRecords: total,
    atLeast,
    slots,
    quote,
  };
}
