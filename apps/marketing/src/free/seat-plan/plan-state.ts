import type { DeskPosition } from "@carrel/ui/floor-plan";
import * as z from "zod/mini";

/** What stands in a room, by the letter that begins its id. */
export const KINDS = { s: "Seat", t: "Table", w: "Wall", d: "Door" } as const;
export type Kind = keyof typeof KINDS;

export const MOST_THINGS = 400;
export const LONGEST = { title: 60, name: 20, zone: 40 } as const;

/** Begins with a letter or a digit: a spreadsheet takes what begins otherwise for a formula. */
export const NAME = /^[\p{L}\p{N}][^\p{C}]*$/u;

const named = (most: number) => z.string().check(z.maxLength(most), z.regex(NAME));
const side = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

/** Its number, kind, name, zone ("" for none), left, top, width, height (cm) and turn (degrees): short, as an address has to be. */
const Thing = z.tuple([
  z.int().check(z.gte(1), z.lte(1_000_000)),
  z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  named(LONGEST.name),
  z.union([z.literal(""), named(LONGEST.zone)]),
  side(0, 100_000),
  side(0, 100_000),
  side(1, 10_000),
  side(1, 10_000),
  side(-360, 360),
]);
export type Thing = z.infer<typeof Thing>;

export const PlanState = z.strictObject({
  title: z.string().check(z.maxLength(LONGEST.title)),
  word: z.enum(["seat", "desk"]),
  things: z.array(Thing).check(
    z.maxLength(MOST_THINGS),
    z.refine((things) => new Set(things.map(([number]) => number)).size === things.length),
  ),
});
export type PlanState = z.infer<typeof PlanState>;

/** A thing as it is worked with. */
export interface Placed {
  id: string;
  kind: Kind;
  name: string;
  zone: string;
  position: DeskPosition;
}

export const placedOf = ([number, kind, name, zone, x, y, w, h, rotation]: Thing): Placed => ({
  id: `${kind}${number}`,
  kind,
  name,
  zone,
  position: { x, y, w, h, rotation },
});

export const thingOf = ({ id, kind, name, zone, position: { x, y, w, h, rotation } }: Placed): Thing => [
  Number(id.slice(1)),
  kind,
  name,
  zone,
  x,
  y,
  w,
  h,
  rotation,
];
