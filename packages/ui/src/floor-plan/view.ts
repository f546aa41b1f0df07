import type { Point } from "./position";

export interface Size {
  width: number;
  height: number;
}

/** What is in sight of a plan: its scale in px a unit, how far it is scrolled, and the window on it; px. */
export interface View {
  scale: number;
  scroll: Point;
  window: Size;
}

/** Around the plan where all of it is in sight, px. */
const MARGIN = 16;
export const LARGEST = 6;

/** The scale at which all of a plan is in sight; of a window without a bound to its height, all of its width. */
export const fitScale = (plan: Size, window: Size): number =>
  Math.max(
    0.01,
    Math.min((window.width - 2 * MARGIN) / plan.width, (window.height - 2 * MARGIN) / plan.height, LARGEST),
  );

/** The height of a window that is as high as its plan at a scale, px. */
export const heightAt = (plan: Size, scale: number): number => plan.height * scale + 2 * MARGIN;

/** A scale between "all in sight, and a little smaller" and the largest. */
export const clampScale = (scale: number, fit: number): number => Math.min(LARGEST, Math.max(fit * 0.5, scale));

/** How far a plan that is smaller than its window stands from its edge, px. */
const insetOf = (plan: number, window: number, scale: number): number => Math.max(MARGIN, (window - plan * scale) / 2);

/** The place on the plan that is under a place of the window. */
export const planPoint = ({ scale, scroll, window }: View, plan: Size, at: Point): Point => ({
  x: (scroll.x + at.x - insetOf(plan.width, window.width, scale)) / scale,
  y: (scroll.y + at.y - insetOf(plan.height, window.height, scale)) / scale,
});

/** How far to scroll so that a place on the plan is under a place of the window. */
export const scrollTo = ({ scale, window }: Omit<View, "scroll">, plan: Size, point: Point, at: Point): Point => ({
  x: point.x * scale + insetOf(plan.width, window.width, scale) - at.x,
  y: point.y * scale + insetOf(plan.height, window.height, scale) - at.y,
});
