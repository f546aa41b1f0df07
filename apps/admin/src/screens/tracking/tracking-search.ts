import { dayRange, readDay, readId } from "@carrel/sdk/domain";
import type { TrackingQuery } from "@carrel/sdk/schemas";
import { oneOf, text } from "../../app/search-params";

/** The list's filters, as they stand in its address. */
export interface TrackingSearch {
  q?: string | undefined;
  /** Id of who did it. */
  user?: string | undefined;
  /** Id of the business unit that it was about. */
  unit?: string | undefined;
  /** Name of a visit. */
  session?: string | undefined;
  /** What was done, exactly. */
  event?: string | undefined;
  /** What the screen's path begins with. */
  path?: string | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The figures instead of the list. */
  show?: "figures" | undefined;
}

const SESSION = /^[\w-]{8,64}$/;
const fits = (pattern: RegExp, value: unknown) => {
  const found = text(value);
  return found !== undefined && pattern.test(found) ? found : undefined;
};

/** Reads the list's address: what makes no sense, or is longer than the server takes, is as if it were not there. */
export function trackingSearch(search: Record<string, unknown>): TrackingSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    q: text(search.q),
    user: readId(search.user),
    unit: readId(search.unit),
    session: fits(SESSION, search.session),
    event: fits(/^.{1,80}$/s, search.event),
    path: fits(/^.{1,500}$/s, search.path),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    show: oneOf(["figures"] as const, search.show),
  };
}

/** The days of an address as instants, the last one included. */
export const rangeOf = ({ from, to }: TrackingSearch, zone: string): Pick<TrackingQuery, "from" | "to"> => ({
  ...(from && { from: dayRange(from, zone).startAt.toISOString() }),
  ...(to && { to: dayRange(to, zone).endAt.toISOString() }),
});

/**
 * What the address says as the server is asked for it; empty filters are left out.
 * @param zone whose days they are
 */
export function trackingQueryOf(search: TrackingSearch, zone: string): Omit<TrackingQuery, "limit" | "page"> {
  const { q, user, unit, session, event, path } = search;
  return {
    ...(q && { search: q }),
    ...(user && { userId: user }),
    ...(unit && { businessUnitId: unit }),
    ...(session && { sessionId: session }),
    ...(event && { event }),
    ...(path && { path }),
    ...rangeOf(search, zone),
  };
}
