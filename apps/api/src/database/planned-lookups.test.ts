import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import type { TenantTransaction } from "./port";

const ID = "'01900000-0000-7000-8000-000000000000'";

/** Those that a call waits for and that look for one thing, each with values that all its parts look for. */
const FINDERS = [
  "find_caller('pk', 'hash', 'hash', 'hash')",
  "find_person_organisation('asha@athena.test')",
  `find_organisation(${ID})`,
  "find_organisation_by_code('ATHENA')",
  "find_super_organisation()",
  `find_branch_organisation(${ID})`,
  "find_domain_organisation('athena.test')",
  `find_flow_organisation(${ID})`,
  "find_link_organisation('hash')",
  "find_order_organisation('order')",
  `find_receipt_organisation(${ID})`,
  `find_payment_session_organisation(${ID})`,
  "is_org_code_taken('ATHENA')",
  `is_email_taken('asha@athena.test', ${ID}, now())`,
  "tell_inviters('asha@athena.test', now())",
  `enter_organisation(${ID})`,
  `begin_organisation(${ID})`,
  `is_below(${ID})`,
  `hold_for_code(${ID}, 'CODE', ${ID}, ${ID}, 'DAILY', now(), now() + interval '1 hour', 'network', ${ID}, ${ID}, now(), now())`,
  `release_code_hold(${ID}, now())`,
  `end_code_holds(${ID}, now(), now() + interval '1 hour', now())`,
  "count_calls('{caller}', '{1}', '{60}')",
  `published_files(array[${ID} || '/file'])`,
  "subscription_usage()",
  "plan_room('desks')",
  `floating_room(${ID}, ${ID}, now(), now() + interval '30 days', 0)`,
  "reseller_rate(now())",
  "mail_standing()",
  "pass_mail('asha@athena.test', 'invitation', 10, 10, now())",
  "count_mail_to('asha@athena.test', 'signUp', 20, 3600, now())",
  "mail_stopped('asha@athena.test')",
];

/** Those by which a job finds what it works on, among everybody's. */
const SEARCHES = [
  "due_mails(now(), '{}', 1)",
  "mails_to_end(now(), now(), '{}', 1)",
  "mails_past(now(), now(), '{}', 1)",
  "mail_holders(now(), '{}', 1)",
  "organisations_written_before(now(), 1)",
  "mails_to_delete(now(), '{}', 1)",
  "holds_to_cancel(now(), '{}', 1)",
  "sweep_code_holds(now())",
  "files_to_remove(now(), '{}', 1)",
];

/** How often each table was read whole. */
const wholeScans = async (db: TenantTransaction) => {
  const { rows } = await sql<{ table: string; scans: number }>`
    select relname as "table", seq_scan::int as scans from pg_stat_xact_user_tables`.execute(db);
  return new Map(rows.map(({ table, scans }) => [table, scans]));
};

// What is called in plpgsql is checked when it is called, not when it is made.
eachDatabase("look-ups that are planned once a connection", (test) => {
  /** The tables that a look-up reads whole with a plan for all values, though an index could serve. */
  const readWhole = async (orgId: string, call: string) =>
    test.database.tx({ orgId }, async (db) => {
      await sql`discard plans`.execute(db);
      // Tables without rows are read whole, whatever indexes they have.
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
      const before = await wholeScans(db);
      await sql.raw(`select * from ${call}`).execute(db);
      const after = await wholeScans(db);
      return [...after].flatMap(([table, scans]) => (scans > (before.get(table) ?? 0) ? [table] : []));
    });

  it("each give the columns that they declare", async () => {
    const { orgId } = await insertTenant(test.database);
    const calls = await test.database.execute<{ call: string }>(
      `select format('select * from %I(%s)', f.proname,
         (select string_agg('null::' || format_type(t, null), ', ' order by n)
           from unnest(f.proargtypes) with ordinality as p (t, n))) as call
       from pg_proc f where f.prosecdef and f.pronamespace = 'public'::regnamespace
         and has_function_privilege('carrel_app', f.oid, 'execute')
         -- These build their statements of a text.
         and f.proname not like 'search%'`,
    );
    expect(calls.length).toBeGreaterThan(FINDERS.length);
    for (const { call } of calls) {
      const answered = test.database.tx({ orgId }, (db) => sql.raw(call).execute(db));
      await expect(answered, call).resolves.toBeDefined();
    }
  });

  it.each([...FINDERS, ...SEARCHES])("find by their indexes for all values: %s", async (call) => {
    const { orgId } = await insertTenant(test.database);
    expect(await readWhole(orgId, call)).toEqual([]);
  });

  it("would be seen reading a table whole, as what is sold is", async () => {
    const { orgId } = await insertTenant(test.database);
    await test.database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isSuper: true }).execute());
    expect(await readWhole(orgId, "sold_codes()")).toContain("subscriptions");
  });
});
