"use client";
import { useId, useMemo } from "react";
import { useVirtualRows } from "../virtual-rows";
import { type DeskRow, rowsOf } from "./desk-rows";
import type { DeskZonesProps } from "./desk-zones";

/** Of a heading, of a row of tiles, and of a row of the list, in px at the default scale; what is seen is measured. */
const ESTIMATE = { heading: 40, tiles: 106, list: 47 };

const Gap = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden="true" className="ui-desk-grid__gap" style={{ blockSize: height }} /> : null;

const isDesks = (row: DeskRow): row is Extract<DeskRow, { kind: "desks" }> => row.kind === "desks";

/**
 * The rows of desks in sight, and the one with the focus. Every zone's heading stays, so that the outline of a large
 * hall is whole; empty items hold the other desks' place.
 */
export const VirtualZones = (props: DeskZonesProps) => {
  const { zones, columns, headingOf, label, headingLevel, stop, plan, children } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const rows = useMemo(() => rowsOf(zones, columns), [zones, columns]);
  const headings = useMemo(() => rows.flatMap((row, index) => (row.kind === "heading" ? [index] : [])), [rows]);
  const focusRow = useMemo(
    () =>
      rows.findIndex(
        (row) => isDesks(row) && zones[row.zone]?.desks.slice(row.from, row.to).some((desk) => desk.id === stop),
      ),
    [rows, zones, stop],
  );
  const virtual = useVirtualRows({
    count: rows.length,
    estimate: (index) => {
      const row = rows[index];
      if (row?.kind === "heading") return ESTIMATE.heading;
      return columns > 1 ? ESTIMATE.tiles : ESTIMATE.list;
    },
    list: plan,
    kept: [...headings, focusRow],
    keyOf: (index) => rows[index]?.key ?? String(index),
    overscan: 4,
  });
  const items = virtual.getVirtualItems();
  const whole = virtual.getTotalSize() + virtual.options.scrollMargin;
  const places = new Map(items.map((item) => [item.index, item]));

  return zones.map((zone, place) => {
    const headingIndex = headings[place] ?? 0;
    const nextIndex = headings[place + 1];
    const start = places.get(headingIndex)?.end ?? 0;
    const end = nextIndex === undefined ? whole : (places.get(nextIndex)?.start ?? whole);
    const heading = headingOf(zone);
    const headingId = `${id}-${place}`;
    let filled = start;
    const drawn = items.flatMap(({ index, start: from, end: to, key }) => {
      const row = rows[index];
      if (!row || !isDesks(row) || row.zone !== place) return [];
      const gap = <Gap key={`gap ${key}`} height={from - filled} />;
      filled = to;
      const desks = zone.desks.slice(row.from, row.to).map((desk, column) => (
        <li
          key={desk.id}
          // The first one stands for its row: all of a row are equally high.
          {...(column === 0 && { ref: virtual.measureElement, "data-index": index })}
          aria-setsize={zone.desks.length}
          aria-posinset={row.from + column + 1}
        >
          {children(desk)}
        </li>
      ));
      return [gap, ...desks];
    });
    return (
      <div key={zone.name}>
        <div ref={virtual.measureElement} data-index={headingIndex} className="ui-desk-grid__over">
          {heading && (
            <Heading id={headingId} className="ui-desk-grid__heading">
              {heading}
            </Heading>
          )}
        </div>
        <ul
          aria-label={heading ? undefined : label}
          aria-labelledby={heading ? headingId : undefined}
          className="ui-desk-grid__desks"
        >
          {drawn}
          <Gap height={end - filled} />
        </ul>
      </div>
    );
  });
};
