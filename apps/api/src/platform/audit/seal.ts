import { sql } from "kysely";
import { sha256Hex } from "../../codes/secrets";
import type { TenantTransaction } from "../../database/port";

/** How far an organisation's chain goes. */
export interface ChainHead {
  entries: number;
  /** Empty while there are none. */
  lastHash: string;
}

/** Entries that are sealed by one statement. */
const AT_ONCE = 1000;

/** Entries that one transaction seals at most, so that it ends soon however many wait; the job goes on a minute later. */
export const MOST_SEALED = 10_000;

/** What an entry's hash is taken from. @param text of SQL's `audit_text` */
const linkOf = (lastHash: string, text: string) => sha256Hex(`${lastHash}\n${text}`);

/**
 * Numbers the entries that were written since and chains them on. Writers never wait for it: only two that seal the same
 * organisation's entries wait for each other, at the head's row. A chain whose head was put back is left as it is, since
 * its next numbers are taken: `verify` tells. Of a long queue the oldest are sealed, `MOST_SEALED` of them.
 * @returns where the chain ends now
 */
export const sealEntries = async (db: TenantTransaction, orgId: string): Promise<ChainHead> => {
  await sql`insert into audit_heads (org_id) values (${orgId}) on conflict do nothing`.execute(db);
  const locked = await sql<ChainHead>`
    select entries, last_hash from audit_heads where org_id = ${orgId} for update`.execute(db);
  let head = locked.rows[0] ?? { entries: 0, lastHash: "" };
  const { rows: newest } = await sql<{ sequence: number }>`
    select sequence from audit_log where org_id = ${orgId} and sequence > ${head.entries} limit 1`.execute(db);
  if (newest.length > 0) return head;
  for (let sealed = 0; sealed < MOST_SEALED; sealed += AT_ONCE) {
    const { rows } = await sql<{ entryId: string; text: string; number: number }>`
      select entry_id, number, audit_text(waiting.entry, number) as text
      from (
        select entry_id, entry, row_number() over (order by occurred_at, entry_id) + ${head.entries}::bigint as number
        from audit_log entry where org_id = ${orgId} and sequence is null
        order by occurred_at, entry_id limit ${AT_ONCE}
      ) waiting order by number`.execute(db);
    if (rows.length === 0) return head;
    const hashes: string[] = [];
    for (const { text } of rows) hashes.push(await linkOf(hashes.at(-1) ?? head.lastHash, text));
    await sql`
      update audit_log set sequence = sealed.number, hash = sealed.hash
      from unnest(${rows.map(({ entryId }) => entryId)}::uuid[], ${rows.map(({ number }) => number)}::bigint[],
        ${hashes}::text[]) as sealed (entry_id, number, hash)
      where audit_log.org_id = ${orgId} and audit_log.entry_id = sealed.entry_id`.execute(db);
    head = { entries: head.entries + rows.length, lastHash: hashes.at(-1) ?? head.lastHash };
    await sql`
      update audit_heads set entries = ${head.entries}, last_hash = ${head.lastHash} where org_id = ${orgId}`.execute(
      db,
    );
    if (rows.length < AT_ONCE) return head;
  }
  return head;
};
