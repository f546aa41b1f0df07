import type { BoardHolder } from "@carrel/sdk";
import type { BoardSearch } from "./board-search";

const query = (values: BoardSearch & { date?: string }) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][]);

/** Where a free place is given away, over the board. @param kept what the board's address says */
export const assignAddress = (deskId: string, shift: string, date: string, kept: BoardSearch) =>
  `/board/assign/${deskId}?${query({ ...kept, shift, date })}`;

/** Where what somebody has is shown, over the board. @param kept what the board's address says */
export const holderAddress = ({ membershipId }: BoardHolder, kept: BoardSearch) =>
  `/board/${membershipId}?${query(kept)}`;

/** Where the bookings of a desk's day are shown. */
export const bookingsAddress = (seat: string, day: string) =>
  `/bookings/calendar?${new URLSearchParams({ day, seat })}`;
