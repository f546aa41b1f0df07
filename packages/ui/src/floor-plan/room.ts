import type { PlanArea } from "./plan";
import { boundsOf, type DeskPosition, type DeskPositions } from "./position";

/** In the plan's units: centimetres, by the size of a common desk. */
interface RoomSize {
  width: number;
  height: number;
}

/** A floor to put desks on: there is room for more. */
export const WORKSHOP: RoomSize = { width: 1400, height: 800 };
/** A floor to look at: little more than its desks. */
const SHOWROOM: RoomSize = { width: 720, height: 360 };
/** Floor that is left beyond the outermost desks. */
export const MARGIN = 70;
/** The same of a floor to look at. */
const SHOWN_MARGIN = 28;
/** Around a zone's desks. */
export const ZONE_PADDING = 24;
/** Room for the words above a zone's desks. */
export const ZONE_TITLE = 22;

export interface Placed {
  zone: string;
  position: DeskPosition;
}

/**
 * How large the floor is drawn: as large as its desks need.
 * @param smallest what it has at least
 */
export function roomSize(positions: DeskPositions, smallest: RoomSize): RoomSize {
  const bounds = Object.values(positions).map(boundsOf);
  return {
    width: Math.ceil(Math.max(smallest.width, ...bounds.map(({ right }) => right + MARGIN))),
    height: Math.ceil(Math.max(smallest.height, ...bounds.map(({ bottom }) => bottom + MARGIN))),
  };
}

const holds = ({ x, y, width, height }: PlanArea, { x: left, y: top, w, h }: DeskPosition) => {
  const [middleX, middleY] = [left + w / 2, top + h / 2];
  return middleX > x && middleX < x + width && middleY > y && middleY < y + height;
};

/** The parts of the floor that zones take up. A zone whose desks stand among another one's has no part of its own. */
export function zoneAreas(desks: readonly Placed[]): PlanArea[] {
  const zones = Map.groupBy(
    desks.filter(({ zone }) => zone !== ""),
    ({ zone }) => zone,
  );
  const areas = [...zones].map(([zone, members]) => {
    const bounds = members.map(({ position }) => boundsOf(position));
    const left = Math.max(4, Math.min(...bounds.map((each) => each.left)) - ZONE_PADDING);
    const top = Math.max(4, Math.min(...bounds.map((each) => each.top)) - ZONE_PADDING - ZONE_TITLE);
    return {
      name: zone,
      title: ZONE_PADDING + ZONE_TITLE,
      x: left,
      y: top,
      width: Math.max(...bounds.map((each) => each.right)) + ZONE_PADDING - left,
      height: Math.max(...bounds.map((each) => each.bottom)) + ZONE_PADDING - top,
    };
  });
  return areas.filter((area) => !desks.some(({ zone, position }) => zone !== area.name && holds(area, position)));
}

/** What is on a floor: its desks, and the parts that zones take up. */
export interface Furnished {
  positions: DeskPositions;
  areas: readonly PlanArea[];
}

/** A side of the floor around what lies between two edges: where it begins, and how long it is. */
const around = (low: number, high: number, smallest: number) => {
  const length = Math.max(smallest, high - low + 2 * SHOWN_MARGIN);
  return { start: (low + high - length) / 2, length: Math.ceil(length) };
};

/** The floor cut to what stands on it, wherever on it that is, with everything moved to where the cut one begins. */
export function cutRoom({ positions, areas }: Furnished): RoomSize & Furnished {
  const bounds = [
    ...Object.values(positions).map(boundsOf),
    ...areas.map(({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height })),
  ];
  const edge = (side: keyof ReturnType<typeof boundsOf>) => bounds.map((each) => each[side]);
  const across = around(Math.min(...edge("left")), Math.max(...edge("right")), SHOWROOM.width);
  const down = around(Math.min(...edge("top")), Math.max(...edge("bottom")), SHOWROOM.height);
  const moved = <Thing extends { x: number; y: number }>(thing: Thing): Thing => ({
    ...thing,
    x: thing.x - across.start,
    y: thing.y - down.start,
  });
  return {
    width: across.length,
    height: down.length,
    positions: Object.fromEntries(Object.entries(positions).map(([id, position]) => [id, moved(position)])),
    areas: areas.map(moved),
  };
}
