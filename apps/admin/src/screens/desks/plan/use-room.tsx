import type { Desk } from "@carrel/sdk";
import type { DeskPositions, Plan } from "@carrel/ui/floor-plan";
import { useMemo } from "react";
import { cutRoom, roomSize, WORKSHOP, zoneAreas } from "./room";
import { RoomDrawing } from "./room-drawing";

const zonesOn = (desks: readonly Desk[], positions: DeskPositions) =>
  zoneAreas(
    desks.flatMap(({ _id, zone }) => {
      const position = positions[_id];
      return position ? [{ zone, position }] : [];
    }),
  );

/** The floor that desks are put on, drawn from where they stand. */
export function useWorkshop(desks: readonly Desk[], positions: DeskPositions): Plan {
  return useMemo(() => {
    const size = roomSize(positions, WORKSHOP);
    return { ...size, drawing: <RoomDrawing {...size} />, areas: zonesOn(desks, positions) };
  }, [desks, positions]);
}

/** The floor to look at, no larger than what stands on it, and where that stands on it. */
export function useShowroom(desks: readonly Desk[], stored: DeskPositions): { plan: Plan; positions: DeskPositions } {
  return useMemo(() => {
    const { width, height, areas, positions } = cutRoom({ positions: stored, areas: zonesOn(desks, stored) });
    return { plan: { width, height, areas, drawing: <RoomDrawing width={width} height={height} /> }, positions };
  }, [desks, stored]);
}
