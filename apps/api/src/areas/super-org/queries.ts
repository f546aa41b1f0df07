import type { SuperOrganisation } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { superOrganisationRecord } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;

export const plansOf = ({ db, orgId }: Tenancy) =>
  db.selectFrom("pricingPlans").selectAll().where("orgId", "=", orgId).orderBy("position").execute();

export const addOnsOf = ({ db, orgId }: Tenancy) =>
  db.selectFrom("addOns").selectAll().where("orgId", "=", orgId).orderBy("position").execute();

/** The platform's organisation, locked, so that two savers of its lists follow one another. */
export const lockPlatform = ({ db, orgId }: Tenancy): Promise<Tenant> =>
  db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).forUpdate().executeTakeFirstOrThrow();

/** The platform's organisation with all that it sells. */
export async function readPlatform(tenancy: Tenancy): Promise<SuperOrganisation> {
  const { db, orgId } = tenancy;
  const organisation = await db
    .selectFrom("organisations")
    .selectAll()
    .where("orgId", "=", orgId)
    .executeTakeFirstOrThrow();
  const profile = await db.selectFrom("platformProfiles").selectAll().where("orgId", "=", orgId).executeTakeFirst();
  return superOrganisationRecord({
    organisation,
    profile,
    plans: await plansOf(tenancy),
    addOns: await addOnsOf(tenancy),
  });
}

/** Codes of what somebody has. */
export async function soldCodes({ db }: Pick<Tenancy, "db">, kind: "plan" | "addOn"): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`select code from sold_codes() where kind = ${kind}`.execute(db);
  return new Set(rows.map(({ code }) => code));
}
