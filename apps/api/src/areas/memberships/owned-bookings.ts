import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { countingAnew } from "../../database/count";
import type { Row, RowChanges } from "../../database/schema";

type Asking = Pick<Context, "db" | "orgId" | "now">;

/** All bookings of a membership that stand, those that are over too, by start. */
export const confirmedOf = ({ db, orgId }: Asking, membershipId: string): Promise<Row<"bookings">[]> =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .where("status", "=", constant("CONFIRMED"))
    .orderBy("startAt")
    .execute();

/** Of each of memberships that have a desk the booking that ends last. */
export const lastBookings = async ({ db, orgId }: Pick<Context, "db" | "orgId">, membershipIds: readonly string[]) =>
  membershipIds.length === 0
    ? []
    : db
        .selectFrom("bookings")
        .selectAll()
        .distinctOn("membershipId")
        .where("orgId", "=", orgId)
        .where(({ eb, val }) => eb("membershipId", "=", eb.fn.any(val([...membershipIds]))))
        .where("status", "=", constant("CONFIRMED"))
        .orderBy("membershipId")
        .orderBy("startAt", "desc")
        .execute();

/** Changes the same of some bookings; the figures and what owns them follow. */
export async function changeBookings(
  { db, orgId, now }: Asking,
  bookings: readonly Pick<Row<"bookings">, "bookingId">[],
  changes: RowChanges<"bookings">,
): Promise<void> {
  const bookingIds = bookings.map(({ bookingId }) => bookingId);
  if (bookingIds.length === 0) return;
  await countingAnew(db, { orgId, bookingIds }, () =>
    db
      .updateTable("bookings")
      .set({ ...changes, updatedAt: now })
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val(bookingIds))))
      .execute(),
  );
}

/** Cancels bookings whose time goes elsewhere. What visits among them took of a pass is given back. */
export async function releaseBookings(context: Asking, bookings: readonly Row<"bookings">[]): Promise<void> {
  const cancelled = { status: "CANCELLED", cancelledAt: context.now } as const;
  const takes = bookings.filter(({ uses }) => uses !== null);
  await changeBookings(context, takes, { ...cancelled, uses: 0 });
  await changeBookings(
    context,
    bookings.filter(({ uses }) => uses === null),
    cancelled,
  );
}

/** Writes what is agreed of a membership anew; of a seat's what its bookings don't say. */
export const setMembership = (
  { db, orgId, now }: Asking,
  membershipId: string,
  changes: RowChanges<"memberships">,
): Promise<Row<"memberships">> =>
  db
    .updateTable("memberships")
    .set({ ...changes, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("membershipId", "=", membershipId)
    .returningAll()
    .executeTakeFirstOrThrow();
