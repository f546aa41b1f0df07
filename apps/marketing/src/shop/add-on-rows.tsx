import type { AddOn } from "@carrel/sdk";
import { MOST_PIECES } from "@carrel/sdk/domain";
import { NumberInput } from "@carrel/ui/number-input";
import { priceText, roomText } from "./shop-words";

interface AddOnRowsProps {
  addOns: readonly AddOn[];
  countOf: (code: string) => number;
  onChange: (addOn: AddOn, quantity: number | null) => void;
}

/** What can be had beside a plan, each with its number of pieces. */
export const AddOnRows = ({ addOns, countOf, onChange }: AddOnRowsProps) => (
  <ul className="m-0 flex list-none flex-col p-0">
    {addOns.map((addOn) => (
      <li
        key={addOn.code}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border py-4"
      >
        <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
          <span className="font-medium wrap-anywhere text-strong">{addOn.name}</span>
          <span className="text-sm wrap-anywhere text-muted">
            {[`${priceText(addOn)} each`, roomText(addOn.limits)].filter(Boolean).join(" · ")}
          </span>
        </span>
        <NumberInput
          aria-label={`Pieces of ${addOn.name}`}
          lessLabel={`One less of ${addOn.name}`}
          moreLabel={`One more of ${addOn.name}`}
          className="w-36 noscript:hidden print:hidden"
          min={0}
          max={MOST_PIECES}
          value={countOf(addOn.code)}
          onValueChange={(value) => onChange(addOn, value)}
        />
      </li>
    ))}
  </ul>
);
