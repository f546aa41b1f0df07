import type { Membership, Renewed, RenewMembership, RenewMemberships } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import { undone } from "../../database/undone";
import { takeSoldDeposit } from "../deposits/moves";
import { debtsIn } from "../dues/queries";
import { findMembership, namedMemberships } from "./queries";
import { auditedMembership, membershipRecord, membershipRecords } from "./record";
import { renewAll } from "./renewals/renew-all";
import type { Outcome } from "./renewals/renewal";

/** Extends a membership by one duration, or begins it again where it has lapsed. */
export async function renew(context: Context<z.output<typeof RenewMembership>>): Promise<Membership> {
  const { id, feePlanId, deposit, ...paid } = context.input;
  const before = await findMembership(context, id);
  const asked = [{ membershipId: before.membershipId, feePlanId }];
  const outcomes = await renewAll(context, asked, { field: "id", ...paid });
  const outcome = outcomes.get(before.membershipId);
  if (!outcome) throw new Error("What is asked for has an outcome");
  if ("refusal" in outcome) throw outcome.refusal;
  const { membershipId } = outcome;
  const after = await findMembership(context, membershipId);
  const taken = await takeSoldDeposit(context, { ...paid, deposit, customerId: after.customerId });
  context.audit({
    recordId: membershipId,
    before: membershipId === before.membershipId ? auditedMembership(before) : null,
    after: { ...auditedMembership(after), ...taken },
  });
  return membershipRecord(context, membershipId);
}

/** What is told of many renewals: those that are done as they stand now, and why others are not. */
async function told(context: Context, outcomes: ReadonlyMap<string, Outcome>): Promise<Renewed> {
  const ids = [...outcomes].map(([id, outcome]) => ("refusal" in outcome ? id : outcome.membershipId));
  const rows = await namedMemberships(context)
    .where(({ eb, val }) => eb("m.membershipId", "=", eb.fn.any(val(ids))))
    .execute();
  const named = new Map(rows.map((row) => [row.membershipId, row]));
  const refused = [...outcomes].flatMap(([id, outcome]) => {
    if (!("refusal" in outcome)) return [];
    const { code, message, issues } = outcome.refusal;
    return [
      { _id: id, customerName: named.get(id)?.customerName ?? "", code, message: issues?.[0]?.message ?? message },
    ];
  });
  const renewed = [...outcomes.values()].flatMap((outcome) =>
    "refusal" in outcome ? [] : (named.get(outcome.membershipId) ?? []),
  );
  return { renewed: await membershipRecords(context, renewed), refused };
}

/** Who of those whose memberships would be renewed owes something already. */
async function owingOf(context: Context, renewed: readonly Membership[]): Promise<NonNullable<Renewed["owing"]>> {
  const names = new Map(renewed.map(({ customerId, customerName }) => [customerId, customerName]));
  const debts = await debtsIn(context)
    .select(["d.debtor", "d.currency", sql<number>`sum(d.due)::float8`.as("due")])
    .where(({ eb, val }) => eb("d.debtor", "=", eb.fn.any(val([...names.keys()]))))
    .groupBy(["d.debtor", "d.currency"])
    .execute();
  return debts.map(({ debtor, currency, due }) => ({
    customerId: debtor,
    customerName: names.get(debtor) ?? "",
    due,
    currency,
  }));
}

/** Renews those that fit, and tells why the others don't; with `isCheck` it only tells. */
export async function renewMany(context: Context<z.output<typeof RenewMemberships>>): Promise<Renewed> {
  const { ids, isCheck = false, ...paid } = context.input;
  const asked = ids.map((membershipId) => ({ membershipId }));
  const result = await undone(
    context.db,
    async () => told(context, await renewAll(context, asked, { field: "ids", ...paid })),
    () => isCheck,
  );
  const written = isCheck ? [] : result.renewed.map(({ _id }) => _id);
  context.audit({ after: { renewed: written, refused: result.refused.map(({ _id }) => _id) } });
  return isCheck ? { ...result, owing: await owingOf(context, result.renewed) } : result;
}
