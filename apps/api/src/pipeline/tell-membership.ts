import * as z from "zod";
import { errorDetail, violatedConstraint } from "../database/sql-error";
import type { Failure } from "../failure";
import { floatingFull, passUsedUp, usedTwice } from "../membership-refusals";
import type { Ready } from "./call";
import type { Reply } from "./envelope";
import type { Next } from "./flow";

/** What `require_floating_place` of the database says of what it refuses. */
const Full = z.object({ sold: z.int(), places: z.int() });

/** What the database refuses of memberships, whatever call it came by: who looked first is told more (decision 62). */
const REFUSALS: Readonly<Record<string, (error: unknown) => Failure>> = {
  floating_full: (error) => floatingFull(Full.parse(JSON.parse(errorDetail(error) ?? ""))),
  memberships_used: () => passUsedUp(),
  memberships_one_visit: usedTwice,
};

/**
 * Tells of what the database refused since there is no place, or nothing left of a pass.
 * @throws Failure 409 `floating_full`, `pass_used_up`, `visit_overlaps`
 */
export const tellMembership = async (_: Ready, next: Next): Promise<Reply> => {
  try {
    return await next({});
  } catch (error) {
    const told = REFUSALS[violatedConstraint(error) ?? ""];
    throw told ? told(error) : error;
  }
};
