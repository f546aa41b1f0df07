import type { Desk } from "@carrel/sdk";
import type { DeskPositions, Plan } from "@carrel/ui/floor-plan";
import { useMemo } from "react";
import { roomSize, type WORKSHOP, zoneAreas } from "./room";
import { RoomDrawing } from "./room-drawing";

/** The floor that desks stand on, drawn from where they stand. */
export function useRoom(desks: readonly Desk[], positions: DeskPositions, smallest: typeof WORKSHOP): Plan {
  return useMemo(() => {
    const size = roomSize(positions, smallest);
    const standing = desks.flatMap(({ _id, zone }) => {
      const position = positions[_id];
      return position ? [{ zone, position }] : [];
    });
    return { ...size, drawing: <RoomDrawing {...size} areas={zoneAreas(standing)} /> };
  }, [desks, positions, smallest]);
}
