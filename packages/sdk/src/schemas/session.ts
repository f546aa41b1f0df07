import * as z from "zod";
import { PERMISSIONS } from "../contract/permissions";
import { Currency, Email, Id, Instant, requiredText, TimeZone, text } from "./common";
import { KnownPlatform, OrganisationFeatures, WorkspaceKind } from "./organisation";
import { SubscriptionStatus } from "./subscription";

export const Permission = z.enum(PERMISSIONS);

/** The organisation of a signed-in person, as far as his screens need it. */
export const SessionOrganisation = z.object({
  _id: Id,
  orgName: requiredText(120),
  orgCode: requiredText(24),
  workspaceKind: WorkspaceKind,
  theme: text(40).nullable(),
  features: OrganisationFeatures,
  currency: Currency,
  timezone: TimeZone,
  websiteSettings: z.record(z.string(), z.unknown()).nullable(),
  dnsMapping: z.record(z.string(), z.unknown()).nullable(),
  subscriptionExpired: z.boolean(),
  /** How the subscription stands; null where there is none. Everybody who works here is told, also who may not read it. */
  subscriptionStatus: SubscriptionStatus.nullable(),
  /** When what is paid, or tried, ends: while past due everything works for seven days more. */
  subscriptionEndsAt: Instant.nullable(),
  /** When visitors can book no more, two weeks after the subscription's end; null while it runs. */
  bookingsCloseAt: Instant.nullable(),
  platform: KnownPlatform,
  /** Where codes and links lead its visitors, such as `https://harbour.example.com`. */
  visitorsAddress: text(300),
  isReseller: z.boolean(),
  isClient: z.boolean(),
  isSuper: z.boolean(),
});
export interface SessionOrganisation extends z.infer<typeof SessionOrganisation> {}

/** Areas that not every organisation works with. */
export const OccasionalArea = z.enum(["businessUnits", "installationRequests", "tracking"]);
export type OccasionalArea = z.infer<typeof OccasionalArea>;

/** Who is signed in, what he may do and where. */
export const Session = z.object({
  _id: Id,
  name: requiredText(120),
  email: Email,
  permissions: z.array(Permission),
  /** The branch that desk, customer and booking lists cover; null while there is none. */
  selectedBranch: Id.nullable(),
  allowedBranches: z.array(Id),
  /** May pick any branch of the organisation. */
  isDefaultUser: z.boolean(),
  loggedOrgDetails: SessionOrganisation,
  /**
   * Of the areas that not every organisation works with, those that are somebody's work in this one and open to the person:
   * it has a business unit, an installation request; tracking, where it has business units or organisations below it.
   */
  inUse: z.array(OccasionalArea),
  expiresAt: Instant,
  /** The organisation asks for a second factor: until one is set up, all other calls answer 403 `second_factor_needed`. */
  secondFactorNeeded: z.boolean(),
});
export interface Session extends z.infer<typeof Session> {}
