import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { bookSlots, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import type { Row } from "../../database/schema";
import { madeFor } from "../desks/assignments";
import { seatTaken } from "./seat-taken";

interface WantedSeat {
  desk: Pick<Row<"desks">, "deskId" | "branchId">;
  customer: Row<"customers">;
  membershipId: string;
  currency: string;
  /** In order. */
  periods: readonly Period[];
}

/** The bookings of a seat in a shift: one by the hour for each of its days, which cost nothing by themselves. */
export const seatBookings = (
  context: Pick<Context, "orgId" | "actor" | "random">,
  { desk, customer, membershipId, currency, periods }: WantedSeat,
): NewBooking[] =>
  periods.map((period) => ({
    ...madeFor(context, customer),
    ...period,
    orgId: context.orgId,
    bookingId: context.random.id(),
    code: bookingCode(context.random),
    branchId: desk.branchId,
    deskId: desk.deskId,
    type: "HOURLY",
    status: "CONFIRMED",
    amount: 0,
    currency,
    membershipId,
  }));

/**
 * Books a seat's days in a shift, all or none, in one statement.
 * @returns its bookings, in order
 * @throws Failure 409 `desk_taken` that names the first days that somebody has, with what is free for the whole time instead
 */
export async function takeSeat(
  context: Pick<Context, "db" | "orgId" | "now" | "actor" | "random" | "organisation">,
  wanted: WantedSeat & { desk: Row<"desks">; branch: Row<"branches"> },
): Promise<Row<"bookings">[]> {
  const { branch, desk, periods } = wanted;
  const booked = await bookSlots(context.db, seatBookings(context, wanted), context.now);
  const taken = periods.filter((_, index) => booked[index] === null);
  if (taken.length > 0) throw await seatTaken(context, { branch, desk, periods, taken });
  return booked.filter((booking) => booking !== null);
}
