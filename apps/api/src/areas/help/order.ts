import type { HelpOrder } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { conflict, Failure, notFound } from "../../failure";

/** Records that a list may have: as many as one new order names. */
const AT_MOST = 500;

type Tenancy = Pick<Context, "db" | "orgId">;

/** A table whose records stand in lists, each list with an owner, at places from 0 without a gap. */
interface Ordered {
  table: string;
  id: string;
  /** The column that says in whose list a record stands. */
  owner: string;
  /** What people call one. */
  one: string;
}

export const FEATURES: Ordered = { table: "help_features", id: "feature_id", owner: "org_id", one: "Feature" };
export const SUB_FEATURES: Ordered = {
  table: "help_sub_features",
  id: "sub_feature_id",
  owner: "feature_id",
  one: "Part",
};
export const RESOURCES: Ordered = { table: "help_resources", id: "resource_id", owner: "topic_id", one: "Resource" };

/**
 * Lets one editor at a time add to the organisation's help, take from it or reorder it, until the transaction ends.
 * Call it before anything is read. Bookings and all else that only refers to the organisation don't wait for it.
 */
export async function lockHelp({ db, orgId }: Tenancy): Promise<void> {
  await db.selectFrom("organisations").select("orgId").where("orgId", "=", orgId).forNoKeyUpdate().execute();
}

/**
 * The place after the last one of a list; the help must be locked.
 * @throws Failure 409 `help_full`
 */
export async function nextPosition({ db, orgId }: Tenancy, list: Ordered, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(list.table)}
    where org_id = ${orgId} and ${sql.ref(list.owner)} = ${ownerId}
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count >= AT_MOST) {
    throw conflict("help_full", `A list of the help holds at most ${AT_MOST} records. Delete some of this one first.`);
  }
  return count;
}

/** Moves up what stood behind a record that was deleted; the help must be locked. */
export async function closeGap(
  { db, orgId }: Tenancy,
  list: Ordered,
  { ownerId, position }: { ownerId: string; position: number },
): Promise<void> {
  await sql`
    update ${sql.table(list.table)} set position = position - 1
    where org_id = ${orgId} and ${sql.ref(list.owner)} = ${ownerId} and position > ${position}
  `.execute(db);
}

/**
 * Gives the records named each other's places, in the order given. The audit log tells of whose list it is.
 * @throws Failure 404 for an unknown record; 400 `help_order` where they stand in several lists
 */
export async function reorder(context: Context<HelpOrder>, list: Ordered): Promise<HelpOrder> {
  const { db, orgId, input } = context;
  await lockHelp(context);
  const { rows } = await sql<{ recordId: string; ownerId: string; position: number }>`
    select ${sql.ref(list.id)} as record_id, ${sql.ref(list.owner)} as owner_id, position
    from ${sql.table(list.table)}
    where org_id = ${orgId} and ${sql.ref(list.id)} = any (${input.order}::uuid[])
    order by position
  `.execute(db);
  const [first] = rows;
  if (!first || rows.length !== input.order.length) throw notFound(list.one);
  if (rows.some(({ ownerId }) => ownerId !== first.ownerId)) {
    throw new Failure({
      status: 400,
      code: "help_order",
      message: "These records stand in different lists. Order the records of one list at a time.",
    });
  }
  await sql`
    update ${sql.table(list.table)} as ordered set position = moved.position
    from unnest(${input.order}::uuid[], ${rows.map(({ position }) => position)}::integer[]) as moved (record_id, position)
    where ordered.org_id = ${orgId} and ordered.${sql.ref(list.id)} = moved.record_id
  `.execute(db);
  const before = { order: rows.map(({ recordId }) => recordId) };
  context.audit({ recordId: first.ownerId, before, after: { order: input.order } });
  return { order: input.order };
}
