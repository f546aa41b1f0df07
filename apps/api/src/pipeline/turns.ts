/** Lets those of one name work one after the other. */
export interface Turns {
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** @example const reply = await turns.take(key, () => database.tx(scope, write)); */
export const createTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(name, work) {
      const before = last.get(name) ?? Promise.resolve();
      const mine = before.then(work);
      // However it ends, the next one has its turn.
      const ended = mine.catch(() => undefined);
      last.set(name, ended);
      try {
        return await mine;
      } finally {
        if (last.get(name) === ended) last.delete(name);
      }
    },
  };
};
