import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { heldForCodes, readCodeHolds } from "./code-holds";
import { nearestFreePeriods } from "./free-periods";
import { isLive } from "./is-live";
import type { TenantTransaction } from "./port";
import { readStays, usedBefore } from "./stays";

export interface Alternative extends Period {
  deskId: string;
  deskName: string;
}

export interface AlternativesQuery {
  branchId: string;
  /** The desk that was taken. */
  deskId: string;
  period: Period;
  /** Where else in time to look: open hours around the period, or with `wholeDays` the open local days. */
  openHours: readonly Period[];
  /** For DAILY bookings: offer whole days. */
  wholeDays: boolean;
  now: Date;
}

const OTHER_DESKS = 3;
/** Bookings of one desk that are looked at: more than fit into two months of hourly ones. */
const BOOKINGS_READ = 1_000;

/**
 * What to offer instead of a desk that is taken: up to three other desks of the branch for the same period (the same
 * kind and zone first), then the same desk just before and just after. Four queries, asked together.
 */
export const alternatives = async (db: TenantTransaction, query: AlternativesQuery): Promise<Alternative[]> =>
  (await Promise.all([otherDesks(db, query), otherPeriods(db, query)])).flat();

const otherDesks = async (db: TenantTransaction, { branchId, deskId, period, now }: AlternativesQuery) => {
  const desks = await db
    // The branch's few bookings at that time first: asked desk by desk, each desk's whole past would be read.
    .with(
      (cte) => cte("busy").materialized(),
      (cte) =>
        cte
          .selectFrom("bookings")
          .select("bookings.deskId")
          .where("bookings.branchId", "=", branchId)
          .where("bookings.startAt", "<", period.endAt)
          .where("bookings.endAt", ">", period.startAt)
          .where(isLive("bookings", now))
          .unionAll(
            sql<{ deskId: string }>`(select h.desk_id from (${heldForCodes(sql`= ${branchId}::uuid`, period, now)}) h)`,
          )
          .unionAll(
            sql<{ deskId: string }>`(select u.desk_id from (${usedBefore(sql`= ${branchId}::uuid`, period)}) u)`,
          ),
    )
    .selectFrom("desks")
    .leftJoin("desks as wanted", (join) => join.on("wanted.deskId", "=", deskId))
    .select(["desks.deskId", "desks.name"])
    .where("desks.branchId", "=", branchId)
    .where("desks.isActive", "=", true)
    .where("desks.deskId", "<>", deskId)
    .where("desks.deskId", "not in", (where) => where.selectFrom("busy").select("busy.deskId"))
    .orderBy(sql`desks.kind is distinct from wanted.kind`)
    .orderBy(sql`desks.zone is distinct from wanted.zone`)
    // "Seat 2" before "Seat 10".
    .orderBy(sql`length(desks.name)`)
    .orderBy("desks.name")
    .limit(OTHER_DESKS)
    .execute();
  return desks.map((desk) => ({
    deskId: desk.deskId,
    deskName: desk.name,
    startAt: period.startAt,
    endAt: period.endAt,
  }));
};

const otherPeriods = async (db: TenantTransaction, query: AlternativesQuery) => {
  const { branchId, deskId, period, openHours, wholeDays, now } = query;
  const from = new Date(Math.min(...openHours.map((hours) => hours.startAt.getTime())));
  const until = new Date(Math.max(...openHours.map((hours) => hours.endAt.getTime())));
  if (openHours.length === 0) return [];

  const bookings = db
    .selectFrom("desks")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.deskId", "=", "desks.deskId")
        // The desk's branch, said for the index over a branch's periods: by the desk alone, all that the organisation has
        // ahead is read, or all that the desk ever had.
        .on("bookings.branchId", "=", branchId)
        .on("bookings.startAt", "<", until)
        .on("bookings.endAt", ">", from)
        .on(isLive("bookings", now)),
    )
    .select(["desks.name", "bookings.startAt", "bookings.endAt"])
    .where("desks.deskId", "=", deskId)
    .orderBy("bookings.startAt")
    .limit(BOOKINGS_READ)
    .execute();
  const asked = { deskId, startAt: from, endAt: until };
  const [rows, held, used] = await Promise.all([bookings, readCodeHolds(db, { ...asked, now }), readStays(db, asked)]);
  const [desk] = rows;
  if (!desk) return [];
  const taken: Period[] = rows.flatMap(({ startAt, endAt }) => (startAt && endAt ? [{ startAt, endAt }] : []));
  // What lies beyond the last booking read is unknown, so it is not offered.
  const lastRead = taken.at(-1);
  if (rows.length === BOOKINGS_READ && lastRead) taken.push({ startAt: lastRead.endAt, endAt: until });
  taken.push(...held, ...used);
  return nearestFreePeriods({ wanted: period, open: openHours, taken, now, wholeDays }).map((free) => ({
    deskId,
    deskName: desk.name,
    ...free,
  }));
};
