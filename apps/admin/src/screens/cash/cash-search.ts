import { readDay } from "@carrel/sdk/domain";
import { oneOf, text } from "../../app/search-params";

/** What of a branch's cash is shown, as it stands in the address. */
export interface CashSearch {
  q?: string | undefined;
  /** What was counted; left out: what is to be counted. */
  show?: "counted" | undefined;
  /** First and last local day on which it was counted, `YYYY-MM-DD`; both or none. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the address; a period that lacks an end, or ends before it starts, is none. */
export function cashSearch(search: Record<string, unknown>): CashSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const isPeriod = from && to && from <= to;
  return {
    q: text(search.q),
    show: oneOf(["counted"] as const, search.show),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
  };
}
