import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { localDateOf } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import type { Row } from "../../database/schema";
import { seededRandom } from "../../seed/seeded-random";
import { insertOrder } from "../subscription/order";
import { lockPayer, payOrder } from "../subscription/pay-order";
import { previewOf } from "../subscription/queries";
import { eachHouse, type House, PASSWORD } from "../testing/house";

/** Behind UTC, and with summer time: months begin at other instants than the server's. */
const TIMEZONE = "America/New_York";
const NOW = "2026-11-21T06:00:00Z";
const DAY = 86_400_000;

type Payment = Row<"subscriptionPayments">;

async function platformOwner(house: House): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
}

/** A client of a reseller, straight in the database. */
async function insertClient(house: House, resellerId: string): Promise<string> {
  const orgId = house.id();
  const code = `C${orgId.replaceAll("-", "").slice(-12).toUpperCase()}`;
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("organisations")
      .values({
        orgId,
        orgName: `Client ${code}`,
        orgCode: code,
        orgType: "client",
        workspaceKind: "co-working",
        resellerId,
        isClient: true,
        timezone: "Asia/Kolkata",
        currency: "INR",
        createdAt: "2025-01-01T00:00:00Z",
        updatedAt: "2025-01-01T00:00:00Z",
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
    await insertOrder(tenancy, change, {
      orderId,
      gateway: "sandbox",
      gatewayOrderId: isFree ? null : `order_${orderId}`,
      orderedBy: null,
    });
    await payOrder(tenancy, payer, orderId, isFree ? null : { paymentId: `pay_${orderId}`, method: "upi" });
  });

interface Rate {
  rate: number;
  type: "percent" | "fixed";
  /** Local date. */
  from: string;
}

/** What a payment brings him, reckoned again from the rates. */
function shareOf({ amount, paidAt, currency }: Payment, rates: readonly Rate[]): number {
  const day = localDateOf(paidAt, TIMEZONE);
  const rate = rates.filter(({ from }) => from <= day).at(-1);
  if (!rate) return 0;
  if (rate.type === "percent") return Math.floor((amount * rate.rate) / 100);
  return currency === "INR" ? Math.min(rate.rate, amount) : 0;
}

const total = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Each figure of money the slow way, from the rows. */
function byHand(all: readonly Payment[], rates: readonly Rate[]) {
  const paid = all.filter(({ currency }) => currency === "INR");
  const monthOf = ({ paidAt }: Payment) => localDateOf(paidAt, TIMEZONE).slice(0, 7);
  const dayOf = ({ paidAt }: Payment) => Number(localDateOf(paidAt, TIMEZONE).slice(8));
  const today = Number(localDateOf(new Date(NOW), TIMEZONE).slice(8));
  const of = (month: string) => paid.filter((payment) => monthOf(payment) === month);
  const profit = (payments: readonly Payment[]) => payments.reduce((sum, one) => sum + shareOf(one, rates), 0);
  const before = total(of("2026-10").filter((payment) => dayOf(payment) <= today));
  return {
    revenueThisMonth: total(of("2026-11")),
    revenueLastMonth: total(of("2026-10")),
    totalRevenue: total(paid),
    profitThisMonth: profit(of("2026-11")),
    totalProfit: profit(paid),
    monthlyGrowth: before === 0 ? null : Math.round((total(of("2026-11")) / before - 1) * 1000) / 10,
    months: (series: ResellerStats["series"]) =>
      series.map(({ month }) => ({
        month,
        revenue: total(of(month.slice(0, 7))),
        profit: profit(of(month.slice(0, 7))),
      })),
    top: [...new Set(paid.map(({ orgId }) => orgId))]
      .map((orgId) => ({
        _id: orgId,
        revenue: total(paid.filter((one) => one.orgId === orgId && monthOf(one) >= "2025-12")),
      }))
      .sort((one, other) => other.revenue - one.revenue)
      .slice(0, 5),
  };
}

eachHouse("a reseller's earnings", (house) => {
  it("are the sums of what his clients paid, by the rate of each day", async () => {
    const owner = await platformOwner(house);
    const { pricingPlans: kept } = await owner.superOrg.details();
    const limits = { branches: null, desks: null, adminUsers: null };
    await owner.superOrg.updatePricingPlans({
      pricingPlans: [
        ...kept,
        { code: "abroad", name: "Abroad", amount: 4_900, currency: "USD", interval: "month", limits },
        { code: "odd", name: "Odd", amount: 12_347, interval: "month", limits },
      ],
    });
    const reseller = await owner.resellers.create({
      orgName: `Reseller ${house.unique()}`,
      resellerOrgType: "both",
      timezone: TIMEZONE,
      owner: { name: "Tara Nair", email: `earner-${house.unique()}@example.com` },
    });
    const rates: Rate[] = [
      { rate: 12.5, type: "percent", from: "2025-06-01" },
      { rate: 30_000, type: "fixed", from: "2026-02-15" },
      { rate: 20, type: "percent", from: "2026-09-01" },
    ];
    await house.database.tx({ orgId: reseller._id }, (db) =>
      db
        .insertInto("profitRates")
        .values(
          rates.map(({ rate, type, from }) => ({
            orgId: reseller._id,
            rateId: house.id(),
            rate,
            type,
            effectiveFrom: from,
            setBy: null,
            createdAt: `${from}T04:00:00Z`,
          })),
        )
        .execute(),
    );
    const chance = seededRandom("earnings");
    const clients = [];
    for (let count = 0; count < 7; count += 1) clients.push(await insertClient(house, reseller._id));
    // Somebody else's client pays too, and counts nowhere.
    const stranger = await insertClient(house, (await owner.auth.session()).loggedOrgDetails._id);
    const start = Date.parse("2025-05-20T00:00:00Z");
    const span = Date.parse(NOW) - start;
    // The instants at which months and days begin there are the ones that a sum gets wrong.
    const edges = ["2026-11-01T03:59:59Z", "2026-11-01T04:00:00Z", "2026-10-22T03:59:59Z", "2026-10-22T04:00:00Z"];
    for (const orgId of [...clients, stranger]) {
      const instants = [
        ...Array.from({ length: 9 }, () => start + Math.floor((span * chance.whole(0, 10_000)) / 10_000)),
        ...edges.map((edge) => Date.parse(edge)),
      ].sort((one, other) => one - other);
      for (const at of instants) {
        await payAt(house, orgId, new Date(at), chance.pick(["starter", "growth", "odd", "abroad", "business-yearly"]));
      }
    }
    const payments = [];
    for (const orgId of clients) {
      payments.push(
        ...(await house.database.tx({ orgId }, (db) => db.selectFrom("subscriptionPayments").selectAll().execute())),
      );
    }
    expect(payments.some(({ currency }) => currency === "USD")).toBe(true);
    const { months, top, ...figures } = byHand(payments, rates);
    house.setNow(NOW);
    const stats = await owner.resellers.stats({ id: reseller._id });
    expect(stats).toMatchObject({ ...figures, currency: "INR" });
    expect(stats.series.map(({ month, revenue, profit }) => ({ month, revenue, profit }))).toEqual(
      months(stats.series),
    );
    expect(stats.topClients.map(({ _id, revenue }) => ({ _id, revenue }))).toEqual(top);
    expect(figures.totalRevenue).toBeGreaterThan(stats.series.reduce((sum, { revenue }) => sum + revenue, 0));
    expect(figures.totalProfit).toBeGreaterThan(0);

    // A client who goes to somebody else leaves what it paid, and pays him no more.
    const [moved = ""] = clients;
    await house.database.tx({ orgId: moved }, (db) =>
      db.updateTable("organisations").set({ resellerId: null, isClient: false }).execute(),
    );
    await payAt(house, moved, new Date(Date.parse(NOW) - DAY / 2), "odd");
    expect(await owner.resellers.stats({ id: reseller._id })).toMatchObject({ ...figures, clients: 6 });
    const stop = (await owner.superOrg.details()).pricingPlans;
    await owner.superOrg.updatePricingPlans({
      pricingPlans: stop.map((plan) => ({
        ...plan,
        isActive: plan.isActive && !["abroad", "odd"].includes(plan.code),
      })),
    });
  });

  it("are in the demo", async () => {
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email: "owner@northside.test", password: PASSWORD });
    const { _id: id } = (await client.auth.session()).loggedOrgDetails;
    const stats = await client.resellers.stats({ id });
    expect(stats.totalRevenue).toBeGreaterThan(0);
    expect(stats.totalProfit).toBeGreaterThan(stats.totalRevenue * 0.15);
    expect(stats.totalProfit).toBeLessThan(stats.totalRevenue * 0.2);
    expect(stats).toMatchObject({ clients: 6, expiredClients: 1, topClients: { length: 5 } });
    // A year that somebody could have had: no month is empty, and none is beyond comparison with the one before.
    for (const { revenue } of stats.series.slice(0, -1)) expect(revenue).toBeGreaterThan(0);
    expect(Math.abs(stats.monthlyGrowth ?? 0)).toBeLessThan(50);
    const { data } = await client.resellers.statements({ id });
    expect(data.length).toBeGreaterThan(12);
    expect(data.filter(({ paidOut }) => paidOut > 0).length).toBeGreaterThan(11);
    expect(stats.owed).toEqual([{ currency: "INR", amount: data[0]?.closing }]);
  });
});
