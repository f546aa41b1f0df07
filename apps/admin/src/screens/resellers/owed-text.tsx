import { formatMoney } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { LOCALE } from "../../app/locale";

const list = new Intl.ListFormat(LOCALE);

interface OwedTextProps extends Pick<ResellerStats, "owed"> {
  /** What stands where it is nothing. */
  none: string;
}

/** What is owed, in each currency. */
export const OwedText = ({ owed, none }: OwedTextProps) =>
  owed.length === 0 ? none : list.format(owed.map(({ amount, currency }) => formatMoney(amount, currency)));
