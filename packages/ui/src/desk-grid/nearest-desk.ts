import type { TileBox } from "./next-desk";

/** How much worse a step to the side is than one ahead. */
const ASIDE = 2.5;

const middle = (box: TileBox) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const HEADINGS: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * The box that an arrow key leads to among boxes that stand anywhere: the nearest one ahead, rather straight than
 * aside. Home and End lead to the first and the last.
 *
 * @param from index of the box that has the focus
 * @returns an index, the same one where there is none ahead, or null for other keys
 */
export const nearestDesk = (key: string, boxes: readonly TileBox[], from: number): number | null => {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const heading = HEADINGS[key];
  const start = boxes[from];
  if (!heading) return null;
  if (!start) return from;
  const here = middle(start);
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const there = middle(box);
    const [right, down] = [there.x - here.x, there.y - here.y];
    const ahead = right * heading.x + down * heading.y;
    const aside = Math.abs(right * heading.y) + Math.abs(down * heading.x);
    // Rather another key where it lies more to the side than ahead, unless nothing else is that way.
    if (ahead <= 0.5) return;
    const cost = ahead + aside * ASIDE + (aside > ahead * 2 ? 10_000 : 0);
    if (cost < bestCost) {
      best = index;
      bestCost = cost;
    }
  });
  return best;
};
