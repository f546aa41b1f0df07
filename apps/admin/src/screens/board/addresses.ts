import type { BoardHolder } from "@carrel/sdk";

/** Where a free place is given away, over the board of its day. */
export const assignAddress = (deskId: string, shift: string, date: string) =>
  `/board/assign/${deskId}?${new URLSearchParams({ shift, date, day: date })}`;

/** Where what somebody has is shown. */
export const holderAddress = ({ customerId }: BoardHolder) => `/customers/${customerId}`;

/** Where the bookings of a desk's day are shown. */
export const bookingsAddress = (deskId: string, day: string) =>
  `/bookings/calendar?${new URLSearchParams({ day, seat: deskId })}`;
