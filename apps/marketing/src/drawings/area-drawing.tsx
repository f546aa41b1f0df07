import type { ReactNode } from "react";

const INK = "var(--ui-text-strong)";
const QUIET = "var(--ui-border)";
const MUTED = "var(--ui-text-muted)";
const GREEN = "var(--ui-primary)";
const BRASS = "var(--brand-accent)";

/** A carrel in plan, of a module of 20: three walls, open at the bottom, and the line of its desk. */
const Seat = ({ x, y, isYours = false }: { x: number; y: number; isYours?: boolean }) => (
  <g transform={`translate(${x} ${y})`} stroke={isYours ? GREEN : MUTED}>
    <path d="M1 18V4a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v14M6 7h8" />
    {isYours && <circle cx="10" cy="13" r="3" fill={BRASS} stroke="none" />}
  </g>
);

const row = (count: number, step: number) => Array.from({ length: count }, (_, index) => index * step);

/** A plan for each area: the room seen as the area sees it. */
const DRAWINGS = {
  door: (
    <>
      <path d="M8 60V12a4 4 0 0 1 4-4h136a4 4 0 0 1 4 4v84a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4v-6" stroke={INK} />
      <path d="M8 60a30 30 0 0 1 30 30H8" stroke={QUIET} />
      <path d="M2 75h44m-8-6 8 6-8 6" stroke={GREEN} />
      <Seat x={66} y={22} />
      <Seat x={96} y={22} />
      <Seat x={66} y={58} isYours />
      <Seat x={96} y={58} />
    </>
  ),
  plan: (
    <>
      <rect x="8" y="8" width="144" height="92" rx="4" stroke={INK} />
      <path d="M104 8v36h48M104 68v32" stroke={INK} />
      <rect x="114" y="18" width="28" height="16" rx="2" stroke={MUTED} />
      {row(3, 28).map((x) => (
        <Seat key={x} x={18 + x} y={20} isYours={x === 28} />
      ))}
      {row(3, 28).map((x) => (
        <Seat key={x} x={18 + x} y={64} />
      ))}
    </>
  ),
  shifts: (
    <>
      {row(4, 24).map((y) => (
        <path key={y} d={`M34 ${20 + y}h118`} stroke={QUIET} />
      ))}
      {row(4, 24).map((y) => (
        <Seat key={y} x={6} y={10 + y} />
      ))}
      <g strokeWidth="8">
        <path d="M42 20h42" stroke={MUTED} />
        <path d="M96 20h48" stroke={GREEN} />
        <path d="M42 44h102" stroke={MUTED} />
        <path d="M96 68h48" stroke={MUTED} />
        <path d="M42 92h42" stroke={BRASS} />
      </g>
    </>
  ),
  books: (
    <>
      <path d="M8 12h144M8 96h144" stroke={INK} />
      <path d="M80 12v84" stroke={QUIET} />
      {row(4, 16).map((y) => (
        <path
          key={y}
          d={`M14 ${28 + y}h${30 + (y % 32)}M62 ${28 + y}h10M88 ${28 + y}h${38 - (y % 32) / 2}M136 ${28 + y}h10`}
          stroke={MUTED}
        />
      ))}
      <path d="M58 104h16M132 104h16" stroke={BRASS} strokeWidth="3" />
    </>
  ),
  site: (
    <>
      <rect x="8" y="8" width="144" height="92" rx="4" stroke={INK} />
      <path d="M8 26h144" stroke={QUIET} />
      <path d="M16 17h20" stroke={GREEN} strokeWidth="4" />
      <path d="M20 44h56M20 54h44" stroke={MUTED} />
      <rect x="20" y="68" width="34" height="14" rx="3" stroke={GREEN} />
      <g transform="translate(92 38)">
        <Seat x={0} y={0} />
        <Seat x={26} y={0} />
        <Seat x={0} y={28} isYours />
        <Seat x={26} y={28} />
      </g>
    </>
  ),
  keys: (
    <>
      <path d="M8 100V12a4 4 0 0 1 4-4h136a4 4 0 0 1 4 4v88" stroke={INK} />
      <path d="M56 8v52M104 8v52" stroke={INK} />
      <path d="M56 60a24 24 0 0 0-24 24M104 60a24 24 0 0 1 24 24" stroke={QUIET} />
      <circle cx="80" cy="84" r="6" fill={BRASS} stroke="none" />
      <Seat x={22} y={22} />
      <Seat x={70} y={22} isYours />
      <Seat x={118} y={22} />
    </>
  ),
  calls: (
    <>
      <rect x="8" y="30" width="44" height="48" rx="4" stroke={INK} />
      <rect x="108" y="30" width="44" height="48" rx="4" stroke={INK} />
      <path d="M60 46h40m-7-5 7 5-7 5" stroke={GREEN} />
      <path d="M100 62H60m7-5-7 5 7 5" stroke={BRASS} />
      <Seat x={120} y={44} />
      <path d="M18 44h20M18 54h24M18 64h14" stroke={MUTED} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type AreaDrawingName = keyof typeof DRAWINGS;

/** A small plan beside an area's name. It says nothing that the words don't. */
export const AreaDrawing = ({ name, className }: { name: AreaDrawingName; className?: string }) => (
  <svg
    viewBox="0 0 160 108"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    {DRAWINGS[name]}
  </svg>
);
