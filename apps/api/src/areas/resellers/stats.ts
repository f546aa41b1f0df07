import { dayRange } from "@carrel/sdk/domain";
import type { ResellerStats } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";

interface ClientFigures {
  orgId: string;
  orgName: string;
  isActive: boolean;
  isTrial: boolean;
  /** Whether its subscription lets it work. */
  runs: boolean;
  branches: number;
  desks: number;
  /** Since the first month of the series. */
  bookings: number;
}

interface MonthFigures {
  /** Its first day, in the reseller's time zone. */
  month: string;
  clients: number;
  newClients: number;
  bookings: number;
}

const TOP_CLIENTS = 5;

const sumOf = <Entry>(entries: readonly Entry[], figure: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + figure(entry), 0);

/**
 * The figures of a reseller in whose scope the transaction is. No payment for a subscription is kept yet, so revenue
 * and profit are nothing.
 */
export async function resellerStats(
  { db, now }: Pick<Context, "db" | "now">,
  { currency, timezone }: Pick<Tenant, "currency" | "timezone">,
): Promise<ResellerStats> {
  const { rows: months } = await sql<MonthFigures>`
    select month, clients, new_clients, bookings from reseller_months(${now})
  `.execute(db);
  const [oldest] = months;
  const running = months.at(-1);
  if (!oldest || !running) throw new Error("A reseller has twelve months");
  const { rows: clients } = await sql<ClientFigures>`
    select * from reseller_clients(${now}, ${dayRange(oldest.month, timezone).startAt})
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
    revenueThisMonth: 0,
    revenueLastMonth: 0,
    totalRevenue: 0,
    profitThisMonth: 0,
    totalProfit: 0,
    monthlyGrowth: null,
    series: months.map((figures) => ({ ...figures, revenue: 0, profit: 0 })),
    topClients: clients
      .toSorted((one, other) => other.bookings - one.bookings)
      .slice(0, TOP_CLIENTS)
      .map(({ orgId, orgName, bookings, desks }) => ({ _id: orgId, orgName, revenue: 0, bookings, desks })),
  };
}
