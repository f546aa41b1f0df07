import { formatMoney, localDateOf } from "@carrel/sdk/domain";
import type { AddPayout, ResellerPayout, TakePayoutBack } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { NewRow, Row } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { personNeeded } from "../../pipeline/permission";
import { requirePlatform } from "../super-org/requirements";
import { owedOf, statementsOf } from "./ledger";
import { enterReseller, lockOrganisation } from "./queries";

export type PayoutRow = Row<"resellerPayouts"> & { isTakenBack: boolean };

export const payoutRecord = (row: PayoutRow): ResellerPayout => ({
  _id: row.payoutId,
  amount: row.amount,
  currency: row.currency,
  reference: row.reference,
  paidOn: row.paidOn,
  bookedOn: row.bookedOn,
  corrects: row.corrects === null ? null : { _id: row.corrects, reason: row.reason ?? "" },
  isTakenBack: row.isTakenBack,
  by: { _id: row.recordedBy, name: row.recordedByName },
  createdAt: row.createdAt.toISOString(),
});

/** Payouts of a reseller whom the transaction has entered, newest first. */
export const payoutsOf = ({ db }: Pick<Context, "db">, orgId: string) =>
  db
    .selectFrom("resellerPayouts as payout")
    .where("payout.orgId", "=", orgId)
    .selectAll("payout")
    .select(
      sql<boolean>`exists (
        select from reseller_payouts other where other.org_id = payout.org_id and other.corrects = payout.payout_id
      )`.as("isTakenBack"),
    )
    .orderBy("payout.bookedOn", "desc")
    .orderBy("payout.turn", "desc");

type Booked = Omit<NewRow<"resellerPayouts">, "orgId" | "payoutId" | "turn" | "bookedOn" | "createdAt">;

/** Writes a row down, by the reseller's calendar. The transaction holds the lock on him; without it the turn lets one of two pass. */
export async function bookPayout(
  { db, now, random }: Pick<Context, "db" | "now" | "random">,
  { orgId, timezone }: Pick<Tenant, "orgId" | "timezone">,
  row: Booked,
): Promise<PayoutRow> {
  const { latest } = await db
    .selectFrom("resellerPayouts")
    .where("orgId", "=", orgId)
    .select((all) => all.fn.max("turn").as("latest"))
    .executeTakeFirstOrThrow();
  const written = await db
    .insertInto("resellerPayouts")
    .values({
      orgId,
      payoutId: random.id(),
      turn: (latest ?? 0) + 1,
      bookedOn: localDateOf(now, timezone),
      createdAt: now,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...written, isTakenBack: false };
}

/** Goes into a reseller to write payouts down, as the super organisation alone does. */
async function enterPaid(context: Context, orgId: string): Promise<Tenant> {
  requirePlatform(context);
  await enterReseller(context, orgId);
  return lockOrganisation(context, orgId);
}

function recorder({ actor }: Pick<Context, "actor">) {
  if (actor.kind === "person") return { recordedBy: actor.userId, recordedByName: actor.name };
  if (actor.kind === "apiKey") return { recordedBy: actor.keyId, recordedByName: actor.name };
  throw personNeeded();
}

/** @throws Failure 400 for a day ahead or before there was the reseller, and for more than he is owed; 409 `payout_recorded` */
export async function addPayout(context: Context<z.output<typeof AddPayout>>): Promise<ResellerPayout> {
  const { input, now } = context;
  const reseller = await enterPaid(context, input.resellerId);
  const { amount, currency, reference, paidOn } = input;
  checkDay(paidOn, reseller, now);
  const before = await payoutsOf(context, reseller.orgId).where("payout.reference", "=", reference).execute();
  if (before.some((row) => row.amount > 0 && row.currency === currency && !row.isTakenBack)) {
    throw conflict("payout_recorded", `A payout with the reference ${reference} is there already.`);
  }
  const owed = owedOf(await statementsOf(context, reseller)).find((one) => one.currency === currency)?.amount ?? 0;
  if (amount > owed) {
    const message =
      owed === 0
        ? `Nothing is owed to ${reseller.orgName} in ${currency}`
        : `Use at most ${formatMoney(owed, currency)}, which is what ${reseller.orgName} is owed`;
    throw invalid([{ path: ["amount"], message }]);
  }
  const row = await bookPayout(context, reseller, { amount, currency, reference, paidOn, ...recorder(context) });
  const payout = payoutRecord(row);
  context.audit({ after: payout, recordId: payout._id });
  return payout;
}

/** @throws Failure 404; 409 `payout_taken_back` for one that was taken back, and for a row that takes one back */
export async function takePayoutBack(context: Context<z.output<typeof TakePayoutBack>>): Promise<ResellerPayout> {
  const { input } = context;
  const reseller = await enterPaid(context, input.resellerId);
  const found = await payoutsOf(context, reseller.orgId)
    .where("payout.payoutId", "=", input.payoutId)
    .executeTakeFirst();
  if (!found) throw notFound("Payout");
  if (found.isTakenBack || found.corrects !== null) {
    throw conflict("payout_taken_back", "This payout was taken back before. Reload to see why.");
  }
  const { amount, currency, reference, paidOn, payoutId: corrects } = found;
  const row = await bookPayout(context, reseller, {
    ...{ amount: -amount, currency, reference, paidOn, corrects },
    reason: input.reason,
    ...recorder(context),
  });
  const payout = payoutRecord(row);
  context.audit({ before: payoutRecord(found), after: payout, recordId: payout._id });
  return payout;
}

function checkDay(paidOn: string, { timezone, createdAt }: Pick<Tenant, "timezone" | "createdAt">, now: Date): void {
  const [first, today] = [localDateOf(createdAt, timezone), localDateOf(now, timezone)];
  if (paidOn > today) {
    throw invalid([{ path: ["paidOn"], message: `Use ${today}, the reseller's today, or an earlier day` }]);
  }
  if (paidOn < first) {
    throw invalid([{ path: ["paidOn"], message: `Use ${first}, when the reseller began, or a later day` }]);
  }
}
