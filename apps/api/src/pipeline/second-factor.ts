import { sql } from "kysely";
import type { SecondFactorRules } from "../context";
import { Failure } from "../failure";
import type { Working } from "./call";

/**
 * Whether an organisation's people may do nothing without a second factor: where it says so, and in production those of
 * the super organisation and of resellers, who can enter others.
 */
export const asksForSecondFactor = (
  { requireSecondFactor, isSuper, isReseller }: SecondFactorRules,
  isProduction: boolean,
) => requireSecondFactor || (isProduction && (isSuper || isReseller));

/** SQL of whether a person has a second factor. @param person the alias of `admin_users` */
export const hasSecondFactor = (person: string) => sql<boolean>`(${sql.ref(`${person}.twoFactor`)} or exists (
  select from second_factors f where f.org_id = ${sql.ref(`${person}.orgId`)}
    and f.user_id = ${sql.ref(`${person}.userId`)} and f.enabled_at is not null))`;

/**
 * Refuses a person without the second factor that his organisation asks for everything but what sets one up.
 * @throws Failure 403 `second_factor_needed`
 */
export async function requireSecondFactor({
  db,
  implementation: { row },
  caller: { actor },
  organisation,
  options: { isProduction },
}: Working): Promise<void> {
  if (actor.kind !== "person" || row.withoutSecondFactor || !organisation) return;
  if (!asksForSecondFactor(organisation, isProduction)) return;
  const person = await db
    .selectFrom("adminUsers as person")
    .select(hasSecondFactor("person").as("hasOne"))
    .where("person.orgId", "=", organisation.orgId)
    .where("person.userId", "=", actor.userId)
    .executeTakeFirst();
  if (person?.hasOne) return;
  throw new Failure({
    status: 403,
    code: "second_factor_needed",
    message: `${organisation.orgName} asks for a second factor. Set one up in your account first.`,
  });
}
