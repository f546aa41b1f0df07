import type { AddOn, PlanCatalogue, PlanInterval, PricingPlan, SubscribedAddOn } from "@carrel/sdk";
import {
  chosenAmount,
  chosenRoom,
  fittingPlan,
  isBeside,
  MOST_PIECES,
  type OfferedPieces,
  type PlanChoice,
  piecesIn,
} from "@carrel/sdk/domain";

/** The seats that the slider goes over. */
export const SEATS = { min: 5, max: 500, step: 5, first: 60 };

/** What somebody asks for in the shop. */
export interface ShopState {
  seats: number;
  interval: PlanInterval;
  /** The plan that he took by hand; null: the one that fits. */
  planCode: string | null;
  /** Pieces that add seats, where he set them by hand; null: as many as it takes. */
  seatPieces: readonly SubscribedAddOn[] | null;
  /** Pieces that add something else. */
  extras: readonly SubscribedAddOn[];
}

const INTERVALS: readonly PlanInterval[] = ["month", "year"];

/** What plans are paid by here, the month first. */
export const intervalsOf = ({ plans }: PlanCatalogue): PlanInterval[] =>
  INTERVALS.filter((interval) => plans.some((plan) => plan.interval === interval));

const seatsIn = (text: string | undefined): number => {
  const seats = /^\d{1,6}$/.test(text ?? "") ? Number(text) : SEATS.first;
  return Math.min(SEATS.max, Math.max(1, seats));
};

/**
 * What the address asks for: `?seats=120&pay=year`, or a choice as the cart's way back says it, `?plan=growth&addOns=desks-50:1`.
 * What makes no sense in it is passed over.
 */
export function shopState(query: Readonly<Record<string, string>>, catalogue: PlanCatalogue): ShopState {
  const intervals = intervalsOf(catalogue);
  const plan = catalogue.plans.find(({ code }) => code === query.plan);
  const interval = plan?.interval ?? intervals.find((one) => one === query.pay) ?? intervals[0] ?? "month";
  const { pieces } = piecesIn(plan && query.addOns !== undefined ? query.addOns : "");
  const addsSeats = ({ code }: SubscribedAddOn) =>
    catalogue.addOns.some((one) => one.code === code && one.limits.desks > 0);
  const state: ShopState = {
    seats: seatsIn(query.seats),
    interval,
    planCode: plan?.code ?? null,
    seatPieces: plan && query.addOns !== undefined ? pieces.filter(addsSeats) : null,
    extras: pieces.filter((piece) => !addsSeats(piece)),
  };
  const { room } = chosen(state, catalogue);
  // Who comes with a choice alone has as many seats as that holds.
  return plan && query.seats === undefined && room?.desks
    ? { ...state, seats: Math.min(SEATS.max, room.desks) }
    : state;
}

/** What is chosen in the shop, as an order could name it. */
export interface Chosen {
  /** Null where nothing that is sold so holds as many seats. */
  plan: PricingPlan | null;
  pieces: OfferedPieces<AddOn>[];
  /** Of one interval, minor unit, tax included. */
  amount: number;
  room: PricingPlan["limits"] | null;
  /** The cheapest plan for the seats; null where there is none. */
  cheapest: string | null;
}

/** The plan and pieces of a state: those that fit, but for what was set by hand. */
export function chosen(
  { seats: desks, interval, planCode, seatPieces, extras }: ShopState,
  catalogue: PlanCatalogue,
): Chosen {
  const fit = fittingPlan(catalogue, { desks, interval });
  const plan = catalogue.plans.find(({ code }) => code === planCode) ?? fit?.plan ?? null;
  if (!plan) return { plan, pieces: [], amount: 0, room: null, cheapest: null };
  const own =
    plan === fit?.plan ? fit : fittingPlan({ ...catalogue, plans: [plan] }, { desks, interval: plan.interval });
  const ofSeats = seatPieces ?? (own?.pieces ?? []).map(({ addOn: { code }, quantity }) => ({ code, quantity }));
  const wanted = new Map([...ofSeats, ...extras].map(({ code, quantity }) => [code, quantity]));
  const pieces = catalogue.addOns.flatMap((addOn) => {
    const quantity = wanted.get(addOn.code) ?? 0;
    return quantity > 0 && isBeside(plan, addOn) ? [{ addOn, quantity }] : [];
  });
  const cheapest = fit?.plan.code ?? null;
  return { plan, pieces, amount: chosenAmount(plan, pieces), room: chosenRoom(plan, pieces), cheapest };
}

/** The state once an add-on has another number of pieces. */
export function withPieces(state: ShopState, catalogue: PlanCatalogue, addOn: AddOn, value: number | null): ShopState {
  const quantity = Math.min(MOST_PIECES, Math.max(0, Math.floor(value ?? 0)));
  const changed = (pieces: readonly SubscribedAddOn[]) => [
    ...pieces.filter(({ code }) => code !== addOn.code),
    ...(quantity > 0 ? [{ code: addOn.code, quantity }] : []),
  ];
  if (addOn.limits.desks === 0) return { ...state, extras: changed(state.extras) };
  const { plan, pieces } = chosen(state, catalogue);
  const ofSeats = pieces.filter((piece) => piece.addOn.limits.desks > 0);
  return {
    ...state,
    planCode: plan?.code ?? null,
    seatPieces: changed(ofSeats.map((piece) => ({ code: piece.addOn.code, quantity: piece.quantity }))),
  };
}

/** A choice as the cart keeps it and sign-up takes it along; null without a plan. */
export function choiceOf({ plan, pieces, amount }: Pick<Chosen, "plan" | "pieces" | "amount">): PlanChoice | null {
  if (!plan) return null;
  const addOns = pieces.map(({ addOn, quantity }) => ({ code: addOn.code, quantity }));
  return { planCode: plan.code, addOns, seen: { amount, currency: plan.currency } };
}
