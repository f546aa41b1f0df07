import { CompiledQuery } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Actor } from "../actor";
import { alternatives } from "../database/alternatives";
import type { TenantTransaction } from "../database/port";
import type { Tables } from "../database/schema";
import { transactionHandle } from "../database/transaction-handle";
import { eachDatabase } from "../testing/databases";
import { insertTenant, type TestTenant, testRandom } from "../testing/rows";
import { hasBookingsAhead } from "./branches/queries";
import { takeCash } from "./cash/count-cash";
import { namedCounts } from "./cash/counts";
import { openDrawers } from "./cash/drawers";
import { namedCharges } from "./charges/queries";
import { readPaidCharges } from "./dashboard/payments";
import { readOfMemberships } from "./dashboard/shift-figures";
import { namedLines } from "./ledger/lines";
import { countUnread } from "./notifications/queries";
import { readProfile } from "./visitor/profile";
import { bookingsOf } from "./visitor/queries";

/** Enough for the planner to prefer an index wherever one serves. */
const BOOKINGS = 4_000;

const NOW = new Date("2026-11-18T05:30:00Z");
const PERIOD = { startAt: NOW, endAt: new Date("2026-11-18T06:30:00Z") };
const VISITOR = { email: "asha@example.com", customerIds: [], expiresAt: PERIOD.endAt };
const PERSON = { kind: "person", userId: testRandom.id(), permissions: new Set() } as unknown as Extract<
  Actor,
  { kind: "person" }
>;

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The statements that `work` sends as long as nothing is found. */
async function statementsOf(work: (db: TenantTransaction) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recorder = transactionHandle<Tables>({
    async query(text, values) {
      statements.push({ text, values });
      return { rows: [] };
    },
  });
  // It may say that there is nothing.
  await work(recorder).catch(() => undefined);
  return statements;
}

type Row = Record<string, string>;

const run = async (db: TenantTransaction, text: string, values: readonly unknown[] = []) =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

/** An index, and where it is told, a condition by which it is walked. */
const byIndex = (name: string, condition = "") => new RegExp(`${name}\\b[^\\n]*\\n\\s+Index Cond: [^\\n]*${condition}`);

// What plan-shapes.test.ts holds of bookings' lists, of the statements beside them (decision 25).
eachDatabase("a plan for all values", (test) => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await insertTenant(test.database);
    await test.database.ownerTx(async (owner) => {
      await owner.execute("alter table bookings no force row level security");
      await owner.execute(
        `insert into bookings (org_id, booking_id, code, branch_id, desk_id, visitor_name, visitor_email, type, status,
           starts_at, ends_at, amount, currency, source)
         select $1, gen_random_uuid(), lpad(to_hex(n), 8, '0'), $2, $3, 'Person ' || n, 'person' || n || '@example.com',
           'HOURLY', 'CONFIRMED', $4::timestamptz - n * interval '1 hour', $4::timestamptz - (n - 1) * interval '1 hour', 0,
           'INR', 'qr' from generate_series(1, ${BOOKINGS}) n`,
        [tenant.orgId, tenant.branchId, tenant.deskIds[0], NOW],
      );
      await owner.execute("set constraints all immediate; alter table bookings force row level security");
    });
    await test.database.execute("analyze bookings");
  });

  type Ask = (context: {
    db: TenantTransaction;
    orgId: string;
    now: Date;
    branchId: string;
    deskId: string;
  }) => Promise<unknown>;
  /** With hours in which to look, so that the second statement is sent too. */
  const OPEN = { startAt: new Date("2026-11-11T03:30:00Z"), endAt: new Date("2026-11-25T15:30:00Z") };
  const alternativesOf: Ask = ({ db, branchId, deskId }) =>
    alternatives(db, { branchId, deskId, period: PERIOD, openHours: [OPEN], wholeDays: false, now: NOW });

  const BRANCH_PERIODS = byIndex("bookings_branch_periods", "branch_id = ");
  const LINES_OF_ITEM = byIndex("ledger_lines_pkey", "item_id = ANY");
  const asked: [string, RegExp, Ask, number?][] = [
    [
      "whether anything is booked from now on",
      BRANCH_PERIODS,
      ({ branchId, now, ...tenancy }) => hasBookingsAhead(tenancy, branchId, now),
      1,
    ],
    ["which desks else are free", BRANCH_PERIODS, alternativesOf],
    ["when else a desk is free", BRANCH_PERIODS, alternativesOf, 1],
    [
      "a visitor's bookings",
      byIndex("bookings_visitor"),
      (context) => bookingsOf(context, VISITOR, "upcoming").execute(),
    ],
    ["a visitor's customer", byIndex("customers_email"), (context) => readProfile(context, VISITOR)],
    [
      "what memberships of shifts brought",
      byIndex("desk_transactions_of_memberships", "branch_id = "),
      (context) => readOfMemberships(context, "INR"),
    ],
    ["the books' lines of them", LINES_OF_ITEM, (context) => readOfMemberships(context, "INR")],
    [
      "what charges brought",
      byIndex("desk_transactions_of_charges", "branch_id = "),
      (context) => readPaidCharges(context, { days: 7, currency: "INR" }),
    ],
    [
      "the books' lines of those charges",
      LINES_OF_ITEM,
      (context) => readPaidCharges(context, { days: 7, currency: "INR" }),
    ],
    [
      "what somebody was charged for",
      byIndex("charges_customer", "customer_id = "),
      (tenancy) => namedCharges(tenancy).where("ch.customerId", "=", testRandom.id()).limit(20).execute(),
    ],
    [
      "what cash is to be counted",
      byIndex("cash_taken_open", "branch_id = "),
      ({ branchId, ...tenancy }) => openDrawers(tenancy, [branchId]).execute(),
    ],
    [
      "the cash that a count takes",
      byIndex("cash_taken_open", "drawer = "),
      ({ branchId, ...tenancy }) =>
        takeCash(
          { ...tenancy, input: { branchId, personId: null, currency: "INR", counted: 0, expected: 0 } },
          { countId: testRandom.id(), countedBy: null },
        ),
    ],
    [
      "the latest lines of the books",
      byIndex("ledger_lines_posted", "branch_id = "),
      ({ branchId, ...tenancy }) =>
        namedLines(tenancy).where("l.orgId", "=", tenancy.orgId).where("l.branchId", "=", branchId).limit(20).execute(),
    ],
    [
      "what was counted",
      byIndex("cash_counts_list", "branch_id = "),
      ({ branchId, ...tenancy }) =>
        namedCounts(tenancy)
          .where("c.branchId", "in", [branchId])
          .orderBy("c.countedAt", "desc")
          .orderBy("c.countId", "desc")
          .limit(20)
          .execute(),
    ],
    ["what is unread", byIndex("notifications_unread"), (context) => countUnread({ ...context, actor: PERSON })],
  ];

  const planOf = async (
    ask: Ask,
    which: number,
    explain: (db: TenantTransaction, statement: Statement) => Promise<Row[]>,
  ) => {
    const { orgId, branchId } = tenant;
    const [deskId = ""] = tenant.deskIds;
    const statement = (await statementsOf((db) => ask({ db, orgId, branchId, deskId, now: NOW })))[which];
    if (!statement) throw new Error("The statement was not sent");
    return test.database.tx({ orgId }, async (db) => {
      // Tables without rows are read whole, whatever indexes they have.
      await run(db, "set local enable_seqscan = off");
      const rows = await explain(db, statement);
      return rows.flatMap((row) => Object.values(row)).join("\n");
    });
  };

  it.each(asked)("reads %s by the index over just these rows", async (_, index, ask, which = 0) => {
    const plan = await planOf(ask, which, async (db, { text, values }) => {
      await run(db, "set local plan_cache_mode = force_generic_plan");
      await run(db, `prepare asked as ${text}`);
      const rows = await run(db, `explain execute asked (${values.map(() => "null")})`);
      await run(db, "deallocate asked");
      return rows;
    });
    expect(plan).toMatch(index);
  });

  it.each(asked)("reads %s by it for its own values too", async (_, index, ask, which = 0) => {
    expect(await planOf(ask, which, (db, { text, values }) => run(db, `explain ${text}`, values))).toMatch(index);
  });
});
