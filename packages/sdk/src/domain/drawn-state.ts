/** How a state of desks is drawn and said. */
export interface DrawnState {
  /** What `DeskGrid`, `FloorPlan` and `DeskTile` of `@carrel/ui` call it. */
  word: "available" | "occupied" | "partial" | "hold";
  label: string;
  colour: "green" | "red" | "amber" | "grey";
}
