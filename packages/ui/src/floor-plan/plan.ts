import type { ReactNode } from "react";

/** A named part of a room, in the plan's units. */
export interface PlanArea {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of its upper part, above its desks: there its name stands. */
  title: number;
}

/** The room that desks stand in. */
export interface Plan {
  /** Its size, in the units that positions are in: cm, or px of the image. */
  width: number;
  height: number;
  /** Address of an image of it, drawn as large as the plan. */
  image?: string;
  /** Instead of an image: an SVG as large as the plan. */
  drawing?: ReactNode;
  /** Its parts, drawn over it with their names above their desks. */
  areas?: readonly PlanArea[];
}

export interface ViewLabels {
  zoomIn: string;
  zoomOut: string;
  fit: string;
  /** Name of the buttons together. */
  view: string;
}

export const VIEW_LABELS: ViewLabels = { zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Fit to view", view: "View" };
