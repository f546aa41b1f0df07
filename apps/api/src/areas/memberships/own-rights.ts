import { lastDayOf } from "@carrel/sdk/domain";
import type { OwnMembership, VisitorMembership } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { publicShift } from "../shifts/record";
import { findMembership, type NamedMembership, namedMemberships } from "./queries";
import { allowanceOfRow } from "./record";
import { type AskedVisit, visitRights } from "./visit-rights";

type Tenancy = Pick<Context, "db" | "orgId">;
type Asking = Tenancy & Pick<Context, "now">;

/** A floating place or a pass, and which of its people has the address. */
type FoundMembership = NamedMembership & { visitorId: string };

/** What a visitor hears of beside the membership itself. */
type ToldMembership = NamedMembership & Pick<VisitorMembership, "shift" | "freezes">;

/** The customers who have an address, and nothing more is booked for those who are deactivated. */
async function peopleOf({ db, orgId }: Tenancy, email: string): Promise<string[]> {
  if (email === "") return [];
  const people = await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("email", "=", email)
    .where("isActive", "=", true)
    .orderBy("customerId")
    .execute();
  return people.map(({ customerId }) => customerId);
}

/** What people have that has not ended, also what somebody shares with them. */
function heldBy(context: Asking, people: readonly string[]) {
  const shared = sql`membership_people p where p.org_id = ${context.orgId}::uuid and p.customer_id = any (${people}::uuid[])`;
  return namedMemberships(context)
    .select(
      sql<string>`case when m.customer_id = any (${people}::uuid[]) then m.customer_id
        else (select p.customer_id from ${shared} and p.membership_id = m.membership_id limit 1) end`.as("visitorId"),
    )
    .where(
      // By two indexes, however many memberships there are.
      sql<boolean>`(m.customer_id = any (${people}::uuid[]) or m.membership_id = any (array(select p.membership_id from ${shared})))`,
    )
    .where("m.status", "=", constant("ACTIVE"))
    .where("m.endAt", ">", context.now);
}

/** What people can visit by that has not ended, what costs nothing first, then what ends first. */
const visitedBy = (context: Asking, people: readonly string[]) =>
  heldBy(context, people)
    .where("m.kind", "in", ["floating", "pass"])
    .orderBy("m.kind")
    .orderBy("m.endAt")
    .orderBy("m.membershipId");

/**
 * The first of a visitor's memberships that lets him in at a time.
 * @param email which he has proven
 * @returns undefined where none does: he books as everybody else
 */
export async function ownRight(
  context: Asking,
  email: string,
  { branch, type, period }: Omit<AskedVisit, "membership" | "moved">,
): Promise<FoundMembership | undefined> {
  const people = await peopleOf(context, email);
  if (people.length === 0) return undefined;
  const own = await visitedBy(context, people)
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

/**
 * One of a visitor's memberships, by its id.
 * @param email which he has proven
 * @throws Failure 404 for one that is not his, or no more; 409 `membership_outside` for one of another branch
 */
export async function ownMembership(
  context: Asking,
  email: string,
  { membershipId, branch }: { membershipId: string; branch: Row<"branches"> },
): Promise<FoundMembership> {
  const people = await peopleOf(context, email);
  const own =
    people.length > 0 &&
    (await visitedBy(context, people).where("m.membershipId", "=", membershipId).executeTakeFirst());
  if (!own) throw notFound("Membership");
  if (own.branchId !== branch.branchId) {
    throw conflict("membership_outside", `This membership is not for ${branch.name}. Choose another.`);
  }
  return own;
}

/** What else of memberships decides when they let somebody in: their shifts' hours, and when they rest. One query each. */
async function toldOf({ db, orgId }: Tenancy, own: readonly NamedMembership[]): Promise<ToldMembership[]> {
  if (own.length === 0) return [];
  const shiftIds = own.flatMap(({ shiftId }) => shiftId ?? []);
  const [shifts, freezes] = await Promise.all([
    shiftIds.length === 0
      ? []
      : db.selectFrom("shifts").selectAll().where("orgId", "=", orgId).where("shiftId", "in", shiftIds).execute(),
    db
      .selectFrom("membershipFreezes")
      .select(["membershipId", "startAt", "endAt"])
      .where("orgId", "=", orgId)
      .where(
        "membershipId",
        "in",
        own.map(({ membershipId }) => membershipId),
      )
      .orderBy("startAt")
      .execute(),
  ]);
  return own.map((membership) => {
    const shift = shifts.find(({ shiftId }) => shiftId === membership.shiftId);
    return {
      ...membership,
      shift: shift ? publicShift(shift) : null,
      freezes: freezes
        .filter(({ membershipId }) => membershipId === membership.membershipId)
        .map(({ startAt, endAt }) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })),
    };
  });
}

/** A membership as its visitor hears of it. */
function visitorMembership(membership: ToldMembership): VisitorMembership {
  return { ...toldRecord(membership), kind: membership.kind === "pass" ? "pass" : "floating" };
}

/** The same of one of any kind, but for its kind. */
function toldRecord(membership: ToldMembership): Omit<VisitorMembership, "kind"> {
  const { membershipId, branchId, feePlanName, shiftName, shift, startAt, endAt, timezone, freezes } = membership;
  return {
    _id: membershipId,
    branchId,
    feePlanName,
    shiftName,
    shift,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    lastDay: lastDayOf(endAt, timezone),
    freezes,
    allowance: allowanceOfRow(membership),
  };
}

/** More than anybody has. */
const MOST_TOLD = 50;

/** What a visitor can book by, for who has proven the address. */
export async function ownMemberships(context: Asking, email: string): Promise<VisitorMembership[]> {
  const people = await peopleOf(context, email);
  if (people.length === 0) return [];
  const own = await visitedBy(context, people).limit(MOST_TOLD).execute();
  return (await toldOf(context, own)).map(visitorMembership);
}

/**
 * All that people have that runs or is to come, of whatever kind, the next to begin first.
 * @param people the customers who have a proven address
 */
export async function heldMemberships(
  context: Asking,
  people: readonly string[],
): Promise<Omit<OwnMembership, "branchName">[]> {
  if (people.length === 0) return [];
  const own = await heldBy(context, people).orderBy("m.startAt").orderBy("m.membershipId").limit(MOST_TOLD).execute();
  return (await toldOf(context, own)).map((membership) => ({
    ...toldRecord(membership),
    kind: membership.kind,
    isRunning: membership.startAt <= context.now,
    timezone: membership.timezone,
    deskName: membership.deskName,
  }));
}

/** The one that a visitor has booked by, with what is left. @throws Failure 404 */
export async function membershipBookedBy(context: Asking, membershipId: string): Promise<VisitorMembership> {
  const [told] = await toldOf(context, [await findMembership(context, membershipId)]);
  if (!told) throw new Error("A membership that was found is told of");
  return visitorMembership(told);
}

/** What a booking is a visit on, with what is left; null where it is none, or its desk is its customer's own. */
export async function visitedMembership(
  context: Asking,
  { membershipId, status }: Pick<Row<"bookings">, "membershipId" | "status">,
): Promise<VisitorMembership | null> {
  if (membershipId === null || status === "CANCELLED") return null;
  const membership = await findMembership(context, membershipId);
  if (membership.kind !== "floating" && membership.kind !== "pass") return null;
  return membershipBookedBy(context, membershipId);
}
