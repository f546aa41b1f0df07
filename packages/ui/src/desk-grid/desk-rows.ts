import type { TileBox } from "./next-desk";
import type { Zone } from "./zones";

/** A line of the drawing: a zone's heading, or a row of its desks. */
export type DeskRow =
  | { kind: "heading"; zone: number; key: string }
  | { kind: "desks"; zone: number; from: number; to: number; key: string };

/** The lines that zones fall into. */
export const rowsOf = (zones: readonly Zone[], columns: number): DeskRow[] =>
  zones.flatMap(({ name, desks }, zone): DeskRow[] => [
    { kind: "heading", zone, key: `zone ${name}` },
    ...Array.from({ length: Math.ceil(desks.length / columns) }, (_, row): DeskRow => {
      const from = row * columns;
      return {
        kind: "desks",
        zone,
        from,
        to: Math.min(from + columns, desks.length),
        key: `${columns} ${desks[from]?.id}`,
      };
    }),
  ]);

/** Where the desks lie relative to each other, in rows of equal cells; for the arrow keys. */
export const boxesOf = (zones: readonly Zone[], columns: number): TileBox[] => {
  let top = 0;
  return zones.flatMap(({ desks }) => {
    const boxes = desks.map((_, index) => ({
      left: (index % columns) * 100,
      top: top + Math.floor(index / columns) * 100,
      width: 90,
      height: 90,
    }));
    top += Math.ceil(desks.length / columns) * 100;
    return boxes;
  });
};
