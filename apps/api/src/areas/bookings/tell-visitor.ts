import type { VisitorMembership } from "@carrel/sdk/schemas";
import { bookingAddress } from "../../codes/booking-links";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { bookingMail } from "../../mails/booking-mail";
import { tenantOf } from "../tenant";

interface Told {
  branch: Row<"branches">;
  deskName: string;
  booking: Row<"bookings">;
  isMoved?: boolean;
  /** No payment was found of what he says that he has paid. */
  isNotReceived?: boolean;
  /** The floating place or pass that it is a visit on, with what is left. */
  membership?: VisitorMembership;
  /** Default: the address that the booking was made with. */
  to?: string;
}

/**
 * Mails how a booking stands to whom it is for, where an address is known.
 * @param by who changed it: its visitor, who has proven his address, or staff
 */
export async function tellVisitor(
  context: Pick<Context, "organisation" | "sendMail" | "bookingLinks" | "platform">,
  told: Told,
  by: Parameters<typeof bookingMail>[0] = "staff",
): Promise<void> {
  const { to = told.booking.visitorEmail, ...given } = told;
  if (!to) return;
  const organisation = tenantOf(context);
  const address = await bookingAddress(context.bookingLinks, (await context.platform()).address, told.booking);
  await context.sendMail({ to, ...bookingMail(by, { organisation, address, ...given }) });
}
