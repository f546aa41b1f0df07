import type { DeskPosition, DeskPositions } from "@carrel/ui/floor-plan";
import { type Numbering, nextLetters, rowsOf, seatNames } from "./numbering";
import { KINDS, type Kind, type Placed } from "./plan-state";

/** Sizes of what is put into the room, in cm. */
const SIZES: Readonly<Record<Kind, { w: number; h: number }>> = {
  s: { w: 100, h: 60 },
  t: { w: 200, h: 80 },
  w: { w: 400, h: 10 },
  d: { w: 90, h: 14 },
};

/** Between two seats of a row, and between two rows: one person passes. */
const GAP = { across: 20, down: 80 };
/** Where the first thing of an empty room stands. */
const CORNER = 80;

const highest = (things: readonly Placed[]) => things.reduce((most, { id }) => Math.max(most, Number(id.slice(1))), 0);

/** What stands lowest in the room, seats and tables alone: walls are around them. */
const lowest = (things: readonly Placed[]) =>
  things
    .filter(({ kind }) => kind === "s" || kind === "t")
    .reduce((most, { position: { y, h } }) => Math.max(most, y + h), 0);

/** Where the next thing of a kind goes: below what stands there. */
const below = (things: readonly Placed[]) => (lowest(things) === 0 ? CORNER : lowest(things) + GAP.down);

export interface Block {
  rows: number;
  seats: number;
  zone: string;
}

/**
 * Rows of seats below what stands in the room.
 * @param known all that has or had a number, so that each is given once
 */
export function seatBlock(
  standing: readonly Placed[],
  known: readonly Placed[],
  { rows, seats, zone }: Block,
  numbering: Numbering,
): Placed[] {
  const { w, h } = SIZES.s;
  const top = below(standing);
  const first = highest(known) + 1;
  return seatNames(
    Array.from({ length: rows }, () => seats),
    numbering,
  ).flatMap((names, row) =>
    names.map(
      (name, place): Placed => ({
        id: `s${first + row * seats + place}`,
        kind: "s",
        name,
        zone,
        position: { x: CORNER + place * (w + GAP.across), y: top + row * (h + GAP.down), w, h, rotation: 0 },
      }),
    ),
  );
}

/** A table, a wall or a door: one more of its kind. */
export function newThing(standing: readonly Placed[], known: readonly Placed[], kind: Exclude<Kind, "s">): Placed {
  const count = known.filter((thing) => thing.kind === kind).length + 1;
  const position: DeskPosition = { x: CORNER, y: below(standing), ...SIZES[kind], rotation: 0 };
  return { id: `${kind}${highest(known) + 1}`, kind, name: `${KINDS[kind]} ${count}`, zone: "", position };
}

/** The seats of a room with new names; each with a number of its own, so that the step can be taken back. */
export function renumbered(standing: readonly Placed[], known: readonly Placed[], numbering: Numbering): Placed[] {
  const rows = rowsOf(standing.filter(({ kind }) => kind === "s"));
  const names = seatNames(
    rows.map(({ length }) => length),
    numbering,
  );
  let number = highest(known);
  return rows.flatMap((row, place) =>
    row.map((seat, index) => {
      number += 1;
      return { ...seat, id: `s${number}`, name: names[place]?.[index] ?? seat.name };
    }),
  );
}

/** Names that two seats have. */
export function doubleNames(things: readonly Placed[]): string[] {
  const groups = Map.groupBy(
    things.filter(({ kind }) => kind === "s"),
    ({ name }) => name.toLowerCase(),
  );
  return [...groups.values()].flatMap((seats) => (seats.length > 1 && seats[0] ? [seats[0].name] : []));
}

const held = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A place as addresses and sheets hold it, whatever was typed into its fields. */
export const bounded = ({ x, y, w, h, rotation }: DeskPosition): DeskPosition => ({
  x: held(x, 0, 100_000),
  y: held(y, 0, 100_000),
  w: held(w, 1, 10_000),
  h: held(h, 1, 10_000),
  rotation: rotation % 360,
});

/** The first letters with which no seat's name begins. */
export function freeLetters(things: readonly Placed[]): string {
  const names = things.flatMap(({ kind, name }) => (kind === "s" ? [name.toUpperCase()] : []));
  let letters = "A";
  while (names.some((name) => name.startsWith(letters) && /^\d/.test(name.slice(letters.length))))
    letters = nextLetters(letters);
  return letters;
}

/** What stands where, for the editor. */
export const positionsOf = (things: readonly Placed[]): DeskPositions =>
  Object.fromEntries(things.map(({ id, position }) => [id, position]));

const wall = (id: string, name: string, position: DeskPosition): Placed => ({
  id,
  kind: "w",
  name,
  zone: "",
  position,
});

/** A reading room of 24 seats, which the page shows. */
const ROOM: readonly Placed[] = [
  wall("w1", "Wall 1", { x: 20, y: 20, w: 900, h: 10, rotation: 0 }),
  wall("w2", "Wall 2", { x: 20, y: 650, w: 640, h: 10, rotation: 0 }),
  wall("w3", "Wall 3", { x: 20, y: 20, w: 10, h: 640, rotation: 0 }),
  wall("w4", "Wall 4", { x: 910, y: 20, w: 10, h: 640, rotation: 0 }),
  wall("w5", "Wall 5", { x: 760, y: 650, w: 160, h: 10, rotation: 0 }),
  { id: "d6", kind: "d", name: "Door", zone: "", position: { x: 664, y: 648, w: 92, h: 14, rotation: 0 } },
];

/** Rooms that the page begins with. */
export function startRoom(): Placed[] {
  const seats = seatBlock(
    [],
    ROOM,
    { rows: 4, seats: 6, zone: "" },
    { by: "row", prefix: "A", from: 1, along: "right" },
  );
  return [...ROOM, ...seats.map((seat) => ({ ...seat, position: { ...seat.position, x: seat.position.x + 40 } }))];
}
