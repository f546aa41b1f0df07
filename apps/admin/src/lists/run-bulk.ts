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
