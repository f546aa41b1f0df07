import type { Context } from "../../context";
import type { Row, RowChanges } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A charge with the name of who recorded it; null: a key, or his account is gone. */
export type NamedCharge = Row<"charges"> & { recordedName: string | null };

/** Charges, the latest first. What is joined is one row at most, so that whoever only counts joins nothing. */
export const namedCharges = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("charges as ch")
    .leftJoin("adminUsers as u", (join) =>
      join.onRef("u.orgId", "=", "ch.orgId").onRef("u.userId", "=", "ch.recordedBy"),
    )
    .selectAll("ch")
    .select("u.name as recordedName")
    .where("ch.orgId", "=", orgId)
    .orderBy("ch.chargedAt", "desc")
    .orderBy("ch.chargeId", "desc");

/** @throws Failure 404 for a charge that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findCharge(tenancy: Tenancy, chargeId: string): Promise<NamedCharge> {
  const charge = await namedCharges(tenancy).where("ch.chargeId", "=", chargeId).executeTakeFirst();
  if (!charge) throw notFound("Charge");
  return charge;
}

/**
 * The same, locked until the transaction ends: of two who take or give the same money the second sees what the first left.
 * Whoever locks several things that are owed locks charges last.
 * @throws Failure 404
 */
export async function lockCharge(tenancy: Tenancy, chargeId: string): Promise<NamedCharge> {
  const charge = await namedCharges(tenancy)
    .where("ch.chargeId", "=", chargeId)
    .forNoKeyUpdate("ch")
    .executeTakeFirst();
  if (!charge) throw notFound("Charge");
  return charge;
}

/** Changes a charge that is locked; what is owed for it and the books follow. */
export const setCharge = (
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  chargeId: string,
  changes: RowChanges<"charges">,
): Promise<Row<"charges">> =>
  db
    .updateTable("charges")
    .set({ ...changes, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("chargeId", "=", chargeId)
    .returningAll()
    .executeTakeFirstOrThrow();
