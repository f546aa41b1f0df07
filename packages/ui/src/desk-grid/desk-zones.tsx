"use client";
import { type ReactNode, type RefObject, useId } from "react";
import type { Desk } from "../desk-tile";
import type { Zone } from "./zones";

export interface DeskZonesProps {
  zones: readonly Zone[];
  /** Tiles beside each other. */
  columns: number;
  /** Over a zone; undefined for none. */
  headingOf: (zone: Zone) => string | undefined;
  /** Names the list where no heading does. */
  label: string;
  headingLevel: 2 | 3 | 4;
  /** The desk that the Tab key leads to. */
  stop: string | undefined;
  plan: RefObject<HTMLDivElement | null>;
  children: (desk: Desk) => ReactNode;
}

/** Every desk in the document, zone by zone. */
export const DeskZones = ({ zones, headingOf, label, headingLevel, children }: DeskZonesProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return zones.map((zone, index) => {
    const heading = headingOf(zone);
    const headingId = `${id}-${index}`;
    return (
      <div key={zone.name} className="ui-desk-grid__zone">
        {heading && (
          <Heading id={headingId} className="ui-desk-grid__heading">
            {heading}
          </Heading>
        )}
        <ul
          aria-label={heading ? undefined : label}
          aria-labelledby={heading ? headingId : undefined}
          className="ui-desk-grid__desks"
        >
          {zone.desks.map((desk) => (
            <li key={desk.id}>{children(desk)}</li>
          ))}
        </ul>
      </div>
    );
  });
};
