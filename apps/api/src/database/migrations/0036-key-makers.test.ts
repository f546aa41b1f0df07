import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

eachDatabase("secret keys from before they were anybody's", (test) => {
  it("become the longest-standing active owner's, who is told once; without one they end", async () => {
    const { database } = test;
    await migrateBefore(database, "0036-key-makers");
    const [orgId, ownerless, roleId] = [testRandom.id(), testRandom.id(), testRandom.id()];
    const [gone, first, second] = [testRandom.id(), testRandom.id(), testRandom.id()];
    const scope = (org: string) =>
      `select set_config('app.org_id', '${org}', true), set_config('role', 'carrel_app', true)`;
    const insert = (org: string, statement: string) =>
      database.ownerTx(async (owner) => {
        await owner.execute(scope(org));
        await owner.execute(statement);
      });
    const person = (id: string, year: number, isActive: boolean) =>
      `insert into admin_users (org_id, user_id, role_id, name, email, password_hash, is_default_user, is_active, created_at)
       values ('${orgId}', '${id}', '${roleId}', 'Asha', '${id}@example.com', '', true, ${isActive}, '${year}-01-01')`;
    const keys = (org: string, count: number) =>
      `insert into api_keys (org_id, key_id, kind, name, key_hash, permissions)
       select '${org}', gen_random_uuid(), 'secret', 'Server', gen_random_uuid()::text, '{desks.read}' from generate_series(1, ${count})`;
    for (const org of [orgId, ownerless]) {
      await insert(
        org,
        `insert into organisations (org_id, org_name, org_code, org_type, workspace_kind, timezone, currency)
         values ('${org}', 'Hall', 'H${org.replaceAll("-", "").slice(-12).toUpperCase()}', 'client', 'co-working', 'Asia/Kolkata', 'INR')`,
      );
    }
    await insert(
      orgId,
      `insert into roles (org_id, role_id, name, is_system, permissions) values ('${orgId}', '${roleId}', 'Owner', true, '{desks.read}')`,
    );
    await insert(orgId, person(gone, 2023, false));
    await insert(orgId, person(second, 2025, true));
    await insert(orgId, person(first, 2024, true));
    await insert(orgId, keys(orgId, 2));
    await insert(
      orgId,
      `${keys(orgId, 1)}; update api_keys set revoked_at = now() where key_id = (select min(key_id::text)::uuid from api_keys)`,
    );
    await insert(ownerless, keys(ownerless, 1));

    await migrate(database);
    const read = (org: string) =>
      database.tx({ orgId: org }, async (db) => ({
        keys: (
          await sql<{ makerId: string | null; revoked: boolean }>`
            select maker_id, revoked_at is not null as revoked from api_keys order by revoked`.execute(db)
        ).rows,
        events: await db.selectFrom("notificationEvents").select(["type", "subjectId", "detail"]).execute(),
      }));
    expect(await read(orgId)).toEqual({
      keys: [
        { makerId: first, revoked: false },
        { makerId: first, revoked: false },
        { makerId: first, revoked: true },
      ],
      events: [{ type: "api_keys_given", subjectId: first, detail: { count: 2, userIds: [first] } }],
    });
    expect(await read(ownerless)).toEqual({ keys: [{ makerId: null, revoked: true }], events: [] });
  });
});
