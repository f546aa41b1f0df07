import type { Terminology } from "@carrel/sdk/domain";
import type { PlanLimits } from "@carrel/sdk/schemas";
import { NUMBERS } from "../locale";
import { counted } from "./span-text";

/**
 * What a plan makes room for, a line each; what it has no room for is left out.
 * @example limitLines({ branches: 1, desks: null, adminUsers: 3 }, terminology("co-working")) // ["1 branch", "Any number of desks", "3 people of staff"]
 */
export function limitLines({ branches, desks, adminUsers }: PlanLimits, words: Terminology): string[] {
  const lines = [
    { count: branches, one: "branch", many: "branches" },
    { count: desks, one: words.desk.toLowerCase(), many: words.desks.toLowerCase() },
    { count: adminUsers, one: "person of staff", many: "people of staff" },
  ];
  return lines
    .filter(({ count }) => count !== 0)
    .map(({ count, one, many }) => (count === null ? `Any number of ${many}` : countedHere(count, one, many)));
}

/**
 * The same in one line.
 * @example limitText(limits, words) // "1 branch, any number of desks, 3 people of staff"
 */
export const limitText = (limits: PlanLimits, words: Terminology): string => {
  const text = limitLines(limits, words).join(", ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const countedHere = (count: number, one: string, many: string) =>
  counted(count, one, many).replace(String(count), count.toLocaleString(NUMBERS));
