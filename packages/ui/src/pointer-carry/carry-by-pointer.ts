import { scrollAtEdges } from "./edge-scroll";

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === "rtl";

/** Pixels that a mouse travels before a press is a drag. */
const MOUSE_SLACK = 4;
/** Pixels that a finger may wander while it rests. */
const TOUCH_SLACK = 10;
/** Milliseconds that a finger rests before it lifts something; sooner, the finger scrolls. */
const LONG_PRESS = 400;

export interface CarryHandlers<Held> {
  /** What a pointer takes hold of there; null where there is nothing to carry. */
  wanted: (event: PointerEvent) => Held | null;
  onLift: (held: Held) => void;
  /**
   * @param across pixels since the press in the direction of reading, with what the area was scrolled by
   * @param y the pointer's height in the window
   */
  onCarry: (across: number, y: number) => void;
  onDrop: () => void;
  /** Escape, or the browser took the pointer away. */
  onPutBack: () => void;
  /** A press that is no drag. */
  onPress?: (event: MouseEvent) => void;
}

interface Pointer {
  id: number;
  isMouse: boolean;
  x: number;
  y: number;
  startX: number;
  startY: number;
  startScroll: number;
}

/**
 * Carries what stands in an area with a mouse, a pen or a finger. It listens to the part of the page that scrolls, so that rows may
 * leave the document while something is carried over them.
 * @param handlers asked anew at each event
 * @returns ends it
 * @example useEffect(() => carryByPointer(scroller, () => latest.current), [scroller]);
 */
export function carryByPointer<Held>(area: HTMLElement, handlers: () => CarryHandlers<Held>): () => void {
  let held: Held | null = null;
  let isLifted = false;
  let pointer: Pointer = { id: 0, isMouse: true, x: 0, y: 0, startX: 0, startY: 0, startScroll: 0 };
  let press: ReturnType<typeof setTimeout> | undefined;
  let stopScrolling = () => {};
  /** A drag is no press on where it ends, put down or put back. */
  let swallowsClick = false;

  const carry = () => {
    const across = pointer.x - pointer.startX + area.scrollLeft - pointer.startScroll;
    handlers().onCarry(isRtl(area) ? -across : across, pointer.y);
  };
  const lift = () => {
    if (!held) return;
    isLifted = true;
    area.setPointerCapture(pointer.id);
    handlers().onLift(held);
    stopScrolling = scrollAtEdges(area, pointer, carry);
  };
  const letGo = () => {
    clearTimeout(press);
    stopScrolling();
    if (isLifted && area.hasPointerCapture(pointer.id)) area.releasePointerCapture(pointer.id);
    held = null;
    isLifted = false;
  };
  const cancel = () => {
    const putBack = isLifted;
    letGo();
    if (putBack) handlers().onPutBack();
  };

  const down = (event: PointerEvent) => {
    swallowsClick = false;
    if (held || event.button !== 0 || !event.isPrimary) return;
    held = handlers().wanted(event);
    if (!held) return;
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
    if (!dropped) return;
    swallowsClick = true;
    handlers().onDrop();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isLifted) return;
    event.preventDefault();
    event.stopPropagation();
    swallowsClick = true;
    cancel();
  };
  const click = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (swallowsClick && !isByKey) {
      swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    handlers().onPress?.(event);
  };
  // A finger that carries must not scroll; the browser asks only listeners that are not passive.
  const touch = (event: TouchEvent) => {
    if (isLifted) event.preventDefault();
  };
  // A long press lifts; the browser's own menu would take the pointer away.
  const menu = (event: Event) => {
    if (held && !pointer.isMouse) event.preventDefault();
  };

  const ends = new AbortController();
  const { signal } = ends;
  area.addEventListener("pointerdown", down, { signal });
  area.addEventListener("pointermove", move, { signal });
  area.addEventListener("pointerup", up, { signal });
  area.addEventListener("pointercancel", cancel, { signal });
  area.addEventListener("click", click, { signal, capture: true });
  area.addEventListener("contextmenu", menu, { signal });
  area.addEventListener("touchmove", touch, { signal, passive: false });
  window.addEventListener("keydown", onEscape, { signal, capture: true });
  return () => {
    letGo();
    ends.abort();
  };
}
