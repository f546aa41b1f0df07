import type { Charge, ChargeState } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import type { NamedCharge } from "./queries";

const stateOf = ({ cancelledAt }: Pick<Row<"charges">, "cancelledAt">): ChargeState =>
  cancelledAt ? "cancelled" : "active";

/** How its money stands, as the rules take it. */
export const moneyOfCharge = (charge: Row<"charges">) => ({
  state: stateOf(charge),
  amount: charge.amount,
  paid: charge.paid,
  writtenOff: charge.writtenOff ?? 0,
});

/** What a sentence calls it. */
export const chargeWords = ({ reason }: Pick<Row<"charges">, "reason">) => `“${reason}”`;

/** What a payment for it says of it. */
export const chargePayment = (charge: Row<"charges">) => ({
  charge,
  kind: "charge" as const,
  currency: charge.currency,
  feePlanId: null,
  period: { startAt: charge.chargedAt, endAt: charge.chargedAt },
});

/** A charge as the client knows it. */
export const chargeRecord = (charge: NamedCharge): Charge => ({
  _id: charge.chargeId,
  branchId: charge.branchId,
  customerId: charge.customerId,
  reason: charge.reason,
  currency: charge.currency,
  ...moneyOfCharge(charge),
  writeOffReason: charge.writeOffReason ?? "",
  cancelReason: charge.cancelReason ?? "",
  chargedAt: charge.chargedAt.toISOString(),
  recordedBy:
    charge.recordedBy !== null && charge.recordedName !== null
      ? { _id: charge.recordedBy, name: charge.recordedName }
      : null,
  createdAt: charge.createdAt.toISOString(),
  updatedAt: charge.updatedAt.toISOString(),
});

/** What the audit log keeps of it. */
export const auditedCharge = (charge: Row<"charges">) => ({
  branchId: charge.branchId,
  customerId: charge.customerId,
  reason: charge.reason,
  currency: charge.currency,
  ...moneyOfCharge(charge),
});
