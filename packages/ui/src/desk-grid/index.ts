export type { Desk, DeskStatus } from "../desk-tile";
export { DeskGrid, type DeskGridLabels, type DeskGridProps } from "./desk-grid";
export type { DeskLegendItem } from "./desk-legend";
export type { DeskSortLabels } from "./desk-sorts";
export { countDesks } from "./legend-of";
