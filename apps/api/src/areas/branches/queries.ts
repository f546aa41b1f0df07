import { MOST_PHOTOS, MOST_PUBLIC_SHIFTS } from "@carrel/sdk/domain";
import type { PublicPass, PublicShift } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { invalid, notFound } from "../../failure";
import { isUnknownTimeZone } from "../constraint";
import { publicPasses } from "../fee-plans/public-passes";
import { listedBranches } from "../tenant";

type Tenancy = Pick<Context, "db" | "orgId">;

/** @throws Failure 404 for a branch that doesn't exist, is another tenant's, or is not the person's */
export async function findBranch({ db, orgId }: Tenancy, branchId: string): Promise<Row<"branches">> {
  const branch = await db
    .selectFrom("branches")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .executeTakeFirst();
  if (!branch) throw notFound("Branch");
  return branch;
}

/**
 * The branch that a call names, else the one that its person has selected.
 * @throws Failure 404 as `findBranch`; 400 where none is named, and none selected
 */
export function chosenBranch(
  context: Tenancy & Pick<Context, "actor">,
  branchId: string | undefined,
): Promise<Row<"branches">> {
  const chosen = branchId ?? listedBranches(context)?.[0];
  if (chosen === undefined) throw invalid([{ path: ["branchId"], message: "Choose a branch" }]);
  return findBranch(context, chosen);
}

/** @param branchIds null: every one of the organisation's */
export const findBranches = (
  { db, orgId }: Tenancy,
  branchIds: readonly string[] | null,
): Promise<Row<"branches">[]> => {
  const all = db.selectFrom("branches").selectAll().where("orgId", "=", orgId);
  return (branchIds === null ? all : all.where("branchId", "in", branchIds)).execute();
};

/** A branch that visitors may book in; an inactive one is not found. */
export async function findOpenBranch(tenancy: Tenancy, branchId: string): Promise<Row<"branches">> {
  const branch = await findBranch(tenancy, branchId);
  if (!branch.isActive) throw notFound("Branch");
  return branch;
}

export interface OpenBranch extends Row<"branches"> {
  /** Keys of its first pictures. */
  photos: string[];
  /** Its active shifts. */
  shifts: PublicShift[];
  /** Passes that visitors can ask for. */
  passes: PublicPass[];
}

/** The branches that visitors may book in, by name. */
export async function openBranches(tenancy: Tenancy): Promise<OpenBranch[]> {
  const { db, orgId } = tenancy;
  const branches = db
    .selectFrom("branches")
    .selectAll()
    .select(
      sql<string[]>`array(
        select g.file_key from gallery_images g
        where g.org_id = branches.org_id and g.branch_id = branches.branch_id
        order by g.position limit ${MOST_PHOTOS})`.as("photos"),
    )
    .select(
      sql<PublicShift[]>`array(
        select jsonb_build_object('name', s.name, 'starts', s.starts, 'ends', s.ends, 'weekdays', s.weekdays) from shifts s
        where s.org_id = branches.org_id and s.branch_id = branches.branch_id and s.is_active
        order by s.starts, s.ends desc, s.name limit ${MOST_PUBLIC_SHIFTS})`.as("shifts"),
    )
    .where("orgId", "=", orgId)
    .where("isActive", "=", true)
    .orderBy("name")
    .orderBy("branchId")
    .execute();
  const [rows, passesOf] = await Promise.all([branches, publicPasses(tenancy)]);
  return rows.map((row) => ({ ...row, passes: passesOf(row.branchId) }));
}

/** Whether anything is booked in a branch from now on, or somebody is a member of it. */
export async function hasBookingsAhead({ db, orgId }: Tenancy, branchId: string, now: Date): Promise<boolean> {
  const membership = await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("status", "=", constant("ACTIVE"))
    .where("endAt", ">", now)
    .limit(1)
    .executeTakeFirst();
  if (membership) return true;
  const booking = await db
    .selectFrom("bookings")
    .select("bookingId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("status", "<>", constant("CANCELLED"))
    .where("endAt", ">", now)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/**
 * Checks that the database counts days in a time zone as the server does: it has its own list of them.
 * @throws Failure 400 that names the field
 */
export async function checkTimezone({ db }: Pick<Tenancy, "db">, timezone: string | undefined): Promise<void> {
  if (timezone === undefined) return;
  try {
    await sql`select now() at time zone ${timezone}`.execute(db);
  } catch (error) {
    if (!isUnknownTimeZone(error)) throw error;
    throw invalid([{ path: ["timezone"], message: "Use an IANA time zone such as Asia/Kolkata" }]);
  }
}
