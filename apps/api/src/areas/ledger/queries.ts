import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { askedDays } from "../asked-days";
import { listedBranches } from "../tenant";

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

type Asking = Pick<Context<Days>, "db" | "orgId" | "organisation" | "actor" | "input">;

/** The branches that a call means: the selected one, for a key all in which it works. */
export async function askedBranches(context: Pick<Asking, "db" | "orgId" | "actor">): Promise<readonly string[]> {
  const listed = listedBranches(context);
  if (listed !== null) return listed;
  const rows = await context.db.selectFrom("branches").select("branchId").where("orgId", "=", context.orgId).execute();
  return rows.map(({ branchId }) => branchId);
}

/** Which lines `l` a call means: those of some days. */
export async function askedLines(context: Asking): Promise<RawBuilder<boolean>> {
  const { after, before } = await askedDays(context, listedBranches(context), context.input);
  const conditions = [sql`l.org_id = ${context.orgId}::uuid`];
  if (after) conditions.push(sql`l.posted_at >= ${after}::timestamptz`);
  if (before) conditions.push(sql`l.posted_at < ${before}::timestamptz`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
