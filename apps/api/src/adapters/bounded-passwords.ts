import { createFairLine, type LineBounds, LineFullError } from "../platform/fair-line";
import { type Passwords, PasswordsBusyError } from "../ports";

/** Of the server itself, such as the demo's people. */
const OURS = "server";

/**
 * Makes passwords wait for their turn, in one line for each who answers for them. Whoever finds every place taken is refused at
 * once, unless somebody waits more often than he does: then that one's last is, and nobody holds all places alone.
 */
export const boundedPasswords = (passwords: Passwords, bounds: LineBounds): Passwords => {
  const { take } = createFairLine(bounds);
  const inTurn = async <Result>(line: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await take({ line, share: bounds }, work);
    } catch (error) {
      throw error instanceof LineFullError ? new PasswordsBusyError("Too many passwords wait to be hashed") : error;
    }
  };

  return {
    ...passwords,
    hash: (password, line = OURS) => inTurn(line, () => passwords.hash(password)),
    verify: (hash, password, line = OURS) => inTurn(line, () => passwords.verify(hash, password)),
  };
};
