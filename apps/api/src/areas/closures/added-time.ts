import {
  dayRange,
  endWith,
  isOpenOn,
  localDateOf,
  nextShiftDays,
  type Period,
  staffReachIssue,
} from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { SlotMove } from "../../database/move-slots";
import { conflict, Failure } from "../../failure";
import type { Closing } from "./closing";
import type { Losing } from "./losing";

/** What a membership gets back. */
export interface Added {
  losing: Losing;
  /** Its new end. */
  endAt: Date;
  /** The time that it has more: of a shift each of its days. */
  periods: readonly Period[];
  /** What becomes of the bookings of its desk. */
  moves: readonly SlotMove[];
}

const nowhere = (closing: Closing) =>
  conflict("shift_nowhere", `${closing.branch.name} opens on too few days, so no days can be added.`);

/** A shift's days go behind its end. */
function shiftAdded({ branch }: Closing, losing: Losing): Omit<Added, "losing"> | null {
  const { membership, shift, freed, last } = losing;
  const { timezone } = branch;
  if (!shift || !last) return null;
  const isOpen = (date: string) => isOpenOn(branch, date);
  const periods = nextShiftDays(shift, freed.length, { endAt: membership.endAt, last: last.endAt }, timezone, isOpen);
  const end = periods.at(-1);
  if (!end || periods.length < freed.length) return null;
  const moves = periods.flatMap((period, place): SlotMove[] => {
    const booking = freed[place];
    return booking ? [{ bookingId: booking.bookingId, deskId: booking.deskId, ...period }] : [];
  });
  return { endAt: dayRange(localDateOf(end.startAt, timezone), timezone).endAt, periods, moves };
}

/** All others end later, by the open days that they lose; a seat's last booking goes on. */
function daysAdded({ branch }: Closing, losing: Losing): Omit<Added, "losing"> | null {
  const { membership, shift, lost, last } = losing;
  const endAt = endWith({ hours: branch, period: membership, shift }, lost);
  if (!endAt) return null;
  const moves =
    membership.kind === "seat" && last
      ? [{ bookingId: last.bookingId, deskId: last.deskId, startAt: last.startAt, endAt }]
      : [];
  return { endAt, periods: [{ startAt: membership.endAt, endAt }], moves };
}

/** What a membership would get back, or why it can't. */
export function addedTime(context: Pick<Context, "now">, closing: Closing, losing: Losing): Added | Failure {
  const { membership, last } = losing;
  if (membership.kind === "seat" && last?.endAt.getTime() !== membership.endAt.getTime()) {
    return conflict("membership_elsewhere", "It goes on in another branch, which has its own days.");
  }
  const added = (membership.kind === "shift" ? shiftAdded : daysAdded)(closing, losing);
  if (!added) return nowhere(closing);
  const reach = staffReachIssue({ startAt: membership.endAt, endAt: added.endAt }, context.now, { start: "", end: "" });
  return reach ? new Failure({ status: 400, code: "validation_failed", message: reach.message }) : { losing, ...added };
}
