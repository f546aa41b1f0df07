import type { Membership } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";

/**
 * The first local day on which something of a membership can be other than it was agreed: today, or the day on which it begins.
 * @returns `YYYY-MM-DD`
 */
export const firstDayOf = ({ state, startAt }: Membership, zone: string): string =>
  localDateOf(state === "upcoming" ? new Date(startAt) : new Date(), zone);
