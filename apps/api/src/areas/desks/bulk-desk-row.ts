import { AddDesk, DeskKind, type DeskRow } from "@carrel/sdk/schemas";
import { type BranchOf, collectIssues, folded, type Refuse, readBy } from "../sheets/rows";
import type { ReadDesk } from "./read-rows";

/** The column of each field of a desk. */
const COLUMNS = {
  name: "name",
  branchId: "branch",
  zone: "zone",
  kind: "kind",
  capacity: "capacity",
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

/** What is no number is refused with the others, by its schema. */
const readCapacity = (cell: string): number | undefined => (cell === "" ? undefined : Number(cell));

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
    capacity: readCapacity(row.capacity?.trim() ?? ""),
    amenities: amenities.filter((amenity) => amenity !== ""),
    isActive: readActive(row.active ?? "", refuse),
  };
  const read = readBy(Fields, fields, COLUMNS, refuse);
  return { issues, value: branch && read && { branchId: branch.branchId, ...read } };
}
