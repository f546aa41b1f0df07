export interface ChartTableData {
  /** Headings of all columns; the first is that of the row's own. */
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** The same values as a table. */
export const ChartTable = ({ caption, head, rows }: ChartTableData & { caption: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className="ui-chart__scroll" aria-label={caption} tabIndex={0}>
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
  </section>
);
