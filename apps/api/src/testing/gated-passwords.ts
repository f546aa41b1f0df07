import type { Passwords } from "../ports";
import { testPasswords } from "./test-ports";

/** Passwords whose hashes go on only while the gate is open. */
export const gatedPasswords = () => {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  let running = 0;
  const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running += 1;
    await gate.promise;
    running -= 1;
    return work();
  };
  const passwords: Passwords = {
    ...testPasswords,
    hash: (password) => through(() => testPasswords.hash(password)),
    verify: (hash, password) => through(() => testPasswords.verify(hash, password)),
  };
  return {
    passwords,
    /** Hashes that stand at the gate. */
    running: () => running,
    close() {
      gate = Promise.withResolvers();
    },
    open: () => gate.resolve(),
  };
};

/** Tells of calls as they arrive, before they get their turn. */
export const countedArrivals = (counted: Passwords) => {
  let count = 0;
  let waiting: { count: number; resolve: () => void } | undefined;
  const arrive = () => {
    count += 1;
    if (waiting && count >= waiting.count) waiting.resolve();
  };
  const passwords: Passwords = {
    ...counted,
    hash(...asked) {
      const result = counted.hash(...asked);
      arrive();
      return result;
    },
    verify(...asked) {
      const result = counted.verify(...asked);
      arrive();
      return result;
    },
  };
  return {
    passwords,
    /** Resolves once so many more have arrived. */
    arrivals: (more: number) =>
      new Promise<void>((resolve) => {
        waiting = { count: count + more, resolve };
      }),
  };
};
