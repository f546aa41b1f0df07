/** Grouping that a currency's readers expect (₹1,50,000), where the language alone doesn't say. */
const HOME_LOCALE: Readonly<Record<string, string>> = { INR: "en-IN", GBP: "en-GB" };

/**
 * Writes an amount of money; whole amounts without decimals.
 * @param amountMinor in the currency's minor unit (paise, cents)
 * @param currency ISO 4217 code
 * @param locale BCP 47; default: English, grouped as the currency's readers expect
 * @example formatMoney(150000, "INR") // "₹1,500"
 */
export function formatMoney(amountMinor: number, currency: string, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? HOME_LOCALE[currency] ?? "en", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** decimals);
}
