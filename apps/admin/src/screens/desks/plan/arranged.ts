import type { Desk } from "@carrel/sdk";
import type { DeskPosition, DeskPositions } from "@carrel/ui/floor-plan";
import { sortedDesks, zonesOf } from "../desk-filters";

/** Of a desk that is put on the plan, in the plan's units. */
export const DESK_SIZE = { w: 110, h: 70 };
/** Between desks, between zones, and left of the first. */
const [GAP, ZONE_GAP, START] = [20, 90, 70];
/** Desks of a zone beside each other. */
const IN_A_ROW = 8;

const below = (positions: DeskPositions) =>
  Object.values(positions).reduce((lowest, { y, w, h }) => Math.max(lowest, y + Math.max(w, h) + ZONE_GAP), START);

/**
 * Puts the desks that have no place yet in rows by zone, below those that stand already.
 * @example arranged(desks, {}) // every desk has a place
 */
export function arranged(desks: readonly Desk[], positions: DeskPositions): DeskPositions {
  const waiting = desks.filter(({ _id }) => !positions[_id]);
  const placed: Record<string, DeskPosition> = { ...positions };
  let top = below(positions);
  for (const zone of [...zonesOf(waiting), ""]) {
    const members = sortedDesks(waiting.filter((desk) => desk.zone === zone));
    for (const [index, { _id }] of members.entries()) {
      const [column, row] = [index % IN_A_ROW, Math.floor(index / IN_A_ROW)];
      placed[_id] = {
        x: START + column * (DESK_SIZE.w + GAP),
        y: top + row * (DESK_SIZE.h + GAP),
        ...DESK_SIZE,
        rotation: 0,
      };
    }
    if (members.length > 0) top += Math.ceil(members.length / IN_A_ROW) * (DESK_SIZE.h + GAP) + ZONE_GAP - GAP;
  }
  return placed;
}
