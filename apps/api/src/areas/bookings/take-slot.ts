import { addDays, daysBetween, type Period } from "@carrel/sdk/domain";
import type { BookingType } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { alternatives } from "../../database/alternatives";
import { bookSlot, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
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

/**
 * Books a desk, or refuses with what is free instead.
 * @throws Failure 409 `branch_inactive`, `desk_inactive`, or `desk_taken` with `data.alternatives`
 */
export async function takeSlot(
  context: Pick<Context, "db" | "orgId" | "now" | "random" | "organisation" | "announce">,
  wanted: Wanted,
): Promise<Row<"bookings">> {
  const { db, orgId, now, random } = context;
  const { branch, desk, period } = wanted;
  checkInService(context, { branch, desk });
  const result = await bookSlot(
    db,
    {
      ...wanted.booking,
      ...period,
      orgId,
      bookingId: random.id(),
      code: bookingCode(random),
      branchId: branch.branchId,
      deskId: desk.deskId,
    },
    now,
  );
  if ("booked" in result) {
    const { bookingId, branchId } = result.booked;
    context.announce([{ type: "booking_created", subjectId: bookingId, branchId }]);
    return result.booked;
  }
  throw await deskTaken(context, { ...wanted, type: wanted.booking.type });
}

/** The 409 `desk_taken` of a desk that is not free, with what is free instead. */
export async function deskTaken(
  context: Pick<Context, "db" | "now" | "organisation">,
  wanted: WantedTime & { type: BookingType },
): Promise<Failure> {
  const { branch, desk, period, type, window } = wanted;
  const wholeDays = type === "DAILY";
  const around = localDates(branch, period);
  const reach = SEARCH_DAYS[type];
  const from = latest(addDays(around.from, -reach), window?.from);
  const to = earliest(addDays(around.to, reach), window?.to);
  const isShort = daysBetween(from, to) <= LONGEST_SEARCH_DAYS;
  const free = await alternatives(context.db, {
    branchId: branch.branchId,
    deskId: desk.deskId,
    period,
    openHours: isShort ? (wholeDays ? openDays : openHours)(branch, from, to) : [],
    wholeDays,
    now: context.now,
  });
  const message = deskTakenMessage({
    word: wordsOf(context).desk,
    deskId: desk.deskId,
    deskName: desk.name,
    wanted: period,
    wholeDays,
    alternatives: free,
    timezone: branch.timezone,
  });
  return conflict("desk_taken", message, { alternatives: free.map(alternativeRecord) });
}

const latest = (date: string, bound = date) => (date > bound ? date : bound);
const earliest = (date: string, bound = date) => (date < bound ? date : bound);
