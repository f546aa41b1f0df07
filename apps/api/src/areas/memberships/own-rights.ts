import { lastDayOf } from "@carrel/sdk/domain";
import type { VisitorMembership } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { type NamedMembership, namedMemberships } from "./queries";
import { allowanceOfRow } from "./record";
import { type AskedVisit, visitRights } from "./visit-rights";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A floating place or a pass, and which of its people has the address. */
type OwnMembership = NamedMembership & { visitorId: string };

/** What the people who have a proven address can visit by that has not ended, what costs nothing first, then what ends first. */
const visitedBy = (context: Tenancy & Pick<Context, "now">, email: string) =>
  namedMemberships(context)
    .innerJoin("customers as person", (join) =>
      join
        .onRef("person.orgId", "=", "m.orgId")
        .on("person.email", "=", email)
        .on("person.email", "<>", "")
        .on("person.isActive", "=", true)
        .on(
          sql<boolean>`(person.customer_id = m.customer_id or exists (select from membership_people p where p.org_id = m.org_id
            and p.membership_id = m.membership_id and p.customer_id = person.customer_id))`,
        ),
    )
    .select("person.customerId as visitorId")
    .where("m.kind", "in", ["floating", "pass"])
    .where("m.status", "=", "ACTIVE")
    .where("m.endAt", ">", context.now)
    .orderBy("m.kind")
    .orderBy("m.endAt")
    .orderBy("m.membershipId")
    .orderBy("person.customerId");

/**
 * The first of a visitor's memberships that lets him in at a time.
 * @param email which he has proven
 * @returns undefined where none does: he books as everybody else
 */
export async function ownRight(
  context: Tenancy & Pick<Context, "now">,
  email: string,
  { branch, type, period }: Omit<AskedVisit, "membership" | "moved">,
): Promise<OwnMembership | undefined> {
  const own = await visitedBy(context, email)
    .where("m.branchId", "=", branch.branchId)
    .where("m.startAt", "<=", period.startAt)
    .where("m.endAt", ">=", period.endAt)
    .execute();
  for (const membership of own) {
    const rights = await visitRights(context, { membership, branch, type, period });
    if (!("refused" in rights)) return membership;
  }
  return undefined;
}

/** A membership as its visitor hears of it. */
export function visitorMembership(membership: NamedMembership): VisitorMembership {
  const { membershipId, kind, branchId, feePlanName, shiftName, startAt, endAt, timezone } = membership;
  return {
    _id: membershipId,
    kind: kind === "pass" ? "pass" : "floating",
    branchId,
    feePlanName,
    shiftName,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    lastDay: lastDayOf(endAt, timezone),
    allowance: allowanceOfRow(membership),
  };
}

/** More than anybody has. */
const MOST_TOLD = 50;

/** What a visitor can book by, for who has proven the address. */
export async function ownMemberships(
  context: Tenancy & Pick<Context, "now">,
  email: string,
): Promise<VisitorMembership[]> {
  const own = await visitedBy(context, email).limit(MOST_TOLD).execute();
  // Of several records of one person each finds it.
  const byId = new Map(own.map((membership) => [membership.membershipId, membership]));
  return [...byId.values()].map((membership) => visitorMembership(membership));
}
