import type { Occupancy } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { type OccupancyCell, type OccupancyColumn, type OccupancyRow, percentOf } from "@carrel/ui/occupancy-grid";
import { dayName, dayParts, deskLabel } from "./lane-names";

type DeskWeek = Occupancy["desks"][number];

const CLOSED = "Closed";
const OUT = "Out of service";

/** "45% booked", as it is read out and shown while a mouse rests on it. */
const sharePhrase = (share: number | null) => (share === null ? "closed" : `${percentOf(share)}% booked`);
const countPhrase = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

/** The booked share of open minutes; null where there are none. */
const shareOf = (booked: number, open: number) => (open === 0 ? null : booked / open);

interface HallWeek {
  columns: readonly OccupancyColumn[];
  rows: readonly OccupancyRow[];
}

/**
 * A hall's days as the grid of occupancy shows them. Desks that are out of service count in no total.
 * @param desks all of the hall's, or those of a zone
 */
export function hallWeek(
  days: Occupancy["days"],
  desks: readonly DeskWeek[],
  today: string,
  words: Terminology,
): HallWeek {
  const inService = desks.filter(({ isActive }) => isActive);
  // Written once a day: a large hall has some ten thousand cells.
  const names = days.map(({ date }) => dayName(date));
  const columns = days.map(({ date, openMinutes }, at): OccupancyColumn => {
    const booked = inService.reduce((sum, { bookedMinutes }) => sum + (bookedMinutes[at] ?? 0), 0);
    const share = shareOf(booked, openMinutes * inService.length);
    return {
      id: date,
      ...dayParts(date),
      isCurrent: date === today,
      total: {
        share,
        name: `All ${words.desks.toLowerCase()}, ${names[at]}, ${sharePhrase(share)}`,
        ...(share === null && { text: CLOSED }),
      },
    };
  });
  const cellOf = ({ deskName, isActive, bookedMinutes, bookings }: DeskWeek, at: number): OccupancyCell => {
    const booked = bookedMinutes[at] ?? 0;
    const isOut = !isActive && booked === 0;
    const share = isOut ? null : shareOf(booked, days[at]?.openMinutes ?? 0);
    const what = isOut ? OUT.toLowerCase() : sharePhrase(share);
    return {
      share,
      name: `${words.desk} ${deskName}, ${names[at]}, ${what}, ${countPhrase(bookings[at] ?? 0)}`,
      ...(isOut ? { text: "–" } : share === null && { text: CLOSED }),
    };
  };
  const rows = desks.map((desk) => ({
    id: desk.deskId,
    ...deskLabel(desk),
    cells: days.map((_, at) => cellOf(desk, at)),
  }));
  return { columns, rows };
}
