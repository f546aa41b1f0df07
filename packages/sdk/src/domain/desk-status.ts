import type { DeskCounters, DeskNow, DeskStatus } from "../schemas/desk";
import { DESK_NOW_LOOK } from "./desk-now";
import type { DrawnState } from "./drawn-state";

/** The codes of a desk's status. */
export const DESK_STATUS = { Available: 1, Occupied: 2, PartiallyBooked: 3, BookingHold: 8 } as const satisfies Record<
  string,
  DeskStatus
>;

export interface DeskStatusLook extends DrawnState {
  /** The counter that a desk with this status raises. */
  counter: Exclude<keyof DeskCounters, "total" | "unassigned" | "freeNow" | "takenNow">;
}

/** How each status is shown and counted. */
export const DESK_STATUS_LOOK: Readonly<Record<DeskStatus, DeskStatusLook>> = {
  1: { word: "available", label: "Available", colour: "green", counter: "available" },
  2: { word: "occupied", label: "Occupied", colour: "red", counter: "booked" },
  3: { word: "partial", label: "Partially Booked", colour: "amber", counter: "partiallyBooked" },
  8: { word: "hold", label: "On Hold", colour: "grey", counter: "bookingHold" },
};

/** The codes in the order in which people read them: from free to not to be had. */
export const DESK_STATUS_ORDER: readonly DeskStatus[] = [
  DESK_STATUS.Available,
  DESK_STATUS.PartiallyBooked,
  DESK_STATUS.Occupied,
  DESK_STATUS.BookingHold,
];

/** What a desk that is drawn has of its status: its word and how that is said. */
export interface DeskLook {
  status: DeskStatusLook["word"];
  statusLabel: string;
}

/**
 * How a desk's status looks: what `DeskGrid`, `FloorPlan` and `DeskTile` of `@carrel/ui` take as it comes. The codes stand
 * in no order that could be guessed (2 is occupied, 3 is booked for a part of the time).
 * @example desks.map(({ _id, name, status }) => ({ id: _id, name, ...deskLook(status) }))
 */
export function deskLook(status: DeskStatus): DeskLook {
  const { word, label } = DESK_STATUS_LOOK[status];
  return { status: word, statusLabel: label };
}

/**
 * Counts desks by status, and by what they are now.
 * @param desks each with its status, how it stands now where that is told (visitors are not), and whether a customer is assigned to it now
 * @example deskCounters([{ status: 1, now: "free", assigned: false }]).available // 1
 */
export function deskCounters(desks: Iterable<{ status: DeskStatus; now?: DeskNow; assigned: boolean }>): DeskCounters {
  const counters: DeskCounters = {
    total: 0,
    booked: 0,
    available: 0,
    partiallyBooked: 0,
    bookingHold: 0,
    unassigned: 0,
    freeNow: 0,
    takenNow: 0,
  };
  for (const desk of desks) {
    counters.total += 1;
    counters[DESK_STATUS_LOOK[desk.status].counter] += 1;
    if (!desk.assigned) counters.unassigned += 1;
    const counter = desk.now && DESK_NOW_LOOK[desk.now].counter;
    if (counter) counters[counter] += 1;
  }
  return counters;
}
