import { type Period, shiftOn } from "@carrel/sdk/domain";
import type { AddVisit, Booking, BookingType } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { NewBooking } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { askedPeriod } from "../bookings/asked-period";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeAnySlot, takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { findBranch } from "../branches/queries";
import { checkActive } from "../customers/in-use";
import { madeFor } from "../desks/assignments";
import { findDesk } from "../desks/queries";
import { findShift } from "../shifts/queries";
import { wordsOf } from "../tenant";
import { lockMembership, type NamedMembership } from "./queries";
import { visitRights } from "./visit-rights";

type Input = z.output<typeof AddVisit>;

/** A visit that is to be booked. */
interface Visit {
  membershipId: string;
  branch: Row<"branches">;
  /** Null: whichever is free. */
  desk: Row<"desks"> | null;
  type: BookingType;
  period: Period;
  /** Local dates beyond which nothing may be offered instead; absent: no bound. */
  window?: { from: string; to: string };
  /** Whose it is, and who made it. */
  made: Pick<
    NewBooking,
    "customerId" | "visitorName" | "visitorEmail" | "visitorPhone" | "guests" | "source" | "createdBy"
  >;
}

type Visiting = Pick<Context, "db" | "orgId" | "now" | "random" | "organisation" | "announce">;

/** The desk that somebody had last by a membership. */
const lastDesk = async ({ db, orgId }: Visiting, membershipId: string): Promise<string | null> => {
  const last = await db
    .selectFrom("bookings")
    .select("deskId")
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .orderBy("startAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.deskId ?? null;
};

/**
 * Books a visit on a floating place or a pass: within its rights, at the desk that is wanted or the free one nearest to the last. The
 * membership is locked, so that of two visits at once the second finds what the first left.
 * @returns the booking, confirmed, and the membership as it was before
 * @throws Failure 409 `membership_outside`, `pass_used_up`, `visit_overlaps`, `desk_taken` with alternatives
 */
export async function bookVisit(
  context: Visiting,
  visit: Visit,
): Promise<{ booking: Row<"bookings">; membership: NamedMembership }> {
  const { branch, desk, type, period, window, made } = visit;
  const membership = await lockMembership(context, visit.membershipId);
  const { membershipId, currency } = membership;
  const rights = await visitRights(context, { membership, branch, type, period });
  if ("refused" in rights) throw rights.refused;
  const booking = { ...made, type, status: "CONFIRMED" as const, amount: 0, currency, membershipId, uses: rights.uses };
  const wanted = { branch, period, booking, ...(window && { window }) };
  const booked = desk
    ? await takeSlot(context, { ...wanted, desk })
    : await takeAnySlot(context, { ...wanted, near: await lastDesk(context, membershipId) });
  return { booking: booked, membership };
}

/** Who comes: its customer, or somebody who shares the pass. @throws Failure 400 for anybody else */
async function visitorFor(context: Context<Input>, membership: NamedMembership): Promise<Row<"customers">> {
  const { db, orgId, input } = context;
  const { membershipId, customerId: owner } = membership;
  const customerId = input.customerId ?? owner;
  const customer = await db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("customerId", "=", customerId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("customerId", "=", owner),
        exists(
          selectFrom("membershipPeople as p")
            .select("p.customerId")
            .where("p.orgId", "=", orgId)
            .where("p.membershipId", "=", membershipId)
            .whereRef("p.customerId", "=", "customers.customerId"),
        ),
      ]),
    )
    // Until it is over he can't be merged into another.
    .forKeyShare()
    .executeTakeFirst();
  const { member } = wordsOf(context);
  if (!customer && input.customerId === undefined) throw notFound(member);
  if (!customer) {
    throw invalid([{ path: ["customerId"], message: `This membership is not for that ${member.toLowerCase()}.` }]);
  }
  checkActive(context, customer, ["customerId"]);
  return customer;
}

/** When he wants to come. A day of a place in a shift is the shift's time on it. */
async function visitTime(
  context: Context<Input>,
  { shiftId }: NamedMembership,
  branch: Row<"branches">,
): Promise<{ type: BookingType; period: Period }> {
  const { input } = context;
  if (input.date === undefined) {
    const type = "HOURLY";
    return { type, period: askedPeriod({ ...input, type }, branch.timezone) };
  }
  if (shiftId === null) {
    const type = "DAILY";
    return { type, period: askedPeriod({ ...input, type }, branch.timezone) };
  }
  const shift = await findShift(context, shiftId);
  const period = shiftOn(shift, input.date, branch.timezone);
  if (!period) throw invalid([{ path: ["date"], message: `${shift.name} is not on that day. Choose another.` }]);
  return { type: "HOURLY", period };
}

/** Books a visit for a member at once; of a pass staff may book outside of opening hours knowingly. */
export async function visit(context: Context<Input>): Promise<Booking> {
  const { input, now } = context;
  const membership = await lockMembership(context, input.id);
  if (membership.kind !== "floating" && membership.kind !== "pass") {
    throw conflict("membership_outside", `This membership has a ${wordsOf(context).desk.toLowerCase()} of its own.`);
  }
  const branch = await findBranch(context, membership.branchId);
  const { type, period } = await visitTime(context, membership, branch);
  if (period.endAt <= now) {
    throw invalid([{ path: [input.date ? "date" : "endAt"], message: "That time has passed. Choose a later one." }]);
  }
  const desk = input.deskId === undefined ? null : await findDesk(context, input.deskId);
  if (desk && desk.branchId !== branch.branchId) {
    throw invalid([{ path: ["deskId"], message: `${desk.name} is not in ${branch.name}. Choose another.` }]);
  }
  const customer = await visitorFor(context, membership);
  const { booking } = await bookVisit(context, {
    membershipId: membership.membershipId,
    branch,
    desk,
    type,
    period,
    made: madeFor(context, customer),
  });
  const { name: deskName } = desk ?? (await findDesk(context, booking.deskId));
  await tellVisitor(context, { branch, deskName, booking });
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return bookingRecord(booking, deskName);
}
