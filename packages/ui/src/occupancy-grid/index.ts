export type { OccupancyCell, OccupancyColumn, OccupancyGridLabels, OccupancyRow } from "./occupancy";
export { OccupancyGrid, type OccupancyGridProps } from "./occupancy-grid";
export { percentOf } from "./percent";
