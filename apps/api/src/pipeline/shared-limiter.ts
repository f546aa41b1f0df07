import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { RateCounters } from "../platform/rate-counters";

export interface SharedLimiterOptions {
  /** What the limiter's counters begin with: they stand in one table. */
  name: string;
  calls: number;
  seconds: number;
  /** Refuses a caller who is past the limit from memory until his time is up. Not for calls that are given back. */
  remembers: boolean;
}

/**
 * The library's limiter on PostgreSQL, over our counters in place of a connection of its own: they work on both
 * databases, and count all callers of a call in one statement. While they fail it counts in memory.
 */
export class SharedLimiter extends RateLimiterPostgres {
  /** The library's own, which its types leave out: milliseconds for which memory refuses a caller. */
  declare readonly getInMemoryBlockMsBeforeExpire: (key: string) => number;

  readonly #counters: RateCounters;

  constructor(counters: RateCounters, { name, calls, seconds, remembers }: SharedLimiterOptions) {
    super({
      keyPrefix: name,
      points: calls,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }),
      ...(remembers && { inMemoryBlockOnConsumed: calls + 1 }),
      // The library neither makes, sweeps nor asks the table.
      storeClient: {},
      storeType: "client",
      tableName: "rate_counters",
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#counters = counters;
  }

  /** Milliseconds until a caller who went past the limit is let in again, as far as memory knows; 0 when it doesn't. */
  blockedFor(caller: string): number {
    return this.getInMemoryBlockMsBeforeExpire(this.getKey(caller));
  }

  /** What the library's limiters differ in: how they add to a counter. The database's clock says when it ends. */
  async _upsert(caller: string, calls: number, milliseconds: number) {
    const counted = await this.#counters.add({ caller, calls, seconds: milliseconds / 1000 });
    return { rows: [{ points: counted.counted, expire: Date.now() + counted.milliseconds }] };
  }
}
