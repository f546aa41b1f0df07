import { DESK_STATUS, type DeskMoment, dayRange, localDateOf } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { branchesAvailability, type DeskAvailability } from "../../database/availability";
import { deskMoments } from "../../database/desk-moments";
import { runsAt } from "../../database/membership-runs";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { liveBookings } from "../bookings/live-bookings";
import { holdDaysOfDesks } from "../branches/hold-days";
import { openHours } from "../branches/open-hours";
import { wordsOf } from "../tenant";
import { currentBookingRecord, type DeskStanding } from "./record";

type Tenancy = Pick<Context, "db" | "orgId" | "organisation">;

/** @throws Failure 404 for a desk that doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findDesk(context: Tenancy, deskId: string): Promise<Row<"desks">> {
  const desk = await context.db
    .selectFrom("desks")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("deskId", "=", deskId)
    .executeTakeFirst();
  if (!desk) throw notFound(wordsOf(context).desk);
  return desk;
}

/** A desk and its branch, asked for together. @throws Failure 404 as `findDesk` */
export async function findPlace(
  context: Tenancy,
  deskId: string,
): Promise<{ desk: Row<"desks">; branch: Row<"branches"> }> {
  const { db, orgId } = context;
  const [desk, branch] = await Promise.all([
    findDesk(context, deskId),
    db
      .selectFrom("branches")
      .selectAll("branches")
      .where("orgId", "=", orgId)
      .where("branchId", "=", ({ selectFrom }) =>
        selectFrom("desks").select("branchId").where("orgId", "=", orgId).where("deskId", "=", deskId),
      )
      .executeTakeFirst(),
  ]);
  if (!branch) throw notFound("Branch");
  return { desk, branch };
}

/** The same for whoever books there: nobody closes the branch on a day meanwhile. */
export async function holdPlace(context: Tenancy, deskId: string): ReturnType<typeof findPlace> {
  await holdDaysOfDesks(context, [deskId]);
  return findPlace(context, deskId);
}

/**
 * The desks of branches as people count them: "Seat 2" before "Seat 10".
 * @param branchIds null: every branch
 */
export const desksOf = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">, branchIds: readonly string[] | null) =>
  db
    .selectFrom("desks")
    .selectAll()
    .where("orgId", "=", orgId)
    .$if(branchIds !== null, (query) => query.where("branchId", "in", branchIds ?? []))
    .orderBy(sql`length(name)`)
    .orderBy("name")
    .orderBy("deskId");

/** Status now of the active desks of branches, each in its own local day. One query. */
export const availabilityNow = (
  { db, now }: Pick<Context, "db" | "now">,
  branches: readonly Row<"branches">[],
  deskIds?: readonly string[],
): Promise<DeskAvailability[]> =>
  branchesAvailability(db, {
    branches: branches.map((branch) => {
      const today = localDateOf(now, branch.timezone);
      return { branchId: branch.branchId, openHours: openHours(branch, today, today) };
    }),
    period: { startAt: now, endAt: now },
    now,
    ...(deskIds && { deskIds }),
  });

/** What desks of branches are now, and what their local day brings; those that it brings nothing to are left out. One query. */
export const momentsNow = (
  { db, now }: Pick<Context, "db" | "now">,
  branches: readonly Row<"branches">[],
): Promise<Map<string, DeskMoment>> =>
  deskMoments(db, {
    branches: branches.map(({ branchId, timezone }) => ({
      branchId,
      dayEnd: dayRange(localDateOf(now, timezone), timezone).endAt,
    })),
    now,
  });

const NOTHING_TODAY: DeskMoment = { now: "free", until: null, nextAt: null, nextName: null };

/** The live bookings of branches that cover this instant; no two are of one desk. */
export const bookingsNow = (
  context: Pick<Context, "db" | "orgId" | "now">,
  branchIds: readonly string[],
): Promise<Row<"bookings">[]> => {
  const { now } = context;
  return liveBookings(context, { branchIds, startAt: now, endAt: new Date(now.getTime() + 1) }).execute();
};

/** Desks of branches that somebody has now by a membership, whether or not his hours of the day run. */
export async function desksOfMembers(
  { db, orgId, now }: Pick<Context, "db" | "orgId" | "now">,
  branchIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("memberships as m")
    .select("m.deskId")
    .where("m.orgId", "=", orgId)
    .where("m.branchId", "in", branchIds)
    .where("m.deskId", "is not", null)
    .where(runsAt("m", now))
    .$narrowType<{ deskId: string }>()
    .execute();
  return new Set(rows.map(({ deskId }) => deskId));
}

/** What was read of desks at one instant. */
interface Read {
  availability: readonly DeskAvailability[];
  /** Those that cover it. */
  bookings: readonly Row<"bookings">[];
  moments: ReadonlyMap<string, DeskMoment>;
}

/** Reads off how desks stand; of one that is out of service the status counts as available, and `now` as it is. */
export function standings({ availability, bookings, moments }: Read): (deskId: string) => DeskStanding {
  const statuses = new Map(availability.map(({ deskId, status }) => [deskId, status]));
  const current = new Map(bookings.map((booking) => [booking.deskId, booking]));
  return (deskId) => {
    const booking = current.get(deskId);
    return {
      ...(moments.get(deskId) ?? NOTHING_TODAY),
      status: statuses.get(deskId) ?? DESK_STATUS.Available,
      currentBooking: booking ? currentBookingRecord(booking) : null,
    };
  };
}
