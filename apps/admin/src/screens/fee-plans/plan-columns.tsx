import type { Branch, FeePlan } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { ActiveBadge } from "../../app/parts/active-badge";
import { TYPE_LABELS } from "../../app/words/booking-types";
import { durationText } from "../../app/words/span-text";
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

/** What the list tells of a plan, on the screen and in a file. */
export function planColumns(branches: readonly Branch[]): ListColumn<FeePlan>[] {
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
      header: "Lasts",
      cell: ({ bookingType, duration }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="whitespace-nowrap">{durationText(duration)}</span>
          <Badge>{TYPE_LABELS[bookingType]}</Badge>
        </span>
      ),
      csv: { Lasts: ({ duration }) => durationText(duration), Sold: ({ bookingType }) => TYPE_LABELS[bookingType] },
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
          </span>
        );
      },
      csv: {
        "Before tax": ({ amount, currency }) => majorUnits(amount, currency),
        "Tax %": ({ taxPercent }) => taxPercent,
        "With tax": (plan) => majorUnits(priceOnce(plan).amount, plan.currency),
        Currency: ({ currency }) => currency,
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
