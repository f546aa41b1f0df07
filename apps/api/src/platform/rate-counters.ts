import { type Calls, type Counted, countCalls } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";

/** Counts calls for all servers that share the database. */
export interface RateCounters {
  /**
   * Adds to one counter. What is added before anything is waited for travels in one statement.
   * @throws whatever the database throws; it is logged
   */
  add(calls: Calls): Promise<Counted>;
}

interface Waiting extends Calls {
  settle: PromiseWithResolvers<Counted>;
}

/** @example const { counted } = await createRateCounters(ports).add({ caller: "address:192.0.2.1", calls: 1, seconds: 60 }); */
export const createRateCounters = ({ database, log }: Pick<Ports, "database" | "log">): RateCounters => {
  let open = new Map<string, Waiting>();

  const send = async (batch: Map<string, Waiting>) => {
    if (open === batch) open = new Map();
    const calls = [...batch.values()];
    try {
      const counted = await database.lookup((db) => countCalls(db, calls));
      calls.forEach(({ settle }, place) => {
        const found = counted[place];
        if (found) settle.resolve(found);
        else settle.reject(new Error("A counter gave no answer"));
      });
    } catch (error) {
      log.warn({ error }, "calls are counted in this server's memory: the database did not count them");
      for (const { settle } of calls) settle.reject(error);
    }
  };

  return {
    add({ caller, calls, seconds }) {
      const settle = Promise.withResolvers<Counted>();
      // One statement can't write the same counter twice.
      if (open.has(caller)) open = new Map();
      const batch = open;
      batch.set(caller, { caller, calls, seconds, settle });
      if (batch.size === 1) queueMicrotask(() => send(batch));
      return settle.promise;
    },
  };
};

/** Forgets counters that have ended. They say nothing any more, so nobody misses them if it is late. */
export const sweepRateCounters = async (database: Database): Promise<void> => {
  await database.execute("delete from rate_counters where ends_at < now()");
};
