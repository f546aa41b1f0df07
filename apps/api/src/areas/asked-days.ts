import { dayRange } from "@carrel/sdk/domain";
import type { Context } from "../context";
import { findBranch } from "./branches/queries";
import { tenantOf } from "./tenant";

/**
 * When the days of a list's filter begin and end: the selected branch's days, for a key the organisation's.
 * @param listed the branches that the list covers; null: every one
 * @param days first and last local day; undefined: since ever, for ever
 */
export async function askedDays(
  context: Pick<Context, "db" | "orgId" | "organisation">,
  listed: readonly string[] | null,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ after: Date | undefined; before: Date | undefined }> {
  if (!from && !to) return { after: undefined, before: undefined };
  const [selected] = listed ?? [];
  const { timezone } = selected ? await findBranch(context, selected) : tenantOf(context);
  return {
    after: from ? dayRange(from, timezone).startAt : undefined,
    before: to ? dayRange(to, timezone).endAt : undefined,
  };
}
