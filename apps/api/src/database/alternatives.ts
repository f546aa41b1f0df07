import { type ExpressionBuilder, sql } from "kysely";
import { constant } from "./constant";
import { nearestFreePeriods } from "./free-periods";
import type { Period } from "./period";
import type { TenantTransaction } from "./port";
import type { Tables } from "./schema";

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
 * kind and zone first), then the same desk just before and just after. Two queries, asked together.
 */
export const alternatives = async (db: TenantTransaction, query: AlternativesQuery): Promise<Alternative[]> =>
  (await Promise.all([otherDesks(db, query), otherPeriods(db, query)])).flat();

/** Bookings that stand in the way: confirmed ones, and pending ones whose hold has not run out. */
const isLive = (where: ExpressionBuilder<Tables, "bookings">, now: Date) =>
  where.and([
    where("bookings.status", "<>", constant("CANCELLED")),
    where.or([
      where("bookings.status", "=", constant("CONFIRMED")),
      sql<boolean>`holds_until(bookings.hold_until, bookings.starts_at, bookings.ends_at, bookings.created_at) > ${now}::timestamptz`,
    ]),
  ]);

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
          .where("bookings.startsAt", "<", period.endsAt)
          .where("bookings.endsAt", ">", period.startsAt)
          .where((where) => isLive(where, now)),
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
    startsAt: period.startsAt,
    endsAt: period.endsAt,
  }));
};

const otherPeriods = async (db: TenantTransaction, query: AlternativesQuery) => {
  const { branchId, deskId, period, openHours, wholeDays, now } = query;
  const from = new Date(Math.min(...openHours.map((hours) => hours.startsAt.getTime())));
  const until = new Date(Math.max(...openHours.map((hours) => hours.endsAt.getTime())));
  if (openHours.length === 0) return [];

  const rows = await db
    .selectFrom("desks")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.deskId", "=", "desks.deskId")
        // The desk's branch, said for the index over a branch's periods: by the desk alone, all that the organisation has
        // ahead is read, or all that the desk ever had.
        .on("bookings.branchId", "=", branchId)
        .on("bookings.startsAt", "<", until)
        .on("bookings.endsAt", ">", from)
        .on((live) => isLive(live, now)),
    )
    .select(["desks.name", "bookings.startsAt", "bookings.endsAt"])
    .where("desks.deskId", "=", deskId)
    .orderBy("bookings.startsAt")
    .limit(BOOKINGS_READ)
    .execute();
  const [desk] = rows;
  if (!desk) return [];
  const taken = rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
  // What lies beyond the last booking read is unknown, so it is not offered.
  const lastRead = taken.at(-1);
  if (rows.length === BOOKINGS_READ && lastRead) taken.push({ startsAt: lastRead.endsAt, endsAt: until });
  return nearestFreePeriods({ wanted: period, open: openHours, taken, now, wholeDays }).map((free) => ({
    deskId,
    deskName: desk.name,
    ...free,
  }));
};
