/** Grouping that a currency's readers expect (₹1,50,000), where the language alone doesn't say. */
const HOME_LOCALE: Readonly<Record<string, string>> = { INR: "en-IN", GBP: "en-GB" };

interface MoneyFormat {
  format: Intl.NumberFormat;
  /** Minor units in one major unit. */
  minor: number;
}

/** By language and currency: making one takes a hundred times as long as using it. */
const made = new Map<string, MoneyFormat>();

function formatOf(locale: string, currency: string): MoneyFormat {
  const key = `${locale} ${currency}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  const money = { format, minor: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  made.set(key, money);
  return money;
}

/**
 * Writes an amount of money; whole amounts without decimals.
 * @param amountMinor in the currency's minor unit (paise, cents)
 * @param currency ISO 4217 code
 * @param locale BCP 47; default: English, grouped as the currency's readers expect
 * @example formatMoney(150000, "INR") // "₹1,500"
 */
export function formatMoney(amountMinor: number, currency: string, locale?: string): string {
  const { format, minor } = formatOf(locale ?? HOME_LOCALE[currency] ?? "en", currency);
  return format.format(amountMinor / minor);
}
