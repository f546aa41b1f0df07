"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { DeskLegend, type DeskLegendItem } from "../desk-grid/desk-legend";
import { legendOf } from "../desk-grid/legend-of";
import { nearestDesk } from "../desk-grid/nearest-desk";
import { type Desk, type DeskStatus, DeskTile } from "../desk-tile";
import { firstScale } from "./first-scale";
import { type Plan, VIEW_LABELS, type ViewLabels } from "./plan";
import { PlanDesk } from "./plan-desk";
import { PlanWindow } from "./plan-window";
import { boundsOf, type DeskPosition, type DeskPositions } from "./position";
import { usePan } from "./use-pan";
import { useView } from "./use-view";
import "../desk-grid/desk-grid.css";
import "./floor-plan.css";

export interface FloorPlanLabels extends Partial<ViewLabels> {
  /** Name of the whole: "Seats at Library Lane". */
  plan: string;
  /** What one is called, said before its name: "Seat". */
  desk: string;
  /** Heading over the desks that have no place on the plan. */
  unplaced?: string;
  legend?: string;
}

export interface FloorPlanProps extends Omit<ComponentProps<"section">, "onSelect" | "children"> {
  plan: Plan;
  desks: readonly Desk[];
  /** Where each stands; the others are listed below the plan. */
  positions: DeskPositions;
  /** Id of the chosen desk. */
  value?: string | null;
  /** Without it the desks only show. */
  onSelect?: (id: string) => void;
  labels: FloorPlanLabels;
  /** By default the states that occur, in their own words; false for none. */
  legend?: readonly DeskLegendItem[] | false;
  /** How many desks are in each state. */
  counters?: Partial<Record<DeskStatus, number>>;
  /** CSS height of the window on the plan, at most; 28 rem by default. A plan that needs less has less. */
  height?: string;
  /** Of "unplaced" in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

const tileBox = (position: DeskPosition) => {
  const { left, top, right, bottom } = boundsOf(position);
  return { left, top, width: right - left, height: bottom - top };
};

/**
 * A room from above with its desks where they stand, to look at or to choose from: the same buttons as in DeskGrid.
 * One Tab stop; the arrows go to the nearest desk that way.
 *
 * @example
 * <FloorPlan plan={{ width: 1200, height: 800, image: "/plans/ground.png" }} desks={desks}
 *   positions={{ a14: { x: 80, y: 120, w: 90, h: 60, rotation: 0 } }} labels={{ plan: "Seats", desk: "Seat" }} />
 */
export const FloorPlan = ({
  plan,
  desks,
  positions,
  value,
  onSelect,
  labels,
  legend,
  counters,
  height,
  headingLevel = 3,
  className,
  style,
  ...rest
}: FloorPlanProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const words = { ...VIEW_LABELS, ...labels };
  const items = useMemo(() => (legend === undefined ? legendOf(desks) : legend), [legend, desks]);
  const standing = useMemo(
    () =>
      desks.flatMap((desk) => {
        const position = positions[desk.id];
        return position ? [{ desk, position }] : [];
      }),
    [desks, positions],
  );
  const unplaced = desks.filter((desk) => !positions[desk.id]);
  const windowRef = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const begin = useCallback(
    (fitting: number) =>
      firstScale(
        standing.map(({ desk, position }) => ({ name: desk.name, position })),
        fitting,
      ),
    [standing],
  );
  const view = useView(windowRef, plan, begin);
  const pan = usePan();
  const [focused, setFocused] = useState<string | null>(null);
  const stop =
    [focused, value].find((candidate) => standing.some(({ desk }) => desk.id === candidate)) ?? standing[0]?.desk.id;

  const move = (index: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = nearestDesk(
      event.key,
      standing.map(({ position }) => tileBox(position)),
      index,
    );
    if (to === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLButtonElement>("button.ui-desk-tile")[to]?.focus();
  };

  return (
    <section
      aria-label={labels.plan}
      {...rest}
      data-slot="floor-plan"
      className={cx("ui-plan", className)}
      style={{ ...style, ...(height !== undefined && { "--ui-plan-height": height }) }}
    >
      {items && items.length > 0 && <DeskLegend items={items} counters={counters} label={labels.legend ?? "Legend"} />}
      <PlanWindow
        plan={plan}
        view={view}
        labels={words}
        windowRef={windowRef}
        height={view.height}
        {...pan}
        label={onSelect && standing.length > 0 ? undefined : labels.plan}
      >
        <ul ref={list} aria-label={labels.plan} className="ui-plan__desks">
          {standing.map(({ desk, position }, index) => (
            <PlanDesk
              key={desk.id}
              desk={desk}
              position={position}
              scale={view.scale}
              noun={labels.desk}
              selected={desk.id === value}
              onSelect={onSelect}
              tabIndex={desk.id === stop ? 0 : -1}
              onKeyDown={move(index)}
              onFocus={() => setFocused(desk.id)}
            />
          ))}
        </ul>
      </PlanWindow>
      {unplaced.length > 0 && (
        <div className="ui-plan__unplaced">
          <Heading id={id} className="ui-desk-grid__heading">
            {labels.unplaced ?? "Not on the plan"}
          </Heading>
          <ul aria-labelledby={id} className="ui-desk-grid__desks">
            {unplaced.map((desk) => (
              <li key={desk.id}>
                <DeskTile desk={desk} noun={labels.desk} selected={desk.id === value} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
