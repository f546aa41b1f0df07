import type { OwnAddress } from "../areas/organisation/site-address";
import type { FoundSite } from "./find-site";
import { type Homes, type HostMeaning, homeOf } from "./host";

/** Whether a host is one of an organisation's names, of which one is the known one. Bare hosts stay what they are. */
const isName = (meaning: HostMeaning, homes: Homes) =>
  meaning.kind === "domain" || (meaning.kind === "below" && meaning.home === homeOf(homes));

/**
 * Where a page is led to that was opened at another host of the same organisation.
 * @param hostname the one that was called
 * @returns null where it stands: at the known address, or where there is none that the organisation chose
 */
export const knownElsewhere = (
  { address }: Pick<FoundSite, "address">,
  { hostname, meaning }: { hostname: string; meaning: HostMeaning },
  homes: Homes,
): OwnAddress | null => (address && address.hostname !== hostname && isName(meaning, homes) ? address : null);
