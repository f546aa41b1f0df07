import { createFairLine, type LineBounds, LineFullError, type Standing } from "../platform/fair-line";
import { type Passwords, PasswordsBusyError } from "../ports";

/** Of the server itself, such as the demo's people. */
const OURS: Standing = { line: "server" };

/**
 * Makes passwords wait for their turn, in the lines of those who answer for them. Whoever finds every place taken is refused at
 * once, unless somebody waits more often than he does: then that one's last is, and nobody holds all places alone.
 */
export const boundedPasswords = (passwords: Passwords, bounds: LineBounds): Passwords => {
  const { take } = createFairLine(bounds);
  const inTurn = async <Result>({ line, within = [] }: Standing, work: () => Promise<Result>): Promise<Result> => {
    // How many calls of a group may be at work says nothing of passwords.
    const groups = within.map((group) => ({ ...group, atOnce: bounds.atOnce }));
    try {
      return await take({ line, within: groups, share: bounds }, work);
    } catch (error) {
      throw error instanceof LineFullError ? new PasswordsBusyError("Too many passwords wait to be hashed") : error;
    }
  };

  return {
    ...passwords,
    hash: (password, standing = OURS) => inTurn(standing, () => passwords.hash(password)),
    verify: (hash, password, standing = OURS) => inTurn(standing, () => passwords.verify(hash, password)),
  };
};
