import { useSession } from "@carrel/hooks";
import { formatMoney } from "@carrel/sdk/domain";
import { useCallback } from "react";

/**
 * Writes amounts as the currency's readers expect. What has a currency of its own says so; a sum that has none is in the
 * organisation's.
 * @example const money = useMoney(); money(plan.amount, plan.currency); // "₹1,500"
 */
export function useMoney() {
  const { currency: own } = useSession().loggedOrgDetails;
  return useCallback((amountMinor: number, currency: string = own) => formatMoney(amountMinor, currency), [own]);
}
