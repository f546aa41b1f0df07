import { type BookingLinks, bookingAddress } from "../../codes/booking-links";
import type { Tenant, TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";
import { bookingMail, madeBy } from "../../mails/booking-mail";

type Event = Pick<Row<"notificationEvents">, "type" | "subjectId" | "detail">;

/**
 * The mails to visitors whose bookings were not confirmed in time: whatever cancelled them noted an event, so that each is
 * told once, together with the staff.
 */
export async function mailsToVisitors(
  { bookingLinks, origin }: { bookingLinks: BookingLinks; origin: string },
  db: TenantTransaction,
  organisation: Tenant,
  events: readonly Event[],
): Promise<({ to: string } & ReturnType<typeof bookingMail>)[]> {
  const lapsed = events.filter(({ type, detail }) => type === "booking_cancelled" && detail.ranOut);
  if (lapsed.length === 0) return [];
  const { orgId } = organisation;
  const bookings = await db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(
      "bookingId",
      "in",
      lapsed.map(({ subjectId }) => subjectId),
    )
    .execute();
  const told = bookings.filter(({ status, visitorEmail }) => status === "CANCELLED" && visitorEmail !== "");
  if (told.length === 0) return [];
  const [branches, desks] = await Promise.all([
    db
      .selectFrom("branches")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("branchId", "in", [...new Set(told.map(({ branchId }) => branchId))])
      .execute(),
    db
      .selectFrom("desks")
      .select(["deskId", "name"])
      .where("orgId", "=", orgId)
      .where("deskId", "in", [...new Set(told.map(({ deskId }) => deskId))])
      .execute(),
  ]);
  const branchOf = new Map(branches.map((branch) => [branch.branchId, branch]));
  const nameOf = new Map(desks.map(({ deskId, name }) => [deskId, name]));
  const mails = told.map(async (booking) => {
    const branch = branchOf.get(booking.branchId);
    if (!branch) return [];
    const deskName = nameOf.get(booking.deskId) ?? "";
    const address = await bookingAddress(bookingLinks, origin, booking);
    const given = { organisation, branch, deskName, booking, address, isLapsed: true };
    return [{ to: booking.visitorEmail, ...bookingMail(madeBy(booking), given) }];
  });
  return (await Promise.all(mails)).flat();
}
