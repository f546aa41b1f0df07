import type { DeskStay, Stay } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";

type Tenancy = Pick<Context, "db" | "orgId">;

const periodOf = ({ startAt, endAt }: Pick<Row<"stays">, "startAt" | "endAt">) => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
});

/** Time that bookings used before they were moved, with whose it was; null where the booking can't be seen. No joins, as in lists. */
export const namedStays = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("stays")
    .selectAll("stays")
    .select(({ selectFrom }) => {
      const booking = selectFrom("bookings")
        .whereRef("bookings.orgId", "=", "stays.orgId")
        .whereRef("bookings.bookingId", "=", "stays.bookingId");
      return [
        booking.select("bookings.code").as("code"),
        booking
          .select(({ selectFrom: inner }) => {
            const customer = inner("customers")
              .select("customers.name")
              .whereRef("customers.orgId", "=", "bookings.orgId")
              .whereRef("customers.customerId", "=", "bookings.customerId");
            return sql<string>`coalesce(${customer}, bookings.visitor_name)`.as("name");
          })
          .as("name"),
      ];
    })
    .where("stays.orgId", "=", orgId);

/** A stay among those of its desk. */
export const deskStay = (row: Row<"stays"> & { code: string | null; name: string | null }): DeskStay => ({
  _id: row.stayId,
  bookingId: row.bookingId,
  code: row.code ?? "",
  name: row.name ?? "",
  ...periodOf(row),
});

/**
 * Where bookings were before they were moved, by booking, in order.
 * @param of the stays of which bookings, such as `stays.booking_id = …`
 */
export async function staysBefore(
  { db, orgId }: Tenancy,
  of: RawBuilder<boolean>,
): Promise<(bookingId: string) => Stay[]> {
  const rows = await db
    .selectFrom("stays")
    .select(["stays.bookingId", "stays.deskId", "stays.startAt", "stays.endAt"])
    .select(({ selectFrom }) =>
      sql<string>`${selectFrom("desks")
        .select("desks.name")
        .whereRef("desks.orgId", "=", "stays.orgId")
        .whereRef("desks.deskId", "=", "stays.deskId")}`.as("deskName"),
    )
    .where("stays.orgId", "=", orgId)
    .where(of)
    .orderBy("stays.startAt")
    .execute();
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return (bookingId) =>
    (byBooking.get(bookingId) ?? []).map(({ deskId, deskName, ...row }) => ({ deskId, deskName, ...periodOf(row) }));
}
