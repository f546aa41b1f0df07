import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { wordsOf } from "../tenant";

type Asking = Pick<Context, "db" | "orgId" | "now" | "organisation">;

/** How a membership stands: it covers this instant, is to come (again), or is over. */
export type Standing = "current" | "next" | "last";

type OfDesk = Row<"memberships"> & { standing: Standing; comesAt: Date };

/**
 * Who has a desk, in each of its shifts (one that has it for the whole day counts as one more): the membership that runs, the first to
 * come, and the one that ended last, as far as there are such. One that rests is to come, when its freeze ends: meanwhile the desk may
 * be somebody else's.
 */
export async function membershipsOfDesk(
  { db, orgId, now }: Asking,
  { deskId, shiftId }: { deskId: string; shiftId?: string | undefined },
): Promise<OfDesk[]> {
  const had = db
    .selectFrom("memberships as m")
    .selectAll("m")
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          selectFrom("membershipFreezes as z")
            .select("z.endAt")
            .whereRef("z.orgId", "=", "m.orgId")
            .whereRef("z.membershipId", "=", "m.membershipId")
            .where("z.startAt", "<=", now)
            .where("z.endAt", ">", now),
          "m.startAt",
        )
        .as("comesAt"),
    )
    .where("m.orgId", "=", orgId)
    .where("m.deskId", "=", deskId)
    .where("m.status", "=", constant("ACTIVE"))
    .$if(shiftId !== undefined, (query) => query.where("m.shiftId", "=", shiftId ?? ""));
  const standing = sql<Standing>`case when ends_at <= ${now}::timestamptz then 'last'
    when comes_at > ${now}::timestamptz then 'next' else 'current' end`;
  return db
    .selectFrom(db.selectFrom(had.as("had")).selectAll().select(standing.as("standing")).as("stood"))
    .selectAll()
    .distinctOn(["standing", "shiftId"])
    .orderBy("standing")
    .orderBy("shiftId")
    .orderBy(sql`case when standing = 'next' then comes_at end`)
    .orderBy("endAt", "desc")
    .execute();
}

/**
 * The one membership of a desk that stands so.
 * @throws Failure 400 where several have the desk and no shift is named
 */
export function oneOf(context: Asking, found: readonly OfDesk[], standing: Standing): OfDesk | undefined {
  const [one, ...others] = found.filter((membership) => membership.standing === standing);
  if (others.length > 0) {
    const { desk, members } = wordsOf(context);
    const message = `Several ${members.toLowerCase()} have this ${desk.toLowerCase()}: choose a shift.`;
    throw invalid([{ path: ["shiftId"], message }]);
  }
  return one;
}

/** Of those that are over the one that ended last. */
export const lastOf = (found: readonly OfDesk[]): OfDesk | undefined =>
  found
    .filter(({ standing }) => standing === "last")
    .toSorted((one, other) => other.endAt.getTime() - one.endAt.getTime())[0];

/** The first of those that are to come. */
export const nextOf = (found: readonly OfDesk[]): OfDesk | undefined =>
  found
    .filter(({ standing }) => standing === "next")
    .toSorted((one, other) => one.comesAt.getTime() - other.comesAt.getTime())[0];
