import type { ById, EndPreview } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { findBooking } from "./queries";

/** What of it was paid beyond what is used can be given back. @param unused what of the amount is for what will not be used */
export const endPreview = (
  { amount, paid, currency }: { amount: number; paid: number | null; currency: string },
  unused: number,
): EndPreview => ({ amount, unused, paid: paid ?? 0, refund: Math.max(0, (paid ?? 0) - (amount - unused)), currency });

/** What cancelling a booking means for its money, of one that is cancelled what is left of it; nothing is written. @throws Failure 404 */
export async function previewCancel(context: Context<ById>): Promise<EndPreview> {
  const booking = await findBooking(context, context.input.id);
  return endPreview(booking, booking.amount);
}
