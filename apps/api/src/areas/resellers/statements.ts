import type {
  ByReseller,
  ByStatement,
  EarningQuery,
  ResellerEarning,
  ResellerMonthStatement,
} from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context, Paged } from "../../context";
import type { Row } from "../../database/schema";
import { lookedUpPage } from "../list-page";
import { isClosed, statementsOf } from "./ledger";
import { payoutRecord, payoutsOf } from "./payouts";
import { enterReseller } from "./queries";

/** A page of a reseller's months. */
export async function statements(context: Context<Paged<z.output<typeof ByReseller>>>) {
  const { id, limit, page } = context.input;
  const all = await statementsOf(context, await enterReseller(context, id));
  return { data: all.slice((page - 1) * limit, page * limit), totalRecords: all.length };
}

/** One month: without a movement as with one. */
export async function statement(context: Context<z.output<typeof ByStatement>>): Promise<ResellerMonthStatement> {
  const { input, now } = context;
  const { id, month } = input;
  const reseller = await enterReseller(context, id);
  const sums = (await statementsOf(context, reseller)).filter((one) => one.month === month);
  const payouts = await payoutsOf(context, id)
    .where("payout.bookedOn", ">=", month)
    .where("payout.bookedOn", "<", sql<string>`${month}::date + interval '1 month'`)
    .execute();
  return { month, isClosed: isClosed(month, now), sums, payouts: payouts.map(payoutRecord) };
}

/** What `reseller_earnings_of` gives. */
interface FoundEarning {
  orderId: string;
  paidAt: Date;
  day: string;
  clientId: string;
  clientName: string;
  kind: ResellerEarning["kind"];
  planName: string;
  interval: ResellerEarning["interval"];
  amount: number;
  currency: string;
  rate: number | null;
  rateType: Row<"subscriptionPayments">["profitType"];
  share: number;
  allRows: number;
}

const earningRecord = (found: FoundEarning): ResellerEarning => ({
  _id: found.orderId,
  paidAt: found.paidAt.toISOString(),
  day: found.day,
  client: { _id: found.clientId, orgName: found.clientName },
  kind: found.kind,
  planName: found.planName,
  interval: found.interval,
  amount: found.amount,
  currency: found.currency,
  profitSharing: found.rate === null || found.rateType === null ? null : { rate: found.rate, type: found.rateType },
  share: found.share,
});

/** A page of a month's payments. */
export async function earnings(context: Context<Paged<z.output<typeof EarningQuery>>>) {
  const { db, now, input } = context;
  await enterReseller(context, input.id);
  const { rows, total, atLeast } = await lookedUpPage(input, async ({ limit, offset }) => {
    const found = sql<FoundEarning>`
      select * from reseller_earnings_of(${input.month}::date, ${now}, ${limit}::integer, ${offset}::integer)`;
    return (await found.execute(db)).rows;
  });
  return { data: rows.map(earningRecord), totalRecords: total, atLeast };
}
