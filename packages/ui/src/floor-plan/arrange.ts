import { boundsAround, boundsOf, type DeskPosition, type DeskPositions, movedBy } from "./position";

const ALIGNMENTS = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const chosenOf = (positions: DeskPositions, ids: readonly string[]): [string, DeskPosition][] =>
  ids.flatMap((id) => {
    const position = positions[id];
    return position ? [[id, position] as [string, DeskPosition]] : [];
  });

/** The chosen desks moved to one edge, or to the middle, of the box around them. */
export const aligned = (positions: DeskPositions, ids: readonly string[], to: Alignment): DeskPositions => {
  const chosen = chosenOf(positions, ids);
  const around = boundsAround(chosen.map(([, position]) => position));
  if (!around) return positions;
  const moved = chosen.map(([id, position]) => {
    const own = boundsOf(position);
    const by = {
      left: [around.left - own.left, 0],
      right: [around.right - own.right, 0],
      centre: [(around.left + around.right - own.left - own.right) / 2, 0],
      top: [0, around.top - own.top],
      bottom: [0, around.bottom - own.bottom],
      middle: [0, (around.top + around.bottom - own.top - own.bottom) / 2],
    }[to];
    return [id, movedBy(position, by[0] ?? 0, by[1] ?? 0)];
  });
  return { ...positions, ...Object.fromEntries(moved) };
};

/** The chosen desks with equal gaps between them; the first and the last one stay. Nothing for less than three. */
export const distributed = (positions: DeskPositions, ids: readonly string[], along: "x" | "y"): DeskPositions => {
  const [low, high] = along === "x" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const chosen = chosenOf(positions, ids)
    .map(([id, position]) => ({ id, position, bounds: boundsOf(position) }))
    .sort((one, other) => one.bounds[low] - other.bounds[low]);
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last || chosen.length < 3) return positions;
  const filled = chosen.reduce((sum, { bounds }) => sum + bounds[high] - bounds[low], 0);
  const gap = (last.bounds[high] - first.bounds[low] - filled) / (chosen.length - 1);
  let next = first.bounds[low];
  const moved = chosen.map(({ id, position, bounds }) => {
    const by = next - bounds[low];
    next += bounds[high] - bounds[low] + gap;
    return [id, along === "x" ? movedBy(position, by, 0) : movedBy(position, 0, by)];
  });
  return { ...positions, ...Object.fromEntries(moved) };
};
