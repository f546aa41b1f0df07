import { NUMBERS } from "../../app/locale";

const count = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

/**
 * A length of booked time as people say it: minutes, hours with one decimal, and days from two on.
 * @example bookedSpan(95) // "1.6 hours"
 */
export function bookedSpan(minutes: number): string {
  const whole = Math.round(minutes);
  const [value, unit] =
    whole < 60
      ? [whole, "minute"]
      : whole < 48 * 60
        ? [Math.round(whole / 6) / 10, "hour"]
        : [Math.round(whole / 144) / 10, "day"];
  return `${count.format(value)} ${unit}${value === 1 ? "" : "s"}`;
}
