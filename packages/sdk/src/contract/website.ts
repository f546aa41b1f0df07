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
/** The session carries the organisation's website settings, so it goes stale with them. */
const touches = ["website", "auth", "organisation"];

export const website = {
  /**
   * Not available yet: the server answers 404 `not_available`.
   * The organisation's site: its domains and how far they have come.
   * @example const { defaultDomain, status } = await client.website.settings();
   */
  settings: read<Nothing, WebsiteSettings>("GET /website/settings", { strict: true, fallback }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Asks for a site: gives the organisation a sub-domain of the platform (409 `domain_taken` when another has it).
   * @example await client.website.requestWebsite({ orgId: session.loggedOrgDetails._id });
   */
  requestWebsite: write<RequestWebsite, WebsiteSettings>("POST /organization/request-website", {
    strict: true,
    fallback,
    touches,
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Stores a custom domain and answers the DNS records to set; it is PENDING until `verifyDns` finds them.
   * A domain belongs to one organisation only (409 `domain_taken`).
   * @example const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: "desks.example.com" });
   */
  configureDomain: write<ConfigureDomain, DomainState>("POST /organization/configure-domain", {
    gives: "reply",
    strict: true,
    fallback,
    touches,
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Asks DNS for the records of the custom domain, and makes it VERIFIED or FAILED (409 `domain_missing` without one).
   * @example const { websiteSettings, dnsMapping } = await client.website.verifyDns({ orgId });
   */
  verifyDns: write<ByWebsiteOrganisation, VerifiedDns>("POST /organization/verify-dns", {
    gives: "reply",
    strict: true,
    fallback,
    touches,
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * The site's settings and DNS records as last checked; asks no DNS.
   * @example const { websiteSettings } = await client.website.domainStatus();
   */
  domainStatus: read<Nothing, DomainState>("GET /organization/domain-status", {
    gives: "reply",
    strict: true,
    fallback,
  }),

  /**
   * Not available yet: the server answers 404 `not_available`.
   * Sub-domains of the platform that the organisation can take, at most 20.
   * @example const { domains } = await client.website.availableDomains();
   */
  availableDomains: read<Nothing, AvailableDomains>("GET /organization/available-domains", {
    gives: "reply",
    strict: true,
    fallback,
  }),
};
