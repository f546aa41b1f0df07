import type { PreviewSiteContent, SitePreview, StoredSiteContent, UpdateSiteContent } from "../schemas/site-content";
import type {
  AvailableDomains,
  ByWebsiteOrganisation,
  ConfigureDomain,
  DomainState,
  RequestWebsite,
  VerifiedDns,
  WebsiteSettings,
} from "../schemas/website";
import { type Nothing, read, write } from "./operation";

const fallback = "An unexpected error occurred";
/** The session carries the organisation's website settings, and a reseller's record his domains: they go stale with them. */
const touches = ["website", "auth", "organisation", "resellers"];

export const website = {
  /**
   * The organisation's site: its domains and how far they have come.
   * @example const { defaultDomain, status } = await client.website.settings();
   */
  settings: read<Nothing, WebsiteSettings>("GET /website/settings", { strict: true, fallback }),

  /**
   * Asks for a site: gives the organisation a sub-domain of the platform, or of its reseller's domain (409 `domain_taken` when
   * another has it; 409 `no_site` for the platform and for resellers). A second call with another domain changes it.
   * @example await client.website.requestWebsite({ orgId: session.loggedOrgDetails._id });
   */
  requestWebsite: write<RequestWebsite, WebsiteSettings>("POST /organization/request-website", {
    strict: true,
    fallback,
    touches,
  }),

  /**
   * Stores a custom domain and answers the DNS records to set; it is PENDING until DNS has them, which is looked for by itself
   * for seven days. A domain is of the organisation that proves it (409 `domain_taken` once another has); the one before leads
   * to it as long as its records stand.
   * @example const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: "desks.example.com" });
   */
  configureDomain: write<ConfigureDomain, DomainState>("POST /organization/configure-domain", {
    gives: "reply",
    strict: true,
    fallback,
    touches,
  }),

  /**
   * Asks DNS for the records of the custom domain now, at most 60 times an hour, and makes it VERIFIED where they are there; one
   * that FAILED is waited for anew (409 `domain_missing` without one, `domain_taken` where another organisation has proven it).
   * @example const { websiteSettings, dnsMapping } = await client.website.verifyDns({ orgId });
   */
  verifyDns: write<ByWebsiteOrganisation, VerifiedDns>("POST /organization/verify-dns", {
    gives: "reply",
    strict: true,
    fallback,
    touches,
  }),

  /**
   * The site's settings and DNS records as last checked; asks no DNS.
   * @example const { websiteSettings } = await client.website.domainStatus();
   */
  domainStatus: read<Nothing, DomainState>("GET /organization/domain-status", {
    gives: "reply",
    strict: true,
    fallback,
  }),

  /**
   * Sub-domains that the organisation can take, the best first, at most 20: below its reseller's domain, where that leads here,
   * and below the platform's host.
   * @example const { domains } = await client.website.availableDomains();
   */
  availableDomains: read<Nothing, AvailableDomains>("GET /organization/available-domains", {
    gives: "reply",
    strict: true,
    fallback,
  }),

  /**
   * What the organisation says on its own site, and where that is (409 `no_site` for the platform and for resellers). Until somebody
   * chose, the layout is that of what the organisation runs, and there is no headline.
   * @example const { layout, headline } = await client.website.content();
   */
  content: read<Nothing, StoredSiteContent>("GET /website/content", { strict: true, fallback, addition: true }),

  /**
   * Changes what the organisation says on its own site; visitors see it at once. What is left out stays as it is, so that two who
   * change different things both have theirs (409 `no_site` for the platform and for resellers).
   * @example await client.website.updateContent({ layout: "plain", headline: "A quiet room by the harbour" });
   */
  updateContent: write<UpdateSiteContent, StoredSiteContent>("PATCH /website/content", {
    strict: true,
    fallback,
    touches: ["website"],
    addition: true,
  }),

  /**
   * A page of the site as it would look with a draft: drawn by what serves the site, from what it would show, with nothing
   * stored and for nobody else (409 `no_site` for the platform and for resellers, 404 for a branch that isn't open).
   * @example const { html } = await client.website.previewContent({ page: "home", headline: "Read by the sea" });
   */
  previewContent: read<PreviewSiteContent, SitePreview>("POST /website/content/preview", {
    strict: true,
    fallback,
    addition: true,
  }),
};
