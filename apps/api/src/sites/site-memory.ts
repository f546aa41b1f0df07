import { isInactive } from "../pipeline/inactive";
import type { Clock } from "../ports";

/** Milliseconds for which what a page shows is not looked up again: so long can a change on another server go unseen. */
const FRESH = 1000;
/** Hosts, the ones that were asked for last. */
const MOST = 1000;
/** No host name, key and code together are longer. */
const LONGEST = 300;

/** Areas of the contract whose changes a page shows: names, colours, domains, keys, branches with their
 * photos and shifts, prices, and whether they take bookings. */
const SHOWN = new Set([
  "organisation",
  "website",
  "resellers",
  "superOrg",
  "apiKeys",
  "branches",
  "gallery",
  "shifts",
  "feePlans",
  "clients",
  "subscription",
]);

/** Remembers for a moment what a page shows, so that a flood of pages is not a flood of questions. */
export const createSiteMemory = <Shown>({ now }: Clock) => {
  const sites = new Map<string, { at: number; site: Promise<Shown | null> }>();
  return {
    /** @param key whatever it depends on */
    find(key: string, look: () => Promise<Shown | null>): Promise<Shown | null> {
      const at = now().getTime();
      const known = sites.get(key);
      // A clock that was set back must not keep anything for longer.
      if (known && Math.abs(at - known.at) < FRESH) return known.site;
      const site = look();
      if (key.length > LONGEST) return site;
      sites.delete(key);
      sites.set(key, { at, site });
      const [oldest] = sites.keys();
      if (sites.size > MOST && oldest !== undefined) sites.delete(oldest);
      // Who is closed is closed for a moment too; a fault is asked about again.
      site.catch((error: unknown) => {
        if (!isInactive(error) && sites.get(key)?.site === site) sites.delete(key);
      });
      return site;
    },
    /** Forgets all of them after a change of what they show. @param areas that a call has changed */
    forget(areas: readonly string[]) {
      if (areas.some((area) => SHOWN.has(area))) sites.clear();
    },
  };
};
export type SiteMemory<Shown> = ReturnType<typeof createSiteMemory<Shown>>;
