import "./illustration.css";
/** What the plan drawings are made of; one unit is a centimetre on the plan and scales with the picture. */

export interface CarrelProps {
  x: number;
  y: number;
  /** Quarter turns clockwise; at 0 the open side is below. */
  turn?: 0 | 1 | 2 | 3;
  /** `accent` is the one the picture is about, `ghost` one that is not there. */
  kind?: "wall" | "accent" | "ghost";
}

/** The mark in plan: three walls with rounded outer corners, a desk and a seat, 32 units square. */
export const Carrel = ({ x, y, turn = 0, kind = "wall" }: CarrelProps) => (
  <g
    transform={`translate(${x} ${y}) rotate(${turn * 90} 16 16)`}
    className={`ui-plan__carrel ui-plan__carrel--${kind}`}
  >
    <path d="M3 29V10a7 7 0 0 1 7-7h12a7 7 0 0 1 7 7v19" />
    <rect x={8.5} y={8.5} width={15} height={6.5} rx={2} className="ui-plan__desk" />
    <circle cx={16} cy={22} r={3.5} className="ui-plan__desk" />
  </g>
);

export interface RoomProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the door is: units from the left along the lower wall, and its width. */
  door?: [from: number, width: number];
}

/** A room: the mark again, with a door instead of an open side. */
export const Room = ({ x, y, width, height, door = [width / 2 - 12, 24] }: RoomProps) => {
  const [from, gap] = door;
  const r = 10;
  const right = x + width;
  const bottom = y + height;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={r} className="ui-plan__floor" />
      <path
        d={`M${x + from} ${bottom}H${x + r}a${r} ${r} 0 0 1-${r}-${r}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1-${r} ${r}H${x + from + gap}`}
        className="ui-plan__wall"
      />
    </>
  );
};

/** Carrels side by side, 40 units apart, as far as there are kinds. */
export const CarrelRow = ({ x, y, kinds, turn }: Omit<CarrelProps, "kind"> & { kinds: CarrelProps["kind"][] }) => {
  const places = kinds.map((kind, index) => ({ kind, left: x + index * 40 }));
  return places.map(({ kind, left }) => <Carrel key={left} x={left} y={y} turn={turn} kind={kind} />);
};

export interface PersonProps {
  /** The middle of the head. */
  x: number;
  y: number;
  /** Degrees clockwise; at 0 the person looks down the page. */
  turn?: number;
  kind?: "wall" | "accent" | "ghost";
}

/** Somebody from above: a head over shoulders. */
export const Person = ({ x, y, turn = 0, kind = "wall" }: PersonProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} className={`ui-plan__somebody ui-plan__somebody--${kind}`}>
    <rect x={-14} y={-6} width={28} height={12} rx={6} />
    <circle r={7} />
  </g>
);
