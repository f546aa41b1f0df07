import { formatMoney } from "@carrel/sdk/domain";
import { conflict } from "../../failure";

/** Something that costs money: a booking, or a membership. */
interface Owed {
  /** What a sentence calls it. */
  what: string;
  /** Minor unit. */
  amount: number;
  /** Null: nothing yet. */
  paid: number | null;
  currency: string;
}

/** @throws Failure 409 `nothing_due`, or `payment_exceeds` with what is due */
export function checkDue({ what, amount, currency }: Owed, due: number, wanted: number): void {
  if (due === 0) {
    const paid = amount > 0 ? `${formatMoney(amount, currency)} was paid already` : "it costs nothing";
    throw conflict("nothing_due", `Nothing is due for ${what}: ${paid}.`);
  }
  if (wanted > due) {
    const message = `Only ${formatMoney(due, currency)} is due for ${what}. Take no more than that.`;
    throw conflict("payment_exceeds", message, { due });
  }
}

/** @throws Failure 409 `refund_exceeds` with what was paid */
export function checkPaid({ what, currency, ...owed }: Owed, wanted: number): void {
  const paid = owed.paid ?? 0;
  if (wanted <= paid) return;
  const message =
    paid > 0
      ? `Only ${formatMoney(paid, currency)} was paid for ${what}. Give back no more than that.`
      : `Nothing was paid for ${what}, so nothing can be given back.`;
  throw conflict("refund_exceeds", message, { paid });
}
