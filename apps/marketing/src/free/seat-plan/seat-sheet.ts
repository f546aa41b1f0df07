import { DESK_COLUMNS } from "@carrel/sdk/schemas";
import type { Placed, PlanState } from "./plan-state";

type Column = (typeof DESK_COLUMNS)[number]["key"];

/** A cell of a CSV file, whatever stands in it. */
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * The sheet from which the office adds desks, with their places on its floor plan (`desks.validateBulkUpload`).
 * @returns a CSV file's text; its places are the drawing's own
 */
export function seatSheet(things: readonly Placed[], word: PlanState["word"]): string {
  const kind = word === "seat" ? "study-hall" : "co-working";
  const rows = things
    .filter((thing) => thing.kind === "s")
    .map(
      ({ name, zone, position: { x, y, w, h, rotation } }): Record<Column, string> => ({
        name,
        branch: "",
        zone,
        kind: word,
        capacity: "",
        amenities: "",
        active: "yes",
        x: String(x),
        y: String(y),
        width: String(w),
        height: String(h),
        turned: String(rotation),
      }),
    );
  const lines = [
    DESK_COLUMNS.map(({ header }) => header[kind]),
    ...rows.map((row) => DESK_COLUMNS.map(({ key }) => row[key])),
  ];
  // With a byte order mark, without which Excel reads the letters of other scripts wrongly.
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}
