import { daysBetween, localDateOf, staffReachIssue, wholeDays } from "@carrel/sdk/domain";
import type { AddedClosure } from "@carrel/sdk/schemas";
import { expectMany } from "../../database/expect-many";
import type { Row } from "../../database/schema";
import { conflict, type Failure, invalid } from "../../failure";
import { cancelBookings } from "../bookings/cancel-bookings";
import { takeDays } from "../branches/hold-days";
import { findBranch } from "../branches/queries";
import { wordsOf } from "../tenant";
import type { Adding, Closing } from "./closing";
import { type Losing, losingMemberships } from "./losing";
import { cancelMet, metBookings } from "./met-bookings";
import { moveOn } from "./move-on";
import { closuresOf } from "./queries";
import { closureRecord } from "./record";
import { tellClosed } from "./tell-closed";

/** Days that one closure has at most. */
const MOST_DAYS = 366;
/** Closures that a branch has ahead at most. */
const MOST_AHEAD = 200;

/** @throws Failure 400 that names the day, 409 `closures_full` */
async function checkDays(context: Adding, branch: Row<"branches">): Promise<void> {
  const { input, now } = context;
  const { from, to } = input;
  const { branchId, timezone } = branch;
  const today = localDateOf(now, timezone);
  if (from < today) throw invalid([{ path: ["from"], message: "Choose today or a later day" }]);
  if (daysBetween(from, to) >= MOST_DAYS) {
    throw invalid([{ path: ["to"], message: `Close at most ${MOST_DAYS} days at once` }]);
  }
  const issue = staffReachIssue(wholeDays({ from, to }, timezone), now, { start: "from", end: "to" });
  if (issue) throw invalid([issue]);
  const ahead = await closuresOf(context, { branchId, when: "ahead", today })
    .clearSelect()
    .select("closureId")
    .limit(MOST_AHEAD)
    .execute();
  if (ahead.length < MOST_AHEAD) return;
  throw conflict("closures_full", `${branch.name} has ${MOST_AHEAD} closures ahead. Take one back first.`);
}

/** The 409 of days on which it is closed already. */
async function overlapping(context: Adding, branch: Row<"branches">): Promise<Failure> {
  const { from, to } = context.input;
  const other = branch.closures.find((one) => one.from <= to && from <= one.to);
  const days = other && (other.from === other.to ? `on ${other.from}` : `from ${other.from} to ${other.to}`);
  const message = `${branch.name} is closed already ${days ?? "on some of these days"}${other ? ` (${other.reason})` : ""}. Choose other days, or take that back first.`;
  return conflict("closure_overlaps", message);
}

async function insertClosure(context: Adding, branch: Row<"branches">): Promise<Row<"branchClosures">> {
  const { db, orgId, input, now, actor, random } = context;
  const { from, to, reason, givesBack = false } = input;
  const closure = await db
    .insertInto("branchClosures")
    .values({
      orgId,
      closureId: random.id(),
      branchId: branch.branchId,
      firstDay: from,
      lastDay: to,
      reason,
      givesBack,
      createdBy: actor.kind === "person" ? actor.userId : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!closure) throw await overlapping(context, branch);
  return closure;
}

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The 409 of a closure that meets something, as long as nobody said what becomes of it. */
function meets(context: Adding, { bookings, losing }: { bookings: number; losing: readonly Losing[] }): Failure {
  const words = wordsOf(context);
  const days = losing.reduce((sum, { freed }) => sum + freed.length, 0);
  const memberships = losing.length;
  const met = [
    bookings > 0 && several(bookings, "booking", "bookings"),
    memberships > 0 && several(memberships, "membership", "memberships"),
  ].filter((part) => part !== false);
  const seats =
    days > 0
      ? ` ${several(days, `day of a ${words.desk.toLowerCase()}`, `days of ${words.desks.toLowerCase()}`)} in shifts would be free.`
      : "";
  return conflict(
    "closure_meets",
    `This meets ${met.join(" and ")}.${seats} Say what becomes of them to close these days.`,
    { bookings, days, memberships },
  );
}

/** Closes a branch on days, says first what that meets, and then makes room. */
export async function addClosure(context: Adding): Promise<AddedClosure> {
  const { input } = context;
  const { branchId } = await findBranch(context, input.branchId);
  await takeDays(context, branchId);
  await expectMany(context.db);
  const before = await findBranch(context, branchId);
  await checkDays(context, before);
  const closure = await insertClosure(context, before);
  const branch = await findBranch(context, branchId);
  const days = { from: input.from, to: input.to };
  const closing: Closing = { branch, days, period: wholeDays(days, branch.timezone) };
  const losing = await losingMemberships(context, closing);
  const bookings = await metBookings(context, closing);
  if (input.met === undefined && bookings.length + losing.length > 0) {
    throw meets(context, { bookings: bookings.length, losing });
  }
  const cancelled =
    input.met === "cancel" ? await cancelMet(context, closing, { bookings, reason: closure.reason }) : [];
  const { moved, kept } = closure.givesBack ? await moveOn(context, closing, losing) : { moved: [], kept: [] };
  // What went behind an end is a day of it; all others are nobody's any more.
  const isMoved = new Set(moved.map((one) => one.losing));
  const freed = losing.flatMap((one) => one.freed);
  const gone = losing.filter((one) => !isMoved.has(one)).flatMap((one) => one.freed);
  await cancelBookings(
    context,
    gone.map(({ bookingId }) => bookingId),
  );
  await tellClosed(context, closing, { closure, losing, moved });
  const answer: AddedClosure = {
    ...closureRecord(closure),
    cancelled: cancelled.length,
    freed: freed.length,
    moved: moved.length,
    kept: kept.map(({ losing: { membership, customer }, refusal }) => ({
      _id: membership.membershipId,
      customerName: customer.name,
      code: refusal.code,
      message: refusal.message,
    })),
  };
  context.audit({
    recordId: closure.closureId,
    after: {
      ...closureRecord(closure),
      cancelled,
      freed: freed.length,
      moved: moved.map(({ losing: { membership } }) => membership.membershipId),
      kept: answer.kept.map(({ _id }) => _id),
    },
  });
  return answer;
}
