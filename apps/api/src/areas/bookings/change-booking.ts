import { heldUntil } from "@carrel/sdk/domain";
import type { Booking, ChangeBookingStatus } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict, type Failure, invalid } from "../../failure";
import { findBranch } from "../branches/queries";
import { membershipBookedBy } from "../memberships/own-rights";
import { sellAskedPass } from "../memberships/sell-asked-pass";
import { giveBack, requireRefunds } from "./give-back";
import { holdOf } from "./live-bookings";
import { type BecomesToo, changeStatus, findBooking, type NamedBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";
import { tellVisitor } from "./tell-visitor";

type Input = z.output<typeof ChangeBookingStatus>;

/** @throws Failure 400 where it is said how a pass is sold that nobody asked for */
function checkPassAsked({ pass, code }: NamedBooking, input: Input): void {
  const said = (["method", "withoutPass", "discount"] as const).find((field) => input[field] !== undefined);
  if (pass || said === undefined) return;
  const message = `Leave this out: booking ${code} asks for no pass`;
  throw invalid([{ path: [said], message }]);
}

/** What the pass that it asks for makes of a booking that is confirmed: a visit on it, or one without. */
async function withPass(context: Context<Input>, before: NamedBooking): Promise<BecomesToo> {
  const { status, withoutPass = false } = context.input;
  const isWaiting = before.status === "PENDING" && heldUntil(holdOf(before)) > context.now;
  if (!before.pass || !isWaiting || status !== "CONFIRMED") return {};
  return withoutPass ? { pass: null, passPlanId: null } : sellAskedPass(context, before, before.pass);
}

function refused({ status: was, code }: NamedBooking, status: Input["status"]): Failure {
  const becomes = status.toLowerCase();
  const why =
    was === "PENDING" && status === "CONFIRMED"
      ? "was not confirmed in time, so it no longer holds its place. Book it again."
      : was === status
        ? `is ${becomes} already.`
        : `is ${was.toLowerCase()}, so it can't become ${becomes}.`;
  return conflict("booking_transition", `Booking ${code} ${why}`);
}

/**
 * Confirms a booking or cancels it, sells the pass that its visitor asked for, and gives back what was paid; he is told by mail.
 */
export async function changeBooking(context: Context<Input>): Promise<Booking> {
  const { input } = context;
  if (input.refund) requireRefunds(context);
  const before = await findBooking(context, input.bookingId);
  checkPassAsked(before, input);
  const becomesToo = await withPass(context, before);
  const changed = await changeStatus(context, input, becomesToo);
  // Of two who confirm it at once the second has sold nothing: what it did is undone with this.
  if (!changed) throw refused(before, input.status);
  const reason = input.reason || "Cancelled";
  const booking = input.refund ? await giveBack(context, changed, { ...input.refund, reason }) : changed;
  context.audit({ before: auditedBooking(before), after: auditedBooking(booking) });
  const [branch, membership] = await Promise.all([
    findBranch(context, booking.branchId),
    becomesToo.membershipId ? membershipBookedBy(context, becomesToo.membershipId) : undefined,
  ]);
  await tellVisitor(context, { branch, deskName: before.deskName, booking, ...(membership && { membership }) });
  return bookingRecord(booking, before.deskName);
}
