import type { Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { bookSlots, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import type { Row } from "../../database/schema";
import { madeFor } from "../desks/assignments";
import { timeTaken } from "./seat-time";

type Booking = Row<"bookings">;

/** Time at a desk that goes over to a membership. */
export interface HeirTime extends Period {
  deskId: string;
  type: Booking["type"];
  feePlanId: string | null;
  amount: number;
  /** What it takes of a pass. */
  uses?: number | null;
}

interface Heir {
  branch: Row<"branches">;
  customer: Row<"customers">;
  /** Null: a seat's, that begins with the first of them. */
  membershipId: string | null;
  currency: string;
  times: readonly HeirTime[];
}

/**
 * Books what goes over to a membership, all or none.
 * @returns the bookings, and the membership's id
 * @throws Failure 409 `desk_taken` with the days that somebody else has
 */
export async function bookHeir(
  context: Context,
  { branch, customer, membershipId, currency, times }: Heir,
): Promise<{ bookings: Booking[]; membershipId: string }> {
  const { db, orgId, now, random } = context;
  const heirId = membershipId ?? random.id();
  const wanted = times.map(
    (time, index): NewBooking => ({
      ...madeFor(context, customer),
      ...time,
      orgId,
      bookingId: membershipId === null && index === 0 ? heirId : random.id(),
      code: bookingCode(random),
      branchId: branch.branchId,
      status: "CONFIRMED",
      currency,
      membershipId: heirId,
    }),
  );
  const booked = await bookSlots(db, wanted, now);
  const missed = times.filter((_, index) => booked[index] === null);
  const [first] = missed;
  if (first) throw await timeTaken(context, { branch, deskId: first.deskId, membershipId: heirId, periods: missed });
  return { bookings: booked.filter((booking) => booking !== null), membershipId: heirId };
}
