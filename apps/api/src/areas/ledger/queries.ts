import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { listedDays } from "../listed-days";
import { listedBranches } from "../tenant";

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Which lines `l` a call means: those of the selected branch in some days. */
export async function askedLines(
  context: Pick<Context<Days>, "db" | "orgId" | "organisation" | "actor" | "input">,
): Promise<RawBuilder<boolean>> {
  const listed = listedBranches(context);
  const { after, before } = await listedDays(context, listed, context.input);
  const conditions = [sql`l.org_id = ${context.orgId}::uuid`];
  if (listed !== null) conditions.push(sql`l.branch_id = any (${[...listed]}::uuid[])`);
  if (after) conditions.push(sql`l.posted_at >= ${after}::timestamptz`);
  if (before) conditions.push(sql`l.posted_at < ${before}::timestamptz`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
