import { later, unusedOf } from "@carrel/sdk/domain";
import type { Membership, TransferMembership } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid, notFound } from "../../failure";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { checkUnassigned, startOfMinute } from "../desks/assignments";
import { findDesk } from "../desks/queries";
import { wordsOf } from "../tenant";
import { bookHeir, type HeirTime } from "./begin-heir";
import { addOwnPaid, takeOwnPaid } from "./carried-money";
import { endOld } from "./end-old";
import { checkAwake, type HeldMembership, holdMembership } from "./hold-membership";
import { addPaid, changeBookings, confirmedOf, releaseBookings, setMembership } from "./owned-bookings";
import { insertMembership } from "./queries";
import { auditedMembership, membershipRecord } from "./record";
import { partsOf } from "./seat-time";
import { tellChanged } from "./tell-changed";

type Transferring = Context<z.output<typeof TransferMembership>>;
type Booking = Row<"bookings">;

interface Transfer {
  held: HeldMembership;
  newcomer: Row<"customers">;
  /** From when on it is the newcomer's. */
  from: Date;
  /** Nothing of it was used: all of it goes over, and it stays the same membership. */
  isWhole: boolean;
  /** His own bookings that go over; of a seat what is left of each. */
  ahead: Booking[];
  /** Visits of others who share a pass. */
  shared: Booking[];
  /** What of the amount goes with it. */
  amount: number;
  /** What of a pass stays with the one before. */
  used: number | null;
}

/** @throws Failure 404; 400 for the one who has it, or who is deactivated */
function newcomerOf(context: Transferring, { membership, other }: HeldMembership): Row<"customers"> {
  if (!other) throw notFound(wordsOf(context).member);
  if (other.customerId === membership.customerId) {
    throw invalid([{ path: ["customerId"], message: "It is his already. Choose somebody else." }]);
  }
  checkActive(context, other, ["customerId"]);
  return other;
}

async function transferOf(context: Transferring, held: HeldMembership): Promise<Transfer> {
  const { membership, branch, freezes } = held;
  const { customerId, startAt, kind, allowance } = membership;
  const newcomer = newcomerOf(context, held);
  const minute = startOfMinute(context.now);
  const from = later(startAt, minute);
  checkAwake(freezes, from, branch);
  const isSeat = kind === "seat";
  const bookings = isSeat ? await partsOf(context, held) : await confirmedOf(context, membership.membershipId);
  const over = isSeat
    ? bookings.filter(({ endAt }) => endAt > from).map((part) => ({ ...part, startAt: later(part.startAt, from) }))
    : bookings.filter((booking) => booking.startAt >= from);
  const isOwn = (booking: Booking) => kind !== "pass" || booking.customerId === customerId;
  const used = allowance === null ? null : membership.used - over.reduce((sum, { uses }) => sum + (uses ?? 0), 0);
  if (used !== null && used === allowance) {
    throw conflict("pass_used_up", "Nothing of this pass is left. Sell another one instead.");
  }
  const isWhole = from === startAt || used === 0;
  const left = allowance === null || used === null ? null : { total: allowance, left: allowance - used };
  const part = unusedOf({ ...membership, freezes, allowance: left }, branch.timezone, from);
  return {
    held,
    newcomer,
    from,
    isWhole,
    ahead: over.filter(isOwn),
    shared: over.filter((booking) => !isOwn(booking)),
    amount: isWhole ? membership.amount : part,
    used,
  };
}

const timesOf = ({ ahead, amount, held }: Transfer): HeirTime[] =>
  ahead.map(({ deskId, startAt, endAt, type, feePlanId, uses }, index) => ({
    deskId,
    startAt,
    endAt,
    type,
    feePlanId,
    uses,
    amount: held.membership.kind === "seat" && index === 0 ? amount : 0,
  }));

/** A seat's bookings say whose it is. @returns the membership that goes on */
async function transferSeat(context: Transferring, transfer: Transfer): Promise<string> {
  const { held, newcomer, from, isWhole, amount } = transfer;
  const { membership, branch } = held;
  const paid = await endOld(context, held, { from, amount: membership.amount - amount });
  const { bookings, membershipId } = await bookHeir(context, {
    branch,
    customer: newcomer,
    membershipId: isWhole ? membership.membershipId : null,
    currency: membership.currency,
    times: timesOf(transfer),
  });
  if (bookings[0]) await addPaid(context, bookings[0].bookingId, paid);
  for (const booking of bookings) {
    const { name: deskName } = await findDesk(context, booking.deskId);
    await tellVisitor(context, { branch, deskName, booking });
  }
  return membershipId;
}

/** Who shares it goes on to, but for the newcomer himself. */
async function keepPeople({ db, orgId }: Transferring, { held, newcomer, isWhole }: Transfer, heirId: string) {
  const { membershipId } = held.membership;
  const own = db.deleteFrom("membershipPeople").where("orgId", "=", orgId).where("membershipId", "=", heirId);
  if (!isWhole) {
    await db
      .insertInto("membershipPeople")
      .columns(["orgId", "membershipId", "customerId", "branchId"])
      .expression(({ selectFrom, val }) =>
        selectFrom("membershipPeople as p")
          .select(["p.orgId", val(heirId).as("membershipId"), "p.customerId", "p.branchId"])
          .where("p.orgId", "=", orgId)
          .where("p.membershipId", "=", membershipId),
      )
      .execute();
  }
  await own.where("customerId", "=", newcomer.customerId).execute();
}

/** What is agreed goes over, and with it what is booked ahead. @returns the membership that goes on */
async function transferAgreed(context: Transferring, transfer: Transfer): Promise<string> {
  const { held, newcomer, from, isWhole, ahead, shared, amount, used } = transfer;
  const { membership, branch } = held;
  const { membershipId, kind, branchId, feePlanId, deskId, shiftId, currency, endAt, allowance } = membership;
  const { customerId } = newcomer;
  await releaseBookings(context, ahead);
  let heirId = membershipId;
  if (isWhole) {
    await setMembership(context, membershipId, { customerId });
  } else {
    await setMembership(context, membershipId, { endAt: from, amount: membership.amount - amount });
    const paid = await takeOwnPaid(context, membership, membership.amount - amount);
    const left = allowance === null || used === null ? null : allowance - used;
    const heir = await insertMembership(context, {
      ...{ kind, branchId, customerId, feePlanId, deskId, shiftId, currency, endAt, amount },
      startAt: from,
      allowance: left,
      allowanceUnit: membership.allowanceUnit,
    });
    heirId = heir.membershipId;
    await addOwnPaid(context, heirId, paid);
    await changeBookings(context, shared, { membershipId: heirId });
    // Counted anew: what went over is not used any more.
    if (used !== null) await setMembership(context, membershipId, { used, allowance: used });
  }
  await keepPeople(context, transfer, heirId);
  await bookHeir(context, { branch, customer: newcomer, membershipId: heirId, currency, times: timesOf(transfer) });
  return heirId;
}

/** Gives what is left of a membership to another customer, with what is booked ahead. What was used stays with the one before. */
export async function transfer(context: Transferring): Promise<Membership> {
  const { input, now } = context;
  const held = await holdMembership(context, input.id, { customerId: input.customerId });
  const { membership, branch, customer } = held;
  const going = await transferOf(context, held);
  const { newcomer, ahead, from } = going;
  if (membership.deskId !== null) {
    const periods = ahead.map(({ startAt, endAt }) => ({ startAt, endAt }));
    await checkUnassigned(context, { customer: newcomer, periods, timezone: branch.timezone });
  }
  const move = membership.kind === "seat" ? transferSeat : transferAgreed;
  const heirId = await move(context, going);
  const heir = await setMembership(context, heirId, {});
  const old = heirId === membership.membershipId ? heir : await setMembership(context, membership.membershipId, {});
  const endAt = later(from, now);
  await tellChanged(context, { branch, customer }, { ...membership, endAt }, "ended");
  await tellChanged(context, { branch, customer: newcomer }, heir, "begun");
  context.audit({
    recordId: membership.membershipId,
    before: auditedMembership(membership),
    after: {
      ...auditedMembership(old),
      ...(heirId !== membership.membershipId && { continuedBy: heirId, continuedFor: newcomer.customerId }),
    },
  });
  return membershipRecord(context, heirId);
}
