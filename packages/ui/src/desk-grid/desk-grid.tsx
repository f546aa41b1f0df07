"use client";
import { cx } from "class-variance-authority";
import { Direction } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { type Desk, type DeskStatus, DeskTile } from "../desk-tile";
import { DeskLegend, type DeskLegendItem } from "./desk-legend";
import { legendOf } from "./legend-of";
import { nextDesk } from "./next-desk";
import { zonesOf } from "./zones";
import "../desk-tile/desk-tile.css";
import "./desk-grid.css";

export interface DeskGridLabels {
  /** Name of the whole: "Seats at Library Lane". */
  grid: string;
  /** What one is called, said before its name: "Seat". */
  desk: string;
  /** Heading over the desks that stand in no zone, where others do. */
  noZone?: string;
  legend?: string;
}

export interface DeskGridProps extends Omit<ComponentProps<"section">, "onSelect" | "children"> {
  desks: readonly Desk[];
  /** Id of the chosen desk. */
  value?: string | null;
  /** Without it the desks only show. */
  onSelect?: (id: string) => void;
  labels: DeskGridLabels;
  /** The same desks as tiles by zone or as rows. */
  view?: "grid" | "list";
  /** By default the states that occur, in their own words; false for none. */
  legend?: readonly DeskLegendItem[] | false;
  /** How many desks are in each state; all of the branch's, even where `desks` is a page of them. */
  counters?: Partial<Record<DeskStatus, number>>;
  /** The zones' level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A branch's desks and their state, to look at or to choose from. One Tab stop; arrows, Home and End move inside.
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
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const zones = useMemo(() => zonesOf(desks), [desks]);
  const items = useMemo(() => (legend === undefined ? legendOf(desks) : legend), [legend, desks]);
  const direction = Direction.useDirection();
  const plan = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    [focused, value].find((candidate) => desks.some((desk) => desk.id === candidate)) ?? zones[0]?.desks[0]?.id;

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tiles = Array.from(plan.current?.querySelectorAll<HTMLButtonElement>("button.ui-desk-tile") ?? []);
    const from = tiles.indexOf(event.currentTarget);
    const to = nextDesk(
      event.key,
      tiles.map((tile) => tile.getBoundingClientRect()),
      from,
      direction,
    );
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };

  return (
    <section
      aria-label={labels.grid}
      {...rest}
      data-slot="desk-grid"
      data-view={view}
      className={cx("ui-desk-grid", className)}
    >
      {items && items.length > 0 && <DeskLegend items={items} counters={counters} label={labels.legend ?? "Legend"} />}
      <div ref={plan} className="ui-desk-grid__plan">
        {zones.map((zone, index) => {
          const heading = zone.name || (zones.length > 1 ? labels.noZone : undefined);
          const headingId = `${id}-${index}`;
          return (
            <div key={zone.name} className="ui-desk-grid__zone">
              {heading && (
                <Heading id={headingId} className="ui-desk-grid__heading">
                  {heading}
                </Heading>
              )}
              <ul
                aria-label={heading ? undefined : labels.grid}
                aria-labelledby={heading ? headingId : undefined}
                className="ui-desk-grid__desks"
              >
                {zone.desks.map((desk) => (
                  <li key={desk.id}>
                    <DeskTile
                      desk={desk}
                      noun={labels.desk}
                      selected={desk.id === value}
                      onSelect={onSelect}
                      tabIndex={desk.id === stop ? 0 : -1}
                      onKeyDown={move}
                      onFocus={() => setFocused(desk.id)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
};
