import { chosenRoom, MOST_AMOUNT, piecesAmount } from "@carrel/sdk/domain";
import {
  type ChargeLine,
  LIMIT_NAMES,
  type PassedLimit,
  type PlanLimits,
  type SubscribedAddOn,
  type SubscriptionChange,
} from "@carrel/sdk/schemas";
import { invalid } from "../../failure";
import type { Chosen } from "./catalogue";
import { daysOf, intervalAfter, intervalFrom, partOf, type Span } from "./period";

/** A payment whose time runs or is to come. */
export interface PaidTime {
  planName: string;
  lines: readonly ChargeLine[];
  currency: string;
  period: Span;
}

/** What an organisation has now. */
export interface Running {
  planCode: string;
  addOns: readonly SubscribedAddOn[];
  limits: PlanLimits;
  /** Its end lies behind while it is past due. */
  period: Span;
  paid: readonly PaidTime[];
}

export interface Situation {
  now: Date;
  timezone: string;
  /** Null while nothing that is paid runs. */
  running: Running | null;
  /** What it has makes room for, whether that runs or has ended. */
  has: PlanLimits;
  usage: Record<keyof PlanLimits, number>;
}

const roomOf = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY;

/** What a plan and its add-ons together make room for. */
export const limitsOf = ({ plan, pieces }: Chosen): PlanLimits => chosenRoom(plan, pieces);

const asPieces = ({ pieces }: Chosen): SubscribedAddOn[] =>
  pieces.map(({ addOn, quantity }) => ({ code: addOn.code, quantity }));

/** Whether both name the same pieces, in whatever order. */
export const areSame = (one: readonly SubscribedAddOn[], other: readonly SubscribedAddOn[]) =>
  one.length === other.length &&
  one.every(({ code, quantity }) => other.some((piece) => piece.code === code && piece.quantity === quantity));

export const sumOf = (lines: readonly ChargeLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What an order's time is worth: its charges, whatever credit was taken off. */
export const worthOf = (lines: readonly ChargeLine[]) => sumOf(lines.filter(({ kind }) => kind !== "credit"));

/** Minor units of the days that were paid and are still to come. */
const unusedOf = (paid: readonly PaidTime[], now: Date, timezone: string) =>
  paid.reduce((sum, { lines, period }) => {
    const { all, unused } = daysOf(period, now, timezone);
    return sum + partOf(worthOf(lines), unused, all);
  }, 0);

/** The charges of one interval. An add-on by the month costs twelve of its months beside a plan by the year. */
export function chargesOf({ plan, pieces }: Chosen, { start, end }: Span): ChargeLine[] {
  const time = { periodStart: start.toISOString(), periodEnd: end.toISOString() };
  return [
    { kind: "plan", code: plan.code, label: plan.name, quantity: 1, amount: plan.amount, ...time },
    ...pieces.map(({ addOn, quantity }) => ({
      kind: "addOn" as const,
      code: addOn.code,
      label: addOn.name,
      quantity,
      // Whole: whoever orders finds no add-on by the year beside a plan by the month.
      amount: piecesAmount(plan, addOn, quantity),
      ...time,
    })),
  ];
}

/**
 * What makes less room than there is, and less than one has: who is above the limit of his plan can go on with it, and
 * with whatever makes more room.
 */
const passedLimits = (limits: PlanLimits, { has, usage }: Situation): PassedLimit[] =>
  LIMIT_NAMES.flatMap((limit) => {
    const allowed = limits[limit];
    const isPassed = allowed !== null && allowed < usage[limit] && allowed < roomOf(has[limit]);
    return isPassed ? [{ limit, used: usage[limit], allowed }] : [];
  });

/** Whether what was paid has ended, and its days of grace run. */
export const isPastDue = ({ period }: Pick<Running, "period">, now: Date) => period.end <= now;

/** From when on something else is had that is paid now: while past due from the end of what was paid, so that no day is given or lost. */
export const beginsAt = (running: Pick<Running, "period"> | null, now: Date): Date =>
  running && isPastDue(running, now) ? running.period.end : now;

const kindOf = (
  { running, now, timezone }: Situation,
  chosen: Chosen,
  limits: PlanLimits,
  price: number,
): SubscriptionChange["kind"] => {
  if (!running) return "start";
  if (running.planCode === chosen.plan.code && areSame(running.addOns, asPieces(chosen))) return "renew";
  // Nothing that is paid runs, so that there is no credit and nothing to wait for.
  if (isPastDue(running, now)) return "start";
  const shrinks = LIMIT_NAMES.some((limit) => roomOf(limits[limit]) < roomOf(running.limits[limit]));
  // What would give back more than it costs waits too: so nobody loses money, and none has to be sent back.
  const isTooMuch =
    running.paid.some(({ currency }) => currency !== chosen.plan.currency) ||
    unusedOf(running.paid, now, timezone) > price;
  return shrinks || isTooMuch ? "downgrade" : "upgrade";
};

/**
 * What a change of plan or add-ons would cost now, and when it would come.
 * @throws Failure 400 for more than one order can come to
 */
export function changeOf(situation: Situation, chosen: Chosen): SubscriptionChange {
  const change = reckonChange(situation, chosen);
  if (change.nextAmount <= MOST_AMOUNT) return change;
  throw invalid([{ path: ["addOns"], message: "Choose less: one order can't come to that" }]);
}

/** As `changeOf`, whatever it comes to. */
export function reckonChange(situation: Situation, chosen: Chosen): SubscriptionChange {
  const { now, timezone, running } = situation;
  const { plan } = chosen;
  const limits = limitsOf(chosen);
  const price = sumOf(chargesOf(chosen, intervalFrom(now, plan.interval, timezone)));
  const kind = kindOf(situation, chosen, limits, price);
  const waits = kind === "downgrade";
  const period =
    running && waits
      ? running.period
      : running && kind === "renew"
        ? intervalAfter(running.period, plan.interval, timezone)
        : intervalFrom(beginsAt(running, now), plan.interval, timezone);
  const lines = waits ? [] : [...chargesOf(chosen, period), ...(kind === "upgrade" ? creditsOf(situation) : [])];
  const [periodStart, periodEnd] = [period.start.toISOString(), period.end.toISOString()];
  return {
    kind,
    planCode: plan.code,
    planName: plan.name,
    interval: plan.interval,
    addOns: asPieces(chosen),
    isRecurring: false,
    lines,
    amount: sumOf(lines),
    currency: plan.currency,
    effectiveAt: waits ? periodEnd : periodStart,
    periodStart,
    periodEnd,
    nextAmount: price,
    passedLimits: passedLimits(limits, situation),
  };
}

/** One line for each payment whose time is not used up. */
const creditsOf = ({ running, now, timezone }: Situation): ChargeLine[] =>
  (running?.paid ?? []).flatMap((paid) => {
    const amount = unusedOf([paid], now, timezone);
    const start = paid.period.start > now ? paid.period.start : now;
    if (amount === 0 || !running) return [];
    return [
      {
        kind: "credit",
        code: running.planCode,
        label: `Unused days of ${paid.planName}`,
        quantity: 1,
        amount: -amount,
        periodStart: start.toISOString(),
        periodEnd: paid.period.end.toISOString(),
      },
    ];
  });
