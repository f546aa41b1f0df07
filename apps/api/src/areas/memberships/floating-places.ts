import { dayRange, localDateOf, type Period } from "@carrel/sdk/domain";
import type { ByBranchDay, FloatingPlaces } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { floatingFull } from "../../membership-refusals";
import { chosenBranch } from "../branches/queries";
import { tenantOf, wordsOf } from "../tenant";

type Tenancy = Pick<Context, "db" | "orgId" | "organisation">;

/** Of which places, and when. */
interface Asked {
  branchId: string;
  /** Null: in all open hours. */
  shiftId: string | null;
  period: Period;
  /** So many desks more that somebody fixed would have. */
  fixed?: number;
}

/** Floating places at the moment of a time at which there are the fewest for those who have one. */
interface FloatingRoom {
  sold: number;
  places: number;
  /** Below 0 where more have one than there are places. */
  left: number;
}

/**
 * Floating places of branches and shifts, each in a time, whoever asks (`count_floating`, migration 0098). One query.
 * @returns for each that is asked, in turn; null where the shift is at no moment of its time
 */
export async function floatingRooms(
  { db }: Pick<Context, "db">,
  asked: readonly Asked[],
): Promise<(FloatingRoom | null)[]> {
  const each = asked.map(({ branchId, shiftId, period, fixed = 0 }, place) => ({
    place,
    branch_id: branchId,
    shift_id: shiftId,
    starts_at: period.startAt,
    ends_at: period.endAt,
    fixed,
  }));
  const { rows } = await sql<{ place: number; sold: number; places: number }>`
    select a.place, r.sold, r.places
    from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as a (place integer, branch_id uuid, shift_id uuid,
      starts_at timestamptz, ends_at timestamptz, fixed integer)
    cross join lateral floating_room(a.branch_id, a.shift_id, a.starts_at, a.ends_at, a.fixed) r
  `.execute(db);
  const rooms = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => {
    const room = rooms.get(place);
    return room ? { sold: room.sold, places: room.places, left: room.places - room.sold } : null;
  });
}

/**
 * The same of one.
 * @example const room = await floatingRoom(context, { branchId, shiftId: null, period });
 */
export async function floatingRoom(context: Pick<Context, "db">, asked: Asked): Promise<FloatingRoom | null> {
  const [room = null] = await floatingRooms(context, [asked]);
  return room;
}

/** Makes whoever else sells floating places of a branch, or takes such away, wait until this transaction is over. */
export const lockFloating = ({ db, orgId }: Tenancy, branchId: string) =>
  sql`select lock_floating(${orgId}::uuid, ${branchId}::uuid)`.execute(db);

const places = (count: number) => `${count} floating ${count === 1 ? "place" : "places"}`;

/**
 * Checks that one more floating place can be sold, and has others wait with theirs.
 * @throws Failure 409 `floating_full` with how many there are and are sold
 */
export async function checkRoom(context: Tenancy, asked: Asked): Promise<void> {
  await lockFloating(context, asked.branchId);
  const room = await floatingRoom(context, asked);
  if (room && room.left < 1) throw floatingFull(room);
}

/**
 * Whether anybody has a floating place of a branch at some time: only then somebody's own desk can take one away. Has others wait with
 * theirs.
 */
export async function hasFloating(
  context: Tenancy,
  { branchId, period }: Pick<Asked, "branchId" | "period">,
): Promise<boolean> {
  await lockFloating(context, branchId);
  const one = await context.db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", context.orgId)
    .where("branchId", "=", branchId)
    .where("status", "=", constant("ACTIVE"))
    .where("endAt", ">", period.startAt)
    .where("startAt", "<", period.endAt)
    .where("kind", "=", "floating")
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** A desk that somebody is to have as his own. */
interface FixedSeat {
  branch: Pick<Row<"branches">, "branchId">;
  /** Null: for whole days. */
  shift: { shiftId: string } | null;
  /** What he has more than before. */
  period: Period;
  displaceFloating?: boolean | undefined;
  /** So many desks become somebody's own at once; one when left out. */
  fixed?: number;
}

/**
 * Checks that floating members keep as many places as were sold to them where one more desk becomes somebody's own. Called once
 * desks and customer are locked, and before the time is booked.
 * @throws Failure 409 `floating_displaced` with how many would lose their place
 */
export async function checkDisplaced(context: Tenancy, seat: FixedSeat): Promise<void> {
  const { branch, shift, period, displaceFloating = false, fixed = 1 } = seat;
  const { branchId } = branch;
  if (!(await hasFloating(context, { branchId, period })) || displaceFloating) return;
  const room = await floatingRoom(context, { branchId, shiftId: shift?.shiftId ?? null, period, fixed });
  if (!room || room.left >= 0) return;
  const { sold, places: count } = room;
  const words = wordsOf(context);
  const people =
    sold === 1 ? `1 floating ${words.member.toLowerCase()}` : `${sold} floating ${words.members.toLowerCase()}`;
  throw conflict(
    "floating_displaced",
    `That would leave ${places(count)} for ${people}. Confirm to sell it nevertheless, or choose another time.`,
    { displaced: -room.left, sold, places: count },
  );
}

/** Floating places of a branch on a day, in all open hours and in each shift that is on it. */
export async function floatingPlaces(context: Context<ByBranchDay>): Promise<FloatingPlaces> {
  const { db, orgId, input, now } = context;
  const { branchId, timezone } = await chosenBranch(context, input.branchId);
  const period = dayRange(input.date ?? localDateOf(now, timezone), timezone);
  const shifts = await db
    .selectFrom("shifts")
    .select(["shiftId", "name"])
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("isActive", "=", true)
    .orderBy("starts")
    .orderBy("name")
    .execute();
  const asked = [{ shiftId: null, name: null }, ...shifts];
  const rooms = await floatingRooms(
    context,
    asked.map(({ shiftId }) => ({ branchId, shiftId, period })),
  );
  return {
    branchId,
    factor: tenantOf(context).orgSettings.floatingFactor,
    shifts: asked.flatMap(({ shiftId, name }, place) => {
      const room = rooms[place];
      return room ? [{ shiftId, shiftName: name, ...room }] : [];
    }),
  };
}
