import { hasRoomFor } from "./label";
import { type DeskPosition, uprightOf } from "./position";
import { LARGEST } from "./view";

/** Part of the names that can be read before anybody zooms; those that are longer than most don't count. */
const MOST = 0.9;
/** Shorter side of a desk that a finger hits, px. */
const TOUCHED = 26;
/** Of one step towards it. */
const STEP = 1.06;

/**
 * The scale that a plan begins with: all of it in sight, or as much larger as it takes to read the desks' names.
 *
 * @param fitting at which all is in sight, px a unit
 */
export function firstScale(desks: readonly { name: string; position: DeskPosition }[], fitting: number): number {
  const boxes = desks.map(({ name, position }) => ({ name, ...uprightOf(position) }));
  const isReadable = (scale: number) => {
    const readable = boxes.filter(({ name, w, h }) => {
      const box = { width: w * scale, height: h * scale };
      return Math.min(box.width, box.height) >= TOUCHED && hasRoomFor(name, box);
    });
    return readable.length >= boxes.length * MOST;
  };
  let scale = fitting;
  while (scale < LARGEST && !isReadable(scale)) scale = Math.min(LARGEST, scale * STEP);
  return scale;
}
