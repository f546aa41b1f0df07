"use client";
import { cx } from "class-variance-authority";
import { Direction } from "radix-ui";
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Desk, type DeskStatus, DeskTile } from "../desk-tile";
import { DeskLegend, type DeskLegendItem } from "./desk-legend";
import { type DeskSort, groupsOf } from "./desk-order";
import { boxesOf } from "./desk-rows";
import { type DeskSortLabels, DeskSorts, SORT_LABELS } from "./desk-sorts";
import { DeskZones } from "./desk-zones";
import { legendOf } from "./legend-of";
import { nextDesk } from "./next-desk";
import { useColumns } from "./use-columns";
import type { Zone } from "./zones";
import "../desk-tile/desk-tile.css";
import "./desk-grid.css";

/** Most places have fewer desks; what draws a large hall loads where there is one. */
const VirtualZones = lazy(() => import("./virtual-zones").then((module) => ({ default: module.VirtualZones })));

/** Desks up to which all of them are in the document. */
const PLAIN_DESKS = 300;
/** Drawn until the large hall's part has loaded. */
const FIRST_DESKS = 60;

export interface DeskGridLabels {
  /** Name of the whole: "Seats at Library Lane". */
  grid: string;
  /** What one is called, said before its name: "Seat". */
  desk: string;
  /** Heading over the desks that stand in no zone, where others do. */
  noZone?: string;
  legend?: string;
  /** The list's headings. */
  list?: Partial<DeskSortLabels>;
}

export interface DeskGridProps extends Omit<ComponentProps<"section">, "onSelect" | "children"> {
  desks: readonly Desk[];
  /** Id of the chosen desk. */
  value?: string | null;
  /** Without it the desks only show. */
  onSelect?: (id: string) => void;
  labels: DeskGridLabels;
  /** The same desks as tiles by zone, or as rows that can be sorted. */
  view?: "grid" | "list";
  /** By default the states that occur, in their own words; false for none. */
  legend?: readonly DeskLegendItem[] | false;
  /** How many desks are in each state; all of the branch's, even where `desks` is a page of them. */
  counters?: Partial<Record<DeskStatus, number>>;
  /** The zones' level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

const BY_ZONE: DeskSort = { by: "zone", desc: false };

/**
 * A branch's desks and their state, to look at or to choose from. One Tab stop; arrows, Home and End move inside.
 * Above 300 desks only the rows in sight are in the document.
 *
 * With `@carrel/sdk` a desk's state comes from `deskLook` as it is: `{ id: _id, name, ...deskLook(status) }`.
 *
 * @example <DeskGrid desks={desks} value={deskId} onSelect={setDeskId} labels={{ grid: "Seats", desk: "Seat" }} />
 */
export const DeskGrid = ({
  desks,
  value,
  onSelect,
  labels,
  view = "grid",
  legend,
  counters,
  headingLevel = 3,
  className,
  ...rest
}: DeskGridProps) => {
  const [chosenSort, setSort] = useState(BY_ZONE);
  const sort = view === "list" ? chosenSort : BY_ZONE;
  const zones = useMemo(() => groupsOf(desks, sort), [desks, sort]);
  const order = useMemo(() => zones.flatMap((zone) => zone.desks), [zones]);
  const items = useMemo(() => (legend === undefined ? legendOf(desks) : legend), [legend, desks]);
  const hasZones = desks.some(({ zone }) => zone);
  const direction = Direction.useDirection();
  const plan = useRef<HTMLDivElement>(null);
  const columns = useColumns(plan, view);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = [focused, value].find((candidate) => order.some((desk) => desk.id === candidate)) ?? order[0]?.id;

  const find = (id: string) => plan.current?.querySelector<HTMLElement>(`[data-desk="${CSS.escape(id)}"]`);
  /** A desk far off, which is in the document only once it is the one that the keyboard is at. */
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    find(awaited.current)?.focus();
    awaited.current = null;
  });
  const move = (event: KeyboardEvent<HTMLButtonElement>, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = order.findIndex((desk) => desk.id === id);
    const to = nextDesk(event.key, boxesOf(zones, columns), from, direction);
    const next = to === null ? undefined : order[to];
    if (!next) return;
    event.preventDefault();
    const tile = find(next.id);
    if (tile) return tile.focus();
    awaited.current = next.id;
    setFocused(next.id);
  };

  const drawn = {
    columns,
    label: labels.grid,
    headingLevel,
    stop,
    plan,
    headingOf: ({ name }: Zone) => name || (zones.length > 1 ? labels.noZone : undefined),
    children: (desk: Desk) => (
      <DeskTile
        desk={desk}
        noun={labels.desk}
        showZone={sort.by !== "zone" && hasZones}
        selected={desk.id === value}
        onSelect={onSelect}
        data-desk={desk.id}
        tabIndex={desk.id === stop ? 0 : -1}
        onKeyDown={(event) => move(event, desk.id)}
        onFocus={() => setFocused(desk.id)}
      />
    ),
  };
  const isLarge = desks.length > PLAIN_DESKS;
  return (
    <section
      aria-label={labels.grid}
      {...rest}
      data-slot="desk-grid"
      data-view={view}
      className={cx("ui-desk-grid", className)}
    >
      {items && items.length > 0 && <DeskLegend items={items} counters={counters} label={labels.legend ?? "Legend"} />}
      {view === "list" && (
        <DeskSorts sort={sort} onSort={setSort} hasZones={hasZones} labels={{ ...SORT_LABELS, ...labels.list }} />
      )}
      <div
        ref={plan}
        // Arrow keys move between its buttons: a group alone says nothing of that.
        {...(onSelect && { role: "toolbar", "aria-label": labels.grid })}
        className="ui-desk-grid__plan"
        data-large={isLarge || undefined}
        data-flat={(sort.by !== "zone" && hasZones) || undefined}
      >
        {isLarge ? (
          <Suspense
            fallback={
              <DeskZones
                {...drawn}
                zones={zones.slice(0, 1).map((zone) => ({ ...zone, desks: zone.desks.slice(0, FIRST_DESKS) }))}
              />
            }
          >
            <VirtualZones {...drawn} zones={zones} />
          </Suspense>
        ) : (
          <DeskZones {...drawn} zones={zones} />
        )}
      </div>
    </section>
  );
};
