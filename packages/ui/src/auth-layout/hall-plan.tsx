import { CarrelRow, Room } from "../illustration/plan-parts";
import "../illustration/illustration.css";
import "./auth-layout.css";

const walls = ["wall", "wall", "wall"] as const;
const meant = ["wall", "accent", "wall"] as const;

/** Rows of a reading hall either side of its aisle: units from the top, quarter turns, and who sits at the right. */
const ROWS = [
  { y: 30, turn: 0, right: walls },
  { y: 94, turn: 2, right: walls },
  { y: 130, turn: 0, right: walls },
  { y: 194, turn: 2, right: meant },
  { y: 230, turn: 0, right: walls },
  { y: 294, turn: 2, right: walls },
] as const;

/** The plan of a reading hall and the way to one carrel in it; coloured by the theme. */
export const HallPlan = () => (
  <svg viewBox="0 0 340 360" fill="none" aria-hidden="true" className="ui-illustration ui-auth-layout__plan">
    <Room x={10} y={10} width={320} height={336} door={[142, 36]} />
    {ROWS.map(({ y, turn, right }) => (
      <g key={y}>
        <CarrelRow x={30} y={y} turn={turn} kinds={[...walls]} />
        <CarrelRow x={198} y={y} turn={turn} kinds={[...right]} />
      </g>
    ))}
    <path d="M170 346V178H254V190" className="ui-plan__route" />
  </svg>
);
