/** Decimals of a currency: 2 for INR, 0 for JPY, 3 for KWD. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

interface Notation {
  /** The decimal sign. */
  decimal: string;
  /** What groups the digits. */
  group: string;
  /** The ten digits, from nought. */
  digits: string[];
}

const notationOf = (locale: string): Notation => {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.8);
  const sign = (type: "decimal" | "group") => parts.find((part) => part.type === type)?.value ?? "";
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse();
  return { decimal: sign("decimal"), group: sign("group"), digits };
};

/** From the first digit to the last, with a decimal sign before them: 50 of "Rs.50 each", .50 of "₹ .50". */
const amountIn = /(?:(?<!\p{L})[.,٫])?\d(?:.*\d)?/u;

/** The locale's decimal sign; else a lone point or comma before fewer digits than a group has (12.50 in German). */
const decimalSignIn = (amount: string, decimals: number, { decimal, group }: Notation) => {
  if (amount.includes(decimal)) return decimal;
  const [, sign, fraction = ""] = /^[^.,]*([.,])(\d+)$/.exec(amount) ?? [];
  const isGroup = sign === group && fraction.length === 3;
  return fraction.length <= decimals && !isGroup ? sign : undefined;
};

/**
 * What a person typed, in the currency's minor unit; null when it is no amount.
 *
 * @example parseAmount("1,50,000.5", "INR", "en-IN") // 15000050
 * @example parseAmount("1.234,55", "EUR", "de-DE") // 123455
 */
export function parseAmount(typed: string, currency: string, locale: string): number | null {
  const decimals = decimalsOf(currency);
  const notation = notationOf(locale);
  const latin = Array.from(typed, (char) => {
    const digit = notation.digits.indexOf(char);
    return digit < 0 ? char : String(digit);
  }).join("");
  const amount = amountIn.exec(latin)?.[0];
  if (amount === undefined || /[-−]/.test(latin)) return null;

  const sign = decimalSignIn(amount, decimals, notation);
  const plain = Array.from(amount, (char) => (char === sign ? "." : char.replace(/\D/, ""))).join("");
  const minor = Math.round(Number(plain) * 10 ** decimals);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** An amount as it stands in the field, without its symbol: "1,50,000.50"; ungrouped while it is edited. */
export function showAmount(minor: number | null, currency: string, locale: string, useGrouping = true): string {
  if (minor === null) return "";
  const decimals = decimalsOf(currency);
  const whole = minor % 10 ** decimals === 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: decimals,
    useGrouping,
  }).format(minor / 10 ** decimals);
}

/** The currency's sign: "₹". */
export const symbolOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;
