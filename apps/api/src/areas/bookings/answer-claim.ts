import { dueOf, formatMoney, heldUntil, isClaimed } from "@carrel/sdk/domain";
import type { AnswerClaim, Booking, ClaimAnswer } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { madeBy } from "../../mails/booking-mail";
import { findBranch } from "../branches/queries";
import { noteAnswer } from "./claims";
import { holdOf } from "./live-bookings";
import { checkDue } from "./owed";
import { takePayment } from "./pay";
import { changeStatus, lockBooking } from "./queries";
import { auditedBooking, bookingRecord } from "./record";
import { tellVisitor } from "./tell-visitor";

type Answering = Context<z.output<typeof AnswerClaim>>;

const ANSWERED: Readonly<Record<ClaimAnswer, string>> = {
  received: "Somebody has noted already that it came.",
  refused: "Somebody has said already that it did not come.",
  settled: "Nothing is due for it any more.",
};

function answered({ code, claimAnswer }: Row<"bookings">): Failure {
  const why = claimAnswer ? ANSWERED[claimAnswer] : "Its visitor does not say that it is paid.";
  return conflict("claim_answered", `The payment of booking ${code} waits for no answer. ${why}`);
}

/** Whether a booking that waits can be confirmed still. */
const canConfirm = (booking: Row<"bookings">, now: Date) =>
  booking.status === "PENDING" && heldUntil(holdOf(booking)) > now;

/**
 * How much came: what is due of what was named, or what staff say.
 * @throws Failure 409 `nothing_due`, or `payment_exceeds` with the most
 */
function amountOf({ input }: Answering, before: Row<"bookings">): number {
  const { code, status, claimAmount, currency } = before;
  const named = claimAmount ?? 0;
  const what = `booking ${code}`;
  if (status !== "CANCELLED") {
    const due = dueOf(bookingRecord(before, ""));
    const amount = input.amount ?? Math.min(named, due);
    checkDue({ what, ...before }, due, amount);
    return amount;
  }
  // Nothing is due for what is cancelled. What came for it all the same is taken, to be given back.
  const { amount = named } = input;
  if (amount <= named) return amount;
  const message = `Only ${formatMoney(named, currency)} was said to be paid for ${what}. Take no more than that.`;
  throw conflict("payment_exceeds", message, { due: named });
}

/** Takes what came, and confirms a booking that waits for it; its visitor is told of that. */
async function receive(context: Answering, before: Row<"bookings"> & { deskName: string }) {
  const { input, now } = context;
  const { method = "upi", reference = before.claimReference ?? "" } = input;
  const amount = amountOf(context, before);
  const { bookingId, deskName } = before;
  const noted = await noteAnswer(context, before, "received");
  const confirmed = canConfirm(before, now)
    ? await changeStatus(context, { bookingId, status: "CONFIRMED" })
    : undefined;
  const payment = { amount, method, reference };
  const booking = await takePayment(context, confirmed ?? noted, payment);
  if (confirmed) {
    const branch = await findBranch(context, booking.branchId);
    await tellVisitor(context, { branch, deskName, booking });
  }
  return { booking, told: { payment } };
}

/** Gives a booking that waits what was left of its time, and tells its visitor whom to ask. */
async function refuse(context: Answering, before: Row<"bookings"> & { deskName: string }) {
  const booking = await noteAnswer(context, before, "refused");
  const branch = await findBranch(context, booking.branchId);
  const told = { branch, deskName: before.deskName, booking, isNotReceived: true };
  await tellVisitor(context, told, madeBy(booking));
  return { booking, told: {} };
}

/** Answers a visitor who says that he has paid. */
export async function answerClaim(context: Answering): Promise<Booking> {
  const { id, isReceived } = context.input;
  const before = await lockBooking(context, id);
  if (!isClaimed(bookingRecord(before, ""))) throw answered(before);
  const { booking, told } = await (isReceived ? receive : refuse)(context, before);
  context.audit({ recordId: id, before: auditedBooking(before), after: { ...auditedBooking(booking), ...told } });
  return bookingRecord(booking, before.deskName);
}
