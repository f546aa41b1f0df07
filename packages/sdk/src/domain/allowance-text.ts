import type { Allowance } from "../schemas/visitor-membership";

const counted = (count: number, word: string) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

/**
 * So many of a pass's units as people say them: minutes as hours, and minutes where they are no whole hour.
 * @example amountText(90, "minute") // "1 hour 30 minutes"
 */
export function amountText(amount: number, unit: Allowance["unit"]): string {
  if (unit === "day") return counted(amount, "day");
  const [hours, minutes] = [Math.floor(amount / 60), amount % 60];
  return [hours > 0 || minutes === 0 ? counted(hours, "hour") : "", minutes > 0 ? counted(minutes, "minute") : ""]
    .filter(Boolean)
    .join(" ");
}

/**
 * What is left of a pass, of all that it holds.
 * @example allowanceText({ unit: "minute", total: 1200, left: 750 }) // "12 hours 30 minutes of 20 hours"
 */
export const allowanceText = ({ unit, total, left }: Pick<Allowance, "unit" | "total" | "left">): string =>
  unit === "day"
    ? `${left.toLocaleString("en")} of ${amountText(total, unit)}`
    : `${amountText(left, unit)} of ${amountText(total, unit)}`;
