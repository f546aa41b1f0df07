import type { ComponentProps } from "react";

/** Where a place stands in the building, and how many carrels are in it. */
const PLACES = [
  { x: 16, y: 16, columns: 3, isYours: false },
  { x: 236, y: 16, columns: 3, isYours: false },
  { x: 16, y: 216, columns: 3, isYours: false },
  { x: 236, y: 216, columns: 3, isYours: true },
] as const;

/** Four places under one roof, each behind walls and a door of its own, around a common hall. */
export const BuildingPlan = (props: ComponentProps<"svg">) => (
  <svg
    viewBox="0 0 420 368"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-label="Plan of a building with four places, each behind walls of its own, around one hall"
    {...props}
  >
    {PLACES.map(({ x, y, columns, isYours }) => {
      const isAbove = y < 100;
      const wall = isAbove ? `M${x + 60} ${y + 136}H${x}V${y}h168v136h-60` : `M${x + 60} ${y}H${x}v136h168V${y}h-60`;
      return (
        <g key={`${x} ${y}`}>
          <path d={wall} stroke={isYours ? "var(--ui-primary)" : "var(--ui-text-strong)"} strokeWidth="4" />
          {Array.from({ length: columns }, (_, column) => (
            <g
              key={column}
              transform={`translate(${x + 20 + column * 46} ${isAbove ? y + 22 : y + 78})`}
              stroke="var(--ui-text-muted)"
            >
              <path d="M2 32V7a5 5 0 0 1 5-5h22a5 5 0 0 1 5 5v25M11 13h14" />
              {isYours && column === 1 && <circle cx="18" cy="24" r="6" fill="var(--brand-accent)" stroke="none" />}
            </g>
          ))}
        </g>
      );
    })}
    <path d="M4 184h412" stroke="var(--ui-border)" strokeDasharray="2 12" strokeWidth="3" />
    <path d="M210 184m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0" stroke="var(--brand-accent)" />
  </svg>
);
