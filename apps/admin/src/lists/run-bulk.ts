/** Calls under way at once: quicker than one by one, and no burst that the server would refuse. */
const AT_ONCE = 3;

export interface BulkResult<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Not tried, since it was stopped. */
  left: Row[];
}

interface BulkRun {
  /** Stops before the next row; what is under way is waited for. */
  signal: AbortSignal;
  /** Told how many rows were tried, after each. */
  onProgress: (tried: number) => void;
}

/**
 * Does something to each row, a few at a time. A row that fails stops no other.
 * @example const { done, failed } = await runBulk(rows, ({ _id }) => write(q.desks.remove(), { id: _id }), { signal, onProgress });
 */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { signal, onProgress }: BulkRun,
): Promise<BulkResult<Row>> {
  const waiting = [...rows];
  const done: Row[] = [];
  const failed: BulkResult<Row>["failed"] = [];
  const worker = async () => {
    while (!signal.aborted) {
      const row = waiting.shift();
      if (row === undefined) return;
      try {
        await run(row);
        done.push(row);
      } catch (error) {
        failed.push({ row, error });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done, failed, left: waiting };
}

/**
 * Does something to rows a set at a time, one call for each set: the rows that a call refuses, or that it was to change when it
 * failed, are named with the reason.
 * @param most rows that a call takes
 * @example await runSets(rows, 200, (set) => renew(set), { signal, onProgress });
 */
export async function runSets<Row extends { _id: string }>(
  rows: readonly Row[],
  most: number,
  run: (rows: readonly Row[]) => Promise<ReadonlyMap<string, string>>,
  { signal, onProgress }: BulkRun,
): Promise<BulkResult<Row>> {
  const waiting = [...rows];
  const done: Row[] = [];
  const failed: BulkResult<Row>["failed"] = [];
  while (waiting.length > 0 && !signal.aborted) {
    const set = waiting.splice(0, most);
    try {
      const refused = await run(set);
      for (const row of set) {
        const reason = refused.get(row._id);
        if (reason === undefined) done.push(row);
        else failed.push({ row, error: new Error(reason) });
      }
    } catch (error) {
      failed.push(...set.map((row) => ({ row, error })));
    }
    onProgress(done.length + failed.length);
  }
  return { done, failed, left: waiting };
}
