import type { Row } from "../../database/schema";
import { changeStatus } from "../bookings/queries";
import { tellVisitor } from "../bookings/tell-visitor";
import { findDesk } from "../desks/queries";
import type { Selling } from "./sale";

/** Cancels visits of a membership, which gives back what they took of a pass, and tells who was to come. */
export async function cancelVisits(
  context: Selling,
  branch: Row<"branches">,
  visits: readonly Row<"bookings">[],
): Promise<void> {
  for (const { bookingId, deskId } of visits) {
    const { name: deskName } = await findDesk(context, deskId);
    const booking = await changeStatus(context, { bookingId, status: "CANCELLED" });
    if (booking) await tellVisitor(context, { branch, deskName, booking });
  }
}
