import type { Paper } from "./paper";

/** Makes the printed page as large as the drawing, without a margin. */
export const PrintSize = ({ paper: { width, height } }: { paper: Paper }) => (
  <style>{`@page { size: ${width}mm ${height}mm; margin: 0 }`}</style>
);
