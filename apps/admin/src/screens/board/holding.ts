import type { Board, BoardCell, BoardHolder } from "@carrel/sdk";

/** A seat of the board with its shifts. */
export type Seat = Board["desks"][number];

const overlap = (one: BoardHolder, other: BoardHolder) => one.startAt < other.endAt && other.startAt < one.endAt;
const has = (cell: BoardCell | undefined, { membershipId }: BoardHolder) =>
  cell?.holders.some((holder) => holder.membershipId === membershipId) ?? false;

/**
 * Whether somebody's time of the day is free at another seat, as far as the board tells: of his other days the server knows.
 * Time decides, not the shift's name.
 */
export function fitsAt(holder: BoardHolder, from: Seat, to: Seat): boolean {
  if (!to.isActive) return false;
  return to.cells.every((cell, index) => {
    if (cell.holders.some((other) => overlap(other, holder))) return false;
    // Bookings of others have no times here: where he would be, there may be none.
    return !has(from.cells[index], holder) || cell.bookings === 0;
  });
}

const stateWith = (cell: BoardCell, holders: BoardHolder[], like: BoardCell["state"]): BoardCell["state"] => {
  if (cell.state === "closed") return "closed";
  if (holders.length === 0 && cell.bookings === 0) return "free";
  return holders.length === 1 && cell.bookings === 0 ? like : "partly";
};

/** The board as it is once somebody has another seat; how it is by the server comes with the next reading. */
export function withMoved(board: Board, { membershipId }: BoardHolder, fromId: string, toId: string): Board {
  const from = board.desks.find(({ deskId }) => deskId === fromId);
  const isHim = (holder: BoardHolder) => holder.membershipId === membershipId;
  const desks = board.desks.map((desk): Seat => {
    if (desk.deskId !== fromId && desk.deskId !== toId) return desk;
    const cells = desk.cells.map((cell, index): BoardCell => {
      const there = from?.cells[index];
      const moved = there?.holders.find(isHim);
      if (!moved || !there) return cell;
      if (desk.deskId === fromId) {
        const holders = cell.holders.filter((holder) => !isHim(holder));
        return { ...cell, holders, state: stateWith(cell, holders, "partly") };
      }
      const holders = [...cell.holders, moved].sort((one, other) => one.startAt.localeCompare(other.startAt));
      return { ...cell, holders, state: stateWith(cell, holders, there.state) };
    });
    return { ...desk, cells };
  });
  return { ...board, desks };
}

/** Whether what somebody has is a seat of his own, which alone can be moved. */
export const isMovable = ({ kind }: BoardHolder) => kind === "seat" || kind === "shift";

/** A seat's shifts, those beside each other that one person has for all of their time as one. */
export function runsOf(cells: readonly BoardCell[]): { cell: BoardCell; span: number }[] {
  const runs: { cell: BoardCell; span: number }[] = [];
  const soleOf = ({ state, holders, bookings }: BoardCell) =>
    state === "taken" && holders.length === 1 && bookings === 0 ? holders[0]?.membershipId : undefined;
  for (const cell of cells) {
    const before = runs.at(-1);
    const sole = soleOf(cell);
    if (before && sole !== undefined && soleOf(before.cell) === sole) before.span += 1;
    else runs.push({ cell, span: 1 });
  }
  return runs;
}
