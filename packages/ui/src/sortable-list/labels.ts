/** Generic words; `Partial` of them can be given. Places count from 1. */
export const LABELS = {
  /** Read on the handle. */
  instructions:
    "Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.",
  handle: (name: string) => `Move ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  picked: (name: string, place: number, count: number) => `${name} picked up, place ${place} of ${count}.`,
  over: (name: string, place: number, count: number) => `${name}, place ${place} of ${count}.`,
  moved: (name: string, place: number, count: number) => `${name} moved to place ${place} of ${count}.`,
  cancelled: (name: string, place: number) => `${name} stays at place ${place}.`,
};
export type SortableListLabels = typeof LABELS;
