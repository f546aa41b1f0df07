import "./chart-frame.css";

export interface ChartTableData {
  /** Headings of all columns; the first is that of the row's own. */
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

type NamedTable = ChartTableData & { caption: string };

/** The values of a chart. */
export const ValuesTable = ({ caption, head, rows }: NamedTable) => (
  <table className="ui-chart__table" data-slot="chart-table">
    <caption className="ui-visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {head.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [first, ...others] }) => (
        <tr key={id}>
          <th scope="row">{first}</th>
          {others.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same in place of the drawing. */
export const ChartTable = (table: NamedTable) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className="ui-chart__scroll" aria-label={table.caption} tabIndex={0}>
    <ValuesTable {...table} />
  </section>
);
