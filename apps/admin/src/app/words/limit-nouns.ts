import type { Terminology } from "@carrel/sdk/domain";
import type { LimitName, PlanRoom } from "@carrel/sdk/schemas";

/** How much of one of a plan's limits is used. */
export interface RoomOf extends PlanRoom {
  limit: LimitName;
}

interface LimitNouns {
  one: string;
  many: string;
  /** What can be deactivated to make room. */
  spare: string;
}

const NEEDED_NO_MORE = "what you no longer need";

const NOUNS: Readonly<Record<LimitName, (words: Terminology) => LimitNouns>> = {
  branches: () => ({ one: "branch", many: "branches", spare: NEEDED_NO_MORE }),
  desks: ({ desk, desks }) => ({ one: desk.toLowerCase(), many: desks.toLowerCase(), spare: NEEDED_NO_MORE }),
  adminUsers: () => ({ one: "person", many: "people", spare: "who no longer works here" }),
};

/** What a plan limits, in the organisation's words; of one alone, `many` is one. */
export function limitNouns({ limit, allowed }: Pick<RoomOf, "limit" | "allowed">, words: Terminology): LimitNouns {
  const nouns = NOUNS[limit](words);
  return { ...nouns, many: allowed === 1 ? nouns.one : nouns.many };
}
