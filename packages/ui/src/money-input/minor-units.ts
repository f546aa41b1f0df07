/** Decimals of a currency: 2 for INR, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * What a person typed, in the currency's minor unit; null when it is no amount.
 * @example parseAmount("1,50,000.5", "INR") // 15000050
 */
export function parseAmount(typed: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const plain = typed
    .replaceAll(/[^\d.,-]/g, "")
    .replace(/,(\d{1,2})$/, decimals > 0 && !typed.includes(".") ? ".$1" : "$1");
  const amount = Number(plain.replaceAll(",", ""));
  if (plain === "" || !Number.isFinite(amount) || amount < 0) return null;
  return Math.round(amount * 10 ** decimals);
}

/** An amount as it stands in the field, without its symbol: "1,50,000.50". */
export function showAmount(minor: number | null, currency: string, locale: string): string {
  if (minor === null) return "";
  const decimals = decimalsOf(currency);
  const whole = minor % 10 ** decimals === 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 10 ** decimals);
}

/** The currency's sign: "₹". */
export const symbolOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;
