import { dayRange } from "@carrel/sdk/domain";
import type { Context } from "../context";
import { findBranch } from "./branches/queries";
import { tenantOf } from "./tenant";

interface Days {
  /** First and last local day; nothing: no bound. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Bounds {
  after: Date | undefined;
  before: Date | undefined;
}

/** From when to when local days go. */
export const boundsOf = ({ from, to }: Days, timezone: string): Bounds => ({
  after: from ? dayRange(from, timezone).startAt : undefined,
  before: to ? dayRange(to, timezone).endAt : undefined,
});

/**
 * The same of a list: of the branch that it covers, else of the organisation.
 * @param listed its branches; null: every one
 */
export async function listedDays(
  context: Pick<Context, "db" | "orgId" | "organisation">,
  listed: readonly string[] | null,
  days: Days,
): Promise<Bounds> {
  if (!days.from && !days.to) return { after: undefined, before: undefined };
  const [selected] = listed ?? [];
  const { timezone } = selected ? await findBranch(context, selected) : tenantOf(context);
  return boundsOf(days, timezone);
}
