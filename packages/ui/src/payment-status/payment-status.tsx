import { cx } from "class-variance-authority";
import { CircleCheck, CircleX, Clock, Undo2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { CodeRow } from "../code-row";
import { Spinner } from "../spinner";
import "./payment-status.css";

export type PaymentStatusValue = "pending" | "completed" | "failed" | "refunded" | "expired";

/** Generic words; `Partial` of them can be given. */
const LABELS = {
  title: {
    pending: "Waiting for the payment",
    completed: "Paid",
    failed: "Not paid",
    refunded: "Refunded",
    expired: "Time ran out",
  },
  text: {
    pending: "This page changes by itself once the bank confirms. Keep it open.",
    completed: "",
    failed: "Nothing was taken. Try again, or choose another way to pay.",
    refunded: "The money is on its way back. Banks need up to seven days.",
    expired: "Nothing was taken. Start again to get a new payment.",
  },
  reference: "Payment reference",
};
export type PaymentStatusLabels = typeof LABELS;

export interface PaymentStatusProps extends Omit<ComponentProps<"div">, "children"> {
  status: PaymentStatusValue;
  /** As people there write it: "₹1,50,000". */
  amount: string;
  /** What was or is to be paid for. */
  description?: ReactNode;
  /** When and how: "21 Nov, 10:24 by UPI". */
  details?: ReactNode;
  /** What the payment is called at the bank or the gateway. */
  reference?: string;
  /** Why it failed, in the gateway's words made plain; stands instead of the general text. */
  reason?: ReactNode;
  /** "Try again", "Show the booking". */
  actions?: ReactNode;
  labels?: Partial<PaymentStatusLabels>;
}

const ICONS = { completed: CircleCheck, failed: CircleX, refunded: Undo2, expired: Clock };

/**
 * How a payment stands. It is told to screen readers when it changes.
 *
 * @example <PaymentStatus status={payment.status} amount="₹500" reference={payment.id} actions={<Button>Try again</Button>} />
 */
export const PaymentStatus = ({
  status,
  amount,
  description,
  details,
  reference,
  reason,
  actions,
  labels,
  className,
  ...rest
}: PaymentStatusProps) => {
  const words = { ...LABELS, ...labels };
  const Icon = status === "pending" ? null : ICONS[status];
  const text = reason ?? words.text[status];
  return (
    <div {...rest} data-slot="payment-status" data-state={status} className={cx("ui-payment", className)}>
      <div role="status" className="ui-payment__head">
        <span className="ui-payment__icon" aria-hidden="true">
          {Icon ? <Icon data-mirror={status === "refunded" || undefined} strokeWidth={1.5} /> : <Spinner />}
        </span>
        <p className="ui-payment__title">{words.title[status]}</p>
        <p className="ui-payment__amount">{amount}</p>
        {text && <p className="ui-payment__text">{text}</p>}
      </div>
      {(description || details) && (
        <div className="ui-payment__about">
          {description && <p className="ui-payment__description">{description}</p>}
          {details && <p className="ui-payment__details">{details}</p>}
        </div>
      )}
      {reference && <CodeRow label={words.reference} value={reference} />}
      {actions && <div className="ui-payment__actions">{actions}</div>}
    </div>
  );
};
