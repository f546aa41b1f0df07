import type { AssignUser, Booking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeSoldDeposit } from "../deposits/moves";
import { planToSell } from "../fee-plans/queries";
import { sellDesk } from "../memberships/sell-desk";
import { holdPlace } from "./queries";

/** Gives a desk to a customer for one duration of a daily plan, and writes down what he paid, a deposit too: of a shift, its first day is answered. */
export async function assignUser(context: Context<AssignUser>): Promise<Booking> {
  const { input } = context;
  const { desk, branch } = await holdPlace(context, input.deskId);
  const plan = await planToSell(context, input.feePlanId);
  // Who asks by this call has no way to confirm that floating members lose places: `memberships.add` asks first.
  const { booking } = await sellDesk(context, { ...input, plan, desk, branch, displaceFloating: true });
  const taken = await takeSoldDeposit(context, input);
  context.audit({ recordId: booking.bookingId, after: { ...auditedBooking(booking), ...taken } });
  return bookingRecord(booking, desk.name);
}
