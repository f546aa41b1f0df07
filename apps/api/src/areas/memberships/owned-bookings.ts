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

/**
 * Takes what was paid for bookings, but for what stays with the first of them: it goes over with the days that it was for.
 * @param keep in the minor unit, the most that stays
 * @returns what was taken; `addPaid` gives it to the booking that goes on
 */
export async function takePaid(
  { db, orgId, now }: Asking,
  bookings: readonly Pick<Row<"bookings">, "bookingId">[],
  keep = 0,
): Promise<number> {
  const ids = bookings.map(({ bookingId }) => bookingId);
  const ofThese = ids.length === 0 ? [] : await lockPaid({ db, orgId }, ids);
  const total = ofThese.reduce((sum, { paid }) => sum + (paid ?? 0), 0);
  const kept = Math.min(total, keep);
  for (const { bookingId, paid } of ofThese) {
    const left = bookingId === ids[0] ? kept : 0;
    if ((paid ?? 0) !== left) await setPaid({ db, orgId, now }, bookingId, left);
  }
  return total - kept;
}

/** Gives a booking what was paid for days that it goes on with. */
export async function addPaid(context: Asking, bookingId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  const [booking] = await lockPaid(context, [bookingId]);
  await setPaid(context, bookingId, (booking?.paid ?? 0) + amount);
}

const lockPaid = ({ db, orgId }: Pick<Asking, "db" | "orgId">, bookingIds: readonly string[]) =>
  db
    .selectFrom("bookings")
    .select(["bookingId", "paid"])
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("bookingId", "=", eb.fn.any(val([...bookingIds]))))
    .orderBy("bookingId")
    .forNoKeyUpdate()
    .execute();

const setPaid = ({ db, orgId, now }: Asking, bookingId: string, paid: number) =>
  db
    .updateTable("bookings")
    .set({ paid, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("bookingId", "=", bookingId)
    .execute();

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
