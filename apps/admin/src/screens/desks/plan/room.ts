import type { DeskPosition, DeskPositions } from "@carrel/ui/floor-plan";

/** In the plan's units: centimetres, by the size of a common desk. */
interface RoomSize {
  width: number;
  height: number;
}

/** A floor to put desks on: there is room for more. */
export const WORKSHOP: RoomSize = { width: 1200, height: 800 };
/** A floor to look at: little more than its desks. */
export const SHOWROOM: RoomSize = { width: 720, height: 360 };
/** Floor that is left beyond the outermost desks. */
const MARGIN = 70;
/** Around a zone's desks. */
const ZONE_PADDING = 24;

/** Room for the words above a zone's desks. */
export const ZONE_TITLE = 22;

interface Placed {
  zone: string;
  position: DeskPosition;
}

/** The box along the axes that a turned desk fills. */
const boundsOf = ({ x, y, w, h, rotation }: DeskPosition) => {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWidth, halfHeight] = [(w * cos + h * sin) / 2, (w * sin + h * cos) / 2];
  return {
    left: x + w / 2 - halfWidth,
    right: x + w / 2 + halfWidth,
    top: y + h / 2 - halfHeight,
    bottom: y + h / 2 + halfHeight,
  };
};

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

interface Area {
  zone: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const holds = ({ x, y, width, height }: Area, { x: left, y: top, w, h }: DeskPosition) => {
  const [middleX, middleY] = [left + w / 2, top + h / 2];
  return middleX > x && middleX < x + width && middleY > y && middleY < y + height;
};

/** The parts of the floor that zones take up. A zone whose desks stand among another one's has no part of its own. */
export function zoneAreas(desks: readonly Placed[]): Area[] {
  const zones = Map.groupBy(
    desks.filter(({ zone }) => zone !== ""),
    ({ zone }) => zone,
  );
  const areas = [...zones].map(([zone, members]) => {
    const bounds = members.map(({ position }) => boundsOf(position));
    const left = Math.max(4, Math.min(...bounds.map((each) => each.left)) - ZONE_PADDING);
    const top = Math.max(4, Math.min(...bounds.map((each) => each.top)) - ZONE_PADDING - ZONE_TITLE);
    return {
      zone,
      x: left,
      y: top,
      width: Math.max(...bounds.map((each) => each.right)) + ZONE_PADDING - left,
      height: Math.max(...bounds.map((each) => each.bottom)) + ZONE_PADDING - top,
    };
  });
  return areas.filter((area) => !desks.some(({ zone, position }) => zone !== area.zone && holds(area, position)));
}
