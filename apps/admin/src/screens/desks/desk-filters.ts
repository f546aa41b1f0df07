import type { Desk } from "@carrel/sdk";
import { DESK_NOW_LOOK, DESK_NOW_ORDER } from "@carrel/sdk/domain";
import { oneOf, text } from "../../app/search-params";

/** How the desks are shown. */
const DESK_VIEWS = ["grid", "plan", "list"] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** What the desks can be narrowed to: what they are now, or those that take no bookings. */
const DESK_STANDS = [...DESK_NOW_ORDER.map((now) => DESK_NOW_LOOK[now].word), "off" as const];
export type DeskStand = (typeof DESK_STANDS)[number];

/** Columns that the list can be put in order by; a dash before it turns the order round. */
export const DESK_SORTS = ["name", "-name", "zone", "-zone", "status", "-status", "who", "-who"] as const;
export type DeskSortKey = (typeof DESK_SORTS)[number];

/** The desks screen's address. */
export interface DeskSearch {
  q?: string | undefined;
  view?: DeskView | undefined;
  status?: DeskStand | undefined;
  zone?: string | undefined;
  sort?: DeskSortKey | undefined;
  /** For whom a desk is looked for. */
  customer?: string | undefined;
}

/** Reads the address; what makes no sense is as if it were not there. */
export const deskSearch = (search: Record<string, unknown>): DeskSearch => ({
  q: text(search.q),
  view: oneOf(DESK_VIEWS, search.view),
  status: oneOf(DESK_STANDS, search.status),
  zone: text(search.zone),
  sort: oneOf(DESK_SORTS, search.sort),
  customer: text(search.customer),
});

const { compare: inOrder } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Whether a desk stands as asked. One that is switched off has no other state. */
const stands = (desk: Pick<Desk, "isActive" | "now">, as: DeskStand) =>
  as === "off" ? !desk.isActive : desk.isActive && DESK_NOW_LOOK[desk.now].word === as;

/** The desks that a status and a zone leave. */
export const filteredDesks = (
  desks: readonly Desk[],
  { status, zone }: Pick<DeskSearch, "status" | "zone">,
): readonly Desk[] =>
  desks.filter((desk) => (!status || stands(desk, status)) && (zone === undefined || desk.zone === zone));

const SORTED_BY: Readonly<Record<string, (desk: Desk) => string>> = {
  name: ({ name }) => name,
  zone: ({ zone }) => zone,
  // In the order of the legend, with those that are switched off last.
  status: ({ isActive, now }) => (isActive ? String(DESK_NOW_ORDER.indexOf(now)) : "9"),
  who: ({ currentBooking }) => currentBooking?.name ?? "",
};

/** Desks in the order of a column, equal ones by name; what a cell is empty in comes last either way. */
export function sortedDesks(desks: readonly Desk[], sort: DeskSortKey = "name"): readonly Desk[] {
  const isDown = sort.startsWith("-");
  const key = SORTED_BY[isDown ? sort.slice(1) : sort];
  if (!key) return desks;
  return [...desks].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    if ((a === "") !== (b === "")) return a === "" ? 1 : -1;
    return (isDown ? -1 : 1) * inOrder(a, b) || inOrder(one.name, other.name);
  });
}
