import { RateLimiterRes } from "rate-limiter-flexible";
import type { Implementation } from "../implement";
import type { Limit, TightLimit } from "../limit";
import type { RateCounters } from "../platform/rate-counters";
import type { CallsAtOnce } from "./call-line";
import type { Counter } from "./counted-as";
import { SharedLimiter } from "./shared-limiter";
import { tooMany } from "./too-many";

/** Limits of all calls together; a call weighs what pipeline/costs.ts says. Null: none. */
export interface GeneralLimits {
  /** Of each account, a person's or a visitor's, wherever it calls from. */
  account: Limit | null;
  /** Of each secret key. */
  secretKey: Limit | null;
  /** Of each publishable key at each address. */
  visitor: Limit | null;
  /** Of each address: public calls under all keys, and apart from them calls that were refused since nobody was known. */
  address: Limit | null;
  /** Of each address, what is no call: pages and files, by weights of their own (pipeline/limit-pages.ts). */
  pages: Limit | null;
  /** Of each address, what operators ask: `/healthz`, `/readyz` and `/metrics`. */
  checks: Limit | null;
}

/** Whose limits a call of one operation meets, beside the general ones. */
type LimitsOf = (implementation: Limited) => readonly TightLimit[];

/** What of an operation its limits are found by. */
export type Limited = Pick<Implementation, "name" | "policy">;

export interface Limits {
  /** Null: none at all. */
  general: GeneralLimits | null;
  /** Null: none at all. */
  tight: LimitsOf | null;
  /** Calls at work at one time, where that differs from `CALLS_AT_ONCE` (call-line.ts); null: as many as come. */
  atOnce?: Partial<CallsAtOnce> | null;
}

/** For what people do a few times: guessing passwords and codes, and making us mail strangers, takes many. */

export const LIMITS: Limits & { general: GeneralLimits } = {
  general: {
    account: { calls: 300, seconds: 1 },
    secretKey: { calls: 300, seconds: 1 },
    visitor: { calls: 300, seconds: 1 },
    // Visitors of several organisations behind one address, such as a telephone company's.
    address: { calls: 600, seconds: 1 },
    pages: { calls: 1000, seconds: 1 },
    checks: { calls: 100, seconds: 1 },
  },
  tight: ({ policy }) => policy.limits ?? [],
};

/** Where a call comes from. */
interface Origin {
  address: string;
  /** Null for one that is not known (pipeline/known-device.ts). */
  device: string | null;
  /** Such as `person:…`; of a public call the key's, which tells nobody apart. */
  account: string;
}

/** What a call is counted under in one limiter. */
interface Count {
  limiter: SharedLimiter;
  caller: string;
  /** Default: 1. */
  points?: number;
}

/** A call that was counted, and gives back what counts others only. */
export interface CountedCall {
  succeeded(): Promise<unknown>;
  failed(): Promise<unknown>;
}

const nothing = async () => undefined;
const UNCOUNTED: CountedCall = { succeeded: nothing, failed: nothing };

/** Counts calls on the database, so that all servers on it allow the limits together. */
export const createRateLimits = (counters: RateCounters, { general, tight }: Limits = LIMITS) => {
  const limiterOf = (name: keyof GeneralLimits) => {
    const limit = general?.[name] ?? null;
    return limit && new SharedLimiter(counters, { name, ...limit, remembers: true });
  };
  const shared: Partial<Record<keyof GeneralLimits, SharedLimiter | null>> = {
    account: limiterOf("account"),
    secretKey: limiterOf("secretKey"),
    visitor: limiterOf("visitor"),
    address: limiterOf("address"),
  };
  const operations = new Map<string, (TightLimit & { limiter: SharedLimiter })[]>();
  const tightOf = (implementation: Limited) => {
    const { name } = implementation;
    const known = operations.get(name);
    if (known) return known;
    const made = (tight?.(implementation) ?? []).map((limit, place) => ({
      ...limit,
      limiter: new SharedLimiter(counters, { name: `${name}:${place}`, ...limit, remembers: !limit.onlyFailures }),
    }));
    operations.set(name, made);
    return made;
  };

  const countAll = async (counted: readonly Counter[], pointsAt: (limiter: SharedLimiter) => number) => {
    const counts = counted.flatMap(({ limit, caller }) => {
      const limiter = shared[limit];
      const points = limiter ? pointsAt(limiter) : 0;
      return limiter && points > 0 ? [{ limiter, caller, points }] : [];
    });
    const { longestWait } = await consume(counts);
    if (longestWait !== null) throw tooMany(longestWait);
  };

  return {
    /**
     * Turns away a caller who is known to be past a limit, without asking the database.
     * @throws Failure 429 `rate_limited`
     */
    refuseBlocked(counted: readonly Counter[]) {
      const milliseconds = Math.max(0, ...counted.map(({ limit, caller }) => shared[limit]?.blockedFor(caller) ?? 0));
      if (milliseconds > 0) throw tooMany(milliseconds);
    },

    /** Counts a call for all of its counters. @throws Failure 429 `rate_limited` */
    async count(counted: readonly Counter[]) {
      await countAll(counted, () => 1);
    },

    /**
     * Counts what a call weighs beyond the one that `count` has counted. Where a limit is lower than its weight, one such
     * call takes all of it.
     * @throws Failure 429 `rate_limited`
     */
    async countMore(counted: readonly Counter[], cost: number) {
      await countAll(counted, (limiter) => Math.min(cost, limiter.points) - 1);
    },

    /**
     * Counts a call of an operation that has tighter limits.
     * @returns what is to be told how the call went
     * @throws Failure 429 `rate_limited`
     */
    async countTight(implementation: Limited, origin: Origin, input: unknown): Promise<CountedCall> {
      const other = origin.device === null ? "known" : "unknown";
      const limits = tightOf(implementation).filter(({ from }) => from !== other);
      if (limits.length === 0) return UNCOUNTED;
      const asked = limits.filter(({ by }) =>
        by.every((part) => typeof part === "string" || hasField(input, part.input)),
      );
      const counts = asked.map(({ by, limiter, onlyFailures = false, onlySuccesses = false }) => ({
        limiter,
        caller: by.map((part) => (typeof part === "string" ? origin[part] : fieldOf(input, part.input))).join(" "),
        onlyFailures,
        onlySuccesses,
      }));
      const { longestWait, taken } = await consume(counts);
      if (longestWait !== null) {
        // What one limit refused must not use up another: one address could else shut an account for all.
        await giveBack(taken);
        throw tooMany(longestWait);
      }
      return {
        succeeded: () => giveBack(counts.filter(({ onlyFailures }) => onlyFailures)),
        failed: () => giveBack(counts.filter(({ onlySuccesses }) => onlySuccesses)),
      };
    },
  };
};
export type RateLimits = ReturnType<typeof createRateLimits>;

const hasField = (input: unknown, name: string) =>
  typeof input === "object" && input !== null && Reflect.get(input, name) !== undefined;

const fieldOf = (input: unknown, name: string) =>
  typeof input === "object" && input !== null ? String(Reflect.get(input, name)) : "";

/** All at once, so that the counters do it in one statement. */
const giveBack = (counts: readonly Count[]) => Promise.all(counts.map(({ limiter, caller }) => limiter.reward(caller)));

/** @returns the counts that had room, and the longest wait in milliseconds that the others ask for */
const consume = async (counts: readonly Count[]) => {
  const outcomes = await Promise.allSettled(
    counts.map(({ limiter, caller, points }) => limiter.consume(caller, points)),
  );
  let longestWait: number | null = null;
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") continue;
    if (!(outcome.reason instanceof RateLimiterRes)) throw outcome.reason;
    longestWait = Math.max(longestWait ?? 0, outcome.reason.msBeforeNext);
  }
  return { longestWait, taken: counts.filter((_, place) => outcomes[place]?.status === "fulfilled") };
};
