import { MutationObserver, type QueryClient, type UseMutationOptions } from "@tanstack/react-query";

/**
 * Makes a write outside a component, by the same way as `useMutation`: the cache knows of it while it is on its way, makes
 * stale what it touches, and tells whoever listens. Gives the call's result, throws what it throws.
 * @param options a call's options
 * @param input what `mutate` would take
 * @example const desk = await run(queryClient, q.desks.update(), { _id, zone: "Window" });
 */
export async function run<Output, Input, Shown>(
  queryClient: QueryClient,
  options: UseMutationOptions<Output, Error, Input, Shown>,
  input: Input,
): Promise<Output> {
  const observer = new MutationObserver(queryClient, options);
  try {
    return await observer.mutate(input);
  } finally {
    // The cache keeps for good what somebody still watches.
    observer.reset();
  }
}
