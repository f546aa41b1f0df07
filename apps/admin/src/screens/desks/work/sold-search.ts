import { readDay, readId } from "@carrel/sdk/domain";
import type { Search } from "../../../app/search-params";

/** What an address says of a membership that is to be sold. */
export interface SoldSearch {
  desk?: string | undefined;
  shift?: string | undefined;
  /** Its first day. */
  date?: string | undefined;
  customer?: string | undefined;
  plan?: string | undefined;
}

/** Reads the address; what makes no sense is as if it were not there. */
export const soldSearch = ({ desk, shift, date, customer, plan }: Search): SoldSearch => ({
  desk: readId(desk),
  shift: readId(shift),
  date: readDay(date),
  customer: readId(customer),
  plan: readId(plan),
});
