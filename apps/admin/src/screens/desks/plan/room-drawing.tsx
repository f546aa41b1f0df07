import { ZONE_TITLE, type zoneAreas } from "./room";

interface RoomDrawingProps {
  width: number;
  height: number;
  areas: ReturnType<typeof zoneAreas>;
}

/** The floor as a plan: its walls, open where one comes in, and the zones that the desks make up. */
export const RoomDrawing = ({ width, height, areas }: RoomDrawingProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
    <path
      d={`M${width / 2 - 80} ${height - 6}H22a16 16 0 0 1-16-16V22a16 16 0 0 1 16-16H${width - 22}a16 16 0 0 1 16 16V${height - 22}a16 16 0 0 1-16 16H${width / 2 + 80}`}
      fill="none"
      stroke="var(--ui-control-border)"
      strokeWidth={6}
      strokeLinecap="round"
    />
    {areas.map(({ zone, x, y, width: w, height: h }) => (
      <g key={zone}>
        <rect
          x={x}
          y={y}
          width={w}
          height={h}
          rx={14}
          fill="var(--ui-surface-sunken)"
          stroke="var(--ui-border)"
          strokeWidth={2}
        />
        <text x={x + 16} y={y + ZONE_TITLE + 4} fontSize={20} fill="var(--ui-text-muted)">
          {zone}
        </text>
      </g>
    ))}
  </svg>
);
