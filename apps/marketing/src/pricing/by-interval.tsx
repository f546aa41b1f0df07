import type { PlanInterval } from "@carrel/sdk/schemas";
import type { ReactNode } from "react";

const INTERVALS: readonly { interval: PlanInterval; label: string }[] = [
  { interval: "month", label: "By the month" },
  { interval: "year", label: "By the year" },
];

/**
 * Prices by the month or by the year: two radio buttons choose, by style sheets alone (`pricing.css`). Printed, both stand there.
 * @param has what is sold; where that is one of them, there is nothing to choose
 */
export const ByInterval = ({
  has,
  children,
}: {
  has: readonly PlanInterval[];
  children: (interval: PlanInterval) => ReactNode;
}) => (
  <div className="by-interval">
    {has.length > 1 && (
      <fieldset className="by-interval__switch">
        <legend className="ui-visually-hidden">What the prices are for</legend>
        {INTERVALS.map(({ interval, label }) => (
          <label key={interval}>
            <input type="radio" name="interval" value={interval} defaultChecked={interval === "month"} />
            {label}
          </label>
        ))}
      </fieldset>
    )}
    {INTERVALS.filter(({ interval }) => has.includes(interval)).map(({ interval, label }) => (
      <section key={interval} aria-label={label} data-interval={interval} className="by-interval__prices">
        {has.length > 1 && <p className="by-interval__printed">{label}</p>}
        {children(interval)}
      </section>
    ))}
  </div>
);
