import { useTerminology } from "@carrel/hooks";
import { OccupancyGrid } from "@carrel/ui/occupancy-grid";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { hallWeek } from "./hall-grid";
import type { Lane } from "./lane";

const route = getRouteApi("/signed-in/office/bookings/calendar");

interface HallWeekProps {
  /** What it shows: "Bookings of Mon, 16 Nov to Sun, 22 Nov". */
  label: string;
  /** Desk by desk, each with the same days. */
  lanes: readonly Lane[];
  today: string;
}

/** How full each desk of a branch is on each day of a week; a cell leads to the day at that desk, a name to its week. */
export function HallWeek({ label, lanes, today }: HallWeekProps) {
  const words = useTerminology();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { columns, rows } = useMemo(() => hallWeek(lanes, today, words), [lanes, today, words]);
  const placeOf = (deskId: string, date: string | null) =>
    date === null
      ? ({ ...search, view: "week", desk: deskId, seat: undefined } as const)
      : { ...search, view: undefined, desk: undefined, day: date === today ? undefined : date, seat: deskId };
  return (
    <OccupancyGrid
      columns={columns}
      rows={rows}
      hrefOf={(deskId, date) => {
        const given = Object.entries(placeOf(deskId, date)).filter(([, value]) => value !== undefined);
        return `/bookings/calendar?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
      }}
      onOpen={(deskId, date) => void navigate({ search: placeOf(deskId, date) })}
      labels={{
        grid: label,
        rows: words.desk,
        total: `All ${words.desks.toLowerCase()}`,
        measure: lanes.some(({ open }) => open === null)
          ? "Share of the day that is booked"
          : "Share of the open hours that is booked",
      }}
      maxHeight="max(24rem, calc(100dvh - 19rem))"
    />
  );
}
