import type { Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { rowsJson } from "../../database/insert-all";
import type { Failure } from "../../failure";
import { floatingFull } from "../../membership-refusals";
import type { TakenMembership } from "./read-rows";

interface Asked extends TakenMembership {
  place: number;
}

interface Room {
  sold: number;
  places: number;
}

const shiftOf = ({ shift }: Pick<TakenMembership, "shift">) => shift?.shiftId ?? null;

/** The stretches between the instants at which one of some times begins or ends. */
function stretchesOf(times: readonly Period[]): Period[] {
  const instants = times.flatMap(({ startAt, endAt }) => [startAt.getTime(), endAt.getTime()]);
  const edges = [...new Set(instants)].sort((one, other) => one - other);
  return edges.slice(1).map((end, at) => ({ startAt: new Date(edges[at] ?? end), endAt: new Date(end) }));
}

const covers = (time: Period, part: Period) => time.startAt <= part.startAt && time.endAt >= part.endAt;

/** A stretch of a branch's time, as those see it who have a floating place in one shift (or in all open hours). */
interface Stretch extends Period {
  branchId: string;
  shiftId: string | null;
  /** Seats of the sheet that are somebody's own for all of it. */
  fixed: number;
}

/** The stretches of all branches and shifts in which floating places are wanted. */
function wantedStretches(taken: readonly Asked[]): Stretch[] {
  return [...Map.groupBy(taken, ({ branch }) => branch.branchId)].flatMap(([branchId, rows]) => {
    const floating = rows.filter(({ plan }) => plan.sells === "floating");
    const fixed = rows.filter(({ plan }) => plan.sells === "seat" || plan.sells === "shift");
    const stretches = stretchesOf(floating.map(({ period }) => period));
    return [...Map.groupBy(floating, shiftOf)].flatMap(([shiftId, wanting]) =>
      stretches
        .filter((part) => wanting.some(({ period }) => covers(period, part)))
        .map((part) => {
          const own = fixed.filter(
            (row) => (shiftOf(row) === null || shiftOf(row) === shiftId) && covers(row.period, part),
          );
          return { ...part, branchId, shiftId, fixed: own.length };
        }),
    );
  });
}

/** What there is in each of some stretches, by their order; nothing of those in which a shift is at no moment. One query. */
async function roomsIn({ db }: Pick<Context, "db">, stretches: readonly Stretch[]): Promise<(Room | undefined)[]> {
  const rows = stretches.map((stretch, at) => ({ at, ...stretch }));
  const { rows: found } = await sql<Room & { at: number }>`
    select w.at, r.sold, r.places
    from jsonb_to_recordset(${rowsJson(rows)}::jsonb)
      as w (at integer, branch_id uuid, shift_id uuid, starts_at timestamptz, ends_at timestamptz, fixed integer)
    cross join lateral floating_room(w.branch_id, w.shift_id, w.starts_at, w.ends_at, w.fixed) r
  `.execute(db);
  const rooms = new Map(found.map((room) => [room.at, room]));
  return stretches.map((_, at) => rooms.get(at));
}

/**
 * Of memberships that a sheet takes over the floating ones for which there is no place, by their places; earlier rows come first. Sees
 * what is there, the sheet's own seats for whole days or in the same shift, and its floating places in the same shift or in all open
 * hours. The database refuses what is beyond that too (decision 62). One query, or none.
 */
export async function fullPlaces(
  context: Pick<Context, "db">,
  taken: readonly Asked[],
): Promise<ReadonlyMap<number, Failure>> {
  const stretches = wantedStretches(taken);
  if (stretches.length === 0) return new Map();
  const rooms = await roomsIn(context, stretches);
  const sold = stretches.map(() => 0);
  const full = new Map<number, Failure>();
  for (const row of taken.filter(({ plan }) => plan.sells === "floating")) {
    const inside = [...stretches.entries()].filter(
      ([, part]) => part.branchId === row.branch.branchId && covers(row.period, part),
    );
    const shiftId = shiftOf(row);
    const tight = inside.find(([at, part]) => {
      const room = part.shiftId === shiftId ? rooms[at] : undefined;
      return room && room.sold + (sold[at] ?? 0) >= room.places;
    });
    if (tight) {
      const [at] = tight;
      const { sold: before = 0, places = 0 } = rooms[at] ?? {};
      full.set(row.place, floatingFull({ sold: before + (sold[at] ?? 0), places }));
      continue;
    }
    // One in all open hours is there in every shift.
    for (const [at, part] of inside) {
      if (part.shiftId === shiftId || shiftId === null) sold[at] = (sold[at] ?? 0) + 1;
    }
  }
  return full;
}
