import type { Actor } from "../context";
import type { Scope, Tenant } from "../database/port";
import { Failure } from "../failure";
import { PasswordsBusyError, type Ports } from "../ports";
import type { Placed, Ready } from "./call";

/** What was done with a call's password before its transaction (decision 29). */
export interface PasswordWork {
  /** The hash of the password that the call sets; null where it sets none. */
  newHash: string | null;
  /** The stored hash that the call's password was found to belong to; null where there is none. */
  provenHash: string | null;
}

export const NO_PASSWORD: PasswordWork = { newHash: null, provenHash: null };

export type WorkPorts = Pick<Ports, "database" | "passwords" | "random">;

/** Who asks, and under whose key. */
interface Asker {
  scope: Scope;
  actor: Actor;
  organisation: Tenant | null;
  keyOrganisation: Tenant;
}

/** Hashes or checks the password of one operation. */
export type PasswordWorker<Input> = (ports: WorkPorts, asker: Asker, input: Input) => Promise<PasswordWork>;

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
