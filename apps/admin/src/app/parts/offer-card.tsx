import { useTerminology } from "@carrel/hooks";
import type { PricingPlan } from "@carrel/sdk";
import { formatMoney, type Terminology } from "@carrel/sdk/domain";
import { PlanCard, type PlanCardProps } from "@carrel/ui/plan-card";
import type { ReactNode } from "react";
import { limitLines } from "../words/limit-text";
import { PERIODS } from "../words/price-text";

/** As much of an offer as whoever buys it sees. */
export type ShownOffer = Pick<PricingPlan, "name" | "description" | "interval" | "limits" | "features" | "isActive"> & {
  /** Its id; of one that is being typed in, any word. */
  id: string;
  /** Minor unit; null while it isn't given. */
  amount: number | null;
  currency: string;
};

/** A stored offer as it is shown. */
export const shownOffer = ({ _id, ...offer }: PricingPlan): ShownOffer => ({ id: _id, ...offer });

const priceOf = ({ amount, currency }: ShownOffer) =>
  amount === null ? "No price yet" : formatMoney(amount, currency);

/** What one gets, each line once. */
const linesOf = ({ limits, features }: ShownOffer, words: Terminology) => [
  ...new Set([...limitLines(limits, words), ...features.filter((line) => line.trim() !== "")]),
];

type OfferCardProps = Pick<PlanCardProps, "highlighted" | "badge" | "action" | "className" | "headingLevel"> & {
  offer: ShownOffer;
  "data-looked-at"?: boolean;
};

/** A plan as its buyer sees it: the same card where it is bought and where it is changed. */
export function OfferCard({ offer, ...card }: OfferCardProps) {
  const words = useTerminology();
  return (
    <PlanCard
      {...card}
      name={offer.name || "No name yet"}
      {...(offer.description && { description: offer.description })}
      price={priceOf(offer)}
      period={PERIODS[offer.interval]}
      features={linesOf(offer, words)}
    />
  );
}

interface AddOnRowProps {
  addOn: ShownOffer;
  isEdited?: boolean;
  /** Where its pieces are chosen. */
  action?: ReactNode;
}

/** An add-on as its buyer sees it. */
export function AddOnRow({ addOn, isEdited = false, action }: AddOnRowProps) {
  const words = useTerminology();
  return (
    <li
      data-state={isEdited ? "edited" : undefined}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-3 data-[state=edited]:rounded data-[state=edited]:px-3 data-[state=edited]:outline-2 data-[state=edited]:outline-ring"
    >
      <span className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <span className="font-medium wrap-anywhere text-strong">{addOn.name || "No name yet"}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {linesOf(addOn, words).join(", ") || addOn.description}
        </span>
      </span>
      <span className="whitespace-nowrap tabular-nums">
        {priceOf(addOn)} <span className="text-sm text-muted">{PERIODS[addOn.interval]}</span>
      </span>
      {action}
    </li>
  );
}
