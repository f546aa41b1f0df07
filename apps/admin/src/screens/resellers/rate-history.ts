import { addDays } from "@carrel/sdk/domain";
import type { ProfitRate } from "@carrel/sdk/schemas";

export interface RatePeriod {
  rate: ProfitRate;
  /** `replaced`: another rate was set for the same day later, so that it never stood, or stood for a part of a day. */
  state: "planned" | "current" | "past" | "replaced";
  /** Last local date on which it stands; null while no other follows. */
  until: string | null;
}

/**
 * For how long each rate stands.
 * @param rates as the server gives them: the latest day first, and of one day the one set last
 * @param today local date in the reseller's time zone
 */
export function rateHistory(rates: readonly ProfitRate[], today: string): RatePeriod[] {
  let next: string | null = null;
  let currentSeen = false;
  return rates.map((rate, index) => {
    if (rates[index - 1]?.effectiveFrom === rate.effectiveFrom) {
      return { rate, state: "replaced" as const, until: null };
    }
    const until = next === null ? null : addDays(next, -1);
    next = rate.effectiveFrom;
    if (rate.effectiveFrom > today) return { rate, state: "planned" as const, until };
    const state = currentSeen ? ("past" as const) : ("current" as const);
    currentSeen = true;
    return { rate, state, until };
  });
}
