const LIMIT = 1000;
/** The server finds no more of an audit log with a filter, and a spreadsheet of more helps nobody. */
export const MOST_ROWS = 10_000;

/** Reads one page of what a list's filters find. */
export type ReadPage<Row> = (page: { limit: number; page: number }) => Promise<{ data: Row[]; totalRecords: number }>;

/**
 * Reads all pages of a list. Rows that come into being meanwhile move others onto the next page: each is kept once.
 * @returns the rows, and whether there are more than can be read so
 */
export async function allRows<Row extends { _id: string }>(read: ReadPage<Row>) {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= MOST_ROWS / LIMIT; page += 1) {
    const { data, totalRecords } = await read({ limit: LIMIT, page });
    for (const row of data) rows.set(row._id, row);
    if (data.length < LIMIT || page * LIMIT >= totalRecords) break;
  }
  return { rows: [...rows.values()], isCut: rows.size >= MOST_ROWS };
}
