interface RoomDrawingProps {
  width: number;
  height: number;
}

/** The walls of a floor, open where one comes in. */
export const RoomDrawing = ({ width, height }: RoomDrawingProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden="true">
    <path
      d={`M${width / 2 - 80} ${height - 6}H22a16 16 0 0 1-16-16V22a16 16 0 0 1 16-16H${width - 22}a16 16 0 0 1 16 16V${height - 22}a16 16 0 0 1-16 16H${width / 2 + 80}`}
      fill="none"
      stroke="var(--ui-control-border)"
      strokeWidth={6}
      strokeLinecap="round"
    />
  </svg>
);
