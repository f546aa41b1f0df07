import type { SubscribedAddOn } from "../schemas/subscription";
import type { Offers } from "./fitting-plan";
import { MOST_AMOUNT, MOST_PIECES } from "./limits";
import { chosenAmount, isBeside, type OfferedAddOn, type OfferedPieces, type OfferedPlan } from "./plan-offer";

/** A plan with pieces that somebody has chosen, and the price that he saw as he did. */
export interface PlanChoice {
  planCode: string;
  addOns: readonly SubscribedAddOn[];
  /** Of one interval, minor unit. */
  seen?: { amount: number; currency: string } | undefined;
}

/** What an address says of a choice. Anybody may have written it. */
export interface ChoiceAddress {
  /** A plan's code. */
  plan?: string | undefined;
  /** `desks-50:2,staff-5:1`; `none` where there are none. */
  addOns?: string | undefined;
  /** `149800INR`. */
  seen?: string | undefined;
}

const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SEEN = /^(\d{1,13})([A-Z]{3})$/;
const NONE = "none";
/** As many as an order takes. */
const MOST_ADD_ONS = 50;

const isCode = (text: unknown): text is string => typeof text === "string" && text.length <= 40 && CODE.test(text);
const isQuantity = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOST_PIECES;

/** How an address says pieces. @example piecesText([{ code: "desks-50", quantity: 2 }]) // "desks-50:2" */
export const piecesText = (pieces: readonly SubscribedAddOn[]): string =>
  pieces.length === 0 ? NONE : pieces.map(({ code, quantity }) => `${code}:${quantity}`).join(",");

/**
 * The pieces that an address names.
 * @returns what an order could name, each add-on once; `unread` says whether something else stood there
 */
export function piecesIn(text: string): { pieces: SubscribedAddOn[]; unread: boolean } {
  const named = text === NONE || text === "" ? [] : text.split(",");
  const pieces = new Map<string, SubscribedAddOn>();
  for (const piece of named) {
    const at = piece.lastIndexOf(":");
    const [code, digits] = [piece.slice(0, at), piece.slice(at + 1)];
    const quantity = /^\d+$/.test(digits) ? Number(digits) : 0;
    if (isCode(code) && isQuantity(quantity) && !pieces.has(code) && pieces.size < MOST_ADD_ONS)
      pieces.set(code, { code, quantity });
  }
  return { pieces: [...pieces.values()], unread: pieces.size < named.length };
}

/**
 * How an address says a choice.
 * @example choiceAddress({ planCode: "starter", addOns: [{ code: "desks-50", quantity: 1 }] }) // { plan: "starter", addOns: "desks-50:1" }
 */
export const choiceAddress = ({ planCode, addOns, seen }: PlanChoice): ChoiceAddress => ({
  plan: planCode,
  ...(addOns.length > 0 && { addOns: piecesText(addOns) }),
  ...(seen && { seen: `${seen.amount}${seen.currency}` }),
});

/**
 * The choice that an address says.
 * @returns null where it names no plan; `unread` says whether a part of it is left out that makes no sense
 * @example choiceIn({ plan: "starter", addOns: "desks-50:1" })?.choice.planCode // "starter"
 */
export function choiceIn({ plan, addOns, seen }: ChoiceAddress): { choice: PlanChoice; unread: boolean } | null {
  if (!isCode(plan)) return null;
  const { pieces, unread } = piecesIn(addOns ?? NONE);
  const price = seenIn(seen);
  return { choice: { planCode: plan, addOns: pieces, ...(price && { seen: price }) }, unread };
}

/** The price that an address says somebody saw; undefined where it says none. */
export function seenIn(text: string | undefined): PlanChoice["seen"] {
  const [, amount, currency] = SEEN.exec(text ?? "") ?? [];
  return amount !== undefined && currency !== undefined && Number(amount) <= MOST_AMOUNT
    ? { amount: Number(amount), currency }
    : undefined;
}

/** Where a browser keeps a choice (`localStorage`), for the shop and the office of one host. */
export const KEPT_CHOICE = "carrel.cart";

/**
 * A choice as it was kept, which whoever sits at the browser can change.
 * @param text `JSON.stringify` of a choice, or anything
 * @returns null for whatever is no choice; of its pieces those that an order could name
 */
export function keptChoice(text: string | null): PlanChoice | null {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null || !("planCode" in kept) || !isCode(kept.planCode)) return null;
  const named: unknown[] = "addOns" in kept && Array.isArray(kept.addOns) ? kept.addOns : [];
  const pieces = new Map<string, SubscribedAddOn>();
  for (const piece of named.slice(0, MOST_ADD_ONS)) {
    if (typeof piece !== "object" || piece === null || !("code" in piece) || !("quantity" in piece)) continue;
    const { code, quantity } = piece;
    if (isCode(code) && isQuantity(quantity)) pieces.set(code, { code, quantity });
  }
  const seen = "seen" in kept ? keptPrice(kept.seen) : undefined;
  return { planCode: kept.planCode, addOns: [...pieces.values()], ...(seen && { seen }) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function keptPrice(kept: unknown): PlanChoice["seen"] {
  if (typeof kept !== "object" || kept === null || !("amount" in kept) || !("currency" in kept)) return undefined;
  return seenIn(`${kept.amount}${kept.currency}`);
}

/** Why a part of a choice can't be had. */
export interface RefusedPart {
  /** The plan's or the add-on's. */
  code: string;
  /** `gone`: not sold, or not any more. */
  why: "gone" | "currency" | "interval";
}

/** A choice as it can be had of what is for sale now. */
export interface ResolvedChoice<Plan extends OfferedPlan, Piece extends OfferedAddOn> {
  /** Null where it is not for sale: nothing can be had without a plan. */
  plan: Plan | null;
  pieces: OfferedPieces<Piece>[];
  /** What of the choice is left out. */
  refused: RefusedPart[];
  /** Of one interval now, minor unit; 0 without a plan. */
  amount: number;
  /** Whether an order can come to that. */
  isPayable: boolean;
  /** The price that was seen, where all that was chosen can be had and it costs something else now. */
  changedFrom?: { amount: number; currency: string };
}

/**
 * What of a choice can be had, and what it costs now. The server computes every price anew (`subscription.previewChange`): this is what
 * a page shows before.
 * @example resolveChoice({ planCode: "starter", addOns: [] }, await client.subscription.plans()).amount // 99_900
 */
export function resolveChoice<Plan extends OfferedPlan, Piece extends OfferedAddOn>(
  { planCode, addOns, seen }: PlanChoice,
  offers: Offers<Plan, Piece>,
): ResolvedChoice<Plan, Piece> {
  const plan = offers.plans.find(({ code }) => code === planCode);
  if (!plan) return { plan: null, pieces: [], refused: [{ code: planCode, why: "gone" }], amount: 0, isPayable: false };
  const refused: RefusedPart[] = [];
  const pieces = addOns.flatMap(({ code, quantity }) => {
    const addOn = offers.addOns.find((sold) => sold.code === code);
    if (addOn && isBeside(plan, addOn)) return [{ addOn, quantity }];
    refused.push({ code, why: !addOn ? "gone" : addOn.currency !== plan.currency ? "currency" : "interval" });
    return [];
  });
  const amount = chosenAmount(plan, pieces);
  const isOther = seen && refused.length === 0 && (seen.amount !== amount || seen.currency !== plan.currency);
  return { plan, pieces, refused, amount, isPayable: amount <= MOST_AMOUNT, ...(isOther && { changedFrom: seen }) };
}

const WHY: Readonly<Record<RefusedPart["why"], string>> = {
  gone: "is not for sale any more",
  currency: "is sold in another currency than the plan",
  interval: "is sold beside a plan by the year alone",
};

/**
 * What somebody has to know of his choice before he pays for it, a sentence each.
 * @param resolved what can be had of it
 * @param choice.unread whether a part of the address made no sense (`choiceIn`)
 * @param money writes an amount
 * @example choiceNotes(resolveChoice(choice, offers), { unread, money: formatMoney }) // ["“desks-50” is not for sale any more. It is left out."]
 */
export function choiceNotes(
  { plan, refused, changedFrom, amount, isPayable }: ResolvedChoice<OfferedPlan, OfferedAddOn>,
  { unread, money }: { unread: boolean; money: (amount: number, currency: string) => string },
): string[] {
  if (!plan) return ["The plan that you chose is not for sale any more. Choose another one."];
  const price = changedFrom && [
    `The price has changed: it was ${money(changedFrom.amount, changedFrom.currency)} when you chose it, and is ${money(amount, plan.currency)} now.`,
  ];
  return [
    ...refused.map(({ code, why }) => `“${code}” ${WHY[why]}. It is left out.`),
    ...(unread ? ["A part of what you chose can't be read. It is left out: look through your choice."] : []),
    ...(price ?? []),
    ...(isPayable ? [] : ["Choose less: one order can't come to that."]),
  ];
}
