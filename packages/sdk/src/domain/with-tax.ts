import { MOST_AMOUNT } from "./limits";

/**
 * An amount with its tax, rounded once and half up.
 * @param net in the currency's minor unit
 * @param taxPercent with up to two decimals
 * @example withTax(333, 18) // { net: 333, tax: 60, amount: 393 }
 */
export function withTax(net: number, taxPercent: number): { net: number; tax: number; amount: number } {
  const tax = Math.round((net * Math.round(taxPercent * 100)) / 10_000);
  return { net, tax, amount: net + tax };
}

/** Whether one duration of a plan, with its tax, costs no more than a record holds: a plan that costs more is never sold. */
export const isPlanPayable = ({ amount, taxPercent }: { amount: number; taxPercent: number }): boolean =>
  withTax(amount, taxPercent).amount <= MOST_AMOUNT;
