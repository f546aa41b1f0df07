import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** The closures of a branch. @param when against today by its calendar: `ahead` what is not over, by its first day */
export function closuresOf(
  { db, orgId }: Tenancy,
  { branchId, when, today }: { branchId: string; when: "ahead" | "past"; today: string },
) {
  const all = db.selectFrom("branchClosures").selectAll().where("orgId", "=", orgId).where("branchId", "=", branchId);
  return when === "ahead"
    ? all.where("lastDay", ">=", today).orderBy("firstDay")
    : all.where("lastDay", "<", today).orderBy("firstDay", "desc");
}

/** Reads a closure of a branch, and nobody else changes it meanwhile. @throws Failure 404 */
export async function lockClosure(
  { db, orgId }: Tenancy,
  { branchId, closureId }: { branchId: string; closureId: string },
): Promise<Row<"branchClosures">> {
  const closure = await db
    .selectFrom("branchClosures")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("closureId", "=", closureId)
    .forUpdate()
    .executeTakeFirst();
  if (!closure) throw notFound("Closure");
  return closure;
}
