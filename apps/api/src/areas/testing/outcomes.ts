import { ApiError } from "@carrel/sdk";

/** How many calls ended how: as `done`, or by the refusal's code. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    if (result.status === "rejected" && !(result.reason instanceof ApiError)) throw result.reason;
    const name = result.status === "fulfilled" ? "done" : `${result.reason.status} ${result.reason.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
