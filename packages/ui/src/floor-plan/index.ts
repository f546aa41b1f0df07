export type { FloorPlanEditorLabels } from "./editor-labels";
export { FloorPlan, type FloorPlanLabels, type FloorPlanProps } from "./floor-plan";
export { FloorPlanEditor, type FloorPlanEditorHandle, type FloorPlanEditorProps } from "./floor-plan-editor";
export type { Plan, PlanArea } from "./plan";
export type { DeskPosition, DeskPositions } from "./position";
export { MARGIN, roomSize, WORKSHOP, ZONE_PADDING, ZONE_TITLE, zoneAreas } from "./room";
export { useShowroom, useWorkshop, type ZonedDesk } from "./use-room";
