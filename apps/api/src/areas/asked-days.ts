import { dayRange } from "@carrel/sdk/domain";
import type { Context } from "../context";
import { findBranch } from "./branches/queries";
import { tenantOf } from "./tenant";

/** First and last local day; undefined: since ever, for ever. */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** When local days begin and end. */
export const boundsOf = ({ from, to }: Days, timezone: string) => ({
  after: from ? dayRange(from, timezone).startAt : undefined,
  before: to ? dayRange(to, timezone).endAt : undefined,
});

/**
 * When the days of a list's filter begin and end: the selected branch's days, for a key the organisation's.
 * @param listed the branches that the list covers; null: every one
 */
export async function askedDays(
  context: Pick<Context, "db" | "orgId" | "organisation">,
  listed: readonly string[] | null,
  days: Days,
): Promise<ReturnType<typeof boundsOf>> {
  if (!days.from && !days.to) return { after: undefined, before: undefined };
  const [selected] = listed ?? [];
  const { timezone } = selected ? await findBranch(context, selected) : tenantOf(context);
  return boundsOf(days, timezone);
}
