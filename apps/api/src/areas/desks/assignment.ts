import type { ByDesk, DeskAssignment } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { bookingRecord } from "../bookings/record";
import { lastOf, membershipsOfDesk, nextOf } from "../memberships/of-desk";
import { findDesk } from "./queries";

/** The bookings of memberships that stand, by start. */
const bookingsOf = ({ db, orgId }: Pick<Context, "db" | "orgId">, membershipIds: readonly string[]) =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("membershipId", "=", eb.fn.any(val([...membershipIds]))))
    .where("status", "=", constant("CONFIRMED"))
    .orderBy("startAt")
    .execute();

/**
 * Whose a desk is: the booking of who has it now, of who has it next, and of who had it last. Where several have it now, in shifts, the one
 * whose time it is, else whose time comes next.
 */
export async function assignment(context: Context<ByDesk>): Promise<DeskAssignment> {
  const { now, input } = context;
  const desk = await findDesk(context, input.deskId);
  const found = await membershipsOfDesk(context, input);
  const current = found.filter(({ standing }) => standing === "current");
  const [next, last] = [nextOf(found), lastOf(found)];
  const ids = [...current, next, last].flatMap((membership) => membership?.membershipId ?? []);
  if (ids.length === 0) return { current: null, next: null, last: null };
  const bookings = await bookingsOf(context, ids);
  const of = (membershipIds: readonly (string | undefined)[]) =>
    bookings.filter(({ membershipId }) => membershipId !== null && membershipIds.includes(membershipId));
  const ahead = (mine: readonly Row<"bookings">[]) => mine.find(({ endAt }) => endAt > now) ?? mine.at(-1);
  const record = (booking: Row<"bookings"> | undefined) => (booking ? bookingRecord(booking, desk.name) : null);
  return {
    current: record(ahead(of(current.map(({ membershipId }) => membershipId)))),
    next: record(ahead(of([next?.membershipId]))),
    last: record(of([last?.membershipId]).at(-1)),
  };
}
