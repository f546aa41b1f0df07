import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { eachHouse } from "../../areas/testing/house";
import type { TenantTransaction } from "../../database/port";
import { DATABASE_KINDS } from "../databases";
import { tenantReaches, wholeReaches } from "../tenant-leaks";
import { BEARER_ROWS, FOR_FEW } from "./calls";
import { type Cast, gather } from "./cast";
import { documentFindings } from "./findings";
import { narrowFindings } from "./narrow-findings";

/** Tables that a settled organisation has nothing in: a job fills them. */
const EMPTY: readonly string[] = ["audit_heads"];

/** What somebody has to have done first: an order that was paid, money that was given back, a lead that somebody has; a refusal; a seat held for a code, time that somebody used before a move, a pass that is shared, and cash that was counted. */
const insertDone = async (db: TenantTransaction, { orgId, userId, businessUnitId }: Cast["place"]["belongings"]) => {
  await sql`select hold_for_code(gen_random_uuid(), 'FENCEHOLD', d.branch_id, d.desk_id, 'DAILY', now() + interval '200 days',
      now() + interval '201 days', 'fence', null, gen_random_uuid(), now(), now() + interval '2 minutes')
    from desks d where d.org_id = ${orgId} and d.is_active limit 1`.execute(db);
  await sql`select keep_stay(b.booking_id, b.branch_id, b.desk_id, now() + interval '210 days', now() + interval '211 days', now())
    from bookings b where b.org_id = ${orgId} limit 1`.execute(db);
  await sql`insert into membership_people (org_id, membership_id, customer_id, branch_id)
    select m.org_id, m.membership_id, m.customer_id, m.branch_id from memberships m
    where m.org_id = ${orgId} and m.kind = 'pass' limit 1`.execute(db);
  await sql`insert into cash_counts (org_id, count_id, branch_id, drawer, currency, expected, counted, note, payments, first_at, last_at,
      counted_at)
    select org_id, gen_random_uuid(), branch_id, ${userId}::uuid, 'INR', 100, 100, '', 1, now(), now(), now() from branches
    where org_id = ${orgId} limit 1`.execute(db);
  await sql`insert into subscription_payments (org_id, order_id, kind, amount, currency, period_start, period_end,
      gateway_payment_id, receipt_number, turn, paid_at)
    select org_id, order_id, kind, amount, currency, period_start, period_end, 'pay_fence', 'FENCE-0001', turn, now()
    from subscription_orders where org_id = ${orgId} limit 1`.execute(db);
  await sql`insert into subscription_mandates (org_id, mandate_id, state, charges_from, created_at, updated_at)
    select org_id, order_id, 'open', period_end, now(), now() from subscription_orders where org_id = ${orgId} limit 1`.execute(
    db,
  );
  await sql`insert into payment_returns (org_id, payment_id, reference, returned_by, returned_by_name, returned_at)
    select org_id, payment_id, 'rfnd_fence', ${userId}, 'Asha Rao', now() from payments_to_return
    where org_id = ${orgId}`.execute(db);
  await sql`insert into audit_refusals (org_id, since, refusal_id, refused_at, allowance, actor_kind, actor_name, action,
      resource, after, address)
    values (${orgId}, now(), gen_random_uuid(), now(), 'auth.login', 'visitor', '', 'auth.signInRefused', 'auth', '{}', '')`.execute(
    db,
  );
  await sql`insert into links (org_id, link_id, kind, user_id, token_hash, expires_at)
    values (${orgId}, gen_random_uuid(), 'invitation', ${userId}, ${`link of ${orgId}`}, now())`.execute(db);
  await db.insertInto("businessUnitPeople").values({ orgId, businessUnitId, userId, createdAt: new Date() }).execute();
};

/** What only resellers and the super organisation have; here the settled organisation has one of each. */
const insertPlatformRows = async (db: TenantTransaction, orgId: string, id: () => string) => {
  await sql`insert into platform_profiles (org_id) values (${orgId})`.execute(db);
  await sql`insert into profit_rates (org_id, rate_id, rate, type, effective_from, created_at)
    values (${orgId}, ${id()}, 20, 'percent', '2026-11-01', now())`.execute(db);
  await sql`insert into reseller_payouts (org_id, payout_id, turn, amount, currency, reference, paid_on, booked_on,
      recorded_by, recorded_by_name, created_at)
    values (${orgId}, ${id()}, 1, 100, 'INR', 'NEFT fence', '2026-11-01', '2026-11-01', ${id()}, 'Mira Sen', now())`.execute(
    db,
  );
  await sql`insert into domains (org_id, domain, status, dns_mapping)
    values (${orgId}, ${`${id()}.example.com`}, 'PENDING', '{}')`.execute(db);
  await sql`insert into websites (org_id, label, requested_at)
    values (${orgId}, ${`hall-${id().slice(-12)}`}, now())`.execute(db);
  await sql`insert into site_contents (org_id, headline) values (${orgId}, 'A quiet room')`.execute(db);
  await sql`insert into pricing_plans (org_id, plan_id, code, name, amount, currency, "interval", limits, position)
    values (${orgId}, ${id()}, 'starter', 'Starter', 0, 'INR', 'month', '{}', 0)`.execute(db);
  await sql`insert into add_ons (org_id, add_on_id, code, name, amount, currency, "interval", limits, position)
    values (${orgId}, ${id()}, 'desks', 'Desks', 0, 'INR', 'month', '{}', 0)`.execute(db);
};

eachHouse(
  "the fence around each tenant",
  (house) => {
    let cast: Cast;
    beforeAll(async () => {
      house.setNow("2026-11-21T06:00:00Z");
      cast = await gather(house);
      const { orgId } = cast.place.belongings;
      await cast.visitorTokenOf(orgId, cast.place.visitorEmail);
      await house.database.tx({ orgId }, (db) =>
        db.insertInto("visitorProfiles").values({ orgId, email: cast.place.visitorEmail }).execute(),
      );
      await house.database.tx({ orgId }, (db) =>
        db
          .insertInto("contactMessages")
          .values({
            ...{ orgId, messageId: house.id(), name: "Ravi Kumar", email: "ravi@example.com", message: "Lockers?" },
            createdAt: house.minutesFromNow(0),
          })
          .execute(),
      );
      await house.database.tx({ orgId }, (db) =>
        db
          .insertInto("organisationComments")
          .values({
            orgId,
            commentId: house.id(),
            aboutId: house.id(),
            authorId: house.id(),
            authorName: "Asha Rao",
            text: "Asked for a second branch",
            createdAt: house.minutesFromNow(0),
          })
          .execute(),
      );
      await house.database.tx({ orgId }, (db) => insertPlatformRows(db, orgId, house.id));
      await house.database.tx({ orgId }, (db) => insertDone(db, cast.place.belongings));
      const { customerId } = cast.place.belongings;
      await cast.place.client.deposits.take({ customerId, amount: 100, method: "upi" });
      await cast.place.client.branches.add({ name: "Attic", timezone: "Asia/Kolkata" }, { idempotencyKey: house.id() });
    });
    const reaches = () => tenantReaches(house.database, cast.foreigner.belongings.orgId, cast.place.belongings.orgId);
    const leaks = async () => (await reaches()).flatMap((reach) => reach.leaks);

    const rowNamed = (name: string) => {
      const row = BEARER_ROWS.find((one) => one.name === name);
      if (!row) throw new Error(`There is no row ${name}`);
      return row;
    };

    it("holds in every table, whatever is asked of it", async () => {
      const all = await reaches();
      expect(all.flatMap((reach) => reach.leaks)).toEqual([]);
      const empty = all.filter(({ foreignRows }) => foreignRows === 0).map(({ table }) => table);
      expect(empty.filter((table) => !EMPTY.includes(table))).toEqual([]);
    });

    it("holds around what belongs to all branches", async () => {
      const { orgId } = cast.place.belongings;
      const reach = () => wholeReaches(house.database, orgId, [cast.elsewhere.branchId]);
      expect(await reach()).toEqual({ leaks: [], untried: [] });
      await house.database.execute("alter policy whole_update on roles with check (true)");
      expect((await reach()).leaks).toEqual([expect.stringMatching(/^roles: changes \d+ rows$/)]);
    });

    // From here on the fence is taken down piece by piece: this database is thrown away.

    it("is missed by the matrix when the branches' policy is gone", async () => {
      const row = rowNamed("desks.get");
      expect(await narrowFindings(cast, row)).toEqual([]);
      await house.database.execute("drop policy branch on desks");
      expect((await narrowFindings(cast, row)).join()).toContain("a record of another branch");
    });

    it("is missed by the matrix when what belongs to all may be changed in some branches", async () => {
      const row = rowNamed("roles.update");
      const { orgId } = cast.place.belongings;
      const allow = (isDefaultUser: boolean) =>
        house.database.tx({ orgId }, (db) =>
          db.updateTable("adminUsers").set({ isDefaultUser }).where("userId", "=", cast.elsewhere.userId).execute(),
        );
      expect(await narrowFindings(cast, row)).toEqual([]);
      await allow(true);
      expect((await narrowFindings(cast, row)).join()).toContain("a person of another branch changed what is not his");
      await allow(false);
    });

    it("is missed by the matrix when a key works where its maker doesn't", async () => {
      const row = rowNamed("customers.list");
      expect(await narrowFindings(cast, row)).toEqual([]);
      await house.database.execute(`
      grant carrel_lookup to current_user;
      do $$ begin
        execute replace(pg_get_functiondef('find_caller'::regproc), '''maker_is_default_user'', u.is_default_user',
          '''maker_is_default_user'', true');
      end $$;
      revoke carrel_lookup from current_user`);
      expect(await narrowFindings(cast, row)).toEqual([expect.stringContaining("shows his key of another branch")]);
    });

    it("is missed by the matrix when a call gives what is noted of a customer", async () => {
      const rows = ["customers.list", "customers.get"].map(rowNamed);
      const { client, belongings } = cast.place;
      const findings = async () => (await Promise.all(rows.map((row) => documentFindings(cast, row)))).flat();
      expect(await findings()).toEqual([]);
      await client.customers.update({ _id: belongings.customerId, address: FOR_FEW.notes });
      expect(await findings()).toEqual(rows.map(() => "shows a customer's document or notes"));
    });

    it("is missed when a tenant's policy lets everybody in", async () => {
      await house.database.execute("alter policy tenant on fee_plans using (true)");
      expect((await leaks()).map((leak) => leak.replace(/ \d+ rows$/, ""))).toEqual([
        "fee_plans: reads",
        "fee_plans: deletes",
        "fee_plans: takes",
      ]);
    });

    it("is missed when a table has none", async () => {
      await house.database.execute("alter table branches disable row level security");
      expect((await leaks()).filter((leak) => leak.startsWith("branches: reads"))).toHaveLength(1);
    });
  },
  { kinds: DATABASE_KINDS },
);
