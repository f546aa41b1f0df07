import { sql } from "kysely";
import { expect, it } from "vitest";
import { firstBroken, lastEntry } from "../../areas/audit-log/queries";
import { migrate } from "../../database/migrate";
import { eachDatabase } from "../../testing/databases";
import { migrateBefore } from "../../testing/migrated-before";
import { insertTenant } from "../../testing/rows";
import { unfenced } from "../../testing/unfenced";
import { blankPerson } from "./blank";
import { sealEntries } from "./seal";

const EMAIL = "meera@example.com";
const PERSON = "01900000-0000-7000-8000-000000000077";
/** More than the migration chains anew by one statement. */
const LONG = 1_050;

/** Entries of an organisation as they were written and sealed before there were parts that can be blanked. */
const sealOfOld = (orgId: string, entries: number) => `
  insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_id, actor_name, action, resource, record_id, before,
    after, address, user_agent, request_id)
  select '${orgId}', gen_random_uuid(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 'person', '${PERSON}',
    'Meera Nair', 'adminUsers.update', 'adminUsers', '${PERSON}', '{"name":"Meera","isActive":true}',
    '{"name":"Meera Nair","email":"${EMAIL}","isActive":false}', '192.0.2.1', 'Mozilla/5.0', n::text
  from generate_series(1, ${entries}) n;
  do $$
  declare
    entry audit_log;
    n bigint := 0;
    last text := '';
  begin
    for entry in select * from audit_log where org_id = '${orgId}' order by occurred_at loop
      n := n + 1;
      last := encode(sha256(convert_to(last || E'\\n' || audit_text(entry, n), 'UTF8')), 'hex');
      update audit_log set sequence = n, hash = last where org_id = '${orgId}' and entry_id = entry.entry_id;
    end loop;
    insert into audit_heads (org_id, entries, last_hash) values ('${orgId}', n, last);
  end $$;`;

eachDatabase("chains that were sealed before", (test) => {
  it("are taken over where they are whole, tell on where they are not, and can be blanked", async () => {
    const { database } = test;
    await migrateBefore(database, "0041-audit-unblinded");
    const tenant = async () => (await insertTenant(database)).orgId;
    const [whole, changed, cut] = [await tenant(), await tenant(), await tenant()];
    const [rehashed, waiting] = [await tenant(), await tenant()];
    await unfenced(
      database,
      ["audit_log", "audit_heads"],
      [
        sealOfOld(whole, LONG),
        ...[changed, cut, rehashed].map((orgId) => sealOfOld(orgId, 5)),
        `update audit_log set actor_name = 'Somebody else' where org_id = '${changed}' and sequence = 3`,
        `delete from audit_log where org_id = '${cut}' and sequence = 5`,
        `update audit_log set hash = repeat('0', 64) where org_id = '${rehashed}' and sequence = 5`,
        `insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_name, action, resource, address, user_agent,
           request_id) values ('${waiting}', gen_random_uuid(), '2026-01-01', 'system', '', 'desks.add', 'desks', '', '', '')`,
      ].join(";"),
    );
    const headOf = (orgId: string) =>
      database.tx({ orgId }, async (db) => {
        // As JSON, since its columns change.
        const { rows } = await sql<{ head: { last_hash: string; begins_with?: string } }>`
          select to_jsonb(h) as head from audit_heads h`.execute(db);
        return rows[0]?.head;
      });
    const old = await headOf(whole);

    expect(await migrate(database)).toContain("0041-audit-unblinded");

    const check = (orgId: string) =>
      database.tx({ orgId }, async (db) => {
        const head = await sealEntries(db);
        const { last, entries, blanked } = await lastEntry({ db, orgId });
        const broken = await firstBroken({ db, orgId });
        // As of a log that is too long to be checked by one statement.
        expect(await firstBroken({ db, orgId }, orgId === whole ? 100 : 2)).toEqual(broken);
        return { broken: broken?.sequence ?? null, isHeadRight: head.lastHash === last?.hash, entries, blanked };
      });
    expect(await check(whole)).toEqual({ broken: null, isHeadRight: true, entries: LONG, blanked: 0 });
    expect((await headOf(whole))?.begins_with).toBe(old?.last_hash);
    expect((await headOf(whole))?.last_hash).not.toBe(old?.last_hash);
    expect(await check(changed)).toMatchObject({ broken: 3 });
    expect(await check(cut)).toMatchObject({ broken: null, isHeadRight: false, entries: 4 });
    expect(await check(rehashed)).toMatchObject({ broken: 5, isHeadRight: false });
    expect(await check(waiting)).toEqual({ broken: null, isHeadRight: true, entries: 1, blanked: 0 });

    const blanked = await database.ownerTx((owner) =>
      blankPerson(owner, whole, { personId: PERSON, email: EMAIL }, new Date("2026-11-21T10:00:00Z")),
    );
    expect(blanked).toEqual({ acted: LONG, told: LONG });
    const rows = await database.tx({ orgId: whole }, (db) =>
      db.selectFrom("auditLog").selectAll().orderBy("sequence").limit(2).execute(),
    );
    expect(rows[0]).toMatchObject({
      actorName: "",
      address: "",
      before: { isActive: true },
      after: { isActive: false },
    });
    expect(await check(whole)).toEqual({ broken: null, isHeadRight: true, entries: LONG + 1, blanked: LONG });
  });
});
