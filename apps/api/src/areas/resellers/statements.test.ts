import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { localDateOf } from "@carrel/sdk/domain";
import type { ResellerEarning, ResellerStatement } from "@carrel/sdk/schemas";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertPerson } from "../../testing/access/places";
import { insertOrder } from "../subscription/order";
import { lockPayer, payOrder } from "../subscription/pay-order";
import { ordersOf, previewOf } from "../subscription/queries";
import { settlePayment } from "../subscription/settle-payment";
import { eachHouse, type House, PASSWORD, refusal, SENTENCE } from "../testing/house";
import { follow } from "../testing/staff";

const TIMEZONE = "America/New_York";
const CURRENCY = "INR";

async function platform(house: House): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
}

async function sell(house: House, owner: Client<Contract>) {
  const email = `stated-${house.unique()}@example.com`;
  const reseller = await owner.resellers.create({
    orgName: `Reseller ${house.unique()}`,
    resellerOrgType: "both",
    timezone: TIMEZONE,
    owner: { name: "Tara Nair", email },
    profitSharing: { rate: 12.35, type: "percent" },
  });
  return { ...reseller, email };
}

async function insertClient(house: House, resellerId: string): Promise<string> {
  const orgId = house.id();
  const code = `S${orgId.replaceAll("-", "").slice(-12).toUpperCase()}`;
  const at = "2025-01-01T00:00:00Z";
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("organisations")
      .values({
        ...{ orgId, orgName: `Client ${code}`, orgCode: code, orgType: "client", workspaceKind: "co-working" },
        ...{ resellerId, isClient: true, timezone: "Asia/Kolkata", currency: CURRENCY, createdAt: at, updatedAt: at },
      })
      .execute(),
  );
  return orgId;
}

/** Orders and pays as of an instant, by the writer that `verifyPayment` has. */
const payAt = (house: House, orgId: string, now: Date, planCode: string) =>
  house.database.tx({ orgId }, async (db) => {
    const tenancy = { db, orgId, now };
    const payer = await lockPayer(tenancy);
    const orderId = house.id();
    const change = await previewOf(tenancy, payer, { planCode });
    const isFree = change.amount === 0;
    const gatewayOrderId = isFree ? null : `order_${orderId}`;
    await insertOrder(tenancy, change, { orderId, gateway: "sandbox", gatewayOrderId, orderedBy: null });
    return payOrder(tenancy, payer, orderId, isFree ? null : { paymentId: `pay_${orderId}`, method: "upi" });
  });

/** Money that comes for an order that is paid already: it is to be given back, and is. */
async function returnAt(house: House, owner: Client<Contract>, orgId: string, now: Date) {
  const { orderId, amount } = await payAt(house, orgId, now, "starter");
  if (amount === 0) return;
  const { toReturn } = await house.database.tx({ orgId }, async (db) => {
    const tenancy = { db, orgId, now, random: { id: house.id, bytes: (count: number) => new Uint8Array(count) } };
    const payer = await lockPayer(tenancy);
    const order = await ordersOf(tenancy).where("order.orderId", "=", orderId).executeTakeFirstOrThrow();
    return settlePayment(tenancy, payer, order, { paymentId: `pay_${house.id()}`, method: "upi" });
  });
  await owner.superOrg.markReturned({ id: toReturn?.paymentId ?? "", reference: "rfnd_1" });
}

const linesOf = async (client: Client<Contract>, id: string, statements: readonly ResellerStatement[]) => {
  const lines: ResellerEarning[] = [];
  for (const month of new Set(statements.map((one) => one.month))) {
    lines.push(...(await client.resellers.earnings({ id, month, limit: 1000, page: 1 })).data);
  }
  return lines;
};

const sumOf = <Entry>(entries: readonly Entry[], figure: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + figure(entry), 0);

/** What may happen to a reseller in one step. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant("pay" as const),
    client: fc.nat(2),
    plan: fc.constantFrom("starter", "growth", "uneven", "overseas"),
  }),
  fc.record({ kind: fc.constant("rate" as const), rate: fc.constantFrom(0, 7.77, 33.33, 100) }),
  fc.record({ kind: fc.constant("fixed" as const), rate: fc.constantFrom(1, 30_001) }),
  fc.record({ kind: fc.constant("payout" as const), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("takeBack" as const) }),
  fc.record({ kind: fc.constant("return" as const), client: fc.nat(2) }),
  fc.record({ kind: fc.constant("move" as const), client: fc.nat(2) }),
  fc.record({
    kind: fc.constant("zone" as const),
    timezone: fc.constantFrom("Pacific/Auckland", "Pacific/Pago_Pago", "Asia/Kolkata", TIMEZONE),
  }),
);
const history = fc.array(fc.record({ step, hours: fc.integer({ min: 1, max: 300 }) }), { minLength: 6, maxLength: 16 });

eachHouse("a reseller's statements", (house) => {
  const withOddPlans = async (owner: Client<Contract>) => {
    const { pricingPlans: kept } = await owner.superOrg.details();
    if (kept.some(({ code }) => code === "uneven")) return;
    const limits = { branches: null, desks: null, adminUsers: null };
    await owner.superOrg.updatePricingPlans({
      pricingPlans: [
        ...kept,
        { code: "uneven", name: "Uneven", amount: 12_347, interval: "month", limits },
        { code: "overseas", name: "Overseas", amount: 4_903, currency: "USD", interval: "month", limits },
      ],
    });
  };

  it("stay as they are once a month is closed, and come to his figures, whatever happens later", async () => {
    await withOddPlans(await platform(house));
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        house.setNow("2026-01-05T12:00:00Z");
        let owner = await platform(house);
        const { _id: id } = await sell(house, owner);
        const other = (await owner.auth.session()).loggedOrgDetails._id;
        const clients: string[] = [];
        for (let count = 0; count < 3; count += 1) clients.push(await insertClient(house, id));
        const whose = new Map(clients.map((client) => [client, id]));
        const closed = new Map<string, unknown>();
        const paid: { share: number; currency: string }[] = [];
        for (const { step: next, hours } of steps) {
          house.advance({ minutes: hours * 60 });
          owner = await platform(house);
          const now = new Date(house.minutesFromNow(0));
          const client = "client" in next ? (clients[next.client] ?? "") : "";
          if (next.kind === "pay") await payAt(house, client, now, next.plan);
          if (next.kind === "rate") await owner.resellers.updateProfitRate({ id, rate: next.rate, type: "percent" });
          if (next.kind === "fixed") await owner.resellers.updateProfitRate({ id, rate: next.rate, type: "fixed" });
          if (next.kind === "zone") await owner.resellers.update({ _id: id, timezone: next.timezone });
          if (next.kind === "return") await returnAt(house, owner, client, now);
          if (next.kind === "move") {
            const goesTo = whose.get(client) === id ? other : id;
            whose.set(client, goesTo);
            await house.database.tx({ orgId: client }, (db) =>
              db
                .updateTable("organisations")
                .set({ resellerId: goesTo, orgName: `Moved ${house.unique()}` })
                .execute(),
            );
          }
          if (next.kind === "payout") {
            const { owed } = await owner.resellers.stats({ id });
            for (const { currency, amount: due } of owed) {
              const amount = Math.ceil((due * next.part) / 100);
              const { timezone } = await owner.resellers.get({ id });
              const paidOn = localDateOf(now, timezone);
              await owner.resellers.addPayout({ resellerId: id, amount, currency, reference: house.id(), paidOn });
            }
          }
          if (next.kind === "takeBack") {
            const { data } = await owner.resellers.payouts({ id });
            const open = data.find(({ isTakenBack, corrects }) => !isTakenBack && !corrects);
            if (open) await owner.resellers.takePayoutBack({ resellerId: id, payoutId: open._id, reason: "Sent back" });
          }
          // What was closed before is as it was, lines too; what is closed now is kept.
          const { data } = await owner.resellers.statements({ id, limit: 1000 });
          const lines = await linesOf(owner, id, data);
          for (const one of data.filter(({ isClosed }) => isClosed)) {
            const whole = { one, lines: lines.filter(({ day }) => day.slice(0, 7) === one.month.slice(0, 7)) };
            if (!closed.has(one._id)) closed.set(one._id, whole);
            expect(whole).toEqual(closed.get(one._id));
          }
        }
        const { data, totalRecords } = await owner.resellers.statements({ id, limit: 1000 });
        expect(totalRecords).toBe(data.length);
        for (const [_id] of closed) expect(data.some((one) => one._id === _id)).toBe(true);
        const stats = await owner.resellers.stats({ id });
        const own = data.filter(({ currency }) => currency === CURRENCY);
        expect(sumOf(own, ({ earned }) => earned)).toBe(stats.totalProfit);
        expect(sumOf(own, ({ revenue }) => revenue)).toBe(stats.totalRevenue);
        for (const { month, profit, revenue } of stats.series) {
          const its = own.find((one) => one.month === month);
          expect([profit, revenue]).toEqual([its?.earned ?? 0, its?.revenue ?? 0]);
        }
        // Line by line, and counted the slow way from everybody's rows.
        for (const orgId of clients) {
          const rows = await house.database.tx({ orgId }, (db) =>
            db.selectFrom("subscriptionPayments").selectAll().where("resellerId", "=", id).execute(),
          );
          paid.push(...rows.map(({ resellerShare, currency }) => ({ share: resellerShare, currency })));
        }
        const lines = await linesOf(owner, id, data);
        for (const currency of new Set(paid.map((one) => one.currency))) {
          const total = sumOf(
            paid.filter((one) => one.currency === currency),
            ({ share }) => share,
          );
          const shares = lines.filter((line) => line.currency === currency);
          expect(sumOf(shares, ({ share }) => share)).toBe(total);
          const months = data.filter((one) => one.currency === currency).toReversed();
          expect(sumOf(months, ({ earned }) => earned)).toBe(total);
          let balance = 0;
          for (const one of months) {
            expect(one.opening).toBe(balance);
            balance += one.earned - one.paidOut;
            expect(one.closing).toBe(balance);
          }
          expect(stats.owed.find((one) => one.currency === currency)?.amount ?? 0).toBe(balance);
        }
      }),
      { numRuns: process.env.CARREL_TEST_FULL ? 60 : 10 },
    );
  });

  it("hold what was paid out, once by two at once, and never more than is owed", async () => {
    house.setNow("2026-01-02T06:00:00Z");
    const { _id: id, email, orgName } = await sell(house, await platform(house));
    await follow(house, email);
    const client = await insertClient(house, id);
    await payAt(house, client, new Date("2026-10-10T00:00:00Z"), "growth");
    await payAt(house, client, new Date("2026-11-09T00:00:00Z"), "growth");
    const share = Math.floor((249_900 * 12.35) / 100);
    const payout = { resellerId: id, currency: CURRENCY, paidOn: "2026-11-20" };
    house.setNow("2026-11-21T06:00:00Z");
    const owner = await platform(house);
    const first = await owner.resellers.addPayout({ ...payout, amount: share, reference: "NEFT 1" });
    expect(first).toMatchObject({ amount: share, paidOn: "2026-11-20", bookedOn: "2026-11-21", corrects: null });
    const both = await Promise.allSettled(
      ["NEFT 2", "NEFT 3"].map((reference) => owner.resellers.addPayout({ ...payout, amount: share, reference })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(owner.resellers.addPayout({ ...payout, amount: 1, reference: "NEFT 4" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["amount"], message: `Nothing is owed to ${orgName} in INR` }],
    });
    for (const [paidOn, hint] of [
      ["2026-11-22", "Use 2026-11-21, the reseller's today, or an earlier day"],
      ["2026-01-01", "Use 2026-01-02, when the reseller began, or a later day"],
    ] as const) {
      const early = owner.resellers.addPayout({ ...payout, paidOn, amount: 1, reference: "NEFT 5" });
      expect(await refusal(early)).toMatchObject({ status: 400, issues: [{ path: ["paidOn"], message: hint }] });
    }

    // A mistake is taken back by a row of its own, once, and what it paid is owed again.
    const back = { resellerId: id, payoutId: first._id, reason: "The bank returned it" };
    const twice = await Promise.allSettled([
      owner.resellers.takePayoutBack(back),
      owner.resellers.takePayoutBack(back),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { data } = await owner.resellers.payouts({ id });
    expect(data.map(({ amount, isTakenBack }) => [amount, isTakenBack])).toEqual([
      [-share, false],
      [share, false],
      [share, true],
    ]);
    const counter = { resellerId: id, payoutId: data[0]?._id ?? "", reason: "No" };
    expect(await refusal(owner.resellers.takePayoutBack(counter))).toMatchObject({ code: "payout_taken_back" });
    const again = { ...payout, amount: share, reference: "NEFT 1" };
    await owner.resellers.addPayout({ ...again, amount: share - 1 });
    expect(await refusal(owner.resellers.addPayout({ ...again, amount: 1 }))).toMatchObject({
      status: 409,
      code: "payout_recorded",
    });
    const [november, october] = (await owner.resellers.statements({ id })).data;
    expect(october).toMatchObject({ opening: 0, earned: share, paidOut: 0, closing: share, isClosed: true });
    expect(november).toMatchObject({ opening: share, earned: share, paidOut: 2 * share - 1, closing: 1 });
    const month = await owner.resellers.statement({ id, month: "2026-11-01" });
    expect(month).toMatchObject({ isClosed: false, sums: [november] });
    expect(month.payouts).toHaveLength(4);

    // He reads it himself, and writes none; his log and the platform's tell who did.
    const reseller = house.client("pk_demo_carrel");
    await reseller.auth.login({ email, password: SENTENCE });
    expect((await reseller.resellers.payouts({ id })).data).toHaveLength(4);
    expect((await reseller.resellers.statements({ id })).data).toMatchObject([november, october]);
    expect((await reseller.resellers.stats({ id })).owed).toEqual([{ currency: CURRENCY, amount: 1 }]);
    expect(await refusal(reseller.resellers.addPayout({ ...payout, amount: 1, reference: "Mine" }))).toMatchObject({
      status: 403,
    });
    expect(await refusal(reseller.resellers.takePayoutBack(back))).toMatchObject({ status: 403 });
    const log = await reseller.auditLog.list({ action: "resellers.addPayout", limit: 10, page: 1 });
    expect(log.data[0]).toMatchObject({ actor: { name: "Mira Sen (Carrel)" }, after: { reference: "NEFT 1" } });
    const theirs = await owner.auditLog.list({ action: "resellers.takePayoutBack", limit: 1, page: 1 });
    expect(theirs.data[0]).toMatchObject({ after: { corrects: { reason: "The bank returned it" } } });
  });

  it("are nobody else's, of another reseller as of none", async () => {
    const owner = await platform(house);
    const [one, other] = [await sell(house, owner), await sell(house, owner)];
    const reseller = await follow(house, one.email);
    const month = "2026-11-01";
    for (const id of [other._id, house.id()]) {
      for (const attempt of [
        () => reseller.resellers.statements({ id }),
        () => reseller.resellers.statement({ id, month }),
        () => reseller.resellers.earnings({ id, month }),
        () => reseller.resellers.payouts({ id }),
      ]) {
        expect(await refusal(attempt())).toMatchObject({ status: 404, message: "Organization not found" });
      }
    }
    const taken = owner.resellers.takePayoutBack({ resellerId: one._id, payoutId: house.id(), reason: "None" });
    expect(await refusal(taken)).toMatchObject({ status: 404, message: "Payout not found" });
    const { resellers } = owner;
    expect((await resellers.statement({ id: one._id, month: "2026-11-30" })).month).toBe(month);
    expect(await refusal(resellers.statement({ id: one._id, month: "2026-11" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["month"] }],
    });
    expect((await owner.resellers.statements({ id: one._id })).data).toEqual([]);
    const { _id: orgId } = (await owner.auth.session()).loggedOrgDetails;
    const { email } = await insertPerson(house, orgId, {
      permissions: ["resellers.read", "resellers.write"],
      branches: [],
    });
    const some = house.client("pk_demo_carrel");
    await some.auth.login({ email, password: PASSWORD });
    expect(await refusal(some.resellers.statements({ id: one._id }))).toMatchObject({ code: "branch_scope" });
  });

  it("are refused by the database where somebody writes past the lock", async () => {
    const owner = await platform(house);
    const { _id: orgId } = await sell(house, owner);
    const [payoutId, recordedBy] = [house.id(), house.id()];
    const row = {
      ...{ orgId, currency: CURRENCY, reference: "NEFT", paidOn: "2026-11-20", bookedOn: "2026-11-20" },
      ...{ recordedBy, recordedByName: "Mira Sen", createdAt: new Date(house.minutesFromNow(0)) },
    };
    const insert = (changes: object) =>
      house.database.tx({ orgId }, (db) =>
        db
          .insertInto("resellerPayouts")
          .values({ ...row, payoutId: house.id(), turn: 1, amount: 100, ...changes })
          .execute(),
      );
    await insert({ payoutId });
    await expect(insert({})).rejects.toThrow(/turn_unique/);
    const back = { turn: 2, corrects: payoutId, reason: "No" };
    for (const wrong of [{ amount: -99 }, { amount: -100, currency: "USD" }, { amount: 100 }]) {
      await expect(insert({ ...back, ...wrong })).rejects.toThrow(/foreign key|check constraint/);
    }
    await insert({ ...back, amount: -100 });
    await expect(insert({ ...back, turn: 3, amount: -100 })).rejects.toThrow(/corrects_unique/);
    for (const change of [
      sql`update reseller_payouts set amount = 1 where org_id = ${orgId}`,
      sql`delete from reseller_payouts where org_id = ${orgId}`,
    ]) {
      await expect(house.database.tx({ orgId }, (db) => change.execute(db))).rejects.toThrow(/permission denied/);
    }
  });
});
