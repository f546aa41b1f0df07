import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { wordsOf } from "../tenant";

type Asking = Pick<Context, "db" | "orgId" | "now" | "organisation">;

/** How a membership stands: it covers this instant, is to come, or is over. */
export type Standing = "current" | "next" | "last";

type OfDesk = Row<"memberships"> & { standing: Standing };

/**
 * Who has a desk, in each of its shifts (one that has it for the whole day counts as one more): the membership that runs, the first to
 * come, and the one that ended last, as far as there are such.
 */
export async function membershipsOfDesk(
  { db, orgId, now }: Asking,
  { deskId, shiftId }: { deskId: string; shiftId?: string | undefined },
): Promise<OfDesk[]> {
  const standing = sql<Standing>`case when ends_at <= ${now}::timestamptz then 'last'
    when starts_at > ${now}::timestamptz then 'next' else 'current' end`;
  return db
    .selectFrom(
      db
        .selectFrom("memberships")
        .selectAll()
        .select(standing.as("standing"))
        .where("orgId", "=", orgId)
        .where("deskId", "=", deskId)
        .where("status", "=", constant("ACTIVE"))
        .$if(shiftId !== undefined, (query) => query.where("shiftId", "=", shiftId ?? ""))
        .as("had"),
    )
    .selectAll()
    .distinctOn(["standing", "shiftId"])
    .orderBy("standing")
    .orderBy("shiftId")
    .orderBy(sql`case when standing = 'next' then starts_at end`)
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
    .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())[0];
