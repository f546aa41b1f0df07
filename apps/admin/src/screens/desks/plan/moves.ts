import type { Desk } from "@carrel/sdk";
import type { DeskPosition, DeskPositions } from "@carrel/ui/floor-plan";

/** Where desks stand as they are stored. */
export const storedPositions = (desks: readonly Pick<Desk, "_id" | "position">[]): DeskPositions =>
  Object.fromEntries(desks.flatMap(({ _id, position }) => (position ? [[_id, position]] : [])));

/** Desks as the kit's floor plan names them. */
export const onPlan = (desks: readonly Pick<Desk, "_id" | "name" | "zone">[]) =>
  desks.map(({ _id, name, zone }) => ({ id: _id, name, zone }));

const isSame = (one: DeskPosition | undefined, other: DeskPosition | undefined) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    (["x", "y", "w", "h", "rotation"] as const).every((key) => one[key] === other[key]));

/** The ids of desks that stand elsewhere in the one than in the other, or only in one. */
export const movedIds = (before: DeskPositions, after: DeskPositions): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((id) => !isSame(before[id], after[id]));

const withPlace = (positions: DeskPositions, id: string, position: DeskPosition | undefined): DeskPositions => {
  const { [id]: _, ...others } = positions;
  return position ? { ...others, [id]: position } : others;
};

/**
 * Keeps a plan that is being drawn in step with the stored one: what this person has not moved follows it.
 * @param drawn what this person has drawn
 * @param before the stored places that he began with
 * @param now the stored places now
 * @returns the plan to go on with, and the desks that somebody else moved elsewhere than he did
 */
export function followed(drawn: DeskPositions, before: DeskPositions, now: DeskPositions) {
  const mine = new Set(movedIds(before, drawn));
  const theirs = movedIds(before, now);
  const kept = theirs.filter((id) => !mine.has(id)).reduce((positions, id) => withPlace(positions, id, now[id]), drawn);
  return { drawn: kept, contested: theirs.filter((id) => mine.has(id) && !isSame(drawn[id], now[id])) };
}
