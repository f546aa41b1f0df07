import { sql } from "kysely";
import type { Context } from "../../context";
import { rowsJson } from "../../database/insert-all";
import { moveSlots } from "../../database/move-slots";
import { undone } from "../../database/undone";
import { conflict, Failure } from "../../failure";
import { hasDesk, otherDesks } from "../desks/assignments";
import { checkDisplaced, checkRoom, hasFloating } from "../memberships/floating-places";
import { setMembership } from "../memberships/owned-bookings";
import { overlaps } from "../memberships/queries";
import { wordsOf } from "../tenant";
import { type Added, addedTime } from "./added-time";
import type { Adding, Closing } from "./closing";
import type { Losing } from "./losing";

/** A membership that was to get days back, and keeps its end. */
interface Kept {
  losing: Losing;
  refusal: Failure;
}

interface MovedOn {
  moved: Added[];
  kept: Kept[];
}

const sharesTime = (one: Added, other: Added) =>
  one.periods.some((period) => other.periods.some((second) => overlaps(period, second)));

/** What stands in the way of a check, as a value. */
async function refusalOf(check: () => Promise<void>): Promise<Failure | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Takes out whom the added time would give two desks. One query. */
async function withoutOtherDesks(context: Adding, { branch }: Closing, added: readonly Added[]): Promise<MovedOn> {
  const wanted = added.flatMap(({ losing: { membership }, periods }, place) =>
    periods.map((period) => ({
      place,
      customerId: membership.customerId,
      startAt: period.startAt,
      endAt: period.endAt,
      except: membership.membershipId,
    })),
  );
  const others = await otherDesks(context, wanted);
  const moved: Added[] = [];
  const kept: Kept[] = [];
  for (const [place, one] of added.entries()) {
    const other = others.get(place);
    const { name } = one.losing.customer;
    // What two of his would get in the same time is no room for both.
    const rival = moved.some(
      (before) => before.losing.membership.customerId === one.losing.membership.customerId && sharesTime(before, one),
    );
    if (!other && !rival) {
      moved.push(one);
      continue;
    }
    const message = other
      ? hasDesk(context, { ...other, name, timezone: branch.timezone })
      : `${name} gets days back on another ${wordsOf(context).desk.toLowerCase()} for that time.`;
    kept.push({ losing: one.losing, refusal: conflict("customer_assigned", message) });
  }
  return { moved, kept };
}

/** Takes out what floating members would lose their places by, unless that is wanted. */
async function withoutDisplacing(context: Adding, { branch }: Closing, added: readonly Added[]): Promise<MovedOn> {
  if (added.length === 0 || context.input.displaceFloating) return { moved: [...added], kept: [] };
  const times = added.flatMap(({ periods }) => periods);
  const period = {
    startAt: new Date(Math.min(...times.map(({ startAt }) => startAt.getTime()))),
    endAt: new Date(Math.max(...times.map(({ endAt }) => endAt.getTime()))),
  };
  if (!(await hasFloating(context, { branchId: branch.branchId, period }))) return { moved: [...added], kept: [] };
  const moved: Added[] = [];
  const kept: Kept[] = [];
  for (const one of added) {
    const [first] = one.periods;
    const time = { startAt: first?.startAt ?? one.endAt, endAt: one.endAt };
    const beside = moved.filter((before) => sharesTime(before, one));
    const fixed = beside.length + 1;
    const refusal = await refusalOf(() =>
      checkDisplaced(context, { branch, shift: one.losing.shift, period: time, fixed }),
    );
    if (refusal) kept.push({ losing: one.losing, refusal });
    else moved.push(one);
  }
  return { moved, kept };
}

/** Moves the bookings of those whose desk is free, each whole; what isn't leaves nothing behind. */
async function moveFitting(context: Adding, added: readonly Added[]): Promise<MovedOn> {
  const kept: Kept[] = [];
  let left = [...added];
  while (left.length > 0) {
    const moves = left.flatMap((one) => one.moves);
    const done = await undone(
      context.db,
      () => moveSlots(context.db, moves, context.now),
      (ids) => ids.size < moves.length,
    );
    if (done.size === moves.length) break;
    const isDone = (one: Added) => one.moves.every(({ bookingId }) => done.has(bookingId));
    const { desk } = wordsOf(context);
    for (const { losing } of left.filter((one) => !isDone(one))) {
      const name = losing.membership.deskName ?? "";
      const message = `${desk} ${name} is somebody else’s on days that would be added.`;
      kept.push({ losing, refusal: conflict("desk_taken", message) });
    }
    left = left.filter(isDone);
  }
  return { moved: left, kept };
}

/** Writes the new ends of memberships that no bookings tell. */
async function writeEnds({ db, orgId, now }: Context, moved: readonly Added[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ losing, endAt }) => ({ membershipId: losing.membership.membershipId, endAt }));
  await sql`
    update memberships m set ends_at = n.ends_at, updated_at = ${now}
    from jsonb_to_recordset(${rowsJson(rows)}::jsonb) as n (membership_id uuid, ends_at timestamptz)
    where m.org_id = ${orgId}::uuid and m.membership_id = n.membership_id
  `.execute(db);
}

/** Floating places go on one after the other, as long as there is room. */
async function moveFloating(context: Adding, { branch }: Closing, added: readonly Added[]): Promise<MovedOn> {
  const moved: Added[] = [];
  const kept: Kept[] = [];
  for (const one of added) {
    const { membership } = one.losing;
    const period = { startAt: membership.endAt, endAt: one.endAt };
    const asked = { branchId: branch.branchId, shiftId: membership.shiftId, period };
    const refusal = await refusalOf(() => checkRoom(context, asked));
    if (refusal) kept.push({ losing: one.losing, refusal });
    else {
      await setMembership(context, membership.membershipId, { endAt: one.endAt });
      moved.push(one);
    }
  }
  return { moved, kept };
}

/**
 * Moves the ends of memberships on by what they lose: those that fit, whatever stands in the way of others. Seats come first, in one set
 * of statements; then floating places, which have what is left.
 */
export async function moveOn(context: Adding, closing: Closing, losing: readonly Losing[]): Promise<MovedOn> {
  const added: Added[] = [];
  const kept: Kept[] = [];
  for (const one of losing) {
    const time = addedTime(context, closing, one);
    if (time instanceof Failure) kept.push({ losing: one, refusal: time });
    else added.push(time);
  }
  const ofKind = (...kinds: string[]) => added.filter((one) => kinds.includes(one.losing.membership.kind));
  const alone = await withoutOtherDesks(context, closing, ofKind("seat", "shift"));
  const undisplacing = await withoutDisplacing(context, closing, alone.moved);
  const seats = await moveFitting(context, undisplacing.moved);
  const passes = ofKind("pass");
  const isShift = ({ losing: { membership } }: Added) => membership.kind === "shift";
  await writeEnds(context, [...seats.moved.filter(isShift), ...passes]);
  const floating = await moveFloating(context, closing, ofKind("floating"));
  return {
    moved: [...seats.moved, ...passes, ...floating.moved],
    kept: [...kept, ...alone.kept, ...undisplacing.kept, ...seats.kept, ...floating.kept],
  };
}
