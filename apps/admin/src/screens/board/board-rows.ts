import type { Board, BoardShift } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import type { BoardCell, BoardColumn, BoardRow } from "@carrel/ui/assignment-board";
import { timesText } from "../../app/words/shift-times";
import { zonesOf } from "../../app/words/zones";
import { assignAddress, bookingsAddress, holderAddress } from "./addresses";
import type { BoardSearch } from "./board-search";
import { dayName, endsInWeekOf, holderWords } from "./holder-words";
import { isMovable, runsOf, type Seat } from "./holding";

/** "1 booking" */
const bookingsText = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

/** The shifts of a day as the board's columns. */
export const boardColumns = ({ shifts, date }: Pick<Board, "shifts" | "date">): BoardColumn[] =>
  shifts.map((shift) => {
    const isClosed = shift.startAt === null;
    return {
      id: shift._id,
      label: shift.name,
      detail: timesText(shift),
      notes: isClosed
        ? [`Not on ${dayName(date)}`]
        : [`${shift.free} free`, ...(shift.floating > 0 ? [`${shift.floating} floating`] : [])],
      isClosed,
    };
  });

interface RowsOptions {
  words: Terminology;
  /** What the board's address says, for what opens over it. */
  kept: BoardSearch;
  mayAssign: boolean;
  /** Holders can be moved to other seats. */
  mayMove: boolean;
}

/** The seats of a day as the board's rows, those of a zone beside each other. */
export function boardRows(board: Board, { words, kept, mayAssign, mayMove }: RowsOptions): BoardRow[] {
  const { shifts, date } = board;
  const textOf = holderWords(board);
  const cellOf = (desk: Seat, run: ReturnType<typeof runsOf>[number], columns: readonly BoardShift[]): BoardCell => {
    const { cell, span } = run;
    const { deskId, deskName, isActive } = desk;
    const where = `${words.desk} ${deskName}, ${columns.map(({ name }) => name).join(", ")}`;
    const isClosed = cell.state === "closed";
    const text = isClosed ? "Closed" : isActive ? "Free" : "Out of service";
    const assigns = mayAssign && isActive && cell.state === "free";
    return {
      state: cell.state,
      span,
      text,
      name: `${where}, ${text.toLowerCase()}${assigns ? ": assign" : ""}`,
      ...(assigns && { href: assignAddress(deskId, cell.shiftId, date, kept) }),
      entries: cell.holders.map((holder) => {
        const detail = textOf(holder, columns);
        const isMarked = endsInWeekOf(date, holder.lastDay);
        return {
          id: holder.membershipId,
          label: holder.name,
          detail,
          name: `${where}, ${holder.name}, ${detail}${isMarked ? ", in this week" : ""}`,
          href: holderAddress(holder, kept),
          isMarked,
          isMovable: mayMove && isMovable(holder),
        };
      }),
      ...(cell.bookings > 0 && {
        note: {
          label: bookingsText(cell.bookings),
          name: `${where}, ${bookingsText(cell.bookings)}`,
          href: bookingsAddress(deskId, date),
        },
      }),
    };
  };
  const byZone = Map.groupBy(board.desks, ({ zone }) => zone);
  const inOrder = [...zonesOf(board.desks), ""].flatMap((zone) => byZone.get(zone) ?? []);
  return inOrder.map((desk) => {
    let start = 0;
    return {
      id: desk.deskId,
      label: desk.deskName,
      ...(!desk.isActive && { detail: "Out of service" }),
      group: desk.zone || "No zone",
      href: `/desks/${desk.deskId}`,
      isMuted: !desk.isActive,
      cells: runsOf(desk.cells).map((run) => {
        const columns = shifts.slice(start, start + run.span);
        start += run.span;
        return cellOf(desk, run, columns);
      }),
    };
  });
}
