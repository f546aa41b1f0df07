import type { Desk } from "@carrel/sdk";
import {
  type DeskPosition,
  type DeskPositions,
  MARGIN,
  roomSize,
  WORKSHOP,
  ZONE_PADDING,
  ZONE_TITLE,
} from "@carrel/ui/floor-plan";
import { zonesOf } from "../../../app/words/zones";
import { sortedDesks } from "../desk-filters";

/** Of a common desk, in the plan's units. */
const COMMON = { w: 110, h: 70 };
/** How much larger the desks of an empty floor are drawn, where there is room for it. */
const LARGEST = 2;
/** How much of the room that is left goes into gaps. */
const AIR = 1.2;
/** Between desks, and between zones, at least. */
const GAP = 20;
/** What a zone takes beside its desks. */
const FRAME = { width: 2 * ZONE_PADDING, height: 2 * ZONE_PADDING + ZONE_TITLE };
/** Desks of a zone beside each other, at most. */
const MOST_IN_A_ROW = 40;
/** What desks rest on, so that arrow keys move them along the editor's grid. */
const GRID = 10;

interface Size {
  w: number;
  h: number;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Members {
  zone: string;
  desks: readonly Desk[];
}
/** Zones beside each other, in the order of the page. */
type Strip = readonly Members[];

const stretch = (count: number, one: number) => count * (one + GAP) - GAP;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The zones in strips of so many, with at most so many desks of each in a row, and the least room that takes. */
function layoutOf(zones: readonly Members[], size: Size, beside: number, inARow: number) {
  const strips: Strip[] = [];
  for (let at = 0; at < zones.length; at += beside) strips.push(zones.slice(at, at + beside));
  const rowsOf = ({ desks }: Members) => Math.ceil(desks.length / inARow);
  const widest = Math.min(inARow, Math.max(...zones.map(({ desks }) => desks.length)));
  const heights = strips.map((strip) => stretch(Math.max(...strip.map(rowsOf)), size.h) + FRAME.height + GAP);
  const width = Math.min(beside, zones.length) * (stretch(widest, size.w) + FRAME.width + GAP) - GAP;
  return { strips, rowsOf, heights, width, height: sum(heights) - GAP };
}

/** The layout that leaves most room between desks of a size, and how many times as large as it the floor is. */
function loosest(zones: readonly Members[], size: Size, floor: Box) {
  const most = Math.min(MOST_IN_A_ROW, Math.max(...zones.map(({ desks }) => desks.length)));
  const layouts = zones.flatMap((_, beside) =>
    Array.from({ length: most }, (_, inARow) => layoutOf(zones, size, beside + 1, inARow + 1)),
  );
  const found = layouts.map((layout) => ({
    ...layout,
    times: Math.min(floor.width / layout.width, floor.height / layout.height),
  }));
  return found.reduce((best, layout) => (layout.times > best.times ? layout : best));
}

const onGrid = (value: number) => Math.round(value / GRID) * GRID;

/** Where the first, second … of some lengths begin that are spread over a stretch from end to end; one is in its middle. */
const spread = (index: number, count: number, length: number, { from, over }: { from: number; over: number }) =>
  onGrid(from + (count === 1 ? (over - length) / 2 : (index * (over - length)) / (count - 1)));

/** The desks of a zone in rows that fill its part of the floor. */
function inRows(
  desks: readonly Desk[],
  size: Size,
  rows: number,
  { x, y, width, height }: Box,
): [string, DeskPosition][] {
  const columns = Math.ceil(desks.length / rows);
  const across = { from: x + ZONE_PADDING, over: width - FRAME.width };
  const down = { from: y + ZONE_PADDING + ZONE_TITLE, over: height - FRAME.height };
  return sortedDesks(desks).map(({ _id }, index) => [
    _id,
    {
      x: spread(index % columns, columns, size.w, across),
      y: spread(Math.floor(index / columns), rows, size.h, down),
      ...size,
      rotation: 0,
    },
  ]);
}

/** The size that most of the desks have which stand already; that of a common one where none does. */
export function usualSize(positions: DeskPositions): Size {
  const sizes = Map.groupBy(Object.values(positions), ({ w, h }) => `${w} ${h}`);
  const [most] = [...sizes.values()].sort((one, other) => other.length - one.length);
  return most?.[0] ? { w: most[0].w, h: most[0].h } : COMMON;
}

/** Larger desks where an empty floor has room for them. */
function sizeOn(zones: readonly Members[], positions: DeskPositions, floor: Box): Size {
  const size = usualSize(positions);
  if (Object.keys(positions).length > 0) return size;
  const times = Math.min(LARGEST, Math.max(1, loosest(zones, size, floor).times / AIR));
  return { w: onGrid(size.w * times), h: onGrid(size.h * times) };
}

/** Below what stands already, or all of the floor. */
function freeFloor(positions: DeskPositions): Box {
  const { width, height } = roomSize(positions, WORKSHOP);
  const lowest = Object.values(positions).map(({ y, w, h }) => y + Math.max(w, h) + MARGIN);
  const top = Math.max(MARGIN, ...lowest);
  return { x: MARGIN, y: top, width: width - 2 * MARGIN, height: height - MARGIN - top };
}

/**
 * Puts the desks that have no place yet in rows by zone, so that they fill the floor that is left evenly. A floor that
 * is too small for them grows.
 * @example arranged(desks, {}) // every desk has a place
 */
export function arranged(desks: readonly Desk[], positions: DeskPositions): DeskPositions {
  const waiting = desks.filter(({ _id }) => !positions[_id]);
  if (waiting.length === 0) return positions;
  const zones = [...zonesOf(waiting), ""]
    .map((zone) => ({ zone, desks: waiting.filter((desk) => desk.zone === zone) }))
    .filter((zone) => zone.desks.length > 0);
  const free = freeFloor(positions);
  const size = sizeOn(zones, positions, free);
  const { strips, rowsOf, heights, width, height } = loosest(zones, size, free);
  const floor = { ...free, width: Math.max(free.width, width), height: Math.max(free.height, height) };
  const spare = (floor.height - height) / strips.length;
  const placed = strips.flatMap((strip, index) => {
    const top = floor.y + sum(heights.slice(0, index)) + index * spare;
    const wide = (floor.width - (strip.length - 1) * GAP) / strip.length;
    return strip.flatMap((zone, column) =>
      inRows(zone.desks, size, rowsOf(zone), {
        x: floor.x + column * (wide + GAP),
        y: top,
        width: wide,
        height: (heights[index] ?? 0) - GAP + spare,
      }),
    );
  });
  return { ...positions, ...Object.fromEntries(placed) };
}
