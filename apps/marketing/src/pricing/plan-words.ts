import { formatMoney } from "@carrel/sdk/domain";
import type { PlanLimits, PricingPlan } from "@carrel/sdk/schemas";

export const moneyOf = ({ amount, currency }: Pick<PricingPlan, "amount" | "currency">) =>
  formatMoney(amount, currency);

/** What a plan makes room for, in the order in which it is read. */
export const LIMIT_WORDS = [
  { name: "desks", label: "Seats", one: "seat", many: "seats" },
  { name: "branches", label: "Branches", one: "branch", many: "branches" },
  { name: "adminUsers", label: "People of staff", one: "person of staff", many: "people of staff" },
] as const satisfies readonly { name: keyof PlanLimits; label: string; one: string; many: string }[];

const numbers = new Intl.NumberFormat("en");

export const numberOf = (count: number) => numbers.format(count);

/** @example roomLines({ branches: 1, desks: 40, adminUsers: null }) // ["40 seats", "1 branch", "Any number of people of staff"] */
export const roomLines = (limits: PlanLimits): string[] =>
  LIMIT_WORDS.map(({ name, one, many }) => {
    const count = limits[name];
    return count === null ? `Any number of ${many}` : `${numberOf(count)} ${count === 1 ? one : many}`;
  });
