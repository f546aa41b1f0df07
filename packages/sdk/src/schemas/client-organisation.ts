import * as z from "zod";
import { Count, Currency, Id, Instant, PlainOrganisationName, page, pageQuery, stamps, TimeZone, text } from "./common";
import {
  InviteOwner,
  OrganisationName,
  OrganisationOwner,
  OrganisationProfile,
  PublicOrganisation,
  WorkspaceKind,
} from "./organisation";
import { SubscriptionStatus } from "./subscription";

/** INACTIVE when it was deactivated, else how its subscription stands; without a subscription ACTIVE. */
export const ClientStatus = z.enum([...SubscriptionStatus.options, "INACTIVE"]);
export type ClientStatus = z.infer<typeof ClientStatus>;

/** `status` ALL (or none) adds no filter. `search` looks at name, code and the owner's e-mail address. */
export const ClientQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(["ALL", ...ClientStatus.options]).optional(),
});
export interface ClientQuery extends z.infer<typeof ClientQuery> {}

/** An organisation as the one above it sees it. */
export const ClientOrganisation = z.object({
  _id: Id,
  orgName: text(120),
  orgCode: text(24),
  orgType: PublicOrganisation.shape.orgType,
  workspaceKind: WorkspaceKind,
  logoSquare: text(500).nullable(),
  isActive: z.boolean(),
  status: ClientStatus,
  subscription: z
    .object({
      planCode: text(40),
      planName: text(120),
      status: SubscriptionStatus,
      currentPeriodEnd: Instant,
      isRecurring: z.boolean(),
    })
    .nullable(),
  branches: Count,
  desks: Count,
  /** Whose client it is; null: nobody's. */
  reseller: OrganisationName.nullable(),
  /** Null where nobody owns it any more. */
  owner: OrganisationOwner.nullable(),
  ...stamps,
});
export interface ClientOrganisation extends z.infer<typeof ClientOrganisation> {}

export const ClientOrganisationPage = page(ClientOrganisation);

/** A new client. Time zone and currency are one's own when left out; the currency can't be changed later. */
export const CreateClient = z.strictObject({
  orgName: PlainOrganisationName,
  workspaceKind: WorkspaceKind,
  timezone: TimeZone.optional(),
  currency: Currency.optional(),
  owner: InviteOwner,
});
export interface CreateClient extends z.input<typeof CreateClient> {}

/** An organisation with its settings, as the one above it sees it. */
export const ClientDetail = ClientOrganisation.extend({
  ...OrganisationProfile.pick({
    timezone: true,
    currency: true,
    theme: true,
    features: true,
    orgSettings: true,
    branding: true,
    brandNameVisible: true,
    socialLinks: true,
    upiDetails: true,
    upiProposal: true,
  }).shape,
  adminUsers: Count,
  customers: Count,
  /** By which address it is known: its domain, its sub-domain, its code; null where the platform has no name and it no domain. */
  websiteUrl: text(300).nullable(),
  /** When one of its people last signed in. */
  lastLoginAt: Instant.nullable(),
});
export interface ClientDetail extends z.infer<typeof ClientDetail> {}
