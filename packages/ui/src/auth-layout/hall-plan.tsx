import { CarrelRow, Room } from "../illustration/plan-parts";

const wall = "wall" as const;
const accent = "accent" as const;

/** Rows of a reading hall, `[units from the left, from the top, quarter turns, kinds]`. */
const ROWS = [
  [34, 34, 0, [wall, wall, wall, wall, wall, wall]],
  [34, 102, 2, [wall, wall, wall, accent, wall, wall]],
  [34, 160, 0, [wall, wall, wall, wall, wall, wall]],
  [34, 228, 2, [wall, wall, wall, wall, wall, wall]],
] as const;

/** The plan of a reading hall in which one carrel is meant; coloured by the theme. */
export const HallPlan = () => (
  <svg viewBox="0 0 300 320" fill="none" aria-hidden="true" className="ui-illustration ui-auth-layout__plan">
    <Room x={14} y={14} width={272} height={292} door={[118, 36]} />
    {ROWS.map(([x, y, turn, kinds]) => (
      <CarrelRow key={y} x={x} y={y} turn={turn} kinds={[...kinds]} />
    ))}
    <path d="M150 306V147H170V138" className="ui-plan__route" />
  </svg>
);
