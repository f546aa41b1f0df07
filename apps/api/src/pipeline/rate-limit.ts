import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Failure } from "../failure";

/** So many calls in so many seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** A limit of one operation. */
export interface TightLimit extends Limit {
  /** What is counted apart: the caller's address, a field of the input, or both together. */
  by: readonly ("address" | { input: string })[];
  /** A call that succeeds is not counted. */
  onlyFailures?: true;
}

export interface Limits {
  /** For each API key, each address and each account. */
  general: Limit;
  tight: Readonly<Record<string, readonly TightLimit[]>>;
}

const FIVE_MINUTES = 300;
const HOUR = 3600;

/** Guessing passwords, guessing codes, and making us mail strangers. */
export const LIMITS: Limits = {
  general: { calls: 300, seconds: 1 },
  tight: {
    "auth.login": [
      { by: ["address", { input: "email" }], calls: 10, seconds: FIVE_MINUTES, onlyFailures: true },
      { by: [{ input: "email" }], calls: 100, seconds: HOUR, onlyFailures: true },
      { by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true },
    ],
    "auth.verifyLogin": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "auth.verify": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "auth.signUp": [
      { by: ["address"], calls: 100, seconds: FIVE_MINUTES },
      // Each registration has a tenant of its own, so only here can its mails to one address be counted together.
      { by: [{ input: "email" }], calls: 5, seconds: HOUR },
    ],
    "auth.requestPasswordReset": [
      { by: ["address"], calls: 100, seconds: FIVE_MINUTES },
      // Each key's flow counts its own codes, so only here can one address's be counted together.
      { by: [{ input: "email" }], calls: 20, seconds: HOUR },
    ],
    "auth.resetPassword": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "auth.sendPasswordChangeOtp": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES }],
    "auth.changePassword": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "auth.resendOtp": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES }],
    // Additions mail strangers, and their refusal tells that an address is in use.
    "adminUsers.add": [
      { by: ["address"], calls: 100, seconds: HOUR },
      { by: [{ input: "email" }], calls: 5, seconds: HOUR },
    ],
    "adminUsers.update": [{ by: ["address"], calls: 60, seconds: HOUR, onlyFailures: true }],
    "bookings.sendOtp": [{ by: ["address"], calls: 300, seconds: FIVE_MINUTES }],
    "visitor.openSession": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "bookings.verifyOtp": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
  },
};

const nothing = async () => undefined;

/** Counts calls in this process's memory, so each server of several allows the limits for itself. */
export const createRateLimits = ({ general, tight }: Limits = LIMITS) => {
  const all = limiterOf(general);
  const operations = new Map(
    Object.entries(tight).map(([name, limits]) => [
      name,
      limits.map((limit) => ({ ...limit, limiter: limiterOf(limit) })),
    ]),
  );

  return {
    /** Counts a call for each of its callers, such as `address:192.0.2.1` and `key:…`. @throws Failure 429 `rate_limited` */
    async count(callers: readonly string[]) {
      for (const caller of callers) await consume(all, caller);
    },

    /**
     * Counts a call of an operation that has tighter limits.
     * @returns what gives the call back, to be called when it succeeded
     * @throws Failure 429 `rate_limited`
     */
    async countTight(name: string, address: string, input: unknown): Promise<() => Promise<unknown>> {
      const limits = operations.get(name);
      if (!limits) return nothing;
      const refunds: (() => Promise<unknown>)[] = [];
      for (const { by, limiter, onlyFailures } of limits) {
        const caller = by.map((part) => (part === "address" ? address : fieldOf(input, part.input))).join(" ");
        await consume(limiter, caller);
        if (onlyFailures) refunds.push(() => limiter.reward(caller));
      }
      return () => Promise.all(refunds.map((refund) => refund()));
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;

const limiterOf = ({ calls, seconds }: Limit) => new RateLimiterMemory({ points: calls, duration: seconds });

const fieldOf = (input: unknown, name: string) =>
  typeof input === "object" && input !== null ? String(Reflect.get(input, name)) : "";

const consume = async (limiter: RateLimiterMemory, caller: string) => {
  try {
    await limiter.consume(caller);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Failure({
      status: 429,
      code: "rate_limited",
      message: `Too many requests. Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
      retryAfter: seconds,
    });
  }
};
