import { readDay, readId } from "@carrel/sdk/domain";
import { text } from "../../app/search-params";

/** What the board's address says. */
export interface BoardSearch {
  /** `YYYY-MM-DD`; left out: today in the branch. */
  day?: string | undefined;
  zone?: string | undefined;
  /** Id of the shift that a phone shows; left out: the first that is on that day. */
  shift?: string | undefined;
}

/** Reads the board's address. */
export const boardSearch = (search: Record<string, unknown>): BoardSearch => ({
  day: readDay(search.day),
  zone: text(search.zone),
  shift: readId(search.shift),
});
