import type { ReactNode } from "react";

const Sketch = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 160 110"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="w-40 max-w-full"
    stroke="var(--ui-text-muted)"
  >
    {children}
  </svg>
);

/** A carrel in plan, as on the home page, at a place. */
const Carrel = ({ x, y, isMarked = false }: { x: number; y: number; isMarked?: boolean }) => (
  <g transform={`translate(${x} ${y})`} stroke={isMarked ? "var(--ui-primary)" : undefined}>
    <path d="M1 18V4a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v14" />
    <path d="M6 8h12" />
    {isMarked && <circle cx="12" cy="14" r="3" fill="var(--brand-accent)" stroke="none" />}
  </g>
);

export const ChartSketch = () => (
  <Sketch>
    <path d="M14 96h132" stroke="var(--ui-text-strong)" />
    {[30, 46, 40, 62, 76].map((height, place) => (
      <rect
        key={height}
        x={22 + place * 25}
        y={96 - height}
        width="16"
        height={height}
        rx="2"
        stroke={place === 4 ? "var(--ui-primary)" : undefined}
      />
    ))}
    <path d="M14 44h132" stroke="var(--brand-accent)" strokeDasharray="4 5" />
  </Sketch>
);

export const PlanSketch = () => (
  <Sketch>
    <path
      d="M70 102H16a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6h128a6 6 0 0 1 6 6v82a6 6 0 0 1-6 6h-46"
      stroke="var(--ui-text-strong)"
    />
    <path d="M70 102a28 28 0 0 1 28-28v28" stroke="var(--ui-border)" />
    {[0, 1].map((row) =>
      [0, 1, 2, 3].map((place) => (
        <Carrel key={`${row} ${place}`} x={24 + place * 30} y={20 + row * 30} isMarked={row === 1 && place === 2} />
      )),
    )}
  </Sketch>
);

export const PosterSketch = () => (
  <Sketch>
    <rect x="44" y="5" width="72" height="100" rx="3" stroke="var(--ui-text-strong)" />
    <path d="M58 20h44M66 29h28" />
    <rect x="60" y="42" width="40" height="40" rx="4" stroke="var(--ui-primary)" />
    <path d="M67 49h8v8h-8zM85 49h8v8h-8zM67 67h8v8h-8z" />
    <path d="M85 67h3M93 67v4M85 75h8M80 62h2" stroke="var(--brand-accent)" />
    <path d="M68 93h24" />
  </Sketch>
);

export const CardSketch = () => (
  <Sketch>
    <rect x="30" y="14" width="100" height="82" rx="3" stroke="var(--ui-text-strong)" />
    <path d="M60 28h40" stroke="var(--ui-primary)" />
    {[42, 56, 70, 84].map((y) => (
      <path key={y} d={`M42 ${y}h28M94 ${y}h24`} />
    ))}
    <path d="M80 14V4M72 4h16" stroke="var(--brand-accent)" />
  </Sketch>
);
