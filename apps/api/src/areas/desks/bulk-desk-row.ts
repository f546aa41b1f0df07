import { AddDesk, DeskKind, DeskPosition, type DeskRow, USUAL_DESK } from "@carrel/sdk/schemas";
import { type BranchOf, collectIssues, folded, type Refuse, readBy } from "../sheets/rows";
import type { ReadDesk } from "./read-rows";

/** The column of each field of a desk. */
const COLUMNS = {
  name: "name",
  branchId: "branch",
  zone: "zone",
  kind: "kind",
  amenities: "amenities",
  isActive: "active",
} as const;

const YES = new Set(["", "yes", "y", "true", "1"]);
const NO = new Set(["no", "n", "false", "0"]);

function readActive(cell: string, refuse: Refuse): boolean | undefined {
  const word = folded(cell);
  return YES.has(word) || (NO.has(word) ? false : refuse("active", "Use yes or no"));
}

function readKind(cell: string, refuse: Refuse): DeskKind | undefined {
  if (cell === "") return undefined;
  const kind = DeskKind.safeParse(folded(cell).replaceAll(/[\s_]+/g, "-"));
  return kind.success
    ? kind.data
    : refuse("kind", `Use ${DeskKind.options.slice(0, -1).join(", ")} or ${DeskKind.options.at(-1)}`);
}

/** The column of each field of a place on the floor plan. */
const PLACE_COLUMNS = { x: "x", y: "y", w: "width", h: "height", rotation: "turned" } as const;

/** What an empty cell stands for; of the first two it says that the place is missing. */
const USUAL_PLACE = { x: Number.NaN, y: Number.NaN, ...USUAL_DESK, rotation: 0 };

/** The place on the floor plan, where one of its cells says something. */
function readPlace(row: DeskRow, refuse: Refuse): DeskPosition | undefined {
  const cells = Object.entries(PLACE_COLUMNS).map(([field, column]) => [field, row[column]?.trim() ?? ""] as const);
  if (cells.every(([, cell]) => cell === "")) return undefined;
  // A comma is taken for a decimal point, as spreadsheets write it in many countries.
  const numbers = cells.map(([field, cell]) => [field, cell === "" ? undefined : Number(cell.replace(",", "."))]);
  const stated = Object.fromEntries(numbers.filter(([, number]) => number !== undefined));
  return readBy(DeskPosition, { ...USUAL_PLACE, ...stated }, PLACE_COLUMNS, refuse);
}

/** Made once: to make a schema costs more than a row. */
const Fields = AddDesk.omit({ branchId: true });

/** Reads one row of a bulk upload, as far as it says by itself whether it is right. */
export function readDesk(row: DeskRow, branchOf: BranchOf): ReadDesk {
  const { issues, refuse } = collectIssues();
  const branch = branchOf(row.branch, refuse);
  const amenities = (row.amenities ?? "").split(",").map((amenity) => amenity.trim());
  const fields = {
    name: row.name ?? "",
    zone: row.zone,
    kind: readKind(row.kind ?? "", refuse),
    amenities: amenities.filter((amenity) => amenity !== ""),
    isActive: readActive(row.active ?? "", refuse),
    position: readPlace(row, refuse),
  };
  const read = readBy(Fields, fields, COLUMNS, refuse);
  return { issues, value: branch && read && { branchId: branch.branchId, ...read } };
}
