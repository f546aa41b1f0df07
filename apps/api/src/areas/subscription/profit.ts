import type { ProfitType } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";
import type { Due } from "../../ports";
import { partOf } from "./period";

/** A client's reseller and his rate of the day; without a rate he gets nothing. */
export interface ResellerRate {
  resellerId: string;
  currency: string;
  rate: number | null;
  type: ProfitType | null;
  /** His local date, and what the client is called. */
  resellerDay: string;
  payerName: string;
}

async function resellerRateAt(db: TenantTransaction, now: Date): Promise<ResellerRate | undefined> {
  return (await sql<ResellerRate>`select * from reseller_terms(${now})`.execute(db)).rows[0];
}

/** Percent have at most two decimals. */
const HUNDREDTHS = 100;

/**
 * What a reseller gets of a payment, minor unit of its currency, rounded down. A fixed part is never more than was paid,
 * and nothing of a payment in another currency than his: nothing is exchanged.
 */
export function shareOf(
  { amount, currency }: Due,
  { rate, type, currency: own }: Pick<ResellerRate, "rate" | "type" | "currency">,
) {
  if (rate === null) return 0;
  if (type === "percent") return partOf(amount, Math.round(rate * HUNDREDTHS), 100 * HUNDREDTHS);
  return currency === own ? Math.min(rate, amount) : 0;
}

type Attribution = Pick<
  Row<"subscriptionPayments">,
  "resellerId" | "profitRate" | "profitType" | "resellerShare" | "resellerDay" | "payerName"
>;

const NOBODYS: Attribution = {
  resellerId: null,
  profitRate: null,
  profitType: null,
  resellerShare: 0,
  resellerDay: null,
  payerName: null,
};

/** Whose client pays, and what he gets of it, as it stays. */
export async function attributionOf(db: TenantTransaction, due: Due, now: Date): Promise<Attribution> {
  const reseller = await resellerRateAt(db, now);
  if (!reseller) return NOBODYS;
  const { resellerId, rate: profitRate, type: profitType, resellerDay, payerName } = reseller;
  return { resellerId, profitRate, profitType, resellerDay, payerName, resellerShare: shareOf(due, reseller) };
}
