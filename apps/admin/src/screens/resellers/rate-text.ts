import { formatMoney } from "@carrel/sdk/domain";
import type { ProfitSharing } from "@carrel/sdk/schemas";
import { NUMBERS } from "../../app/locale";

const percent = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 2 });

/**
 * A rate as short as it gets.
 * @param currency of the reseller
 * @example rateText({ rate: 22.5, type: "percent" }, "INR") // "22.5%"
 */
export const rateText = ({ rate, type }: ProfitSharing, currency: string): string =>
  type === "percent" ? `${percent.format(rate)}%` : formatMoney(rate, currency);

/**
 * What a rate gives, as the rest of a sentence.
 * @example shareText({ rate: 20, type: "percent" }, "INR") // "20% of each payment of a client"
 */
export const shareText = (sharing: ProfitSharing, currency: string): string => {
  if (sharing.rate === 0) return "nothing of what clients pay";
  return sharing.type === "percent"
    ? `${rateText(sharing, currency)} of each payment of a client`
    : `${rateText(sharing, currency)} of each payment of a client, whatever it comes to`;
};
