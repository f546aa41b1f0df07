import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { LOCALE } from "../../app/locale";

const list = new Intl.ListFormat(LOCALE);

/** What is owed, in each currency. */
export const OwedText = ({ owed }: Pick<ResellerStats, "owed">) =>
  owed.length === 0 ? "Nothing" : list.format(owed.map(({ amount, currency }) => formatMoney(amount, currency)));
