import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { bookingMail } from "../../mails/booking-mail";
import { tenantOf } from "../tenant";

interface Told {
  branch: Row<"branches">;
  deskName: string;
  booking: Row<"bookings">;
  isMoved?: boolean;
}

/** Mails how a booking stands to whom it is for, where an address is known. */
export async function tellVisitor(context: Pick<Context, "organisation" | "sendMail">, told: Told): Promise<void> {
  const { visitorEmail } = told.booking;
  if (!visitorEmail) return;
  await context.sendMail({ to: visitorEmail, ...bookingMail("staff", { organisation: tenantOf(context), ...told }) });
}
