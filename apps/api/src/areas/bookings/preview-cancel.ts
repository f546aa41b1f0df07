import type { ById, EndPreview } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { endPreview } from "./end-preview";
import { findBooking } from "./queries";

/** What cancelling a booking means for its money, of one that is cancelled what is left of it; nothing is written. @throws Failure 404 */
export async function previewCancel(context: Context<ById>): Promise<EndPreview> {
  const booking = await findBooking(context, context.input.id);
  return endPreview(booking, booking.amount);
}
