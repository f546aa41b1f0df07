export { FloorPlan, type FloorPlanLabels, type FloorPlanProps } from "./floor-plan";
export type { Plan } from "./plan";
export type { DeskPosition, DeskPositions } from "./position";
