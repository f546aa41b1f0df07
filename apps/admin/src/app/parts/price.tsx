import type { Quote } from "@carrel/sdk";
import { PriceBreakdown } from "@carrel/ui/price-breakdown";
import { useMoney } from "../use-money";

interface PriceProps {
  price: Quote;
  /** What is let off it, in the minor unit. */
  discount?: number;
  totalLabel: string;
}

/** What something costs, with its tax, before it is done. */
export function Price({ price, discount = 0, totalLabel }: PriceProps) {
  const money = useMoney();
  const { feePlanName, units, net, tax, amount, currency } = price;
  const format = (minor: number) => money(minor, currency);
  return (
    <PriceBreakdown
      lines={[
        { label: feePlanName, amount: net, ...(units > 1 && { detail: `${units} × ${format(net / units)}` }) },
        ...(tax > 0 ? [{ label: "Tax", amount: tax }] : []),
        ...(discount > 0 ? [{ label: "Discount", amount: -discount }] : []),
      ]}
      total={amount - discount}
      totalLabel={totalLabel}
      format={format}
    />
  );
}
