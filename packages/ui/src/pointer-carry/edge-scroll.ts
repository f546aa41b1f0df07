/** Pixels from an edge within which carrying on scrolls, and pixels a frame. */
const EDGE = 48;
const STEP = 12;

const stepAt = (at: number, low: number, high: number) => (at < low + EDGE ? -STEP : at > high - EDGE ? STEP : 0);

/**
 * Scrolls an area while a pointer is near one of its edges.
 * @param onScroll told after each step that moved it
 * @returns ends it
 */
export function scrollAtEdges(area: HTMLElement, pointer: { x: number; y: number }, onScroll: () => void): () => void {
  let frame = 0;
  const scroll = () => {
    const { left, right, top, bottom } = area.getBoundingClientRect();
    const [across, down] = [area.scrollLeft, area.scrollTop];
    area.scrollBy({ left: stepAt(pointer.x, left, right), top: stepAt(pointer.y, top, bottom), behavior: "instant" });
    if (area.scrollLeft !== across || area.scrollTop !== down) onScroll();
    frame = requestAnimationFrame(scroll);
  };
  frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}
