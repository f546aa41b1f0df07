import * as z from "zod";
import { Id, Instant, text } from "./common";

/** How far a domain has come: asked for, found in DNS as it should be, or not. */
export const DomainStatus = z.enum(["NOT_CONFIGURED", "PENDING", "VERIFIED", "FAILED"]);
export type DomainStatus = z.infer<typeof DomainStatus>;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What a host name is no more with: the parts of an address around it. */
const NO_NAME = /[\s/?#@:\\%[\]]/;
const NEEDS_READING = /[^\0-\x7f]|(?:^|\.)xn--/;

/** A name as DNS holds it (UTS 46); what is no name stays, or, where it pretends to be one, becomes none. */
const asDnsName = (name: string): string => {
  if (NO_NAME.test(name) || !NEEDS_READING.test(name)) return name;
  const url = `http://${name}`;
  return URL.canParse(url) ? new URL(url).hostname : "";
};

/** A host name of at least two labels, kept in lower case; international names, as people write them, in their `xn--` form. */
export const DomainName = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(asDnsName)
  .max(253, "Use at most 253 characters")
  .regex(DOMAIN, "Use a domain such as desks.example.com, without https://");

/** An organisation's site: its place under the platform's domain, and its own domain. */
export const WebsiteSettings = z.object({
  /** When the site was asked for; null: not yet. */
  requestedAt: Instant.nullable(),
  /** The sub-domain of the platform; null until the site was asked for. */
  defaultDomain: text(253).nullable(),
  defaultDomainStatus: DomainStatus,
  /** The organisation's own domain; null where there is none. */
  customDomain: text(253).nullable(),
  /** How far the custom domain has come. */
  status: DomainStatus,
  /** When DNS was last asked about the custom domain. */
  checkedAt: Instant.nullable(),
  verifiedAt: Instant.nullable(),
  /** When the custom domain is switched off unless its records are back; null while nobody was warned of that. */
  standsUntil: Instant.nullable(),
  /** Where visitors find the site now: the custom domain once it is verified, else the default one. */
  url: text(300).nullable(),
});
export interface WebsiteSettings extends z.infer<typeof WebsiteSettings> {}

/** One record that the owner of a domain sets at his DNS provider. */
export const DnsRecord = z.object({
  type: z.enum(["TXT", "CNAME", "A"]),
  /** Full name of the record, such as `_site-verification.desks.example.com`. */
  name: text(253),
  /** The same without the domain that it is registered below, as most registrars want it: `_site-verification.desks`, or `@`. */
  host: text(253).optional(),
  /** What the record must hold. */
  value: text(500),
  /** What DNS answered at the last check; empty: nothing, or not asked yet. */
  found: z.array(text(500)).max(20),
  /** Whether DNS answered what the record must hold, or leads to the same place by another way. */
  ok: z.boolean(),
  /** Nothing depends on it but what its name says: `*.` leads the sub-domains of a reseller's clients to the platform. */
  isOptional: z.boolean().optional(),
  /** What is wrong, as a sentence; absent: nothing, or not asked yet. */
  problem: text(300).optional(),
});
export interface DnsRecord extends z.infer<typeof DnsRecord> {}

/** The records that lead a custom domain to the platform and prove whose it is. */
export const DnsMapping = z.object({ domain: text(253), records: z.array(DnsRecord).max(10) });
export interface DnsMapping extends z.infer<typeof DnsMapping> {}

/** The organisation whose site is meant: one's own, or a client of one's own. */
export const ByWebsiteOrganisation = z.strictObject({ orgId: Id });
export interface ByWebsiteOrganisation extends z.infer<typeof ByWebsiteOrganisation> {}

/** `domain` is one of the available domains; left out, the first of them. */
export const RequestWebsite = z.strictObject({ orgId: Id, domain: DomainName.optional() });
export interface RequestWebsite extends z.infer<typeof RequestWebsite> {}

/** `customDomain` null takes the custom domain away. */
export const ConfigureDomain = z.strictObject({ orgId: Id, customDomain: DomainName.nullable() });
export interface ConfigureDomain extends z.infer<typeof ConfigureDomain> {}

/** A site's settings with the DNS records of its custom domain; null where there is no custom domain. */
export const DomainState = z.object({ websiteSettings: WebsiteSettings, dnsMapping: DnsMapping.nullable() });
export interface DomainState extends z.infer<typeof DomainState> {}

/** `dnsMapping` holds what DNS answered beside what it should have. */
export const VerifiedDns = z.object({ websiteSettings: WebsiteSettings, dnsMapping: DnsMapping.nullable().optional() });
export interface VerifiedDns extends z.infer<typeof VerifiedDns> {}

/** Sub-domains of the platform that the organisation can take, the best first. */
export const AvailableDomains = z.object({ domains: z.array(text(253)).max(20) });
export interface AvailableDomains extends z.infer<typeof AvailableDomains> {}
