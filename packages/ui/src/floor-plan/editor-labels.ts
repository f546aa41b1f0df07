import { VIEW_LABELS, type ViewLabels } from "./plan";

/** Generic words; what the desks are called is `desk`. */
export const EDITOR_LABELS = {
  ...VIEW_LABELS,
  /** Name of the whole. */
  editor: "Floor plan",
  desk: "Desk",
  tools: "Arrange",
  undo: "Undo",
  redo: "Redo",
  left: "Align left edges",
  centre: "Align centres",
  right: "Align right edges",
  top: "Align upper edges",
  middle: "Align middles",
  bottom: "Align lower edges",
  distributeX: "Equal gaps across",
  distributeY: "Equal gaps down",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  takeOff: "Take off the plan",
  snap: "Snap to grid and neighbours",
  tray: "Not on the plan",
  trayEmpty: "Every one has its place.",
  place: (name: string) => `Put ${name} on the plan`,
  position: "Position",
  x: "Left",
  y: "Top",
  w: "Width",
  h: "Height",
  rotation: "Turned by, in degrees",
  none: "Press one to move it. Shift marks several.",
  marked: (count: number) => `${count} marked`,
  at: (name: string, x: number, y: number, rotation: number) =>
    `${name}, at ${x}, ${y}${rotation ? `, turned by ${rotation} degrees` : ""}`,
  moved: (name: string, x: number, y: number) => `${name} at ${x}, ${y}`,
  keys: "Enter marks it. While it is marked, the arrow keys move it, with Shift by ten steps; Escape ends that.",
} as const satisfies ViewLabels & Record<string, unknown>;

export type FloorPlanEditorLabels = {
  [Key in keyof typeof EDITOR_LABELS]: (typeof EDITOR_LABELS)[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};
