import type { ComponentProps } from "react";

/** From hour to hour of the board's day, which begins at six; `yours` is the one that is told of. */
interface Term {
  from: number;
  to: number;
  look: "member" | "day" | "yours";
}

const DAY_BEGINS = 6;
const HOUR = 36;
const LEFT = 96;
const ROW = 52;
const TOP = 44;

/** What is sold of each seat; the gaps are free. */
const SEATS: readonly (readonly Term[])[] = [
  [
    { from: 6, to: 14, look: "member" },
    { from: 14, to: 22, look: "member" },
    { from: 22, to: 30, look: "member" },
  ],
  [{ from: 6, to: 22, look: "day" }],
  [
    { from: 6, to: 14, look: "member" },
    { from: 14, to: 22, look: "yours" },
  ],
  [
    { from: 14, to: 22, look: "member" },
    { from: 22, to: 30, look: "member" },
  ],
  [{ from: 6, to: 30, look: "day" }],
];

const FILLS = {
  member: { fill: "var(--ui-surface-sunken)", stroke: "var(--ui-text-muted)" },
  day: { fill: "var(--ui-border)", stroke: "var(--ui-text-muted)" },
  yours: { fill: "var(--ui-primary)", stroke: "var(--ui-primary)" },
} as const satisfies Record<Term["look"], object>;

const x = (hour: number) => LEFT + (hour - DAY_BEGINS) * HOUR;

/** Five seats over a day in three shifts: who has them when, and what is free. */
export const ShiftBoard = (props: ComponentProps<"svg">) => (
  <svg
    viewBox={`0 0 ${x(30) + 8} ${TOP + SEATS.length * ROW + 8}`}
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-label="Five seats over a day of three shifts: most are sold, some are free, one is marked"
    {...props}
  >
    {[6, 14, 22, 30].map((hour) => (
      <path key={hour} d={`M${x(hour)} 26v${TOP - 26 + SEATS.length * ROW - 8}`} stroke="var(--ui-border)" />
    ))}
    <path d={`M${x(6)} 14h${24 * HOUR}`} stroke="var(--ui-text-strong)" strokeWidth="4" />
    {Array.from({ length: 25 }, (_, hour) => (
      <path key={hour} d={`M${x(6 + hour)} 14v${hour % 8 === 0 ? 12 : 6}`} stroke="var(--ui-text-strong)" />
    ))}
    {SEATS.map((terms, index) => {
      const y = TOP + index * ROW;
      const isYours = terms.some(({ look }) => look === "yours");
      return (
        <g key={y}>
          <path
            d={`M28 ${y + 36}V${y + 8}a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v28M38 ${y + 14}h20`}
            stroke={isYours ? "var(--ui-primary)" : "var(--ui-text-muted)"}
          />
          {terms.map(({ from, to, look }) => (
            <rect
              key={from}
              x={x(from) + 5}
              y={y + 4}
              width={(to - from) * HOUR - 10}
              height={ROW - 18}
              rx="5"
              {...FILLS[look]}
            />
          ))}
          {isYours && <circle cx={x(18)} cy={y + 21} r="7" fill="var(--brand-accent)" />}
        </g>
      );
    })}
  </svg>
);
