import type { Branch, FeePlan, Shift } from "@carrel/sdk";
import { formatMoney, type Terminology } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { ActiveBadge } from "../../app/parts/active-badge";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { KIND_LABELS } from "../../app/words/desk-kinds";
import { planKinds } from "../../app/words/plan-kinds";
import { lastsText } from "../../app/words/plan-text";
import type { ListColumn } from "../../lists/list-column";
import { ON_SALE } from "./own-plan";
import { majorUnits, priceOnce, unitPriceText } from "./plan-price";

/**
 * Where a plan is sold.
 * @param branches those that the person may see
 */
export function soldInText({ branchIds }: Pick<FeePlan, "branchIds">, branches: readonly Branch[]): string {
  if (branchIds.length === 0) return "Every branch";
  const names = branches.filter(({ _id }) => branchIds.includes(_id)).map(({ name }) => name);
  const others = branchIds.length - names.length;
  const more = others === 1 ? "1 other branch" : `${others} other branches`;
  return [...names, ...(others > 0 ? [more] : [])].join(", ");
}

type Price = FeePlan["prices"][number];

/** What another price is for: "Morning, Hall, Cabin". */
const pricedFor = ({ shiftId, zone, deskKind }: Price, shifts: readonly Shift[]) =>
  [
    shiftId && (shifts.find(({ _id }) => _id === shiftId)?.name ?? "another shift"),
    zone,
    deskKind && KIND_LABELS[deskKind],
  ]
    .filter(Boolean)
    .join(", ");

/** The other prices of a plan with their tax, those that are least first. */
export const otherPrices = (plan: FeePlan, shifts: readonly Shift[]): { what: string; amount: number }[] =>
  plan.prices
    .map((price) => ({ what: pricedFor(price, shifts), amount: priceOnce({ ...plan, amount: price.amount }).amount }))
    .sort((one, other) => one.amount - other.amount);

/** As many as a row names; further ones are counted. */
const NAMED = 3;

function OtherPrices({ plan, shifts }: { plan: FeePlan; shifts: readonly Shift[] }) {
  const prices = otherPrices(plan, shifts);
  const more = prices.length - NAMED;
  return (
    <>
      {prices.slice(0, NAMED).map(({ what, amount }) => (
        <span key={what} className="text-sm text-muted wrap-anywhere">
          {what}: <span className="whitespace-nowrap">{formatMoney(amount, plan.currency)}</span>
        </span>
      ))}
      {more > 0 && (
        <span className="text-sm text-muted">and {more === 1 ? "1 more price" : `${more} more prices`}</span>
      )}
    </>
  );
}

interface PlanColumns {
  /** Those that the person may see. */
  branches: readonly Branch[];
  /** Of these branches. */
  shifts: readonly Shift[];
  words: Terminology;
}

/** What the list tells of a plan, on the screen and in a file. */
export function planColumns({ branches, shifts, words }: PlanColumns): ListColumn<FeePlan>[] {
  const kinds = planKinds(words);
  const columns: ListColumn<FeePlan>[] = [
    {
      id: "name",
      header: "Plan",
      cell: ({ name, description }) => (
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere">{name}</span>
          {description && <span className="line-clamp-1 text-sm font-normal text-muted">{description}</span>}
        </span>
      ),
      csv: ({ name }) => name,
    },
    {
      id: "duration",
      header: "Sells",
      cell: (plan) => (
        <span className="flex min-w-0 flex-col items-start gap-1">
          <Badge>{kinds[plan.sells].label}</Badge>
          <span className="text-sm text-muted">
            {lastsText(plan)}
            {plan.sells === "seat" && `, ${TYPE_LABELS[plan.bookingType].toLowerCase()}`}
            {plan.isShared && ", shared"}
            {plan.isPublic && ", offered to visitors"}
            {plan.isListed && ", on your site"}
          </span>
        </span>
      ),
      csv: {
        Sells: ({ sells }) => kinds[sells].label,
        Lasts: lastsText,
        Sold: ({ bookingType }) => TYPE_LABELS[bookingType],
      },
    },
    {
      id: "amount",
      header: "Price",
      align: "end",
      cell: (plan) => {
        const { amount: total, tax } = priceOnce(plan);
        return (
          <span className="flex flex-col">
            <span className="font-medium whitespace-nowrap text-strong">{formatMoney(total, plan.currency)}</span>
            <span className="text-sm whitespace-nowrap text-muted">
              {tax > 0 ? `${formatMoney(plan.amount, plan.currency)} + ${plan.taxPercent}% tax` : "No tax"}
            </span>
            <OtherPrices plan={plan} shifts={shifts} />
          </span>
        );
      },
      csv: {
        "Before tax": ({ amount, currency }) => majorUnits(amount, currency),
        "Tax %": ({ taxPercent }) => taxPercent,
        "With tax": (plan) => majorUnits(priceOnce(plan).amount, plan.currency),
        Currency: ({ currency }) => currency,
        "Other prices, with tax": (plan) =>
          otherPrices(plan, shifts)
            .map(({ what, amount }) => `${what}: ${majorUnits(amount, plan.currency)}`)
            .join("; "),
      },
    },
    {
      id: "each",
      header: "Comes to",
      align: "end",
      hideBelow: "md",
      cell: (plan) => <span className="whitespace-nowrap text-muted">{unitPriceText(plan)}</span>,
    },
    {
      id: "branches",
      header: "Sold in",
      hideBelow: "sm",
      cell: (plan) => <span className="wrap-anywhere">{soldInText(plan, branches)}</span>,
      csv: (plan) => soldInText(plan, branches),
    },
    {
      id: "state",
      header: "State",
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} words={ON_SALE} />,
      csv: ({ isActive }) => (isActive ? "On sale" : "Withdrawn"),
    },
  ];
  return branches.length > 1 ? columns : columns.filter(({ id }) => id !== "branches");
}
