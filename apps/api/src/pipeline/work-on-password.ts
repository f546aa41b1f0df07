import { Failure } from "../failure";
import { PasswordsBusyError } from "../ports";
import { NO_PASSWORD } from "../preparations";
import type { Placed, Ready } from "./call";

const busy = () =>
  new Failure({
    status: 503,
    code: "busy",
    message: "Many people are signing in just now. Nothing was lost: try again in a few seconds.",
    retryAfter: 2,
  });

/**
 * Hashes or checks a call's password before its transaction: while that takes its time, and its turn, no connection and no
 * lock is held.
 * @throws Failure 400 for a new password that is easy to guess; 503 `busy`
 */
export const workOnPassword = async ({
  ports,
  implementation: { policy },
  caller: { actor, keyOrganisation },
  scope,
  organisation,
  input,
  counted,
}: Placed): Promise<Pick<Ready, "password">> => {
  try {
    const asker = { scope, actor, organisation, keyOrganisation };
    return { password: (await policy.password?.(ports, asker, input)) ?? NO_PASSWORD };
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    // Nothing was tried, so no try is used up.
    await counted.succeeded();
    throw busy();
  }
};
