import type {
  Address,
  Branding,
  DnsMapping,
  OrganisationFeatures,
  OrganisationSettings,
  SiteLayout,
  SitePart,
  SocialLinks,
  UpiProposal,
  WorkspaceKind,
} from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Json, JsonOrNull, JsonWithDefault } from "../json";
import type { Instant, InstantOrNull, InstantWithDefault, Stamps } from "./columns";

interface OrganisationsTable extends Stamps {
  orgId: string;
  orgName: string;
  /** Upper case, unique over the platform. */
  orgCode: string;
  orgType: "platform" | "client";
  workspaceKind: WorkspaceKind;
  resellerId: string | null;
  resellerOrgType: "co-working" | "study-hall" | "both" | null;
  isSuper: Generated<boolean>;
  isReseller: Generated<boolean>;
  isClient: Generated<boolean>;
  isActive: Generated<boolean>;
  theme: string | null;
  timezone: string;
  currency: string;
  logoSquare: string | null;
  branding: JsonWithDefault<Branding>;
  brandNameVisible: Generated<boolean>;
  /** A reseller's pages and mails say on whose platform he runs. */
  platformLine: Generated<boolean>;
  /** What stands on a reseller's host for who isn't signed in: `none`, `own`, or the address that leads on. */
  publicPages: Generated<string>;
  socialLinks: JsonWithDefault<SocialLinks>;
  features: JsonWithDefault<OrganisationFeatures>;
  orgSettings: JsonWithDefault<OrganisationSettings>;
  upiDetails: JsonWithDefault<{ vpa?: string; payeeName?: string }>;
  /** Where an organisation above wants payments to go; null while there is nothing to say to that. */
  upiProposal: JsonOrNull<UpiProposal>;
  /** Its people sign in with a second factor, or may do nothing but set one up. */
  requireSecondFactor: Generated<boolean>;
  /** Origins whose pages may show the booking flow in a frame. */
  embedOrigins: Generated<string[]>;
  /** Hours after which a session that nobody uses ends; null: it doesn't. */
  sessionIdleHours: Generated<number | null>;
  websiteSettings: JsonOrNull<Record<string, unknown>>;
  dnsMapping: JsonOrNull<Record<string, unknown>>;
}

/** What stands on the receipts of the organisation that runs the platform. */
interface PlatformProfilesTable {
  orgId: string;
  legalName: Generated<string>;
  taxId: Generated<string>;
  address: JsonWithDefault<Address>;
  supportEmail: Generated<string>;
  supportPhone: Generated<string>;
  updatedAt: InstantWithDefault;
}

/** The sub-domains that organisations chose. */
interface WebsitesTable {
  orgId: string;
  /** The first part of the host's name, lower case. */
  label: string;
  /** The reseller below whose domain it lies; null: below the platform's own host. */
  homeId: string | null;
  requestedAt: Instant;
  updatedAt: InstantWithDefault;
}

/** Domains that organisations asked for; once DNS leads here one belongs to one organisation over the whole platform. */
interface DomainsTable {
  orgId: string;
  /** Lower case. */
  domain: string;
  isPrimary: Generated<boolean>;
  status: "PENDING" | "VERIFIED" | "FAILED";
  dnsMapping: Json<DnsMapping>;
  checkedAt: InstantOrNull;
  verifiedAt: InstantOrNull;
  /** Since when a verified one's records are missing. */
  missingSince: InstantOrNull;
  /** Checks by the job, one after the other, that a verified one's records were missing at. */
  missedChecks: Generated<number>;
  /** Whether the names below it lead here too, as at the last check. */
  leadsBelow: Generated<boolean>;
  /** When its people were warned. */
  warnedAt: InstantOrNull;
  /** When DNS is asked about it again; null: not by itself. */
  nextCheckAt: InstantOrNull;
  createdAt: InstantWithDefault;
}

/** What organisations say on their own sites. */
interface SiteContentsTable {
  orgId: string;
  /** Null: the one that goes with what the organisation runs. */
  layout: SiteLayout | null;
  headline: Generated<string>;
  about: Generated<string>;
  hiddenParts: Generated<SitePart[]>;
  updatedAt: InstantWithDefault;
}

export interface OrganisationTables {
  organisations: OrganisationsTable;
  platformProfiles: PlatformProfilesTable;
  domains: DomainsTable;
  websites: WebsitesTable;
  siteContents: SiteContentsTable;
}
