import type { ComponentProps } from "react";

/** A carrel in plan: three walls, open at the bottom, and the line of its desk. */
const CARREL = "M2 30V6a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v24";
const DESK = "M10 12h16";

type SeatState = "free" | "taken" | "yours";

/** `row-column` of the seats where someone sits. */
const TAKEN = new Set(["1-1", "0-3", "3-0", "2-2", "3-4"]);

function stateOf(row: number, column: number): SeatState {
  if (row === 2 && column === 1) return "yours";
  return TAKEN.has(`${row}-${column}`) ? "taken" : "free";
}

/** Rows of seats: x and y in plan units, and whether someone sits there. */
const SEATS = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({
    x: 44 + column * 56 + (column > 2 ? 28 : 0),
    y: 48 + row * 62,
    turned: row % 2 === 1,
    state: stateOf(row, column),
  })),
);

const STROKES = {
  free: "var(--ui-text-muted)",
  taken: "var(--ui-border)",
  yours: "var(--ui-primary)",
} as const satisfies Record<SeatState, string>;

/** A reading room from above, one seat of it yours. */
export function RoomPlan(props: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 400 340"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="Plan of a reading room with twenty seats, one of them marked"
      {...props}
    >
      <path
        d="M12 200V20a8 8 0 0 1 8-8h360a8 8 0 0 1 8 8v300a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8v-60"
        stroke="var(--ui-text-strong)"
        strokeWidth="3"
      />
      <path d="M12 200a60 60 0 0 1 60 60H12" stroke="var(--ui-border)" />
      {[60, 150, 240].map((x) => (
        <path key={x} d={`M${x} 12h60`} stroke="var(--ui-bg)" strokeWidth="5" />
      ))}
      {SEATS.filter(({ x, y }) => x > 80 || y < 190).map(({ x, y, turned, state }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})${turned ? " rotate(180 18 16)" : ""}`}
          stroke={STROKES[state]}
        >
          {state === "yours" && (
            <rect x="2" y="2" width="32" height="30" rx="4" fill="var(--ui-primary)" opacity=".14" stroke="none" />
          )}
          <path d={CARREL} />
          <path d={DESK} />
          {state !== "free" && (
            <circle
              cx="18"
              cy="22"
              r="5"
              fill={state === "yours" ? "var(--brand-accent)" : STROKES.taken}
              stroke="none"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
