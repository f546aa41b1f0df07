import { useId } from "react";
import { fillOf, Patterns } from "./patterns";
import type { SeriesLook } from "./series";
import "./chart-frame.css";

/** A sample of a series: a stroke of its line, or a piece of its fill. */
export const Swatch = ({ look, kind }: { look: SeriesLook; kind: "line" | "fill" }) => {
  const id = useId();
  if (kind === "line")
    return (
      <svg className="ui-chart__swatch" data-kind="line" viewBox="0 0 24 12" aria-hidden="true">
        <path d="M0 6H24" style={{ stroke: look.colour }} strokeWidth="2.5" strokeDasharray={look.dash} />
      </svg>
    );
  return (
    <svg className="ui-chart__swatch" data-kind="fill" viewBox="0 0 12 12" aria-hidden="true">
      <Patterns prefix={id} looks={[look]} />
      <rect
        x="0.75"
        y="0.75"
        width="10.5"
        height="10.5"
        rx="2"
        style={{ fill: fillOf(id, look), stroke: look.colour }}
        strokeWidth="1.5"
        strokeDasharray={look.comparison ? "3 2" : undefined}
      />
    </svg>
  );
};
