import { useTerminology } from "@carrel/hooks";
import type { Occupancy } from "@carrel/sdk";
import { OccupancyGrid } from "@carrel/ui/occupancy-grid";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { hallWeek } from "./hall-grid";

const route = getRouteApi("/signed-in/office/bookings/calendar");

interface HallWeekProps {
  /** What it shows: "Bookings of Mon, 16 Nov to Sun, 22 Nov". */
  label: string;
  days: Occupancy["days"];
  desks: Occupancy["desks"];
  today: string;
}

/** How full each desk of a branch is on each day of a week; a cell leads to the day at that desk, a name to its week. */
export function HallWeek({ label, days, desks, today }: HallWeekProps) {
  const words = useTerminology();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { columns, rows } = useMemo(() => hallWeek(days, desks, today, words), [days, desks, today, words]);
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
        measure: "Share of the open hours that is booked",
      }}
      maxHeight="max(24rem, calc(100dvh - 19rem))"
    />
  );
}
