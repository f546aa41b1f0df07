import { type Passwords, PasswordsBusyError } from "../ports";

interface Bounds {
  /** Hashes that run at one time. */
  atOnce: number;
  /** Hashes that wait for their turn. */
  waiting: number;
}

/**
 * Makes passwords wait for their turn, first come first served. Whoever finds every place taken is refused at once, so
 * that nobody waits for longer than those places take.
 */
export const boundedPasswords = (passwords: Passwords, { atOnce, waiting }: Bounds): Passwords => {
  const line: (() => void)[] = [];
  let running = 0;

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw new PasswordsBusyError("Too many passwords wait to be hashed");
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next one takes over the place of this one.
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    verify: (hash, password) => inTurn(() => passwords.verify(hash, password)),
  };
};
