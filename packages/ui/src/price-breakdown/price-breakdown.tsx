import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./price-breakdown.css";

export interface PriceLine {
  label: string;
  /** In the currency's minor unit; below zero takes off. */
  amount: number;
  /** How it comes about: "2 hours at ₹250". */
  detail?: string;
}

export interface PriceBreakdownProps extends Omit<ComponentProps<"dl">, "children"> {
  lines: readonly PriceLine[];
  /** In the currency's minor unit. */
  total: number;
  totalLabel?: string;
  /** Writes an amount as people there do: `(amount) => "₹1,500"`. */
  format: (amount: number) => string;
}

/**
 * What is paid and what for.
 *
 * @example <PriceBreakdown lines={[{ label: "2 hours", amount: 50000 }]} total={50000} format={rupees} />
 */
export const PriceBreakdown = ({
  lines,
  total,
  totalLabel = "Total",
  format,
  className,
  ...rest
}: PriceBreakdownProps) => (
  <dl {...rest} data-slot="price-breakdown" className={cx("ui-price-breakdown", className)}>
    {lines.map(({ label, amount, detail }) => (
      <div key={`${label} ${detail ?? ""}`} className="ui-price-breakdown__line">
        <dt>
          {label}
          {detail && <span className="ui-price-breakdown__detail">{detail}</span>}
        </dt>
        <dd data-state={amount < 0 ? "discount" : undefined}>{format(amount)}</dd>
      </div>
    ))}
    <div className="ui-price-breakdown__line ui-price-breakdown__total">
      <dt>{totalLabel}</dt>
      <dd>{format(total)}</dd>
    </div>
  </dl>
);
