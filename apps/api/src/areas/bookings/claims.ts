import { heldUntil, holdEnd, waitsAgainUntil } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { violatedConstraint } from "../../database/sql-error";
import { conflict } from "../../failure";
import { tenantOf } from "../tenant";
import { holdOf } from "./live-bookings";

type Claiming = Pick<Context, "db" | "orgId" | "now" | "organisation">;
type Booking = Row<"bookings">;

const bookingOf = ({ db, orgId }: Claiming, { bookingId }: Booking) =>
  db.updateTable("bookings").where("orgId", "=", orgId).where("bookingId", "=", bookingId);

/** What of a booking's hold its visitor's word takes the place of; nothing of one that is confirmed. */
function heldForClaim({ now, organisation }: Claiming, booking: Booking) {
  if (booking.status !== "PENDING") return { claimHeldFor: null, claimLeft: null };
  const { orgSettings: settings } = tenantOf({ organisation });
  const left = heldUntil(holdOf(booking)).getTime() - now.getTime();
  return {
    claimHeldFor: booking.holdFor === "payment" ? ("payment" as const) : ("staff" as const),
    claimLeft: Math.max(Math.floor(left / 1000), 0),
    holdFor: "claim" as const,
    holdUntil: holdEnd("claim", { period: booking, madeAt: booking.createdAt, settings, now }),
  };
}

/**
 * Notes that a booking's visitor says that he has paid: one that waits is held until staff answer or it begins.
 * @param booking locked, as it stands
 * @param claim.amount what is due, in the minor unit
 * @throws Failure 409 `claim_elsewhere` where another booking of his waits for an answer
 */
export async function noteClaim(
  context: Claiming,
  booking: Booking,
  { reference, amount }: { reference: string; amount: number },
): Promise<Booking> {
  try {
    return await bookingOf(context, booking)
      .set({
        claimedAt: context.now,
        claimReference: reference,
        claimAmount: amount,
        claimAnswer: null,
        claimAnsweredAt: null,
        ...heldForClaim(context, booking),
        updatedAt: context.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (violatedConstraint(error) !== "bookings_claim_one") throw error;
    throw conflict(
      "claim_elsewhere",
      "You said of another booking that you paid for it. Once the front desk has answered that, you can say so of this one.",
    );
  }
}

/** Another reference of what was said already. @param booking locked, as it stands */
export const correctClaim = (context: Claiming, booking: Booking, reference: string): Promise<Booking> =>
  bookingOf(context, booking)
    .set({ claimReference: reference, updatedAt: context.now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Until when a booking waits again of which no payment was found; nothing of one that did not wait for it. */
function heldAgain({ now }: Claiming, booking: Booking) {
  if (booking.status !== "PENDING" || booking.holdFor !== "claim") return {};
  const hold = { period: booking, madeAt: booking.createdAt, now };
  return {
    holdFor: booking.claimHeldFor ?? ("staff" as const),
    holdUntil: waitsAgainUntil(booking.claimLeft ?? 0, hold),
  };
}

/**
 * Notes what staff found of what a visitor said.
 * @param booking locked, as it stands
 */
export const noteAnswer = (context: Claiming, booking: Booking, answer: "received" | "refused"): Promise<Booking> =>
  bookingOf(context, booking)
    .set({
      claimAnswer: answer,
      claimAnsweredAt: context.now,
      ...(answer === "refused" && heldAgain(context, booking)),
      updatedAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
