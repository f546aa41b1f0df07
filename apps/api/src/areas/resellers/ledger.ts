import { localDateOf } from "@carrel/sdk/domain";
import type { ResellerStatement } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";

/** What happened to a reseller in one month and currency, minor unit. */
interface Movement {
  /** First day of the month, as local date of the reseller. */
  month: string;
  currency: string;
  payments: number;
  revenue: number;
  earned: number;
  paidOut: number;
}

/** The last places of the earth at which a day ends: no reseller's time zone lies behind it. */
const LAST_ZONE = "Etc/GMT+12";

/** The first day of a local date's month. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after. @param month first day of a month */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** Whether nothing can come to a month any more, in whatever time zone its reseller is by then. */
export const isClosed = (month: string, now: Date): boolean => monthOf(localDateOf(now, LAST_ZONE)) > month;

const rest = { payments: 0, revenue: 0, earned: 0, paidOut: 0 };

/** Earnings and payouts of the reseller in whose scope the transaction is. */
async function movementsOf({ db, now }: Pick<Context, "db" | "now">, orgId: string): Promise<Movement[]> {
  const earned = await sql<Omit<Movement, "paidOut">>`select * from reseller_earned(${now})`.execute(db);
  const paid = await sql<Pick<Movement, "month" | "currency" | "paidOut">>`
    select date_trunc('month', booked_on)::date as month, currency, sum(amount)::bigint as paid_out
    from reseller_payouts where org_id = ${orgId}::uuid group by 1, 2
  `.execute(db);
  return [...earned.rows.map((row) => ({ ...row, paidOut: 0 })), ...paid.rows.map((row) => ({ ...rest, ...row }))];
}

/**
 * All months of the reseller in whose scope the transaction is, newest first, from the first in which something happened
 * in a currency up to the running one; his own currency before others.
 */
export async function statementsOf(
  context: Pick<Context, "db" | "now">,
  { orgId, currency: own, timezone }: Pick<Tenant, "orgId" | "currency" | "timezone">,
): Promise<ResellerStatement[]> {
  const { now } = context;
  const movements = await movementsOf(context, orgId);
  const running = monthOf(localDateOf(now, timezone));
  const currencies = [...new Set(movements.map(({ currency }) => currency))].sort();
  const statements = currencies.flatMap((currency) => {
    const its = movements.filter((movement) => movement.currency === currency);
    const months = its.map(({ month }) => month).sort();
    // A reseller whose clocks were put back may have something in the month after.
    const last = [running, ...months].sort().at(-1) ?? running;
    const found: ResellerStatement[] = [];
    let opening = 0;
    for (let month = months[0] ?? running; month <= last; month = monthAfter(month)) {
      const { payments, revenue, earned, paidOut } = its
        .filter((movement) => movement.month === month)
        .reduce(
          (sum, one) => ({
            payments: sum.payments + one.payments,
            revenue: sum.revenue + one.revenue,
            earned: sum.earned + one.earned,
            paidOut: sum.paidOut + one.paidOut,
          }),
          rest,
        );
      const closing = opening + earned - paidOut;
      const sums = { opening, payments, revenue, earned, paidOut, closing };
      found.push({ _id: `${month}/${currency}`, month, currency, ...sums, isClosed: isClosed(month, now) });
      opening = closing;
    }
    return found;
  });
  const rank = ({ currency }: ResellerStatement) => (currency === own ? "" : currency);
  return statements.sort((one, other) =>
    one.month === other.month ? compare(rank(one), rank(other)) : compare(other.month, one.month),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** What he is owed in each currency in which it is anything, of his statements. */
export const owedOf = (statements: readonly ResellerStatement[]) =>
  statements
    .filter(({ month }) => month === statements[0]?.month)
    .flatMap(({ currency, closing }) => (closing === 0 ? [] : [{ currency, amount: closing }]));
