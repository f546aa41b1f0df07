import type { PricingPlan } from "@carrel/sdk/schemas";

type Named = Pick<PricingPlan, "name" | "features">;

/** How a plan's list says that it begins with another's. */
const ALL_OF = /^all of (.+?)\.?$/i;

/**
 * What a plan offers, with what "All of Starter" stands for.
 * @param plans among which another is named; one that none of them has stays as it is written
 */
export function featuresOf(plan: Named, plans: readonly Named[], seen: readonly Named[] = []): string[] {
  const lines = plan.features.flatMap((line) => {
    const name = ALL_OF.exec(line)?.[1]?.toLowerCase();
    const other = plans.find((one) => one.name.toLowerCase() === name);
    return other && other !== plan && !seen.includes(other) ? featuresOf(other, plans, [...seen, plan]) : [line];
  });
  return [...new Set(lines)];
}
