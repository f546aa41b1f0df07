import { MOST_AMOUNT, type Period, renewalStart } from "@carrel/sdk/domain";
import type { Row } from "../../../database/schema";
import { conflict, Failure, invalid, notFound } from "../../../failure";
import { checkInService } from "../../bookings/take-slot";
import { checkActive } from "../../customers/in-use";
import { hasDesk, otherDesks } from "../../desks/assignments";
import { termOf } from "../../desks/plan-term";
import { plansToSell } from "../../fee-plans/queries";
import { wordsOf } from "../../tenant";
import { checkDisplaced, hasFloating } from "../floating-places";
import { lastBookings } from "../owned-bookings";
import { overlaps } from "../queries";
import type { Selling } from "../sale";
import { checkSoldIn, soldTime } from "../sold-shift";
import type { LockedRenewal, Renewal } from "./renewal";

const unfit = (message: string) => invalid([{ path: ["feePlanId"], message }]);

/** Rows of a table by an id, of those that are named. */
const byId = <Item, Key extends keyof Item>(rows: readonly Item[], key: Key) =>
  new Map(rows.map((row) => [row[key], row]));

/** All that seats' memberships name: a query each, however many there are. */
async function readKnown(context: Selling, asked: readonly LockedRenewal[]) {
  const { db, orgId } = context;
  const memberships = asked.map(({ membership }) => membership);
  const any = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const [branches, desks, shifts, customers, bookings, plans] = await Promise.all([
    db
      .selectFrom("branches")
      .selectAll()
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("branchId", "=", eb.fn.any(val(any(memberships.map((one) => one.branchId))))))
      .execute(),
    db
      .selectFrom("desks")
      .selectAll()
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("deskId", "=", eb.fn.any(val(any(memberships.map((one) => one.deskId))))))
      .execute(),
    db
      .selectFrom("shifts")
      .selectAll()
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("shiftId", "=", eb.fn.any(val(any(memberships.map((one) => one.shiftId))))))
      .execute(),
    db
      .selectFrom("customers")
      .selectAll()
      .where("orgId", "=", orgId)
      .where(({ eb, val }) => eb("customerId", "=", eb.fn.any(val(any(memberships.map((one) => one.customerId))))))
      .execute(),
    lastBookings(
      context,
      memberships.filter(({ kind }) => kind === "seat").map(({ membershipId }) => membershipId),
    ),
    plansToSell(
      context,
      any([...asked.map((one) => one.feePlanId ?? null), ...memberships.map((one) => one.feePlanId)]),
    ),
  ]);
  return {
    branches: byId(branches, "branchId"),
    desks: byId(desks, "deskId"),
    shifts: byId(shifts, "shiftId"),
    customers: byId(customers, "customerId"),
    bookings: byId(bookings, "membershipId"),
    plans: byId(plans, "_id"),
  };
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** What of it is booked in one term of a plan. @throws Failure that says why not */
function renewalOf(context: Selling, { membership, feePlanId }: LockedRenewal, known: Known, field: string): Renewal {
  const { branchId, deskId, shiftId, customerId, kind } = membership;
  const branch = known.branches.get(branchId);
  const desk = known.desks.get(deskId ?? "");
  const customer = known.customers.get(customerId);
  if (!branch || !desk) throw notFound("Membership");
  if (!customer) throw notFound(wordsOf(context).member);
  if (membership.status === "CANCELLED") {
    throw conflict("membership_cancelled", "This membership was cancelled. Sell a new one.");
  }
  const plan = known.plans.get(feePlanId ?? membership.feePlanId);
  if (!plan) throw notFound("Fee plan");
  if (plan.sells !== kind) throw unfit(`${plan.name} sells something else. Choose a plan of the same kind.`);
  checkInService(context, { branch, desk });
  const shift = known.shifts.get(shiftId ?? "") ?? null;
  if (shift) checkSoldIn(plan, shift, branchId);
  const term = termOf(context, {
    branch,
    plan,
    shift,
    zone: desk.zone,
    deskKind: desk.kind,
    ...renewalStart(membership, context.now, branch.timezone),
  });
  checkActive(context, customer, [field]);
  const runs = membership.endAt > context.now;
  if (runs) checkAmount(membership, term.price);
  const periods = shift ? soldTime(branch, shift, term.period) : [term.period];
  const booking = known.bookings.get(membership.membershipId) ?? null;
  return { membership, branch, desk, customer, plan, shift, booking, runs, term, periods };
}

/** What is paid for a membership adds up while it runs. @throws Failure 400 */
function checkAmount(membership: Row<"memberships">, price: { amount: number; currency: string }): void {
  if (price.currency !== membership.currency) {
    throw unfit(
      `This fee plan is in ${price.currency}, the membership in ${membership.currency}. Choose another plan.`,
    );
  }
  if (membership.amount + price.amount > MOST_AMOUNT) {
    throw unfit("The membership would cost more than a record holds. Choose another plan.");
  }
}

const haveSameTime = (some: readonly Period[], others: readonly Period[]) =>
  some.some((one) => others.some((other) => overlaps(one, other)));

/** Those that stand in each other's way: a desk, or somebody, that an earlier one of the list takes for the same time. */
function twice(renewal: Renewal, earlier: readonly Renewal[]): "desk" | "customer" | null {
  const { membership, periods } = renewal;
  const rival = earlier.find(
    (other) =>
      (other.membership.deskId === membership.deskId || other.membership.customerId === membership.customerId) &&
      haveSameTime(periods, other.periods),
  );
  if (!rival) return null;
  return rival.membership.deskId === membership.deskId ? "desk" : "customer";
}

/** The branches in which somebody has a floating place in the time of renewals. */
async function branchesWithFloating(context: Selling, renewals: readonly Renewal[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [branchId, group] of Map.groupBy(renewals, ({ branch }) => branch.branchId)) {
    const times = group.map(({ term }) => term.period);
    const period = {
      startAt: new Date(Math.min(...times.map(({ startAt }) => startAt.getTime()))),
      endAt: new Date(Math.max(...times.map(({ endAt }) => endAt.getTime()))),
    };
    if (await hasFloating(context, { branchId, period })) found.add(branchId);
  }
  return found;
}

/** Why floating members stand in the way of a renewal, beside the earlier ones of the list; null where they don't. */
async function displacedBy(
  context: Selling,
  { branch, shift, term: { period }, periods }: Renewal,
  earlier: readonly Renewal[],
): Promise<Failure | null> {
  const beside = earlier.filter(
    (other) => other.branch.branchId === branch.branchId && haveSameTime(periods, other.periods),
  );
  try {
    await checkDisplaced(context, { branch, shift, period, fixed: beside.length + 1 });
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** What is to be renewed, or why not, by the ids that were asked for. */
export type ReadRenewals = ReadonlyMap<string, Renewal | Failure>;

/** What a person can be told of a membership that is refused. */
const refusalOf = (work: () => Renewal): Renewal | Failure => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

/**
 * Finds what renewals of seats book and cost. Writes nothing.
 * @param asked whose memberships, desks and customers are locked
 * @param asking.field under which the caller named them
 */
export async function readRenewals(
  context: Selling,
  asked: readonly LockedRenewal[],
  { field, displaceFloating = false }: { field: string; displaceFloating?: boolean | undefined },
): Promise<ReadRenewals> {
  if (asked.length === 0) return new Map();
  const known = await readKnown(context, asked);
  const read = new Map<string, Renewal | Failure>();
  const fit: Renewal[] = [];
  for (const one of asked) {
    const renewal = refusalOf(() => renewalOf(context, one, known, field));
    read.set(one.membership.membershipId, renewal);
    if (!(renewal instanceof Failure)) fit.push(renewal);
  }
  const others = await otherDesks(
    context,
    fit.flatMap(({ membership: { customerId, membershipId }, periods, runs }, place) =>
      periods.map((period) => ({ place, customerId, ...period, except: runs ? membershipId : null })),
    ),
  );
  const displacing = displaceFloating ? new Set() : await branchesWithFloating(context, fit);
  const accepted: Renewal[] = [];
  for (const [place, renewal] of fit.entries()) {
    const { membership, customer, branch, desk } = renewal;
    const other = others.get(place);
    const rival = other ? null : twice(renewal, accepted);
    if (other) {
      const told = { ...other, name: customer.name, timezone: branch.timezone };
      read.set(membership.membershipId, conflict("customer_assigned", hasDesk(context, told)));
    } else if (rival === "desk") {
      const message = `${wordsOf(context).desk} ${desk.name} goes to another member of this list for that time.`;
      read.set(membership.membershipId, conflict("desk_taken", message));
    } else if (rival === "customer") {
      const message = `${customer.name} gets another ${wordsOf(context).desk.toLowerCase()} of this list for that time.`;
      read.set(membership.membershipId, conflict("customer_assigned", message));
    } else {
      const refusal = displacing.has(branch.branchId) ? await displacedBy(context, renewal, accepted) : null;
      if (refusal) read.set(membership.membershipId, refusal);
      else accepted.push(renewal);
    }
  }
  return read;
}
