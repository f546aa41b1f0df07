import { RateLimiterRes } from "rate-limiter-flexible";
import { Failure } from "../failure";
import type { RateCounters } from "../platform/rate-counters";
import { SharedLimiter } from "./shared-limiter";

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
  /** For each API key, each address and each account; null: none. */
  general: Limit | null;
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
    "adminUsers.invite": [
      { by: ["address"], calls: 100, seconds: HOUR },
      { by: [{ input: "id" }], calls: 5, seconds: HOUR },
    ],
    "adminUsers.update": [{ by: ["address"], calls: 60, seconds: HOUR, onlyFailures: true }],
    // A whole office behind one address, each page with its batch every ten seconds.
    "tracking.record": [{ by: ["address"], calls: 600, seconds: 60 }],
    // Strangers behind one address, such as all visitors of a hall: a booking sends some five batches.
    "tracking.recordVisit": [
      { by: ["address"], calls: 60, seconds: 60 },
      { by: ["address"], calls: 600, seconds: HOUR },
    ],
    // As the addition of a person.
    "resellers.create": [{ by: ["address"], calls: 100, seconds: HOUR }],
    "bookings.sendOtp": [{ by: ["address"], calls: 300, seconds: FIVE_MINUTES }],
    "visitor.openSession": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
    "bookings.verifyOtp": [{ by: ["address"], calls: 100, seconds: FIVE_MINUTES, onlyFailures: true }],
  },
};

/** What a call is counted under in one limiter. */
interface Count {
  limiter: SharedLimiter;
  caller: string;
}

const nothing = async () => undefined;

/** Counts calls on the database, so that all servers on it allow the limits together. */
export const createRateLimits = (counters: RateCounters, { general, tight }: Limits = LIMITS) => {
  const all = general && new SharedLimiter(counters, { name: "all", ...general, remembers: true });
  const operations = new Map(
    Object.entries(tight).map(([operation, limits]) => [
      operation,
      limits.map((limit, place) => ({
        ...limit,
        limiter: new SharedLimiter(counters, {
          name: `${operation}:${place}`,
          ...limit,
          remembers: !limit.onlyFailures,
        }),
      })),
    ]),
  );

  return {
    /**
     * Turns away a caller who is known to be past the limit, without asking the database.
     * @throws Failure 429 `rate_limited`
     */
    refuseBlocked(caller: string) {
      const milliseconds = all?.blockedFor(caller) ?? 0;
      if (milliseconds > 0) throw tooMany(milliseconds);
    },

    /** Counts a call for each of its callers, such as `address:192.0.2.1` and `key:…`. @throws Failure 429 `rate_limited` */
    async count(callers: readonly string[]) {
      if (all === null) return;
      const { longestWait } = await consume(callers.map((caller) => ({ limiter: all, caller })));
      if (longestWait !== null) throw tooMany(longestWait);
    },

    /**
     * Counts a call of an operation that has tighter limits.
     * @returns what gives the call back, to be called when it succeeded
     * @throws Failure 429 `rate_limited`
     */
    async countTight(name: string, address: string, input: unknown): Promise<() => Promise<unknown>> {
      const limits = operations.get(name);
      if (!limits) return nothing;
      const counts = limits.map(({ by, limiter, onlyFailures = false }) => ({
        limiter,
        caller: by.map((part) => (part === "address" ? address : fieldOf(input, part.input))).join(" "),
        onlyFailures,
      }));
      const { longestWait, taken } = await consume(counts);
      if (longestWait !== null) {
        // What one limit refused must not use up another: one address could else shut an account for all.
        await giveBack(taken);
        throw tooMany(longestWait);
      }
      const refundable = counts.filter(({ onlyFailures }) => onlyFailures);
      return () => giveBack(refundable);
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;

const fieldOf = (input: unknown, name: string) =>
  typeof input === "object" && input !== null ? String(Reflect.get(input, name)) : "";

/** All at once, so that the counters do it in one statement. */
const giveBack = (counts: readonly Count[]) => Promise.all(counts.map(({ limiter, caller }) => limiter.reward(caller)));

/** @returns the counts that had room, and the longest wait in milliseconds that the others ask for */
const consume = async (counts: readonly Count[]) => {
  const outcomes = await Promise.allSettled(counts.map(({ limiter, caller }) => limiter.consume(caller)));
  let longestWait: number | null = null;
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") continue;
    if (!(outcome.reason instanceof RateLimiterRes)) throw outcome.reason;
    longestWait = Math.max(longestWait ?? 0, outcome.reason.msBeforeNext);
  }
  return { longestWait, taken: counts.filter((_, place) => outcomes[place]?.status === "fulfilled") };
};

const tooMany = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Failure({
    status: 429,
    code: "rate_limited",
    message: `Too many requests. Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
    retryAfter: seconds,
  });
};
