import {
  dayRange,
  daysIn,
  daysMoved,
  joinedParts,
  lastDayOf,
  later,
  localDateOf,
  movedEnd,
  type Period,
  restOfFreeze,
  shiftDays,
} from "@carrel/sdk/domain";
import type { Membership, PlanKind, ThawMembership } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, notFound } from "../../failure";
import { checkUnassigned } from "../desks/assignments";
import { checkDisplaced } from "./floating-places";
import { type HeldMembership, holdMembership } from "./hold-membership";
import { confirmedOf, setMembership } from "./owned-bookings";
import { auditedMembership, membershipRecord } from "./record";
import { laySeat, partsOf, tellParts } from "./seat-time";
import { moveDays, shiftOf } from "./shift-time-moved";
import { tellChanged } from "./tell-changed";

type Thawing = Context<z.output<typeof ThawMembership>>;
type Freeze = Row<"membershipFreezes">;

/** What is given back of a freeze, and how the bookings come back. */
interface Return {
  days: number;
  endAt: Date;
  apply(): Promise<unknown>;
}

interface Thawed {
  held: HeldMembership;
  freeze: Freeze;
  /** What of it is given back. */
  rest: Period;
}

const over = () =>
  conflict("freeze_over", "Nothing of this freeze can be given back any more: it is over, or nothing follows it.");

function returnByDays({ held: { membership, branch }, rest }: Thawed): Omit<Return, "apply"> {
  const days = daysIn(rest, branch.timezone);
  const endAt = movedEnd(membership.endAt, -days, branch.timezone);
  if (endAt <= rest.startAt) throw over();
  return { days, endAt };
}

const isSameInstant = (one: Date | undefined, other: Date | undefined) => one?.getTime() === other?.getTime();

/** What follows a seat's freeze begins earlier, or is one with what comes before where only the cut parted them. */
async function returnOfSeat(context: Thawing, thawed: Thawed): Promise<Return> {
  const { held, rest } = thawed;
  const { membership, branch, customer } = held;
  const before = await partsOf(context, held);
  const given = returnByDays(thawed);
  const joined = joinedParts(before, rest, given.endAt);
  if (!joined) throw over();
  const parts = before.map((part, index) => ({ part, to: joined[index] ?? null }));
  const first = parts.findIndex(({ to }) => isSameInstant(to?.startAt, rest.startAt));
  const [previous, next] = [parts[first - 1], parts[first]];
  if (previous?.to && next?.to && isSameInstant(previous.to.endAt, rest.startAt)) {
    if (next.part.amount === 0 && next.part.deskId === previous.part.deskId) {
      previous.to = { startAt: previous.to.startAt, endAt: next.to.endAt };
      next.to = null;
    }
  }
  const except = membership.membershipId;
  await checkUnassigned(context, { customer, periods: [rest], timezone: branch.timezone, except });
  await checkDisplaced(context, {
    branch,
    shift: null,
    period: rest,
    displaceFloating: context.input.displaceFloating,
  });
  return {
    ...given,
    apply: async () => tellParts(context, held, { before, after: await laySeat(context, { held, parts }) }),
  };
}

/** As many of a shift's last days come back as were lost. */
async function returnOfShift(context: Thawing, { held, freeze, rest }: Thawed): Promise<Return> {
  const { membership, branch, customer } = held;
  const { timezone } = branch;
  const { shift, isOpen } = await shiftOf(context, held);
  const bookings = await confirmedOf(context, membership.membershipId);
  const following = bookings.filter(({ startAt }) => startAt >= freeze.endAt);
  const days = { from: localDateOf(rest.startAt, timezone), to: lastDayOf(rest.endAt, timezone) };
  const open = shiftDays(shift, days, timezone, isOpen).filter(({ endAt }) => endAt > context.now);
  const count = Math.min(open.length, freeze.lostDays, following.length);
  const periods = open.slice(0, count);
  const moved = following.slice(following.length - count);
  const [earliest] = moved;
  if (!earliest) throw over();
  const isWhole = isSameInstant(rest.startAt, freeze.startAt) && count === freeze.lostDays;
  const wanted = isWhole
    ? movedEnd(membership.endAt, -freeze.movedDays, timezone)
    : dayRange(localDateOf(earliest.startAt, timezone), timezone).startAt;
  const left = [...bookings.filter((booking) => !moved.includes(booking)), ...periods];
  const needed = left.map(({ startAt }) => dayRange(localDateOf(startAt, timezone), timezone).endAt);
  const endAt = needed.reduce(later, wanted);
  const except = membership.membershipId;
  await checkUnassigned(context, { customer, periods, timezone, except });
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (first && last) {
    const period = { startAt: first.startAt, endAt: last.endAt };
    await checkDisplaced(context, { branch, shift, period, displaceFloating: context.input.displaceFloating });
  }
  return {
    days: count,
    endAt,
    apply: () => moveDays(context, held, { bookings: moved, periods, deskId: membership.deskId ?? "" }),
  };
}

const returnOfVisits = async (_: Thawing, thawed: Thawed): Promise<Return> => ({
  ...returnByDays(thawed),
  apply: async () => undefined,
});

const RETURNS: Record<PlanKind, (context: Thawing, thawed: Thawed) => Promise<Return>> = {
  seat: returnOfSeat,
  shift: returnOfShift,
  floating: returnOfVisits,
  pass: returnOfVisits,
};

/** Takes a freeze out of the book, or what of it is given back. */
const shorten = async (
  { db, orgId }: Thawing,
  { freeze, rest }: Thawed,
  { days, movedDays }: { days: number; movedDays: number },
): Promise<void> => {
  const { freezeId, lostDays } = freeze;
  if (isSameInstant(rest.startAt, freeze.startAt)) {
    await db.deleteFrom("membershipFreezes").where("orgId", "=", orgId).where("freezeId", "=", freezeId).execute();
    return;
  }
  await db
    .updateTable("membershipFreezes")
    .set({
      endAt: rest.startAt,
      lostDays: Math.max(0, lostDays - days),
      movedDays: Math.max(0, freeze.movedDays - movedDays),
    })
    .where("orgId", "=", orgId)
    .where("freezeId", "=", freezeId)
    .execute();
};

/** Takes a freeze back before it begins, or what is left of it from today on: the end moves back. The undo of a freeze. */
export async function thaw(context: Thawing): Promise<Membership> {
  const { input, now } = context;
  const held = await holdMembership(context, input.id);
  const { membership, branch, freezes } = held;
  const { timezone } = branch;
  const freeze = freezes.find(({ freezeId }) => freezeId === input.freezeId);
  if (!freeze) throw notFound("Freeze");
  const rest = restOfFreeze(freeze, now, timezone);
  if (!rest) throw over();
  const thawed = { held, freeze, rest };
  const { days, endAt, apply } = await RETURNS[membership.kind](context, thawed);
  if (freezes.some((other) => other !== freeze && other.endAt > endAt)) {
    throw conflict("frozen_later", "Another freeze would lie behind its end then. Take that one back first.");
  }
  await shorten(context, thawed, { days, movedDays: daysMoved(endAt, membership.endAt, timezone) });
  await apply();
  const after = await setMembership(context, membership.membershipId, { endAt });
  await tellChanged(context, held, after);
  context.audit({
    before: auditedMembership(membership),
    after: { ...auditedMembership(after), freezeId: freeze.freezeId, givenBack: days },
  });
  return membershipRecord(context, membership.membershipId);
}
