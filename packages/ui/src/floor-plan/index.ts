export type { FloorPlanEditorLabels } from "./editor-labels";
export { FloorPlan, type FloorPlanLabels, type FloorPlanProps } from "./floor-plan";
export { FloorPlanEditor, type FloorPlanEditorProps } from "./floor-plan-editor";
export type { Plan } from "./plan";
export type { DeskPosition, DeskPositions } from "./position";
