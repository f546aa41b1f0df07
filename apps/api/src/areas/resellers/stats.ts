import { dayRange } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { growth } from "../dashboard/scope";
import { owedOf, statementsOf } from "./ledger";

interface ClientFigures {
  orgId: string;
  orgName: string;
  isActive: boolean;
  isTrial: boolean;
  /** Whether its subscription lets it work. */
  runs: boolean;
  branches: number;
  desks: number;
  /** Since the first month of the series, as is the revenue. */
  bookings: number;
  revenue: number;
}

interface MonthFigures {
  /** Its first day, in the reseller's time zone. */
  month: string;
  clients: number;
  newClients: number;
  bookings: number;
  /** What clients paid, minor unit of his currency, and his part of it. */
  revenue: number;
  profit: number;
  /** Up to the day of the month that has today's number. */
  revenueToDay: number;
}

const TOP_CLIENTS = 5;

const sumOf = <Entry>(entries: readonly Entry[], figure: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + figure(entry), 0);

/** The figures of a reseller in whose scope the transaction is; money is what was paid in his currency. */
export async function resellerStats(
  context: Pick<Context, "db" | "now">,
  reseller: Pick<Tenant, "orgId" | "currency" | "timezone">,
): Promise<ResellerStats> {
  const { db, now } = context;
  const { currency, timezone } = reseller;
  const { rows: months } = await sql<MonthFigures>`
    select month, clients, new_clients, bookings, revenue, profit, revenue_to_day from reseller_months(${now})
  `.execute(db);
  const [oldest] = months;
  const [last, running] = months.slice(-2);
  if (!oldest || !last || !running) throw new Error("A reseller has twelve months");
  const { rows: clients } = await sql<ClientFigures>`
    select * from reseller_clients(${now}, ${dayRange(oldest.month, timezone).startAt})
  `.execute(db);
  const { rows: earnings } = await sql<Pick<MonthFigures, "revenue" | "profit">>`
    select * from reseller_earnings(${now})
  `.execute(db);
  return {
    clients: clients.length,
    activeClients: clients.filter(({ isActive, runs }) => isActive && runs).length,
    branches: sumOf(clients, ({ branches }) => branches),
    desks: sumOf(clients, ({ desks }) => desks),
    trialClients: clients.filter(({ isTrial, runs }) => isTrial && runs).length,
    expiredClients: clients.filter(({ runs }) => !runs).length,
    newClientsThisMonth: running.newClients,
    bookingsThisMonth: running.bookings,
    currency,
    revenueThisMonth: running.revenue,
    revenueLastMonth: last.revenue,
    revenueLastMonthToDay: last.revenueToDay,
    totalRevenue: earnings[0]?.revenue ?? 0,
    profitThisMonth: running.profit,
    totalProfit: earnings[0]?.profit ?? 0,
    owed: owedOf(await statementsOf(context, reseller)),
    monthlyGrowth: growth(running.revenue, last.revenueToDay),
    series: months.map(({ revenueToDay: _, ...figures }) => figures),
    topClients: clients
      .toSorted((one, other) => other.revenue - one.revenue || other.bookings - one.bookings)
      .slice(0, TOP_CLIENTS)
      .map(({ orgId, orgName, revenue, bookings, desks }) => ({ _id: orgId, orgName, revenue, bookings, desks })),
  };
}
