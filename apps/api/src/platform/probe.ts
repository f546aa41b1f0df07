import { sql } from "kysely";
import type { Ports } from "../ports";

/** Milliseconds for which an answer counts. */
const FRESH = 1000;

/** Milliseconds after which somebody who asks is told that there is no answer. */
const LONGEST_WAIT = 1500;

/**
 * Tells whether the database answers. However many ask, it is asked by one at a time, and at most once a second.
 * @example const isThere = await probe();
 */
export const createProbe = ({ database, log }: Pick<Ports, "database" | "log">): (() => Promise<boolean>) => {
  let running: Promise<boolean> | undefined;
  let known: { answers: boolean; at: number } | undefined;

  const ask = async () => {
    try {
      await database.lookup((db) => sql`select 1`.execute(db));
      return true;
    } catch (error) {
      // Once for each time that it goes: who asks does so every few seconds.
      if (known?.answers !== false) log.error({ error }, "the database does not answer");
      return false;
    }
  };
  const run = async () => {
    const answers = await ask();
    known = { answers, at: performance.now() };
    running = undefined;
    return answers;
  };

  return async () => {
    if (known && performance.now() - known.at < FRESH) return known.answers;
    running ??= run();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const impatience = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, LONGEST_WAIT, false);
    });
    try {
      return await Promise.race([running, impatience]);
    } finally {
      clearTimeout(timer);
    }
  };
};
