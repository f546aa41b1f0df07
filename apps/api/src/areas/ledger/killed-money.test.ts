import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../adapters/postgres";
import { findOrganisationByCode } from "../../database/lookups";
import type { Database } from "../../database/port";
import { expectBooks } from "../../testing/books";
import { createTestApi, NO_LIMITS } from "../../testing/create-test-api";
import { type DatabaseProxy, startDatabaseProxy } from "../../testing/database-proxy";
import { openTestDatabase } from "../../testing/databases";
import { DEMO_NOW } from "../../testing/demo-database";
import { testClock } from "../../testing/test-ports";

type Owner = Client<Contract>;
interface Somebody {
  owner: Owner;
  customerId: string;
  unique: string;
}
/** What moves money: what has to be there first, and the call that is cut. */
interface Move {
  name: string;
  prepare(somebody: Somebody): Promise<(options: { idempotencyKey: string }) => Promise<unknown>>;
}

const CURRENCY = "INR";
const chargeOf = ({ owner, customerId }: Somebody) =>
  owner.charges.add({ customerId, amount: 30_000, reason: "Lost key" });

const MOVES: readonly Move[] = [
  {
    name: "a payment",
    async prepare(somebody) {
      const { _id: id } = await chargeOf(somebody);
      return (options) => somebody.owner.charges.pay({ id, amount: 20_000, method: "cash" }, options);
    },
  },
  {
    name: "a refund",
    async prepare(somebody) {
      const { _id: id } = await chargeOf(somebody);
      await somebody.owner.charges.pay({ id, amount: 30_000, method: "upi" });
      return (options) =>
        somebody.owner.charges.refund({ id, amount: 10_000, method: "cash", reason: "Found" }, options);
    },
  },
  {
    name: "money for several dues at once",
    async prepare(somebody) {
      await chargeOf(somebody);
      await chargeOf(somebody);
      const id = somebody.customerId;
      return (options) => somebody.owner.dues.pay({ id, amount: 50_000, currency: CURRENCY, method: "card" }, options);
    },
  },
  {
    name: "what is written off",
    async prepare(somebody) {
      await chargeOf(somebody);
      const id = somebody.customerId;
      return (options) =>
        somebody.owner.dues.writeOff({ id, amount: 30_000, currency: CURRENCY, reason: "Moved away" }, options);
    },
  },
  {
    name: "a deposit that is taken",
    prepare:
      async ({ owner, customerId }) =>
      (options) =>
        owner.deposits.take({ customerId, amount: 200_000, method: "cash" }, options),
  },
  {
    name: "a deposit that is given back",
    async prepare({ owner, customerId }) {
      await owner.deposits.take({ customerId, amount: 200_000, method: "upi" });
      return (options) => owner.deposits.giveBack({ customerId, amount: 150_000, method: "cash" }, options);
    },
  },
];

/** Rows of an organisation that say where money is, by how many they are and what they come to. */
const RECORDS = {
  payments: sql`select count(*)::int as rows, coalesce(sum(amount), 0)::float8 as amount from desk_transactions`,
  deposits: sql`select count(*)::int as rows, coalesce(sum(amount), 0)::float8 as amount from deposit_moves`,
  books: sql`select count(*)::int as rows, coalesce(sum(amount), 0)::float8 as amount from ledger_lines`,
  drawers: sql`select count(*)::int as rows, coalesce(sum(amount), 0)::float8 as amount from cash_taken`,
  owed: sql`select count(*)::int as rows, coalesce(sum(due), 0)::float8 as amount from debts`,
  figures: sql`select 0 as rows, coalesce(sum(revenue), 0)::float8 as amount from payment_figures where span = 1`,
  told: sql`select count(*)::int as rows, 0::float8 as amount from audit_log where after is not null`,
};
type Record = keyof typeof RECORDS;
type Money = { [Name in Record]: { rows: number; amount: number } };

const NAMES = Object.keys(RECORDS) as Record[];
const difference = (after: Money, before: Money) =>
  Object.fromEntries(
    NAMES.map((name) => [name, [after[name].rows - before[name].rows, after[name].amount - before[name].amount]]),
  );

describe("a server that ends between any two steps of what moves money", () => {
  let proxy: DatabaseProxy;
  let database: Database;
  let owner: Owner;
  let orgId: string;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const prepared = await openTestDatabase("postgres", { contents: "demo" });
    closing.push(() => prepared.close());
    ({ database } = prepared);
    proxy = await startDatabaseProxy(prepared.url ?? "");
    closing.push(() => proxy.close());
    const through = openPostgres({ url: proxy.url, onConnectionError: () => undefined });
    closing.push(() => through.close());
    const api = createTestApi({ database: through, clock: testClock(DEMO_NOW), limits: NO_LIMITS });
    owner = api.client("pk_demo_carrel");
    await owner.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
    orgId = (await database.lookup((db) => findOrganisationByCode(db, "HARBOUR")))?.orgId ?? "";
  });
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const money = () =>
    database.tx({ orgId }, async (db) => {
      const found: Partial<Money> = {};
      for (const name of NAMES)
        found[name] = (await (RECORDS[name] as ReturnType<typeof sql<Money[Record]>>).execute(db)).rows[0];
      return found as Money;
    });
  let made = 0;
  const somebody = async (): Promise<Somebody> => {
    made += 1;
    const unique = `${made}`;
    const { _id } = await owner.customers.add({ name: `Somebody ${unique}`, email: `killed-${unique}@example.com` });
    return { owner, customerId: _id, unique };
  };

  it.each(MOVES)("has all of it or nothing: $name", async ({ prepare }) => {
    const whole = await prepare(await somebody());
    const before = await money();
    await whole({ idempotencyKey: crypto.randomUUID() });
    const all = difference(await money(), before);
    const nothing = difference(before, before);
    expect(all).not.toEqual(nothing);

    let cuts = 0;
    for (let pieces = 0; ; pieces++) {
      const call = await prepare(await somebody());
      const options = { idempotencyKey: crypto.randomUUID(), retries: 0 };
      const began = await money();
      const wasCut = proxy.cutAfter(pieces);
      const outcome = await call(options).then(
        () => "done",
        () => "failed",
      );
      if (!wasCut()) {
        proxy.mend();
        expect(outcome).toBe("done");
        break;
      }
      cuts += 1;
      proxy.mend();
      const left = difference(await money(), began);
      expect([nothing, all]).toContainEqual(left);
      // Whoever was told that it is done finds it.
      if (outcome === "done") expect(left).toEqual(all);
      await call(options);
      expect(difference(await money(), began)).toEqual(all);
    }
    expect(cuts).toBeGreaterThan(5);
    await expectBooks(database, orgId);
  });
});
