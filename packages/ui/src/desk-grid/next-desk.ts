/** Where a tile lies on the screen, in px. */
export interface TileBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const centre = (box: TileBox) => box.left + box.width / 2;

/** The tile of the nearest row above or below whose centre lies closest; the same tile at the edge. */
const vertical = (boxes: readonly TileBox[], from: number, down: boolean): number => {
  const start = boxes[from];
  if (!start) return from;
  // Tiles of a row share their height (CSS grid stretches them), so half of one tells rows apart.
  const beyond = (box: TileBox) =>
    (down ? box.top - start.top : start.top - box.top) > Math.min(box.height, start.height) / 2;
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    if (!beyond(box)) return;
    // A row farther off never wins over a nearer one, however well it is aligned.
    const cost = Math.abs(box.top - start.top) * 10_000 + Math.abs(centre(box) - centre(start));
    if (cost < bestCost) {
      best = index;
      bestCost = cost;
    }
  });
  return best;
};

/**
 * The tile that an arrow key, Home or End leads to.
 *
 * @param boxes every tile, in reading order
 * @param from index of the tile that has the focus
 * @returns an index, or null for other keys
 */
export const nextDesk = (
  key: string,
  boxes: readonly TileBox[],
  from: number,
  direction: "ltr" | "rtl" = "ltr",
): number | null => {
  const last = boxes.length - 1;
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return Math.min(from + 1, last);
  if (key === back) return Math.max(from - 1, 0);
  if (key === "ArrowDown" || key === "ArrowUp") return vertical(boxes, from, key === "ArrowDown");
  if (key === "Home") return 0;
  if (key === "End") return last;
  return null;
};
