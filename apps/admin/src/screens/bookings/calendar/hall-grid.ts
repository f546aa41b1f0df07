import type { Terminology } from "@carrel/sdk/domain";
import { type OccupancyCell, type OccupancyColumn, type OccupancyRow, percentOf } from "@carrel/ui/occupancy-grid";
import type { Lane } from "./lane";
import { dayName, dayParts, deskLabel } from "./lane-names";
import { bookedShare, type Occupancy, occupancyOf } from "./occupancy";

const CLOSED = "Closed";
const OUT = "Out of service";

/** "45% booked", as it is read out and shown while a mouse rests on it. */
const sharePhrase = (share: number | null) => (share === null ? "closed" : `${percentOf(share)}% booked`);
const countPhrase = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

function cellOf(lane: Lane, occupancy: Occupancy, day: string, words: Terminology): OccupancyCell {
  const isOut = !lane.isActive && occupancy.booked === 0;
  const share = isOut ? null : bookedShare([occupancy]);
  const what = isOut ? OUT.toLowerCase() : sharePhrase(share);
  return {
    share,
    name: `${words.desk} ${lane.deskName}, ${day}, ${what}, ${countPhrase(lane.bookings.length)}`,
    ...(isOut ? { text: "–" } : share === null && { text: CLOSED }),
  };
}

interface HallWeek {
  columns: readonly OccupancyColumn[];
  rows: readonly OccupancyRow[];
}

/**
 * A hall's days as the grid of occupancy shows them. Desks that are out of service count in no total.
 * @param lanes desk by desk, each with the same days
 */
export function hallWeek(lanes: readonly Lane[], today: string, words: Terminology): HallWeek {
  const drawn = lanes.map((lane) => ({ lane, occupancy: occupancyOf(lane) }));
  const all = words.desks.toLowerCase();
  // Written once a day: a large hall has some ten thousand cells.
  const days = new Map<string, string>();
  const columns = [...Map.groupBy(drawn, ({ lane }) => lane.date)].map(([date, ofDay]) => {
    days.set(date, dayName(date));
    const share = bookedShare(ofDay.flatMap(({ lane, occupancy }) => (lane.isActive ? [occupancy] : [])));
    return {
      id: date,
      ...dayParts(date),
      isCurrent: date === today,
      total: {
        share,
        name: `All ${all}, ${dayName(date)}, ${sharePhrase(share)}`,
        ...(share === null && { text: CLOSED }),
      },
    };
  });
  const rows = [...Map.groupBy(drawn, ({ lane }) => lane.deskId)].flatMap(([id, ofDesk]) => {
    const [first] = ofDesk;
    return first
      ? [
          {
            id,
            ...deskLabel(first.lane),
            cells: ofDesk.map(({ lane, occupancy }) => cellOf(lane, occupancy, days.get(lane.date) ?? "", words)),
          },
        ]
      : [];
  });
  return { columns, rows };
}
