import type { BoardColumn, BoardLabels } from "./board";

/** The columns with their figures, in sight wherever one scrolls. */
export const BoardHead = ({ columns, rows }: { columns: readonly BoardColumn[] } & Pick<BoardLabels, "rows">) => (
  // biome-ignore lint/a11y/useSemanticElements: the head of a grid that is no table
  <div role="rowgroup" className="ui-board__head">
    {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells are only read */}
    <div role="row" aria-rowindex={1} className="ui-board__row">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
      <div role="columnheader" aria-colindex={1} className="ui-board__name">
        <span className="ui-board__corner">{rows}</span>
      </div>
      {columns.map(({ id, label, detail, notes, isClosed }, index) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 2}
          data-state={isClosed ? "closed" : undefined}
          className="ui-board__column"
        >
          <span className="ui-board__corner" title={label}>
            {label}
          </span>{" "}
          <span>{detail}</span>{" "}
          <span className="ui-board__figures">
            {notes.map((note) => (
              <span key={note}>{note} </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  </div>
);
