import { closureOn, dayRange, isOpenOn, localDateOf, type Period, shiftOn } from "@carrel/sdk/domain";
import type { Board, BoardCell, BoardQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { type BoardTime, boardTimes, floatingOn } from "../../database/board-times";
import type { Row } from "../../database/schema";
import { chosenBranch } from "../branches/queries";
import { desksOf } from "../desks/queries";
import { shiftsOf } from "../shifts/queries";
import { boardHolder, cellState } from "./board-cell";

/** A shift with its time of the day; null where it isn't on it. */
interface ShiftOfDay {
  shift: Row<"shifts">;
  time: Period | null;
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
function cellOf({ shift, time }: ShiftOfDay, taken: readonly BoardTime[], timezone: string): BoardCell {
  const { shiftId } = shift;
  if (!time) return { shiftId, state: "closed", holders: [], bookings: 0 };
  const here = taken.filter(({ startAt, endAt }) => startAt < time.endAt && endAt > time.startAt);
  const holders = here.map((one) => boardHolder(one, timezone)).filter((holder) => holder !== null);
  return { shiftId, state: cellState(time, here), holders, bookings: here.length - holders.length };
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
  const shifts = rows.map((shift): ShiftOfDay => ({ shift, time: isOpen ? shiftOn(shift, date, timezone) : null }));
  const [times, floating] = await Promise.all([
    boardTimes(db, { orgId, branchId, ...whole(day, shifts), now }),
    floatingOn(db, { orgId, branchId, ...day }),
  ]);
  const byDesk = Map.groupBy(times, ({ deskId }) => deskId);
  const seats = desks.map(({ deskId, name, zone, isActive }) => {
    const taken = byDesk.get(deskId) ?? [];
    return { deskId, deskName: name, zone, isActive, cells: shifts.map((one) => cellOf(one, taken, timezone)) };
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
