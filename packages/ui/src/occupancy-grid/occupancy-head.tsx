import type { OccupancyColumn, OccupancyGridLabels } from "./occupancy";
import { Figure, shadeOf, stateOf } from "./occupancy-cell";
import { STEPS } from "./percent";

interface OccupancyHeadProps {
  columns: readonly OccupancyColumn[];
  labels: OccupancyGridLabels;
}

/** The columns and their totals, in sight wherever one scrolls; and what the shades mean. */
export const OccupancyHead = ({ columns, labels }: OccupancyHeadProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the head of a grid that is no table
  <div role="rowgroup" className="ui-occupancy__head">
    {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells are only read */}
    <div role="row" aria-rowindex={1} className="ui-occupancy__row">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
      <div role="columnheader" aria-colindex={1} className="ui-occupancy__name">
        <span className="ui-occupancy__label">{labels.rows}</span>
      </div>
      {columns.map(({ id, label, detail, isCurrent }, index) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 2}
          aria-current={isCurrent ? "date" : undefined}
          className="ui-occupancy__column"
        >
          <span className="ui-occupancy__label">{label}</span> <span>{detail}</span>
        </div>
      ))}
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
    <div role="row" aria-rowindex={2} className="ui-occupancy__row ui-occupancy__row--total">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader" aria-colindex={1} className="ui-occupancy__name">
        <span className="ui-occupancy__label">{labels.total}</span>
      </div>
      {columns.map(({ id, total }, index) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div key={id} role="gridcell" aria-colindex={index + 2} className="ui-occupancy__total">
          <span
            className="ui-occupancy__shade"
            data-state={stateOf(total.share)}
            style={shadeOf(total.share)}
            title={total.name}
          >
            <Figure {...total} />
          </span>
        </div>
      ))}
    </div>
  </div>
);

/** What the shades mean, from nothing to all. */
export const OccupancyScale = ({ measure }: { measure: string }) => (
  <p className="ui-occupancy__scale">
    {measure}
    <span aria-hidden="true" className="ui-occupancy__steps">
      <span className="ui-occupancy__end">0%</span>
      {STEPS.map((step) => (
        <span key={step} className="ui-occupancy__step" style={{ "--_share": `${step}%` } as object} />
      ))}
      <span className="ui-occupancy__end">100%</span>
    </span>
  </p>
);
