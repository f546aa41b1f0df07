import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Grip } from "./placing";

/** Pixels that a mouse travels before a press is a drag. */
const MOUSE_SLACK = 4;
/** Pixels that a finger may wander while it rests. */
const TOUCH_SLACK = 10;
/** Milliseconds that a finger rests on a booking before it is lifted; sooner, the finger scrolls. */
const LONG_PRESS = 400;
/** Pixels from an edge within which carrying on scrolls, and pixels a frame. */
const SCROLL_EDGE = 48;
const SCROLL_STEP = 12;

/** What was taken hold of. */
export interface Held {
  laneId: string;
  bookingId: string;
  grip: Grip;
}

interface Handlers {
  /** Whether this booking can be carried. */
  canLift: (held: Held) => boolean;
  onLift: (held: Held) => void;
  /**
   * @param across pixels along the lanes since it was lifted, in the direction of time
   * @param laneId the lane under the pointer; null between and outside of lanes
   */
  onCarry: (across: number, laneId: string | null) => void;
  onDrop: () => void;
  /** Escape, or the browser took the pointer away. */
  onPutBack: () => void;
  /** A press on a free place of a lane, `share` of the axis from its beginning. */
  onPick: (laneId: string, share: number) => void;
}

const heldAt = (target: EventTarget | null): Held | null => {
  if (!(target instanceof Element)) return null;
  const { laneId, bookingId } = target.closest<HTMLElement>("[data-booking-id]")?.dataset ?? {};
  if (!laneId || !bookingId) return null;
  const edge = target.closest<HTMLElement>("[data-grip]")?.dataset.grip;
  return { laneId, bookingId, grip: edge === "start" || edge === "end" ? edge : "whole" };
};

const laneAt = (scroller: HTMLElement, y: number): string | null => {
  for (const lane of scroller.querySelectorAll<HTMLElement>("[data-lane]")) {
    const { top, bottom } = lane.getBoundingClientRect();
    if (y >= top && y < bottom) return lane.dataset.lane ?? null;
  }
  return null;
};

/**
 * Carries bookings with a mouse, a pen or a finger. It listens to the part of the page that scrolls, so that rows may
 * leave the document while one is carried over them.
 */
export function usePointerDrag(scroller: RefObject<HTMLElement | null>, handlers: Handlers) {
  const canLift = useEffectEvent(handlers.canLift);
  const onLift = useEffectEvent(handlers.onLift);
  const onCarry = useEffectEvent(handlers.onCarry);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onPutBack = useEffectEvent(handlers.onPutBack);
  const onPick = useEffectEvent(handlers.onPick);

  useEffect(() => {
    const area = scroller.current;
    if (!area) return;
    let held: Held | null = null;
    let isLifted = false;
    let pointer = { id: 0, isMouse: true, x: 0, y: 0, startX: 0, startY: 0, startScroll: 0 };
    let press: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    /** A drag that ends over a booking is no press on it. */
    let swallowsClick = false;

    const carry = () => {
      const sign = getComputedStyle(area).direction === "rtl" ? -1 : 1;
      const across = pointer.x - pointer.startX + area.scrollLeft - pointer.startScroll;
      onCarry(sign * across, laneAt(area, pointer.y));
    };
    const scroll = () => {
      const { left, right, top, bottom } = area.getBoundingClientRect();
      const step = (at: number, low: number, high: number) =>
        at < low + SCROLL_EDGE ? -SCROLL_STEP : at > high - SCROLL_EDGE ? SCROLL_STEP : 0;
      const [before, over] = [area.scrollLeft, area.scrollTop];
      area.scrollBy({ left: step(pointer.x, left, right), top: step(pointer.y, top, bottom), behavior: "instant" });
      if (area.scrollLeft !== before || area.scrollTop !== over) carry();
      frame = requestAnimationFrame(scroll);
    };
    const lift = () => {
      if (!held) return;
      isLifted = true;
      area.setPointerCapture(pointer.id);
      onLift(held);
      frame = requestAnimationFrame(scroll);
    };
    const letGo = () => {
      clearTimeout(press);
      cancelAnimationFrame(frame);
      if (isLifted && area.hasPointerCapture(pointer.id)) area.releasePointerCapture(pointer.id);
      held = null;
      isLifted = false;
    };

    const down = (event: PointerEvent) => {
      swallowsClick = false;
      const wanted = heldAt(event.target);
      if (held || event.button !== 0 || !event.isPrimary || !wanted || !canLift(wanted)) return;
      held = wanted;
      const { clientX: x, clientY: y } = event;
      const isMouse = event.pointerType !== "touch";
      pointer = { id: event.pointerId, isMouse, x, y, startX: x, startY: y, startScroll: area.scrollLeft };
      if (!isMouse) press = setTimeout(lift, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== pointer.id) return;
      pointer.x = event.clientX;
      pointer.y = event.clientY;
      const way = Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY);
      if (isLifted) carry();
      else if (!pointer.isMouse && way > TOUCH_SLACK) letGo();
      else if (pointer.isMouse && way > MOUSE_SLACK) {
        lift();
        carry();
      }
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer.id) return;
      const dropped = isLifted;
      letGo();
      swallowsClick = dropped;
      if (dropped) onDrop();
    };
    const cancel = () => {
      const putBack = isLifted;
      letGo();
      if (putBack) onPutBack();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isLifted) return;
      event.preventDefault();
      event.stopPropagation();
      swallowsClick = true;
      cancel();
    };
    const click = (event: MouseEvent) => {
      if (swallowsClick) {
        swallowsClick = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!(event.target instanceof Element) || event.target.closest("[data-booking-id]")) return;
      const track = event.target.closest<HTMLElement>("[data-track]");
      const laneId = track?.closest<HTMLElement>("[data-lane]")?.dataset.lane;
      if (!track || !laneId) return;
      const { left, right, width } = track.getBoundingClientRect();
      const fromStart = getComputedStyle(area).direction === "rtl" ? right - event.clientX : event.clientX - left;
      onPick(laneId, fromStart / width);
    };
    // A finger that carries must not scroll; the browser asks only listeners that are not passive.
    const touch = (event: TouchEvent) => {
      if (isLifted) event.preventDefault();
    };
    // A long press lifts; the browser's own menu would take the pointer away.
    const menu = (event: Event) => {
      if (held && !pointer.isMouse) event.preventDefault();
    };

    area.addEventListener("pointerdown", down);
    area.addEventListener("pointermove", move);
    area.addEventListener("pointerup", up);
    area.addEventListener("pointercancel", cancel);
    area.addEventListener("click", click, true);
    area.addEventListener("contextmenu", menu);
    area.addEventListener("touchmove", touch, { passive: false });
    window.addEventListener("keydown", onEscape, true);
    return () => {
      letGo();
      area.removeEventListener("pointerdown", down);
      area.removeEventListener("pointermove", move);
      area.removeEventListener("pointerup", up);
      area.removeEventListener("pointercancel", cancel);
      area.removeEventListener("click", click, true);
      area.removeEventListener("contextmenu", menu);
      area.removeEventListener("touchmove", touch);
      window.removeEventListener("keydown", onEscape, true);
    };
  }, [scroller]);
}
