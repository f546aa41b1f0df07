"use client";
import { cx } from "class-variance-authority";
import { ChevronUp } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import "./booking-summary.css";

export interface BookingSummaryItem {
  /** "Seat", "When". */
  term: string;
  details: ReactNode;
}

export interface BookingSummaryProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** What was chosen so far. */
  items: readonly BookingSummaryItem[];
  /** What it costs, as one short text; always in sight on a phone. */
  total?: { label?: string; value: ReactNode };
  /** A PriceBreakdown, or anything else between the items and the total. */
  children?: ReactNode;
  /** The next step. */
  footer?: ReactNode;
  title?: string;
  /** On a phone the closed bar says this in the title's place: "Sat 21 Nov, 10:00–12:00, seat A4". */
  brief?: string;
  /** Shown while nothing is chosen. */
  emptyText?: string;
}

/**
 * What is being booked, always in sight: a sticky card beside the steps, on a phone a bar at the lower edge that opens.
 * It stands last in a container as tall as the steps.
 *
 * @example <BookingSummary items={[{ term: "Seat", details: "A14" }]} total={{ value: "₹500" }} footer={<Button>Choose a time</Button>} />
 */
export const BookingSummary = ({
  items,
  total,
  children,
  footer,
  title = "Your booking",
  brief,
  emptyText = "Nothing chosen yet",
  className,
  ...rest
}: BookingSummaryProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-labelledby={`${id}-title`}
      {...rest}
      data-slot="booking-summary"
      data-state={open ? "open" : "closed"}
      className={cx("ui-booking-summary", className)}
    >
      <h2 id={`${id}-title`} className="ui-booking-summary__title">
        {title}
      </h2>
      <button
        type="button"
        className="ui-booking-summary__toggle"
        aria-expanded={open}
        aria-controls={`${id}-details`}
        onClick={() => setOpen(!open)}
      >
        <span>
          {brief ? (
            <>
              <span className="ui-visually-hidden">{title}: </span>
              {brief}
            </>
          ) : (
            title
          )}
        </span>
        {total && (
          <span className="ui-booking-summary__sum">
            <span className="ui-booking-summary__amount">{total.value}</span>{" "}
            {total.label && <span className="ui-booking-summary__what">{total.label}</span>}
          </span>
        )}
        <ChevronUp strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div id={`${id}-details`} className="ui-booking-summary__details">
        {items.length === 0 ? (
          <p className="ui-booking-summary__empty">{emptyText}</p>
        ) : (
          <dl className="ui-booking-summary__items">
            {items.map(({ term, details }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{details}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
        {total && (
          <p className="ui-booking-summary__total">
            <span>{total.label ?? "Total"}</span>
            <span className="ui-booking-summary__amount">{total.value}</span>
          </p>
        )}
      </div>
      {footer && <div className="ui-booking-summary__footer">{footer}</div>}
    </section>
  );
};
