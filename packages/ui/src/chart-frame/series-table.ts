import type { ChartTableData } from "./chart-table";
import type { ChartSeries } from "./series";

interface SeriesTable {
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Heading of the categories. */
  heading: string;
  missing: string;
  format: (value: number) => string;
}

/** One value in words. */
export const valueInWords = (
  series: ChartSeries,
  index: number,
  { format, missing }: Pick<SeriesTable, "format" | "missing">,
): string => {
  const value = series.values[index] ?? null;
  return value === null ? missing : format(value);
};

/** Categories down, series across. */
export const seriesTable = (data: SeriesTable): ChartTableData => ({
  head: [data.heading, ...data.series.map(({ name }) => name)],
  rows: data.categories.map((category, index) => ({
    id: `${index}`,
    cells: [category, ...data.series.map((each) => valueInWords(each, index, data))],
  })),
});

/** A category with its values, as it is read out: "12 Nov: Bookings 42, Last year 36". */
export const sayCategory = (data: SeriesTable, index: number): string =>
  `${data.categories[index] ?? ""}: ${data.series.map((each) => `${each.name} ${valueInWords(each, index, data)}`).join(", ")}`;
