import { closedDaysIn, later } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { lockCustomers } from "../desks/assignments";
import { lastBookings } from "../memberships/owned-bookings";
import { lockMemberships, type NamedMembership } from "../memberships/queries";
import type { Closing } from "./closing";

/** A membership that loses days to a closure. */
export interface Losing {
  membership: NamedMembership;
  /** Whom to tell; a member of another branch, whom the caller doesn't see, by his bookings. */
  customer: Pick<Row<"customers">, "customerId" | "name" | "email">;
  shift: Row<"shifts"> | null;
  freezes: readonly Row<"membershipFreezes">[];
  /** Open days on which it would have been; of a shift those on which it is booked. */
  lost: number;
  /** A shift's bookings on them. */
  freed: readonly Row<"bookings">[];
  /** Of a seat or a shift the booking that ends last. */
  last: Row<"bookings"> | undefined;
}

type Asking = Pick<Context, "db" | "orgId" | "now" | "organisation">;

const runningIn = async ({ db, orgId, now }: Asking, { branch, period }: Closing): Promise<string[]> => {
  const rows = await db
    .selectFrom("memberships")
    .select("membershipId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branch.branchId)
    .where("status", "=", constant("ACTIVE"))
    .where("endAt", ">", later(period.startAt, now))
    .where("startAt", "<", period.endAt)
    .execute();
  return rows.map(({ membershipId }) => membershipId);
};

/** What is known of memberships beside themselves: a query each, however many there are. */
async function readKnown(context: Asking, { branch, period }: Closing, memberships: readonly NamedMembership[]) {
  const { db, orgId, now } = context;
  const ids = memberships.map(({ membershipId }) => membershipId);
  const fixed = memberships.filter(({ deskId }) => deskId !== null).map(({ membershipId }) => membershipId);
  const customers = await lockCustomers(context, [...new Set(memberships.map(({ customerId }) => customerId))]);
  const shifts = await db
    .selectFrom("shifts")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branch.branchId)
    .execute();
  const freezes = await db
    .selectFrom("membershipFreezes")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("membershipId", "=", eb.fn.any(val(ids))))
    .execute();
  const bookings = await db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branch.branchId)
    .where(({ eb, val }) => eb("membershipId", "=", eb.fn.any(val(fixed))))
    .where("status", "=", constant("CONFIRMED"))
    .where("startAt", "<", period.endAt)
    .where("endAt", ">", later(period.startAt, now))
    .orderBy("startAt")
    .execute();
  const last = await lastBookings(context, fixed);
  return {
    customers,
    shifts: new Map(shifts.map((shift) => [shift.shiftId, shift])),
    freezes: Map.groupBy(freezes, ({ membershipId }) => membershipId),
    bookings: Map.groupBy(bookings, ({ membershipId }) => membershipId),
    last: new Map(last.map((booking) => [booking.membershipId, booking])),
  };
}

/**
 * The memberships that lose days to a closure, locked, and what each loses. Time in which one rests is not lost.
 * @param closing whose days nobody else books meanwhile (`takeDays`)
 */
export async function losingMemberships(context: Asking, closing: Closing): Promise<Losing[]> {
  const { branch, days, period } = closing;
  const memberships = await lockMemberships(context, await runningIn(context, closing));
  if (memberships.length === 0) return [];
  const known = await readKnown(context, closing, memberships);
  return memberships.flatMap((membership): Losing[] => {
    const { membershipId, customerId, kind, shiftId } = membership;
    const freezes = known.freezes.get(membershipId) ?? [];
    const shift = known.shifts.get(shiftId ?? "") ?? null;
    const bookings = known.bookings.get(membershipId) ?? [];
    // A night belongs to the day on which it begins.
    const freed = kind === "shift" ? bookings.filter(({ startAt }) => startAt >= period.startAt) : [];
    const times = kind === "seat" ? bookings : [membership];
    const lost =
      kind === "shift"
        ? freed.length
        : times.flatMap((time) => closedDaysIn({ hours: branch, period: time, shift, rests: freezes }, [days])).length;
    if (lost === 0) return [];
    const last = known.last.get(membershipId);
    const customer = known.customers.get(customerId) ?? {
      customerId,
      name: last?.visitorName ?? membership.customerName,
      email: last?.visitorEmail ?? "",
    };
    return [{ membership, customer, shift, freezes, lost, freed, last }];
  });
}
