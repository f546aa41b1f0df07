import type { AuditQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { notFound } from "../../failure";
import type { ChainHead } from "../../platform/audit/seal";
import type { PageOf } from "../list-page";
import type { SealedRow } from "./record";
import { holds, meantBy } from "./search";

type Tenancy = Pick<Context, "db" | "orgId">;
type Asked = Paged<AuditQuery> & { limit: number; page: number };

/** Entries that a filtered list counts and pages through at most; a period narrows it to others. */
export const MOST_FOUND = 10_000;

const sealedOf = ({ db, orgId }: Tenancy) =>
  db.selectFrom("auditLog").where("orgId", "=", orgId).where("sequence", "is not", null);

const FILTERS = ["search", "actorId", "action", "resource", "recordId", "from", "to"] as const;

/**
 * A page of entries, newest first, and how many there are. Numbers have no gaps, so a page of all entries is a range of
 * numbers, as quick at the end as at the start.
 */
export async function findEntries(tenancy: Tenancy, asked: Asked, head: ChainHead): Promise<PageOf<SealedRow>> {
  if (FILTERS.some((filter) => asked[filter] !== undefined && asked[filter] !== ""))
    return findFiltered(tenancy, asked);
  const last = head.entries - (asked.page - 1) * asked.limit;
  const rows = await sealedOf(tenancy)
    .selectAll()
    .where("sequence", "<=", last)
    .where("sequence", ">", last - asked.limit)
    .orderBy("sequence", "desc")
    .execute();
  return { rows: rows as SealedRow[], total: head.entries };
}

async function findFiltered(tenancy: Tenancy, asked: Asked): Promise<PageOf<SealedRow>> {
  // One plan for all organisations and periods reads the whole table: 400 ms of a million entries where 4 do.
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tenancy.db);
  const { actorId, action, resource, recordId, from, to } = asked;
  let found = sealedOf(tenancy);
  if (asked.search) found = found.where(holds(await meantBy(tenancy, asked.search)));
  if (actorId) found = found.where("actorId", "=", actorId);
  if (action) found = found.where("action", "=", action);
  if (resource) found = found.where("resource", "=", resource);
  if (recordId) found = found.where("recordId", "=", recordId);
  if (from) found = found.where("occurredAt", ">=", new Date(from));
  if (to) found = found.where("occurredAt", "<", new Date(to));
  const before = (asked.page - 1) * asked.limit;
  const rows = await found
    .selectAll()
    .orderBy("occurredAt", "desc")
    .orderBy("entryId", "desc")
    .limit(Math.max(0, Math.min(asked.limit, MOST_FOUND - before)))
    .offset(Math.min(before, MOST_FOUND))
    .execute();
  const { total } = await tenancy.db
    .selectFrom(found.select("entryId").limit(MOST_FOUND).as("found"))
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows: rows as SealedRow[], total, ...(total === MOST_FOUND && { atLeast: true }) };
}

/** @throws Failure 404 for an entry that doesn't exist or is another tenant's */
export async function findEntry(tenancy: Tenancy, entryId: string): Promise<SealedRow> {
  const entry = await sealedOf(tenancy).selectAll().where("entryId", "=", entryId).executeTakeFirst();
  if (!entry) throw notFound("Entry");
  return entry as SealedRow;
}

/** Entries that one statement checks, so that none runs into its time limit however long the log is. */
const CHECKED_AT_ONCE = 100_000;

interface Checked {
  entryId: string;
  sequence: number;
  occurredAt: Date;
  hash: string;
  isBroken: boolean;
}

/** The first entry that is broken among those that follow one, else the last of them; none where none follows. */
async function checkAfter({ db, orgId }: Tenancy, before: Pick<Checked, "sequence" | "hash">, atOnce: number) {
  const { rows } = await sql<Checked>`
    select * from (
      select entry_id, sequence, occurred_at, hash, sequence = max(sequence) over () as is_last,
        sequence <> lag(sequence, 1, ${before.sequence}::bigint) over chain + 1
          or hash <> audit_link(lag(hash, 1, ${before.hash}::text) over chain, audit_text(entry, sequence))
          or actor_hash is not null and concat(actor_name, address, user_agent) <> ''
          or people_hash is not null and people is not null as is_broken
      from audit_log entry where org_id = ${orgId} and sequence > ${before.sequence} and sequence <= (
        select max(sequence) from (
          select sequence from audit_log where org_id = ${orgId} and sequence > ${before.sequence}
          order by sequence limit ${atOnce}
        ) next)
      window chain as (order by sequence)
    ) link
    where is_broken or is_last
    order by sequence limit 1`.execute(db);
  return rows[0];
}

/**
 * The first entry that is not what was sealed, or that follows a missing one. What is blanked is proven by the hash that
 * was kept of it, so nothing may stand in its place.
 */
export async function firstBroken(tenancy: Tenancy, atOnce = CHECKED_AT_ONCE): Promise<Checked | null> {
  const { rows } = await sql<{ hash: string }>`
    select begins_with as hash from audit_heads where org_id = ${tenancy.orgId}`.execute(tenancy.db);
  let checked = await checkAfter(tenancy, { sequence: 0, hash: rows[0]?.hash ?? "" }, atOnce);
  while (checked && !checked.isBroken) checked = await checkAfter(tenancy, checked, atOnce);
  return checked ?? null;
}

/** How many sealed entries there are, of how many a part is blanked, and the last one; null where there are none. */
export async function lastEntry(tenancy: Tenancy) {
  const counted = await sealedOf(tenancy)
    .select([
      sql<number>`count(*)`.as("entries"),
      sql<number>`count(*) filter (where actor_hash is not null or people_hash is not null)`.as("blanked"),
    ])
    .executeTakeFirstOrThrow();
  const last = await sealedOf(tenancy)
    .select(["entryId", "sequence", "occurredAt", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return { ...counted, last: (last ?? null) as SealedRow | null };
}
