import { LOCALE, NUMBERS } from "../../app/locale";
/**
 * An amount of money as short as an axis needs it.
 * @param amountMinor in the currency's minor unit
 * @example shortMoney(15_000_000, "INR") // "₹1.5L"
 */
export function shortMoney(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat(currency === "INR" ? NUMBERS : LOCALE, {
    style: "currency",
    currency,
    notation: "compact",
    maximumFractionDigits: 1,
    trailingZeroDisplay: "stripIfInteger",
  });
  const decimals =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** decimals);
}
