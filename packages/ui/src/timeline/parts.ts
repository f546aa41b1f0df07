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
