import type { Context } from "../../context";
import { bookSlots, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import { insertAll } from "../../database/insert-all";
import type { Row } from "../../database/schema";
import { madeFor } from "../desks/assignments";
import { takenTime } from "../desks/known-places";
import { lockFloating } from "../memberships/floating-places";
import { takenDays } from "../memberships/seat-taken";
import { allowanceOf } from "../memberships/sell-pass";
import { seatBookings } from "../memberships/take-seat";
import { issueAt, refusedRows } from "../sheets/refusal";
import { fullPlaces } from "./full-places";
import {
  askedTime,
  FIELD,
  hasOwnSeat,
  type Membership,
  NOTHING_IMPORTED,
  type SeatMembership,
} from "./read-taken-over";

/** A membership that is taken over, and whose it is. */
type Owned<Of extends Membership = Membership> = Of & { membershipId: string; customer: Row<"customers"> };

/** The row of a membership of any kind but a seat's, which comes into being with its booking. For nothing: it was paid elsewhere. */
function rowOf({ orgId, now, actor }: Context, owned: Owned): Row<"memberships"> {
  const { membershipId, customer, plan, branch, shift, period, seat, left } = owned;
  const pass = plan.sells === "pass" ? allowanceOf(plan) : { allowance: null, allowanceUnit: null };
  const ofLeft = left !== undefined && { allowance: left * (pass.allowanceUnit === "minute" ? 60 : 1) };
  return {
    orgId,
    membershipId,
    branchId: branch.branchId,
    customerId: customer.customerId,
    feePlanId: plan._id,
    kind: plan.sells,
    deskId: seat?.desk.deskId ?? null,
    shiftId: shift?.shiftId ?? null,
    ...period,
    ...pass,
    ...ofLeft,
    used: 0,
    amount: 0,
    discount: null,
    discountReason: null,
    paid: null,
    writtenOff: null,
    writeOffReason: null,
    currency: plan.currency,
    status: "ACTIVE",
    createdBy: actor.kind === "person" ? actor.userId : null,
    cancelledAt: null,
    leavesAt: null,
    earlyEnd: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The bookings of a seat: one by the day as an assignment's, or one for each of its days in a shift. */
function bookingsOf(context: Context, { membershipId, customer, plan, shift, period, seat }: Owned<SeatMembership>) {
  const { desk, periods } = seat;
  const { currency } = plan;
  if (shift) return seatBookings(context, { desk, customer, membershipId, currency, periods });
  const assignment: NewBooking = {
    ...madeFor(context, customer),
    orgId: context.orgId,
    bookingId: membershipId,
    code: bookingCode(context.random),
    branchId: desk.branchId,
    deskId: desk.deskId,
    type: "DAILY",
    status: "CONFIRMED",
    ...period,
    feePlanId: plan._id,
    amount: 0,
    currency,
  };
  return [assignment];
}

/** What is said of a row of whose time some was taken meanwhile. */
const takenIssue = (context: Context, one: SeatMembership, taken: SeatMembership["seat"]["periods"]) =>
  one.shift
    ? issueAt(one.place, FIELD, takenDays(context, { branch: one.branch, desk: one.seat.desk, taken }))
    : takenTime(context, askedTime(one));

/** Books what has a seat of its own. @throws Failure 409 `desk_taken` that names each row whose time was taken meanwhile */
async function bookSeats(context: Context, owned: readonly Owned<SeatMembership>[]): Promise<void> {
  const wanted = owned.flatMap((one) => bookingsOf(context, one).map((booking) => ({ one, booking })));
  if (wanted.length === 0) return;
  const bookings = wanted.map(({ booking }) => ({ ...booking, source: "import" }) as const);
  const booked = await bookSlots(context.db, bookings, context.now);
  const missing = wanted.filter((_, at) => booked[at] === null);
  if (missing.length === 0) return;
  const issues = [...Map.groupBy(missing, ({ one }) => one)].map(([one, parts]) =>
    takenIssue(
      context,
      one,
      parts.map(({ booking }) => booking),
    ),
  );
  throw refusedRows("desk_taken", issues, NOTHING_IMPORTED);
}

/** @throws Failure 409 `floating_full` that names each row for which there is no place beside the earlier ones */
async function checkFloating(context: Context, owned: readonly Membership[]): Promise<void> {
  const floating = owned.filter(({ plan }) => plan.sells === "floating");
  const branchIds = [...new Set(floating.map(({ branch }) => branch.branchId))].sort();
  for (const branchId of branchIds) await lockFloating(context, branchId);
  const full = [...(await fullPlaces(context, floating))];
  const issues = full.map(([place, { message }]) => issueAt(place, FIELD, message));
  if (issues.length > 0) throw refusedRows("floating_full", issues, NOTHING_IMPORTED);
}

/**
 * Gives people what they had elsewhere, for nothing: what was paid was paid there (decision 52).
 * @returns the memberships' ids, in the rows' order
 * @throws Failure 409 `desk_taken`, `floating_full`
 */
export async function takeOver(
  context: Context,
  memberships: readonly Membership[],
  people: ReadonlyMap<number, Row<"customers">>,
): Promise<string[]> {
  const owned = memberships.flatMap((membership): Owned[] => {
    const customer = people.get(membership.place);
    return customer ? [{ ...membership, membershipId: context.random.id(), customer }] : [];
  });
  const isSeat = ({ plan }: Owned) => plan.sells === "seat";
  await bookSeats(
    context,
    owned.filter((one): one is Owned<SeatMembership> => hasOwnSeat(one)),
  );
  await checkFloating(context, owned);
  await insertAll(
    context.db,
    "memberships",
    owned.filter((one) => !isSeat(one)).map((one) => rowOf(context, one)),
  );
  return owned.map(({ membershipId }) => membershipId);
}
