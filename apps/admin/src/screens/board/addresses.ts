import type { BoardHolder } from "@carrel/sdk";

/** Where a free place is given away: its desk's form, with shift and first day filled in. */
export const assignAddress = (deskId: string, shift: string, date: string) =>
  `/desks/${deskId}/assign?${new URLSearchParams({ shift, date })}`;

/** Where what somebody has is shown. */
export const holderAddress = ({ customerId }: BoardHolder) => `/customers/${customerId}`;

/** Where the bookings of a desk's day are shown. */
export const bookingsAddress = (deskId: string, day: string) =>
  `/bookings/calendar?${new URLSearchParams({ day, seat: deskId })}`;
