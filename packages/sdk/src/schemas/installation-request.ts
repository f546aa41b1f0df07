import * as z from "zod";
import { Address } from "./branch";
import { Person } from "./comment";
import { Id, LocalDate, Phone, page, pageQuery, requiredName, stamps, text } from "./common";

/** In the order of the work; CANCELLED ends it early. */
export const INSTALLATION_STATUSES = ["REQUESTED", "ASSIGNED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;
export const InstallationStatus = z.enum(INSTALLATION_STATUSES);
export type InstallationStatus = z.infer<typeof InstallationStatus>;

/** A wish that somebody comes and sets a place up: posters, screens, first desks. */
export const InstallationRequest = z.object({
  _id: Id,
  orgId: Id,
  orgName: text(120),
  contactName: text(120),
  phone: text(24),
  address: Address,
  /** Null: any day. */
  preferredDate: LocalDate.nullable(),
  notes: text(2000),
  status: InstallationStatus,
  /** Null until somebody has it. */
  assignedTo: Person.nullable(),
  ...stamps,
});
export interface InstallationRequest extends z.infer<typeof InstallationRequest> {}

export const InstallationRequestPage = page(InstallationRequest);

/** `status` ALL (or none) adds no filter. */
export const InstallationRequestQuery = z.strictObject({
  limit: pageQuery.limit,
  page: pageQuery.page,
  status: z.enum(["ALL", ...INSTALLATION_STATUSES]).optional(),
});
export interface InstallationRequestQuery extends z.infer<typeof InstallationRequestQuery> {}

/** Asks for an installation. `orgId` left out: for one's own organisation. */
export const AddInstallationRequest = z.strictObject({
  orgId: Id.optional(),
  contactName: requiredName(120),
  phone: Phone,
  address: Address.refine(({ line1 }) => Boolean(line1), { path: ["line1"], message: "Say where to come" }),
  preferredDate: LocalDate.optional(),
  notes: text(2000).optional(),
});
export interface AddInstallationRequest extends z.input<typeof AddInstallationRequest> {}

export const AssignInstallation = z.strictObject({ id: Id, userId: Id });
export interface AssignInstallation extends z.infer<typeof AssignInstallation> {}

export const ChangeInstallationStatus = z.strictObject({ id: Id, status: InstallationStatus });
export interface ChangeInstallationStatus extends z.infer<typeof ChangeInstallationStatus> {}
