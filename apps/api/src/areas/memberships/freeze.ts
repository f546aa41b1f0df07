import {
  cutParts,
  dayRange,
  daysIn,
  daysMoved,
  freezeIssue,
  later,
  localDateOf,
  movedEnd,
  nextShiftDays,
  type Period,
  wholeDays,
} from "@carrel/sdk/domain";
import type { FreezeMembership, Membership, PlanKind } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, invalid } from "../../failure";
import { checkUnassigned } from "../desks/assignments";
import { checkStaffReach } from "../desks/staff-reach";
import { cancelVisits } from "./cancel-visits";
import { checkDisplaced } from "./floating-places";
import { type HeldMembership, holdMembership } from "./hold-membership";
import { confirmedOf, setMembership } from "./owned-bookings";
import { overlaps } from "./queries";
import { auditedMembership, membershipRecord } from "./record";
import { laySeat, partsOf, tellParts } from "./seat-time";
import { moveDays, shiftOf } from "./shift-time-moved";
import { tellChanged } from "./tell-changed";

type Input = z.output<typeof FreezeMembership>;
type Freezing = Context<Input>;

/** What a membership that rests for a time loses, and how its bookings make room. */
interface Rest {
  lostDays: number;
  endAt: Date;
  apply(): Promise<unknown>;
}

/**
 * Checks the time that is added to the end of a seat's membership, which is sold as all of it was.
 * @param shift null of whole days
 * @throws Failure 409 `customer_assigned`, `floating_displaced`
 */
async function checkAdded(
  context: Freezing,
  held: HeldMembership,
  { periods, shift }: { periods: readonly Period[]; shift: Row<"shifts"> | null },
): Promise<void> {
  const { membership, branch, customer } = held;
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last) return;
  checkStaffReach(last, context.now, { start: "from", end: "to" });
  const except = membership.membershipId;
  await checkUnassigned(context, { customer, periods, timezone: branch.timezone, except });
  const period = { startAt: first.startAt, endAt: last.endAt };
  await checkDisplaced(context, { branch, shift, period, displaceFloating: context.input.displaceFloating });
}

/** Each local day of it is lost. */
function restByDays({ membership, branch }: HeldMembership, period: Period): Omit<Rest, "apply"> {
  const lostDays = daysIn(period, branch.timezone);
  return { lostDays, endAt: movedEnd(membership.endAt, lostDays, branch.timezone) };
}

/** A seat's booking is cut in two around it. */
async function restOfSeat(context: Freezing, held: HeldMembership, period: Period): Promise<Rest> {
  const before = await partsOf(context, held);
  const rest = restByDays(held, period);
  await checkAdded(context, held, { periods: [{ startAt: held.membership.endAt, endAt: rest.endAt }], shift: null });
  const { kept, added } = cutParts(before, period, rest.endAt);
  const parts = before.map((part, index) => ({ part, to: kept[index] ?? null }));
  return {
    ...rest,
    async apply() {
      await tellParts(context, held, { before, after: await laySeat(context, { held, parts, added }) });
    },
  };
}

/** A shift's days go behind its end. */
async function restOfShift(context: Freezing, held: HeldMembership, period: Period): Promise<Rest> {
  const { membership, branch } = held;
  const { timezone } = branch;
  const bookings = await confirmedOf(context, membership.membershipId);
  const lost = bookings.filter(
    ({ startAt, endAt }) => startAt >= period.startAt && startAt < period.endAt && endAt > context.now,
  );
  const { shift, isOpen } = await shiftOf(context, held);
  if (lost.length === 0) {
    throw invalid([{ path: ["from"], message: `${shift.name} has none of these days, so nothing would be lost.` }]);
  }
  const last = bookings.reduce((end, { endAt }) => later(end, endAt), membership.startAt);
  const periods = nextShiftDays(shift, lost.length, { endAt: membership.endAt, last }, timezone, isOpen);
  const end = periods.at(-1);
  if (!end || periods.length < lost.length) {
    throw conflict("shift_nowhere", `${branch.name} is not open in ${shift.name}, so no days can be added.`);
  }
  await checkAdded(context, held, { periods, shift });
  return {
    lostDays: lost.length,
    endAt: dayRange(localDateOf(end.startAt, timezone), timezone).endAt,
    apply: () => moveDays(context, held, { bookings: lost, periods, deskId: membership.deskId ?? "" }),
  };
}

/** Visits that lie in it are cancelled, and who was to come is told. */
async function restOfVisits(context: Freezing, held: HeldMembership, period: Period): Promise<Rest> {
  const { membershipId } = held.membership;
  const visits = (await confirmedOf(context, membershipId)).filter(
    ({ startAt }) => startAt > context.now && startAt >= period.startAt && startAt < period.endAt,
  );
  const rest = restByDays(held, period);
  checkStaffReach({ ...period, endAt: rest.endAt }, context.now, { start: "from", end: "to" });
  return { ...rest, apply: () => cancelVisits(context, held.branch, visits) };
}

const RESTS: Record<PlanKind, (context: Freezing, held: HeldMembership, period: Period) => Promise<Rest>> = {
  seat: restOfSeat,
  shift: restOfShift,
  floating: restOfVisits,
  pass: restOfVisits,
};

const frozenAlready = () =>
  conflict("already_frozen", "It rests on some of these days already. Choose others, or take that back first.");

/** @throws Failure 409 `already_frozen` */
async function insertFreeze(
  { db, orgId, now, random }: Freezing,
  { membershipId, branchId }: Row<"memberships">,
  freeze: Period & { lostDays: number; movedDays: number },
): Promise<string> {
  const freezeId = random.id();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("membershipFreezes")
    .values({ orgId, freezeId, membershipId, branchId, ...freeze, createdAt: now })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return freezeId;
  throw frozenAlready();
}

/** Lets a membership rest on whole local days: its seat is free meanwhile, and its end moves on by what is lost. */
export async function freeze(context: Freezing): Promise<Membership> {
  const { input, now } = context;
  const held = await holdMembership(context, input.id);
  const { membership, branch } = held;
  const { timezone } = branch;
  const issue = freezeIssue(input, membership, now, timezone);
  if (issue) throw invalid([issue]);
  const period = wholeDays(input, timezone);
  if (held.freezes.some((other) => overlaps(other, period))) throw frozenAlready();
  const { lostDays, endAt, apply } = await RESTS[membership.kind](context, held, period);
  const movedDays = daysMoved(membership.endAt, endAt, timezone);
  const freezeId = await insertFreeze(context, membership, { ...period, lostDays, movedDays });
  await apply();
  const frozen = await setMembership(context, membership.membershipId, { endAt });
  await tellChanged(context, held, frozen);
  const { from, to } = input;
  context.audit({
    before: auditedMembership(membership),
    after: { ...auditedMembership(frozen), freezeId, from, to, lostDays },
  });
  return membershipRecord(context, membership.membershipId);
}
