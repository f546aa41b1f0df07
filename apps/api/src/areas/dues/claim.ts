import { dueOf } from "@carrel/sdk/domain";
import type { ClaimDue, DueItem, PaidDues } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { lockBooking } from "../bookings/queries";
import { bookingRecord } from "../bookings/record";
import { lockCharge, setCharge } from "../charges/queries";
import { moneyOfCharge } from "../charges/record";
import { moneyOf } from "../memberships/membership-money";
import { setMembership } from "../memberships/owned-bookings";
import { findMembership, lockMembership } from "../memberships/queries";

type Asking = Context<z.output<typeof ClaimDue>>;

const NOTHING = { writtenOff: null, writeOffReason: null } as const;

const checkWrittenOff = ({ writtenOff }: { writtenOff: number | null }): number => {
  if (writtenOff) return writtenOff;
  throw conflict("nothing_written_off", "Nothing is written off here any more. It may have been claimed meanwhile.");
};

const bookingsOf = ({ db, orgId, now, input }: Asking, column: "bookingId" | "membershipId") =>
  db
    .updateTable("bookings")
    .set({ ...NOTHING, updatedAt: now })
    .where("orgId", "=", orgId)
    .where(column, "=", input.id)
    .where("writtenOff", "is not", null);

async function claimBooking(context: Asking) {
  const writtenOff = checkWrittenOff(await lockBooking(context, context.input.id));
  const booking = await bookingsOf(context, "bookingId").returningAll().executeTakeFirstOrThrow();
  return { writtenOff, currency: booking.currency, due: dueOf(bookingRecord(booking, "")) };
}

async function claimMembership(context: Asking) {
  const before = await lockMembership(context, context.input.id);
  const writtenOff = checkWrittenOff(before);
  // A seat's is its bookings'.
  if (before.kind === "seat") await bookingsOf(context, "membershipId").execute();
  else await setMembership(context, before.membershipId, NOTHING);
  const after = await findMembership(context, before.membershipId);
  return { writtenOff, currency: after.currency, due: dueOf(moneyOf(after)) };
}

async function claimCharge(context: Asking) {
  const before = await lockCharge(context, context.input.id);
  const writtenOff = checkWrittenOff(before);
  const charge = await setCharge(context, before.chargeId, NOTHING);
  return { writtenOff, currency: charge.currency, due: dueOf(moneyOfCharge(charge)) };
}

const CLAIM: Readonly<Record<DueItem["kind"], typeof claimCharge>> = {
  booking: claimBooking,
  membership: claimMembership,
  charge: claimCharge,
};

/** Asks again for all that was written off of a booking, a membership or a charge. */
export async function claimDue(context: Asking): Promise<PaidDues> {
  const { id, kind } = context.input;
  const { writtenOff, currency, due } = await CLAIM[kind](context);
  context.audit({ recordId: id, before: { writtenOff }, after: { writtenOff: 0, due } });
  return { due, currency };
}
