import { CompiledQuery } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Actor } from "../context";
import { alternatives } from "../database/alternatives";
import type { TenantTransaction } from "../database/port";
import type { Tables } from "../database/schema";
import { transactionHandle } from "../database/transaction-handle";
import { eachDatabase } from "../testing/databases";
import { insertTenant, type TestTenant } from "../testing/rows";
import { hasBookingsAhead } from "./branches/queries";
import { countUnread } from "./notifications/queries";
import { readProfile } from "./visitor/profile";
import { bookingsOf } from "./visitor/queries";

/** Enough for the planner to prefer an index wherever one serves. */
const BOOKINGS = 4_000;

const NOW = new Date("2026-11-18T05:30:00Z");
const PERIOD = { startsAt: NOW, endsAt: new Date("2026-11-18T06:30:00Z") };
const VISITOR = { email: "asha@example.com", customerIds: [], expiresAt: PERIOD.endsAt };
const PERSON = { kind: "person", userId: VISITOR.email, permissions: new Set() } as unknown as Actor;

/** The statement that `work` sends first, and how many values it has. */
async function firstStatement(work: (db: TenantTransaction) => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<{ text: string; values: number }>();
  const recorder = transactionHandle<Tables>({
    async query(text, values) {
      resolve({ text, values: values.length });
      return { rows: [] };
    },
  });
  // What comes after finds nothing, and may say so.
  await work(recorder).catch(() => undefined);
  return promise;
}

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
      await owner.execute("alter table bookings force row level security");
    });
    await test.database.execute("analyze bookings");
  });

  type Ask = (context: { db: TenantTransaction; orgId: string; now: Date; branchId: string }) => Promise<unknown>;
  const asked: [string, string, Ask][] = [
    [
      "whether anything is ahead",
      "bookings_branch_periods",
      ({ branchId, now, ...tenancy }) => hasBookingsAhead(tenancy, branchId, now),
    ],
    [
      "what else is free",
      "bookings_branch_periods",
      ({ db, branchId }) =>
        alternatives(db, { branchId, deskId: branchId, period: PERIOD, openHours: [], wholeDays: false, now: NOW }),
    ],
    ["a visitor's bookings", "bookings_visitor", (context) => bookingsOf(context, VISITOR, "upcoming").execute()],
    ["a visitor's customer", "customers_email", (context) => readProfile(context, VISITOR)],
    ["what is unread", "notifications_unread", (context) => countUnread({ ...context, actor: PERSON })],
  ];

  it.each(asked)("reads %s by the index over just these rows", async (_, index, ask) => {
    const { orgId, branchId } = tenant;
    const { text, values } = await firstStatement((db) => ask({ db, orgId, branchId, now: NOW }));
    const { rows } = await test.database.tx({ orgId }, async (db) => {
      const run = (sql: string) => db.executeQuery<Record<string, string>>(CompiledQuery.raw(sql));
      // Tables without rows are read whole, whatever indexes they have.
      await run("set local enable_seqscan = off");
      await run("set local plan_cache_mode = force_generic_plan");
      await run(`prepare asked as ${text}`);
      const plan = await run(`explain execute asked (${Array(values).fill("null")})`);
      await run("deallocate asked");
      return plan;
    });
    expect(rows.flatMap((row) => Object.values(row)).join("\n")).toContain(index);
  });
});
