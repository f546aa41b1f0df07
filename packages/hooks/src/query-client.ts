import type { Operation } from "@carrel/sdk";
import { type DefaultOptions, MutationCache, QueryClient } from "@tanstack/react-query";
import { makeStale } from "./make-stale";

/** Milliseconds: a screen that opens right after its data were fetched doesn't fetch them again. */
const FRESH = 5_000;

/**
 * Makes a mutation cache that reads `touches` of each successful call and makes those areas' cached data stale.
 * What is on screen is fetched again at once, but for a record that the call removed; the caller doesn't wait for it.
 */
export const invalidateOnSuccess = (): MutationCache =>
  new MutationCache({
    onSuccess: (_data, input, _onMutateResult, mutation, { client }) => {
      const { touches = [], removes } = (mutation.meta ?? {}) as Partial<Operation>;
      makeStale(client, touches, removes && input);
    },
  });

/**
 * Makes the query client of an application: nothing is retried here (the SDK does that), and each write makes
 * stale what it touches.
 */
export const createCarrelQueryClient = (defaults: DefaultOptions = {}): QueryClient =>
  new QueryClient({
    mutationCache: invalidateOnSuccess(),
    // React Query itself retries no mutation.
    defaultOptions: { ...defaults, queries: { retry: false, staleTime: FRESH, ...defaults.queries } },
  });
