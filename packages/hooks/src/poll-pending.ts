import { type DomainState, isUnauthorizedError } from "@carrel/sdk";

/** Milliseconds. */
const FIRST = 3_000;
const LONGEST = 60_000;
const SLOWER = 1.5;

/** As much of a query as says whether to ask again. */
interface Asked {
  state: { data: DomainState | undefined; error: Error | null; dataUpdateCount: number };
}

/**
 * How often a domain's state is asked for while it is PENDING: soon at first, then less and less as nothing comes of it. It
 * begins anew with another domain.
 * @returns what React Query takes as `refetchInterval`: milliseconds, false once it is decided
 */
export function pollPending(): (query: Asked) => number | false {
  let begun: { domain: string | null; at: number } | undefined;
  return ({ state: { data, error, dataUpdateCount } }) => {
    if (data?.websiteSettings.status !== "PENDING" || (error && isUnauthorizedError(error))) {
      begun = undefined;
      return false;
    }
    const { customDomain: domain } = data.websiteSettings;
    if (begun?.domain !== domain) begun = { domain, at: dataUpdateCount };
    return Math.min(LONGEST, Math.round(FIRST * SLOWER ** (dataUpdateCount - begun.at)));
  };
}
