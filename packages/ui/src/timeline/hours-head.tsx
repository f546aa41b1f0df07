import type { Axis } from "./axis";

/** The hours over all lanes, in sight wherever one scrolls. */
export const HoursHead = ({ ticks }: Pick<Axis, "ticks">) => (
  <div aria-hidden="true" className="ui-timeline__head">
    <span className="ui-timeline__corner" />
    {ticks.map(({ offset, label }) => (
      <span key={offset} className="ui-timeline__hour">
        {label}
      </span>
    ))}
  </div>
);
