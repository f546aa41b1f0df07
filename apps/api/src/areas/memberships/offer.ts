import { lastDayOf, type PlanTerm, planTerm } from "@carrel/sdk/domain";
import type { FeePlan, Offer, OfferedDesk, OfferQuery } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { type FreeDesk, freeDesks } from "../../database/free-desks";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { chosenBranch } from "../branches/queries";
import { startOf, termOf } from "../desks/plan-term";
import { findFeePlan } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { findShift } from "../shifts/queries";
import { floatingRoom } from "./floating-places";
import { checkSoldIn, soldShift, soldTime } from "./sold-shift";

type Asking = Context<z.output<typeof OfferQuery>>;

/** What would be sold, and when. */
interface Offered {
  plan: FeePlan;
  branch: Row<"branches">;
  shift: Row<"shifts"> | null;
  term: PlanTerm;
}

/** The shift that the call names; of a seat in one it has to. */
async function askedShift(context: Asking, plan: FeePlan, branchId: string): Promise<Row<"shifts"> | null> {
  const { shiftId } = context.input;
  if (plan.sells === "shift") return soldShift(context, { plan, shiftId, branchId });
  if (shiftId === undefined) return null;
  if (plan.sells !== "floating") {
    throw invalid([{ path: ["shiftId"], message: "This fee plan is sold in no shift: leave it out." }]);
  }
  const shift = await findShift(context, shiftId);
  checkSoldIn(plan, shift, branchId);
  return shift;
}

/** The desk that a customer had last by a membership. */
async function lastDesk({ db, orgId, input }: Asking): Promise<string | null> {
  if (input.customerId === undefined) return null;
  const last = await db
    .selectFrom("memberships")
    .select("deskId")
    .where("orgId", "=", orgId)
    .where("customerId", "=", input.customerId)
    .where("deskId", "is not", null)
    .where("status", "=", constant("ACTIVE"))
    .orderBy("endAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.deskId ?? null;
}

/** The seats that are free for all of it, each with its price. */
async function offeredDesks(context: Asking, { plan, branch, shift, term }: Offered): Promise<OfferedDesk[]> {
  const { branchId, timezone } = branch;
  const periods = shift ? soldTime(branch, shift, term.period) : [term.period];
  if (!branch.isActive) return [];
  const near = await lastDesk(context);
  const free = await freeDesks(context.db, { branchId, periods, near, now: context.now });
  const prices = new Map<string, PlanTerm | null>();
  const priceOf = ({ zone, kind }: FreeDesk) => {
    const key = JSON.stringify([zone, kind]);
    const start = { branchId, timezone, startAt: term.period.startAt, shiftId: shift?.shiftId, zone, deskKind: kind };
    if (!prices.has(key)) prices.set(key, planTerm(plan, start));
    return prices.get(key)?.price;
  };
  return free.flatMap((desk) => {
    const price = priceOf(desk);
    return price ? [{ deskId: desk.deskId, deskName: desk.name, zone: desk.zone, kind: desk.kind, price }] : [];
  });
}

/** Floating places that are left in the whole term. */
const placesLeft = async (context: Asking, { branch: { branchId }, shift, term }: Offered): Promise<number | null> =>
  (await floatingRoom(context, { branchId, shiftId: shift?.shiftId ?? null, period: term.period }))?.left ?? null;

/** What a plan buys from a day on: its end, its price, and the seats that are free for the whole term, nearest to the customer's last. */
export async function offer(context: Asking): Promise<Offer> {
  const { input, now } = context;
  const plan = feePlanRecord(await findFeePlan(context, input.feePlanId));
  const branch = await chosenBranch(context, input.branchId);
  const shift = await askedShift(context, plan, branch.branchId);
  const startAt = startOf(branch, input.startDate);
  const term = termOf(context, { branch, plan, startAt, startField: "startDate", shift });
  const { period, price } = term;
  if (period.endAt <= now) {
    throw invalid([{ path: ["startDate"], message: "That time has passed. Choose a later date." }]);
  }
  const offered = { plan, branch, shift, term };
  const hasDesk = plan.sells === "seat" || plan.sells === "shift";
  return {
    startAt: period.startAt.toISOString(),
    endAt: period.endAt.toISOString(),
    lastDay: lastDayOf(period.endAt, branch.timezone),
    price: hasDesk ? null : price,
    desks: hasDesk ? await offeredDesks(context, offered) : [],
    placesLeft: plan.sells === "floating" ? await placesLeft(context, offered) : null,
  };
}
