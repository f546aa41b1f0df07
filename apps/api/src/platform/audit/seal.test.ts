import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertTenant } from "../../testing/rows";
import { MOST_SEALED, sealEntries } from "./seal";

eachDatabase("sealing a long queue", (test) => {
  it("ends after so many entries, the oldest first, and goes on where it ended", async () => {
    const { orgId } = await insertTenant(test.database);
    const waiting = MOST_SEALED + 5;
    await test.database.ownerTx(async (owner) => {
      await owner.execute("alter table audit_log no force row level security");
      await owner.execute(
        `insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_name, action, resource, address,
           user_agent, request_id)
         select $1, gen_random_uuid(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 'system', '',
           'desks.update', 'desks', '', '', '' from generate_series(1, ${waiting}) n`,
        [orgId],
      );
      await owner.execute("alter table audit_log force row level security");
    });
    const seal = () => test.database.tx({ orgId }, (db) => sealEntries(db));
    const unsealed = () =>
      test.database.tx({ orgId }, (db) =>
        db.selectFrom("auditLog").select("occurredAt").where("sequence", "is", null).orderBy("occurredAt").execute(),
      );

    expect((await seal()).entries).toBe(MOST_SEALED);
    const left = await unsealed();
    expect(left).toHaveLength(5);
    expect(left[0]?.occurredAt).toEqual(new Date(Date.parse("2026-01-01T00:00:00Z") + (MOST_SEALED + 1) * 1000));
    expect((await seal()).entries).toBe(waiting);
    expect(await unsealed()).toEqual([]);
  });
});
