import { heldUntil } from "@carrel/sdk/domain";
import type { Alternative as AlternativeRecord, Booking } from "@carrel/sdk/schemas";
import type { Alternative } from "../../database/alternatives";
import type { Row } from "../../database/schema";
import { shownPhone } from "../customers/phone";
import { askedPass } from "../fee-plans/public-passes";
import { holdOf } from "./live-bookings";

/** What servers of the release before wrote waits for the staff as well. */
const reasonOf = ({ holdFor }: Row<"bookings">) => (holdFor === "payment" || holdFor === "claim" ? holdFor : "staff");

/** What its visitor says that he has paid. */
const claimOf = ({ claimedAt, claimReference, claimAmount, claimAnswer, claimAnsweredAt }: Row<"bookings">) =>
  claimedAt && {
    at: claimedAt.toISOString(),
    reference: claimReference ?? "",
    amount: claimAmount ?? 0,
    answer: claimAnswer,
    answeredAt: claimAnsweredAt?.toISOString() ?? null,
  };

export const bookingRecord = (row: Row<"bookings">, deskName: string): Booking => ({
  _id: row.bookingId,
  code: row.code,
  branchId: row.branchId,
  deskId: row.deskId,
  deskName,
  customerId: row.customerId,
  visitor: { name: row.visitorName, email: row.visitorEmail, phone: shownPhone(row.visitorPhone) },
  type: row.type,
  status: row.status,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  feePlanId: row.feePlanId,
  membershipId: row.membershipId,
  amount: row.amount,
  discount: row.discount ?? 0,
  discountReason: row.discountReason ?? "",
  paid: row.paid ?? 0,
  writtenOff: row.writtenOff ?? 0,
  writeOffReason: row.writeOffReason ?? "",
  currency: row.currency,
  source: row.source,
  holdUntil: row.status === "PENDING" ? heldUntil(holdOf(row)).toISOString() : null,
  holdFor: row.status === "PENDING" ? reasonOf(row) : null,
  notes: row.notes,
  cancelReason: row.cancelReason ?? "",
  pass: askedPass(row),
  guests: row.guests ?? [],
  claim: claimOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What the audit log, where nothing is ever deleted, keeps of a booking: not the visitor's name and addresses, nor what he typed. */
export const auditedBooking = (row: Row<"bookings">) => {
  const { _id, deskName, visitor, guests, createdAt, updatedAt, claim, ...kept } = bookingRecord(row, "");
  const { at: claimedAt, amount: claimAmount, answer: claimAnswer } = claim ?? {};
  return { ...kept, ...(claim && { claimedAt, claimAmount, claimAnswer }) };
};

export const alternativeRecord = (alternative: Alternative): AlternativeRecord => ({
  deskId: alternative.deskId,
  deskName: alternative.deskName,
  startAt: alternative.startAt.toISOString(),
  endAt: alternative.endAt.toISOString(),
});
