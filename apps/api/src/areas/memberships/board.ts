import { closureOn, dayRange, isOpenOn, lastDayOf, localDateOf, type Period, shiftOn } from "@carrel/sdk/domain";
import type { Board, BoardCell, BoardHolder, BoardQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { type BoardTime, boardTimes, floatingOn } from "../../database/board-times";
import type { Row } from "../../database/schema";
import { chosenBranch } from "../branches/queries";
import { desksOf } from "../desks/queries";
import { shiftsOf } from "../shifts/queries";
import { boardHolder, cellState, type Span, spanOf } from "./board-cell";

/** A shift with its time of the day; null where it isn't on it. */
interface ShiftOfDay {
  shift: Row<"shifts">;
  time: Period | null;
  span: Span | null;
}

/** Time that a seat is taken, and for whom: of a thousand cells each looks at the same few. */
interface Taken extends Span {
  holder: BoardHolder | null;
}

/** From the first of what is shown to its end, which can be the next day's morning. */
const whole = (day: Period, shifts: readonly ShiftOfDay[]): Period => {
  const times = [day, ...shifts.flatMap(({ time }) => time ?? [])];
  return {
    startAt: new Date(Math.min(...times.map(({ startAt }) => startAt.getTime()))),
    endAt: new Date(Math.max(...times.map(({ endAt }) => endAt.getTime()))),
  };
};

/** A seat in a shift. @param taken all that takes the seat on the day, by start */
function cellOf({ shift: { shiftId }, span }: ShiftOfDay, taken: readonly Taken[]): BoardCell {
  if (!span) return { shiftId, state: "closed", holders: [], bookings: 0 };
  const here = taken.filter(({ from, to }) => from < span.to && to > span.from);
  const holders = here.flatMap(({ holder }) => holder ?? []);
  return { shiftId, state: cellState(span, here), holders, bookings: here.length - holders.length };
}

/** What takes each seat, with who has it. Memberships that end at one moment have one last day: it is asked for once. */
function takenBySeat(times: readonly BoardTime[], timezone: string): ReadonlyMap<string, readonly Taken[]> {
  const lastDays = new Map<number, string>();
  const lastDay = (endAt: Date) => {
    const known = lastDays.get(endAt.getTime()) ?? lastDayOf(endAt, timezone);
    lastDays.set(endAt.getTime(), known);
    return known;
  };
  const taken = new Map<string, Taken[]>();
  for (const time of times) {
    const one = { ...spanOf(time), holder: boardHolder(time, lastDay) };
    const seat = taken.get(time.deskId);
    if (seat) seat.push(one);
    else taken.set(time.deskId, [one]);
  }
  return taken;
}

/** Who has which seat in which shift on a day of a branch. */
export async function board(context: Context<z.output<typeof BoardQuery>>): Promise<Board> {
  const { db, orgId, input, now } = context;
  const branch = await chosenBranch(context, input.branchId);
  const { branchId, timezone } = branch;
  const date = input.date ?? localDateOf(now, timezone);
  const day = dayRange(date, timezone);
  const closure = closureOn(branch, date);
  const isOpen = isOpenOn(branch, date);
  const [desks, rows] = await Promise.all([
    desksOf(context, [branchId]).execute(),
    shiftsOf(context, [branchId]).where("isActive", "=", true).execute(),
  ]);
  const shifts = rows.map((shift): ShiftOfDay => {
    const time = isOpen ? shiftOn(shift, date, timezone) : null;
    return { shift, time, span: time && spanOf(time) };
  });
  const [times, floating] = await Promise.all([
    boardTimes(db, { orgId, branchId, ...whole(day, shifts), now }),
    floatingOn(db, { orgId, branchId, ...day }),
  ]);
  const bySeat = takenBySeat(times, timezone);
  const seats = desks.map(({ deskId, name, zone, isActive }) => {
    const taken = bySeat.get(deskId) ?? [];
    return { deskId, deskName: name, zone, isActive, cells: shifts.map((one) => cellOf(one, taken)) };
  });
  return {
    branchId,
    timezone,
    date,
    closure: closure && { reason: closure.reason, from: closure.from, to: closure.to },
    shifts: shifts.map(({ shift, time }, index) => ({
      _id: shift.shiftId,
      name: shift.name,
      starts: shift.starts,
      ends: shift.ends,
      startAt: time?.startAt.toISOString() ?? null,
      endAt: time?.endAt.toISOString() ?? null,
      free: seats.filter(({ isActive, cells }) => isActive && cells[index]?.state === "free").length,
      floating: (floating.get(shift.shiftId) ?? 0) + (floating.get(null) ?? 0),
    })),
    desks: seats,
  };
}
