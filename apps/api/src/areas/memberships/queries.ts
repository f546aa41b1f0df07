import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { isRenewalDue } from "../../database/renewal-due";
import type { NewRow, Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { holdDaysOfMemberships } from "../branches/hold-days";
import { lockCustomers, lockDesks } from "../desks/assignments";

type Tenancy = Pick<Context, "db" | "orgId">;
type Reading = Tenancy & Pick<Context, "now">;
type Asking = Tenancy & Pick<Context, "now" | "organisation">;

/** A membership with the names that its record shows. */
export type NamedMembership = Row<"memberships"> & {
  /** Empty for who sees the branch, and not the customer's. */
  customerName: string;
  feePlanName: string;
  deskName: string | null;
  shiftName: string | null;
  timezone: string;
  /** Whether it ended by itself and is waited for. */
  renewalDue: boolean;
};

/** Memberships with their names. No joins: of a page those that it shows are named alone. */
export const namedMemberships = ({ db, orgId, now }: Reading) =>
  db
    .selectFrom("memberships as m")
    .selectAll("m")
    .select(({ selectFrom }) => [
      sql<string>`coalesce(${selectFrom("customers as c")
        .select("c.name")
        .whereRef("c.orgId", "=", "m.orgId")
        .whereRef("c.customerId", "=", "m.customerId")}, '')`.as("customerName"),
      sql<string>`${selectFrom("feePlans as f")
        .select("f.name")
        .whereRef("f.orgId", "=", "m.orgId")
        .whereRef("f.feePlanId", "=", "m.feePlanId")}`.as("feePlanName"),
      sql<string | null>`${selectFrom("desks as d")
        .select("d.name")
        .whereRef("d.orgId", "=", "m.orgId")
        .whereRef("d.deskId", "=", "m.deskId")}`.as("deskName"),
      sql<string | null>`${selectFrom("shifts as s")
        .select("s.name")
        .whereRef("s.orgId", "=", "m.orgId")
        .whereRef("s.shiftId", "=", "m.shiftId")}`.as("shiftName"),
      sql<string>`${selectFrom("branches as br")
        .select("br.timezone")
        .whereRef("br.orgId", "=", "m.orgId")
        .whereRef("br.branchId", "=", "m.branchId")}`.as("timezone"),
      isRenewalDue("m", now).as("renewalDue"),
    ])
    .where("m.orgId", "=", orgId);

/** @throws Failure 404 for a membership that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findMembership(context: Reading, membershipId: string): Promise<NamedMembership> {
  const membership = await namedMemberships(context).where("m.membershipId", "=", membershipId).executeTakeFirst();
  if (!membership) throw notFound("Membership");
  return membership;
}

/**
 * Reads memberships, and makes whoever else changes them, gives their customers a desk, or changes who has their desks, wait until this
 * transaction is over. Desks are locked before customers, and both before memberships, so that no two wait for each other.
 * @returns those that are there
 * @throws Failure 409 `membership_moved` when one went to another desk or customer meanwhile
 */
export async function lockMemberships(context: Asking, membershipIds: readonly string[]): Promise<NamedMembership[]> {
  const { db, orgId } = context;
  const read = () => {
    const named = namedMemberships(context);
    return named.where(({ eb, val }) => eb("m.membershipId", "=", eb.fn.any(val([...membershipIds])))).execute();
  };
  await holdDaysOfMemberships(context, membershipIds);
  const seen = await read();
  if (seen.length === 0) return [];
  const deskIds = [...new Set(seen.flatMap(({ deskId }) => deskId ?? []))];
  if (deskIds.length > 0) await lockDesks(context, deskIds);
  await lockCustomers(context, [...new Set(seen.map(({ customerId }) => customerId))]);
  await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("membershipId", "=", eb.fn.any(val([...membershipIds]))))
    .orderBy("membershipId")
    .forNoKeyUpdate()
    .execute();
  const locked = await read();
  const before = new Map(seen.map((one) => [one.membershipId, one]));
  const moved = locked.some(({ membershipId, deskId, customerId }) => {
    const was = before.get(membershipId);
    return was?.deskId !== deskId || was.customerId !== customerId;
  });
  if (moved) {
    throw conflict("membership_moved", "A membership went to another desk or member meanwhile. Look again.");
  }
  return locked;
}

/** The same of one. @throws Failure 404 as `findMembership`; 409 `membership_moved` */
export async function lockMembership(context: Asking, membershipId: string): Promise<NamedMembership> {
  const [membership] = await lockMemberships(context, [membershipId]);
  if (!membership) throw notFound("Membership");
  return membership;
}

/** What is agreed of a membership. */
type NewMembership = Pick<
  NewRow<"memberships">,
  | "kind"
  | "branchId"
  | "customerId"
  | "feePlanId"
  | "deskId"
  | "shiftId"
  | "startAt"
  | "endAt"
  | "allowance"
  | "allowanceUnit"
  | "amount"
  | "discount"
  | "discountReason"
  | "currency"
>;

/** Writes down a membership of any kind but a seat's, which comes into being with its booking. */
export const insertMembership = (
  { db, orgId, now, random, actor }: Tenancy & Pick<Context, "now" | "random" | "actor">,
  membership: NewMembership,
): Promise<Row<"memberships">> =>
  db
    .insertInto("memberships")
    .values({
      ...membership,
      orgId,
      membershipId: random.id(),
      createdBy: actor.kind === "person" ? actor.userId : null,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The bookings of a membership that stand and have not ended, by start. */
export const bookingsAhead = ({ db, orgId, now }: Tenancy & Pick<Context, "now">, membershipId: string) =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("status", "=", constant("CONFIRMED"))
    .where("endAt", ">", now)
    .orderBy("startAt")
    .execute();

/** Takes freezes off the end of a membership that was shortened: none lasts longer than it. */
export async function cutFreezes(
  { db, orgId }: Tenancy,
  { membershipId, endAt }: Pick<Row<"memberships">, "membershipId" | "endAt">,
): Promise<void> {
  await db
    .deleteFrom("membershipFreezes")
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("startAt", ">=", endAt)
    .execute();
  await db
    .updateTable("membershipFreezes")
    .set({ endAt })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("endAt", ">", endAt)
    .execute();
}

/** Whether two periods share any time. */
export const overlaps = (one: Period, other: Period): boolean => one.startAt < other.endAt && other.startAt < one.endAt;
