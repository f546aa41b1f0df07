import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The shifts of branches, by their start; of those that begin together the longer ones first. @param branchIds null: every branch */
export const shiftsOf = ({ db, orgId }: Tenancy, branchIds: readonly string[] | null) =>
  db
    .selectFrom("shifts")
    .selectAll()
    .where("orgId", "=", orgId)
    .$if(branchIds !== null, (query) => query.where("branchId", "in", branchIds ?? []))
    .orderBy("starts")
    .orderBy("ends", "desc")
    .orderBy("name")
    .orderBy("shiftId");

/** @throws Failure 404 for a shift that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findShift({ db, orgId }: Tenancy, shiftId: string): Promise<Row<"shifts">> {
  const shift = await db
    .selectFrom("shifts")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("shiftId", "=", shiftId)
    .executeTakeFirst();
  if (!shift) throw notFound("Shift");
  return shift;
}
