import * as z from "zod";
import { PERMISSIONS } from "../contract/permissions";
import { Currency, Email, Id, Instant, requiredText, TimeZone, text } from "./common";
import { OrganisationFeatures, WorkspaceKind } from "./organisation";

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
  isReseller: z.boolean(),
  isClient: z.boolean(),
  isSuper: z.boolean(),
});
export interface SessionOrganisation extends z.infer<typeof SessionOrganisation> {}

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
  expiresAt: Instant,
  /** The organisation asks for a second factor: until one is set up, all other calls answer 403 `second_factor_needed`. */
  secondFactorNeeded: z.boolean(),
});
export interface Session extends z.infer<typeof Session> {}
