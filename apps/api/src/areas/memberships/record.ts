import { lastDayOf, membershipState } from "@carrel/sdk/domain";
import type { Allowance, Membership } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { earlyEndOf } from "./early-end";
import { findMembership, type NamedMembership } from "./queries";

type Asking = Pick<Context, "db" | "orgId" | "now">;

/** What a pass holds and what of it is left; null of what is none. */
export const allowanceOfRow = ({
  allowance,
  allowanceUnit,
  used,
}: Pick<Row<"memberships">, "allowance" | "allowanceUnit" | "used">): Allowance | null =>
  allowance !== null && allowanceUnit ? { unit: allowanceUnit, total: allowance, used, left: allowance - used } : null;

/** What hangs on memberships: when they rest, and who shares them. Two queries, however many there are. */
async function partsOf({ db, orgId }: Asking, memberships: readonly NamedMembership[]) {
  const ids = memberships.map(({ membershipId }) => membershipId);
  if (ids.length === 0) return { freezes: new Map(), people: new Map() };
  const [freezes, people] = await Promise.all([
    db
      .selectFrom("membershipFreezes")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("membershipId", "in", ids)
      .orderBy("startAt")
      .execute(),
    db
      .selectFrom("membershipPeople as p")
      .innerJoin("customers as c", (join) =>
        join.onRef("c.orgId", "=", "p.orgId").onRef("c.customerId", "=", "p.customerId"),
      )
      .select(["p.membershipId", "c.customerId", "c.name"])
      .where("p.orgId", "=", orgId)
      .where("p.membershipId", "in", ids)
      .orderBy("c.name")
      .execute(),
  ]);
  return {
    freezes: Map.groupBy(freezes, ({ membershipId }) => membershipId),
    people: Map.groupBy(people, ({ membershipId }) => membershipId),
  };
}

/** Memberships as callers read them. */
export async function membershipRecords(
  context: Asking,
  memberships: readonly NamedMembership[],
): Promise<Membership[]> {
  const parts = await partsOf(context, memberships);
  return memberships.map((row) => {
    const freezes: Row<"membershipFreezes">[] = parts.freezes.get(row.membershipId) ?? [];
    const people: { customerId: string; name: string }[] = parts.people.get(row.membershipId) ?? [];
    return {
      _id: row.membershipId,
      kind: row.kind,
      state: membershipState({ ...row, isCancelled: row.status === "CANCELLED", freezes }, context.now),
      renewalDue: row.renewalDue,
      canReinstate: typeof earlyEndOf(row, context.now) !== "string",
      branchId: row.branchId,
      customerId: row.customerId,
      customerName: row.customerName,
      feePlanId: row.feePlanId,
      feePlanName: row.feePlanName,
      deskId: row.deskId,
      deskName: row.deskName,
      shiftId: row.shiftId,
      shiftName: row.shiftName,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      lastDay: lastDayOf(row.endAt, row.timezone),
      allowance: allowanceOfRow(row),
      amount: row.amount,
      discount: row.discount ?? 0,
      discountReason: row.discountReason ?? "",
      paid: row.paid ?? 0,
      writtenOff: row.writtenOff ?? 0,
      writeOffReason: row.writeOffReason ?? "",
      currency: row.currency,
      freezes: freezes.map(({ freezeId, startAt, endAt, lostDays }) => ({
        _id: freezeId,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        lostDays,
        canThaw: row.status === "ACTIVE" && endAt > context.now,
      })),
      people: people.map(({ customerId, name }) => ({ _id: customerId, name })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** A membership as it stands now, by its id. @throws Failure 404 */
export async function membershipRecord(context: Asking, membershipId: string): Promise<Membership> {
  const [record] = await membershipRecords(context, [await findMembership(context, membershipId)]);
  if (!record) throw new Error("A membership that was found has a record");
  return record;
}

/** What the audit log, where nothing is ever deleted, keeps of a membership: not its customer's name. */
export const auditedMembership = (row: Row<"memberships">) => ({
  branchId: row.branchId,
  customerId: row.customerId,
  feePlanId: row.feePlanId,
  kind: row.kind,
  deskId: row.deskId,
  shiftId: row.shiftId,
  startAt: row.startAt,
  endAt: row.endAt,
  allowance: row.allowance,
  allowanceUnit: row.allowanceUnit,
  used: row.used,
  amount: row.amount,
  discount: row.discount ?? 0,
  discountReason: row.discountReason ?? "",
  paid: row.paid ?? 0,
  writtenOff: row.writtenOff ?? 0,
  currency: row.currency,
  status: row.status,
});
