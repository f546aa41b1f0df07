import type { ComponentProps } from "react";

const WALL = { stroke: "var(--ui-text-strong)", strokeWidth: 4 };

/** A desk with its chair, seen from above. */
const Desk = ({ x, y, look = "free" }: { x: number; y: number; look?: "free" | "taken" | "yours" }) => (
  <g transform={`translate(${x} ${y})`} stroke={look === "yours" ? "var(--ui-primary)" : "var(--ui-text-muted)"}>
    <rect width="52" height="26" rx="3" fill={look === "taken" ? "var(--ui-surface-sunken)" : "none"} />
    <circle cx="26" cy="40" r="8" fill={look === "yours" ? "var(--brand-accent)" : "none"} />
    {look !== "free" && <path d="M18 13h16" />}
  </g>
);

/** A co-working floor from above: open desks, two cabins, a meeting room. */
export const OfficePlan = (props: ComponentProps<"svg">) => (
  <svg
    viewBox="0 0 420 360"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-label="Plan of a co-working floor: nine open desks, two cabins and a meeting room; one desk is marked"
    {...props}
  >
    <path d="M180 348H20a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8h380a8 8 0 0 1 8 8v320a8 8 0 0 1-8 8H240" {...WALL} />
    <path d="M180 348a60 60 0 0 1 60-60v60" stroke="var(--ui-border)" />
    <path d="M284 12v60M284 112v36h124M284 148v84M284 272v76M284 232h0M340 232h68M284 232h20" {...WALL} />
    <rect x="312" y="48" width="68" height="60" rx="8" stroke="var(--ui-text-muted)" />
    {[322, 346, 370].map((cx) => (
      <g key={cx} stroke="var(--ui-text-muted)">
        <circle cx={cx} cy="34" r="7" />
        <circle cx={cx} cy="122" r="7" />
      </g>
    ))}
    <Desk x={330} y={164} look="taken" />
    <Desk x={330} y={264} />
    {[34, 116, 198].map((x, column) => (
      <g key={x}>
        <Desk x={x} y={36} look={column === 0 ? "taken" : "free"} />
        <Desk x={x} y={126} look={column === 1 ? "yours" : "free"} />
        <Desk x={x} y={216} look={column === 2 ? "taken" : "free"} />
      </g>
    ))}
  </svg>
);
