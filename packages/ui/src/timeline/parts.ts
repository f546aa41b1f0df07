import type { Stop } from "./carry-keys";
import type { Grip } from "./placing";

/** What was taken hold of. */
export interface Held extends Stop {
  grip: Grip;
}

/** The block that an element of it belongs to. */
export function stopAt(target: EventTarget | null): Stop | null {
  if (!(target instanceof Element)) return null;
  const { laneId, blockId } = target.closest<HTMLElement>("[data-slot=timeline-block]")?.dataset ?? {};
  return laneId !== undefined && blockId !== undefined ? { laneId, blockId } : null;
}

/** The block, and whether it is taken by one of its ends. */
export function heldAt(target: EventTarget | null): Held | null {
  const stop = stopAt(target);
  if (!stop || !(target instanceof Element)) return null;
  const edge = target.closest<HTMLElement>("[data-slot=timeline-grip]")?.dataset.edge;
  return { ...stop, grip: edge === "start" || edge === "end" ? edge : "whole" };
}

/** Free time of a lane. */
export interface Free {
  laneId: string;
  /** Of the axis, from its beginning. */
  share: number;
}

/** The free time that was pressed; null on a block and beside the lanes. */
export function freeAt(area: HTMLElement, { target, clientX }: MouseEvent): Free | null {
  if (!(target instanceof Element) || stopAt(target)) return null;
  const track = target.closest<HTMLElement>("[data-slot=timeline-track]");
  const laneId = track?.closest<HTMLElement>("[data-slot=timeline-lane]")?.dataset.laneId;
  if (!track || laneId === undefined) return null;
  const { left, right, width } = track.getBoundingClientRect();
  return { laneId, share: (isRtl(area) ? right - clientX : clientX - left) / width };
}

/** The lane at a height of the window. */
export function laneAtHeight(area: HTMLElement, y: number): string | null {
  for (const lane of area.querySelectorAll<HTMLElement>("[data-slot=timeline-lane]")) {
    const { top, bottom } = lane.getBoundingClientRect();
    if (y >= top && y < bottom) return lane.dataset.laneId ?? null;
  }
  return null;
}

export const trackIn = (area: HTMLElement | null): HTMLElement | null =>
  area?.querySelector<HTMLElement>("[data-slot=timeline-track]") ?? null;

export const elementOf = (area: HTMLElement | null, { laneId, blockId }: Partial<Stop>): HTMLElement | null =>
  area?.querySelector<HTMLElement>(
    `[data-slot=timeline-block][data-block-id="${CSS.escape(blockId ?? "")}"]${laneId === undefined ? "" : `[data-lane-id="${CSS.escape(laneId)}"]`}`,
  ) ?? null;

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
