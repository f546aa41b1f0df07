"use client";
import { useMemo } from "react";
import type { Plan } from "./plan";
import type { DeskPositions } from "./position";
import { cutRoom, roomSize, WORKSHOP, zoneAreas } from "./room";
import { RoomDrawing } from "./room-drawing";

/** A desk, and the zone that it stands in. */
export interface ZonedDesk {
  id: string;
  /** Empty, or left out: in none. */
  zone?: string | undefined;
}

const zonesOn = (desks: readonly ZonedDesk[], positions: DeskPositions) =>
  zoneAreas(
    desks.flatMap(({ id, zone = "" }) => {
      const position = positions[id];
      return position ? [{ zone, position }] : [];
    }),
  );

/**
 * The floor that desks are put on, drawn from where they stand: there is room for more.
 *
 * @param desks all that stand on it, the same array as long as they are the same
 * @example <FloorPlanEditor plan={useWorkshop(desks, positions)} desks={desks} positions={positions} />
 */
export function useWorkshop(desks: readonly ZonedDesk[], positions: DeskPositions): Plan {
  return useMemo(() => {
    const size = roomSize(positions, WORKSHOP);
    return { ...size, drawing: <RoomDrawing {...size} />, areas: zonesOn(desks, positions) };
  }, [desks, positions]);
}

/**
 * The floor to look at, no larger than what stands on it, and where that stands on it.
 *
 * @param desks all that stand on it, whichever are drawn
 * @param stored where they stand; the same object as long as that is the same
 * @example <FloorPlan {...useShowroom(desks, stored)} desks={desks} labels={{ plan: "Seats", desk: "Seat" }} />
 */
export function useShowroom(
  desks: readonly ZonedDesk[],
  stored: DeskPositions,
): { plan: Plan; positions: DeskPositions } {
  return useMemo(() => {
    const { width, height, areas, positions } = cutRoom({ positions: stored, areas: zonesOn(desks, stored) });
    return { plan: { width, height, areas, drawing: <RoomDrawing width={width} height={height} /> }, positions };
  }, [desks, stored]);
}
