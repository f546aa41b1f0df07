import type { ByBookingToken, ById, VisitorCancelPreview } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { endPreview } from "../bookings/end-preview";
import { tenantOf } from "../tenant";
import { checkCancellable } from "./cancel-booking";
import { placedBy } from "./linked-booking";
import { findOwnBooking, type PlacedBooking } from "./queries";
import { lastCancellation } from "./record";
import { visitorOf } from "./visitor";

function previewOf(context: Context, placed: PlacedBooking): VisitorCancelPreview {
  const organisation = tenantOf(context);
  const { booking } = placed;
  checkCancellable(organisation, placed, context.now);
  return { ...endPreview(booking, booking.amount), cancelUntil: lastCancellation(organisation, booking).toISOString() };
}

/** What cancelling an own booking means for its money. @throws Failure 404; 409 as `cancelForVisitor` */
export const previewCancel = async (context: Context<ById>): Promise<VisitorCancelPreview> =>
  previewOf(context, await findOwnBooking(context, visitorOf(context), context.input.id));

/** The same of the booking that a mail's link leads to. */
export const previewCancelLinked = async (context: Context<ByBookingToken>): Promise<VisitorCancelPreview> =>
  previewOf(context, await placedBy(context));
