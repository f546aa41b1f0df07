import { addDays, daysBetween, type Period } from "@carrel/sdk/domain";
import type { BookingType } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { type Alternative, alternatives } from "../../database/alternatives";
import { bookSlot, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import { freeDesks } from "../../database/free-desks";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { localDates, openDays, openHours } from "../branches/open-hours";
import { wordsOf } from "../tenant";
import { deskTakenMessage } from "./desk-taken";
import { alternativeRecord } from "./record";

/** How many days around a taken period are searched for free time. */
const SEARCH_DAYS = { HOURLY: 1, DAILY: 7 };
/** Of a longer period only other desks are offered: nobody looks for a year's days one by one. */
const LONGEST_SEARCH_DAYS = 366;

/** Time at a desk that somebody wants. */
interface WantedTime {
  branch: Row<"branches">;
  desk: Row<"desks">;
  period: Period;
  /** Local dates beyond which nothing may be offered; absent: no bound. */
  window?: { from: string; to: string };
}

interface Wanted extends WantedTime {
  booking: Omit<NewBooking, "orgId" | "bookingId" | "code" | "branchId" | "deskId" | "startAt" | "endAt">;
}

/** @throws Failure 409 `branch_inactive` or `desk_inactive`: nothing new is booked there, by whomever */
export function checkInService(
  context: Pick<Context, "organisation">,
  { branch, desk }: { branch: Row<"branches">; desk: Row<"desks"> },
): void {
  if (!branch.isActive) throw conflict("branch_inactive", closedBranch(branch));
  if (desk.isActive) return;
  throw conflict(
    "desk_inactive",
    `${wordsOf(context).desk} ${desk.name} can't be booked at the moment. Choose another.`,
  );
}

type Taking = Pick<Context, "db" | "orgId" | "now" | "random" | "organisation" | "announce">;

/** Books a desk where it is free. @returns null where it isn't */
async function tryDesk(
  { db, orgId, now, random, announce }: Taking,
  { branch, period, booking }: Pick<Wanted, "branch" | "period" | "booking">,
  deskId: string,
): Promise<Row<"bookings"> | null> {
  const { branchId } = branch;
  const [bookingId, code] = [random.id(), bookingCode(random)];
  const result = await bookSlot(db, { ...booking, ...period, orgId, bookingId, code, branchId, deskId }, now);
  if (!("booked" in result)) return null;
  announce([{ type: "booking_created", subjectId: bookingId, branchId }]);
  return result.booked;
}

/**
 * Books a desk, or refuses with what is free instead.
 * @throws Failure 409 `branch_inactive`, `desk_inactive`, or `desk_taken` with `data.alternatives`
 */
export async function takeSlot(context: Taking, wanted: Wanted): Promise<Row<"bookings">> {
  const { branch, desk } = wanted;
  checkInService(context, { branch, desk });
  const booked = await tryDesk(context, wanted, desk.deskId);
  if (booked) return booked;
  throw await deskTaken(context, { ...wanted, type: wanted.booking.type });
}

/** Of so many free desks one is tried after the other: others may be at them as well. */
const TRIED = 20;

/**
 * Books whichever desk of a branch is free, the one nearest to another first.
 * @param wanted.near the desk near which it is to be, itself if it is free; null: any
 * @throws Failure 409 `branch_inactive`, or `desk_taken` with `data.alternatives`
 */
export async function takeAnySlot(
  context: Taking,
  wanted: Omit<Wanted, "desk"> & { near: string | null },
): Promise<Row<"bookings">> {
  const { db, now } = context;
  const { branch, period, near } = wanted;
  const { branchId } = branch;
  if (!branch.isActive) throw conflict("branch_inactive", closedBranch(branch));
  const tried = new Set<string>();
  for (;;) {
    const free = await freeDesks(db, { branchId, periods: [period], near, limit: TRIED, now });
    const fresh = free.filter(({ deskId }) => !tried.has(deskId));
    if (fresh.length === 0) throw await noneFree(context, wanted);
    for (const { deskId } of fresh) {
      const booked = await tryDesk(context, wanted, deskId);
      if (booked) return booked;
      tried.add(deskId);
    }
  }
}

/** The 409 `desk_taken` of a time at which no desk is free, with other times of the one that was wanted most. */
async function noneFree(context: Taking, wanted: Omit<Wanted, "desk"> & { near: string | null }): Promise<Failure> {
  const { branch, near } = wanted;
  const { desk: word } = wordsOf(context);
  const message = `No ${word.toLowerCase()} of ${branch.name} is free then. Choose another time.`;
  const desk = await context.db
    .selectFrom("desks")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("branchId", "=", branch.branchId)
    .where("isActive", "=", true)
    .orderBy(({ eb }) => eb("deskId", "=", near), "desc")
    .orderBy("name")
    .limit(1)
    .executeTakeFirst();
  if (!desk) return conflict("desk_taken", message, { alternatives: [] });
  const free = await freeInstead(context, { ...wanted, desk, type: wanted.booking.type });
  return conflict("desk_taken", message, { alternatives: free.map(alternativeRecord) });
}

/** What is free instead of a desk that is not. */
function freeInstead(
  context: Pick<Context, "db" | "now">,
  { branch, desk, period, type, window }: WantedTime & { type: BookingType },
): Promise<Alternative[]> {
  const wholeDays = type === "DAILY";
  const around = localDates(branch, period);
  const reach = SEARCH_DAYS[type];
  const from = latest(addDays(around.from, -reach), window?.from);
  const to = earliest(addDays(around.to, reach), window?.to);
  const isShort = daysBetween(from, to) <= LONGEST_SEARCH_DAYS;
  return alternatives(context.db, {
    branchId: branch.branchId,
    deskId: desk.deskId,
    period,
    openHours: isShort ? (wholeDays ? openDays : openHours)(branch, from, to) : [],
    wholeDays,
    now: context.now,
  });
}

/** The 409 `desk_taken` of a desk that is not free, with what is free instead. */
export async function deskTaken(
  context: Pick<Context, "db" | "now" | "organisation">,
  wanted: WantedTime & { type: BookingType },
): Promise<Failure> {
  const { branch, desk, period, type } = wanted;
  const free = await freeInstead(context, wanted);
  const message = deskTakenMessage({
    word: wordsOf(context).desk,
    deskId: desk.deskId,
    deskName: desk.name,
    wanted: period,
    wholeDays: type === "DAILY",
    alternatives: free,
    timezone: branch.timezone,
  });
  return conflict("desk_taken", message, { alternatives: free.map(alternativeRecord) });
}

const latest = (date: string, bound = date) => (date > bound ? date : bound);
const earliest = (date: string, bound = date) => (date < bound ? date : bound);
