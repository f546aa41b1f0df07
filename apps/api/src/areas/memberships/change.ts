import { later } from "@carrel/sdk/domain";
import type { Discount, Membership } from "@carrel/sdk/schemas";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { type Agreed, addedTo, agreedOf } from "../desks/agreed";
import { checkUnassigned, leftFrom } from "../desks/assignments";
import { recordPayment } from "../desks/record-payment";
import { bookHeir } from "./begin-heir";
import { addOwnPaid, takeOwnPaid } from "./carried-money";
import { endOld } from "./end-old";
import { checkDisplaced } from "./floating-places";
import { type HeldMembership, holdMembership } from "./hold-membership";
import { addPaid, changeBookings, confirmedOf, releaseBookings, setMembership } from "./owned-bookings";
import { insertMembership } from "./queries";
import { type Changing, type ReckonedChange, reckonChange } from "./reckon-change";
import { auditedMembership, membershipRecord } from "./record";
import { partsOf, tellParts, timeTaken } from "./seat-time";
import { shiftTime } from "./shift-time";
import { moveDays } from "./shift-time-moved";
import { tellChanged } from "./tell-changed";

interface Changed {
  held: HeldMembership;
  change: ReckonedChange;
}

/** What is let off lowers what the days that are left cost more. @throws Failure 400 `discount.amount` */
function less(change: ReckonedChange, discount: Discount | undefined, currency: string) {
  const { amount, due } = change.sums;
  const agreed = agreedOf({ amount: due, currency }, discount);
  const sums = { ...change.sums, amount: amount - due + agreed.amount, due: agreed.amount };
  return { agreed, reckoned: { ...change, sums } };
}

/** Says of the row that costs it what was let off. @returns the membership that goes on, as it is then */
async function keepDiscount(
  context: Changing,
  heir: Row<"memberships">,
  booking: Row<"bookings"> | undefined,
  { discount, discountReason }: Agreed,
): Promise<Row<"memberships">> {
  if (discount === null) return heir;
  const { amount: _, ...changes } = addedTo(booking ?? heir, { amount: 0, discount, discountReason });
  if (!booking) return setMembership(context, heir.membershipId, changes);
  await changeBookings(context, [booking], changes);
  return setMembership(context, heir.membershipId, {});
}

/** The id of the membership that goes on. */
type Change = (context: Changing, changed: Changed) => Promise<string>;

/** What is left of the membership's time. */
const restOf = ({ held, change }: Changed) => ({ startAt: change.from, endAt: held.membership.endAt });

const agreed = ({ held: { membership, branch }, change }: Changed) => ({
  kind: change.plan.sells,
  branchId: branch.branchId,
  customerId: membership.customerId,
  feePlanId: change.plan._id,
  deskId: change.desk?.deskId ?? null,
  shiftId: change.shift?.shiftId ?? null,
  amount: change.sums.amount,
});

/** What is still agreed for the days that were used. */
const usedAmount = ({ held: { membership }, change }: Changed) => membership.amount - change.sums.credit;

/** @returns what was paid for the days that are left */
const end = (context: Changing, changed: Changed) =>
  endOld(context, changed.held, {
    from: changed.change.from,
    amount: usedAmount(changed),
    // A night belongs to the day on which it began; a seat for whole days takes its rest.
    cutsSince: changed.change.plan.sells === "seat" ? changed.held.membership.startAt : changed.change.day,
  });

/** Begins the membership that goes on, with what was paid for its days. */
async function insertHeir(context: Changing, changed: Changed, paid: number): Promise<Row<"memberships">> {
  const { currency } = changed.held.membership;
  const heir = await insertMembership(context, { ...agreed(changed), ...restOf(changed), currency });
  await addOwnPaid(context, heir.membershipId, paid);
  return heir;
}

/** Leaves what was used as it is: its bookings stay, and those of the days that are left go over. */
async function leave(context: Changing, changed: Changed, bookings: readonly Row<"bookings">[]): Promise<string> {
  const { membership } = changed.held;
  const amount = usedAmount(changed);
  await setMembership(context, membership.membershipId, { endAt: changed.change.from, amount });
  const paid = await takeOwnPaid(context, membership, amount);
  const { membershipId } = await insertHeir(context, changed, paid);
  await changeBookings(context, bookings, { membershipId });
  return membershipId;
}

/** @throws Failure 409 `customer_assigned` */
const checkFree = (context: Changing, { held }: Changed, periods: readonly { startAt: Date; endAt: Date }[]) =>
  checkUnassigned(context, {
    customer: held.customer,
    periods: periods.map(({ startAt, endAt }) => ({ startAt, endAt })),
    timezone: held.branch.timezone,
    except: held.membership.membershipId,
  });

/** What was before is free by then. @throws Failure 409 `floating_displaced` */
const checkDisplacing = (context: Changing, changed: Changed) =>
  checkDisplaced(context, {
    branch: changed.held.branch,
    shift: changed.change.shift,
    period: restOf(changed),
    displaceFloating: context.input.displaceFloating,
  });

/** A seat that nothing was used of keeps its bookings. */
const seatAsWhole: Change = async (context, { held, change }) => {
  const { db, now } = context;
  const { membership, branch } = held;
  const { membershipId } = membership;
  const before = await partsOf(context, held);
  const deskId = change.desk?.deskId ?? "";
  const after: Row<"bookings">[] = [];
  for (const part of before.filter((one) => one.deskId !== deskId && one.endAt > now)) {
    const period = { startAt: leftFrom(part, now), endAt: part.endAt };
    const result = await moveSlot(db, { bookingId: part.bookingId, deskId, ...period }, now);
    if (!("moved" in result)) throw await timeTaken(context, { branch, deskId, membershipId, periods: [period] });
    after.push(result.moved);
  }
  const [first, ...others] = before;
  await changeBookings(context, others, { feePlanId: change.plan._id });
  if (first) {
    const amount = first.amount + change.sums.due;
    await changeBookings(context, [first], { feePlanId: change.plan._id, amount });
  }
  await tellParts(context, held, { before, after });
  return membershipId;
};

/** A seat that begins where what was before ends. */
const beginSeat: Change = async (context, changed) => {
  const { held, change } = changed;
  const { branch, customer, membership } = held;
  const { desk, plan, sums } = change;
  if (!desk) throw new Error("A seat has a desk");
  await checkFree(context, changed, [restOf(changed)]);
  const paid = await end(context, changed);
  if (membership.kind !== "seat") await checkDisplacing(context, changed);
  const { bookings, membershipId } = await bookHeir(context, {
    branch,
    customer,
    membershipId: null,
    currency: membership.currency,
    times: [{ ...restOf(changed), deskId: desk.deskId, type: "DAILY", feePlanId: plan._id, amount: sums.amount }],
  });
  const [booking] = bookings;
  if (booking) {
    await addPaid(context, booking.bookingId, paid);
    await tellVisitor(context, { branch, deskName: desk.name, booking });
  }
  return membershipId;
};

/** The days that are left go over as they are, at another desk perhaps. */
const sameDays: Change = async (context, changed) => {
  const { held, change } = changed;
  const { membership } = held;
  const { deskId } = agreed(changed);
  const bookings = (await confirmedOf(context, membership.membershipId)).filter(
    ({ startAt }) => startAt >= change.from,
  );
  if (bookings.length === 0) throw invalid([{ path: ["from"], message: "None of its days is left from then on." }]);
  if (deskId !== null && bookings.some((booking) => booking.deskId !== deskId)) {
    await checkFree(context, changed, bookings);
    await moveDays(context, held, { bookings, periods: bookings, deskId });
  }
  if (change.isWhole) {
    const { kind, branchId, customerId, ...changes } = agreed(changed);
    await setMembership(context, membership.membershipId, changes);
    return membership.membershipId;
  }
  return leave(context, changed, bookings);
};

/** Days of a shift, from where what was before ends. */
const beginShift: Change = async (context, changed) => {
  const { held, change } = changed;
  const { branch, customer, membership } = held;
  const { shift, desk } = change;
  if (!shift || !desk) throw new Error("A seat in a shift has both");
  const own = await confirmedOf(context, membership.membershipId);
  const ahead = membership.kind === "shift" ? own.filter(({ endAt }) => endAt > change.from) : [];
  const tail = ahead
    .filter(({ startAt }) => startAt < change.day)
    .reduce((end, { endAt }) => later(end, endAt), change.from);
  const days = shiftTime(branch, shift, { ...restOf(changed), startAt: tail });
  if (days.length === 0) {
    throw invalid([{ path: ["shiftId"], message: `${branch.name} is open on no day of ${shift.name} in this time.` }]);
  }
  await checkFree(context, changed, days);
  const isSame = change.isWhole && membership.kind === "shift";
  let paid = 0;
  if (isSame) {
    await releaseBookings(
      context,
      ahead.filter(({ startAt }) => startAt >= change.from),
    );
    for (const { bookingId, deskId, startAt } of ahead.filter(
      (one) => one.startAt >= change.day && one.startAt < change.from,
    )) {
      await moveSlot(context.db, { bookingId, deskId, startAt, endAt: change.from }, context.now);
    }
  } else {
    paid = await end(context, changed);
  }
  await checkDisplacing(context, changed);
  const { kind, branchId, customerId, ...changes } = agreed(changed);
  const { membershipId } = isSame
    ? await setMembership(context, membership.membershipId, changes)
    : await insertHeir(context, changed, paid);
  await bookHeir(context, {
    branch,
    customer,
    membershipId,
    currency: membership.currency,
    times: days.map((day) => ({ ...day, deskId: desk.deskId, type: "HOURLY", feePlanId: null, amount: 0 })),
  });
  return membershipId;
};

/** A place at any desk; visits that were booked on one before stay booked. */
const beginFloating: Change = async (context, changed) => {
  const { held, change } = changed;
  const { membership } = held;
  if (membership.kind !== "floating") {
    return (await insertHeir(context, changed, await end(context, changed))).membershipId;
  }
  if (change.isWhole) {
    const { kind, branchId, customerId, ...changes } = agreed(changed);
    await setMembership(context, membership.membershipId, changes);
    return membership.membershipId;
  }
  const visits = await confirmedOf(context, membership.membershipId);
  return leave(
    context,
    changed,
    visits.filter(({ startAt }) => startAt >= change.from),
  );
};

function changeOf({ held: { membership }, change }: Changed): Change {
  const { plan, shift, isWhole } = change;
  switch (plan.sells) {
    case "seat":
      return membership.kind === "seat" && isWhole ? seatAsWhole : beginSeat;
    case "shift":
      return membership.kind === "shift" && shift?.shiftId === membership.shiftId ? sameDays : beginShift;
    default:
      return beginFloating;
  }
}

/** Changes plan, shift or seat from a local day on, for the days that are left; what it costs more is due, or paid. */
export async function change(context: Changing): Promise<Membership> {
  const { input } = context;
  const held = await holdMembership(context, input.id, { deskId: input.deskId });
  const { membership, branch, customer } = held;
  checkActive(context, customer, ["id"]);
  const { discount } = input;
  const { agreed, reckoned } = less(await reckonChange(context, held), discount, membership.currency);
  const changed: Changed = { held, change: reckoned };
  const membershipId = await changeOf(changed)(context, changed);
  const begun = await setMembership(context, membershipId, {});
  // A seat is paid by the booking that costs it.
  const [booking] = begun.kind === "seat" ? await confirmedOf(context, membershipId) : [];
  const heir = await keepDiscount(context, begun, booking, agreed);
  const { due } = reckoned.sums;
  const { feePlanId, currency } = heir;
  const { method, reference, paying } = input;
  // A part of nothing is refused where payments are written down.
  if (due > 0 || paying !== undefined) {
    const period = restOf(changed);
    const payment = { kind: "renewal", period, feePlanId, amount: due, currency, method, reference, paying } as const;
    await recordPayment(context, booking ? { booking, ...payment } : { membership: heir, ...payment });
  }
  await tellChanged(context, { branch, customer }, heir);
  context.audit({
    recordId: membership.membershipId,
    before: auditedMembership(membership),
    after: {
      ...auditedMembership(
        membershipId === membership.membershipId ? heir : await setMembership(context, membership.membershipId, {}),
      ),
      from: input.from,
      ...reckoned.sums,
      ...(membershipId !== membership.membershipId && { continuedBy: membershipId, continuedOn: feePlanId }),
    },
  });
  return membershipRecord(context, membershipId);
}
