import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { LOCALE } from "../locale";

const list = new Intl.ListFormat(LOCALE);

/**
 * What a reseller is owed, in each currency.
 * @param none what stands where that is nothing
 */
export const owedText = (owed: ResellerStats["owed"], none: string): string =>
  owed.length === 0 ? none : list.format(owed.map(({ amount, currency }) => formatMoney(amount, currency)));
