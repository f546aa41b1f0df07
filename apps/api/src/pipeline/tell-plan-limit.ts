import { type Terminology, terminology } from "@carrel/sdk/domain";
import { type LimitName, LimitName as LimitNames, PlanRoom } from "@carrel/sdk/schemas";
import * as z from "zod";
import { errorDetail, violatedConstraint } from "../database/sql-error";
import { Failure } from "../failure";
import type { Ready } from "./call";
import type { Reply } from "./envelope";
import type { Next } from "./flow";
import { holds } from "./permission";

/** What `require_plan_room` of the database says of what it refuses. */
const Refused = PlanRoom.extend({ limit: LimitNames, adding: z.int() });

/** What a plan limits, one and several, and what can be deactivated to make room. */
const NOUNS: Readonly<Record<LimitName, (words: Terminology) => readonly [one: string, many: string, spare: string]>> =
  {
    branches: () => ["branch", "branches", "what you no longer need"],
    desks: ({ desk, desks }) => [desk.toLowerCase(), desks.toLowerCase(), "what you no longer need"],
    adminUsers: () => ["person", "people", "who no longer works here"],
  };

/**
 * Tells of what the database refused since the plan has no room for it, whatever call it came by (decision 56).
 * @throws Failure 403 `plan_limit`, with the limit, how many there are, and where there is more
 */
export const tellPlanLimit = async (call: Pick<Ready, "caller" | "organisation">, next: Next): Promise<Reply> => {
  try {
    return await next({});
  } catch (error) {
    if (violatedConstraint(error) !== "plan_limit") throw error;
    throw planLimit(call, Refused.parse(JSON.parse(errorDetail(error) ?? "")));
  }
};

function planLimit({ caller, organisation }: Pick<Ready, "caller" | "organisation">, data: z.infer<typeof Refused>) {
  const { limit, used, allowed, adding } = data;
  const [one, many, spare] = NOUNS[limit](terminology(organisation?.workspaceKind));
  const more = adding === 1 ? "one more doesn't fit" : `${adding} more don't fit`;
  const way = holds(caller.actor, "subscription.read")
    ? "Get more room under Subscription"
    : "Ask whoever manages your subscription for more room";
  return new Failure({
    status: 403,
    code: "plan_limit",
    message: `Your plan has room for ${allowed} ${allowed === 1 ? one : many}, and ${used} ${used === 1 ? "is" : "are"} in use, so ${more}. ${way}, or deactivate ${spare}.`,
    data,
  });
}
