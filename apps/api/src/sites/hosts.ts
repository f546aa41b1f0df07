import type { BookableOrganisation, PlanCatalogue, PublicSite, Site } from "@carrel/sdk";
import { findOrganisationByCode } from "../database/lookups";
import type { Ports } from "../ports";
import type { AskPublic } from "./ask-public";
import { type FoundSite, findSite } from "./find-site";
import { type Homes, hostnameOf, isBare, meaningOfCode, meaningOfHost } from "./host";
import { knownElsewhere } from "./own-address";
import type { PagePlace } from "./place-of-page";
import type { SiteMemory } from "./site-memory";

export interface SitesOptions {
  demo: boolean;
  homes: Homes;
}

/** What pages show, remembered for a moment. */
export interface SitesMemory {
  sites: SiteMemory<FoundSite>;
  places: SiteMemory<BookableOrganisation>;
  ownSites: SiteMemory<PublicSite>;
  /** Of the place that a code names: who may frame it. */
  embeds: SiteMemory<readonly string[]>;
  catalogues: SiteMemory<PlanCatalogue>;
}

/** Finds out what stands on a host, and what its pages show. */
export const createHosts = (
  { database }: Pick<Ports, "database">,
  memory: SitesMemory,
  { demo, homes }: SitesOptions,
) => {
  const hostOf = (url: URL) => {
    const hostname = hostnameOf(url.hostname) ?? url.hostname;
    return { hostname, meaning: meaningOfHost(hostname, homes) };
  };
  /** The platform's own, as it was found last. */
  let platform: FoundSite | null = null;
  return {
    /** Whose site stands there; null: nobody's. */
    async siteOf(url: URL): Promise<FoundSite | null> {
      const { hostname, meaning } = hostOf(url);
      // `?org=` lets the apps' development servers, which have no host names, ask for a client site. A name has one site alone.
      const orgCode = url.pathname === "/site.json" && isBare(hostname) ? url.searchParams.get("org") : null;
      const found = await memory.sites.find(`${hostname} ${orgCode ?? ""}`, () =>
        findSite(database, orgCode ? meaningOfCode(orgCode) : meaning, { demo, homes }),
      );
      if (meaning.kind === "platform" && !orgCode) platform = found;
      return found;
    },

    /** The platform's own site as it stood when the database was last there; null for any other host. */
    lastSeen: (url: URL): FoundSite | null => (hostOf(url).meaning.kind === "platform" ? platform : null),

    /** What its app would be told of the place that a code names, asked by whoever opened the page. */
    placeOf: ({ apiKey }: Site, url: URL, ask: AskPublic, orgCode: string) =>
      memory.places.find(`${url.hostname} ${apiKey} ${orgCode}`, () => ask.place(apiKey, orgCode)),

    /** What a host's own pages show. */
    ownSiteOf: ({ apiKey, organisation: { orgCode } }: Site, url: URL, ask: AskPublic) =>
      memory.ownSites.find(`${url.hostname} ${apiKey}`, () => ask.ownSite(apiKey, orgCode)),

    /** Of several names one is known: the platform's, or the one that an organisation chose. */
    knownOrigin({ address }: FoundSite, url: URL, calledOrigin: string): string {
      const isPlatform = hostOf(url).meaning.kind === "platform";
      return (isPlatform ? new URL(homes.publicUrl).origin : address?.origin) ?? calledOrigin;
    },

    /** Where a page stands that was opened at another of its organisation's names; null: here. */
    knownElsewhere: (found: FoundSite, url: URL) => knownElsewhere(found, hostOf(url), homes),

    /** Who may frame a page about a place: whom its organisation named. */
    async framersOf({ site, embedOrigins }: FoundSite, { orgCode }: PagePlace): Promise<readonly string[]> {
      if (orgCode === site.organisation.orgCode) return embedOrigins;
      const find = () => database.lookup((db) => findOrganisationByCode(db, orgCode));
      return (await memory.embeds.find(orgCode, async () => (await find())?.embedOrigins ?? null)) ?? [];
    },
  };
};
export type Hosts = ReturnType<typeof createHosts>;
