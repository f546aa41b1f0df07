import type { ChargeLine } from "@carrel/sdk";
import type { PriceLine } from "@carrel/ui/price-breakdown";
import type { Written } from "./change-text";

/** Lines of a price as a buyer reads them: what, how many, and which time it pays for. */
export const priceLines = (
  lines: readonly ChargeLine[],
  { day, lastDay }: Pick<Written, "day" | "lastDay">,
): PriceLine[] =>
  lines.map(({ label, quantity, amount, periodStart, periodEnd }) => ({
    label: quantity > 1 ? `${quantity} × ${label}` : label,
    amount,
    detail: `${day(periodStart)} – ${lastDay(periodEnd)}`,
  }));
