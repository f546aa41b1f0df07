import * as z from "zod";
import { Comment, Person } from "./comment";
import { Count, distinctList, Email, Id, Phone, page, pageQuery, requiredName, stamps, text } from "./common";

/** What kind of place a lead runs. */
export const BUSINESS_UNIT_CATEGORIES = [
  "co-working",
  "study-hall",
  "library",
  "coaching-centre",
  "business-centre",
  "cafe",
  "other",
] as const;
export const BusinessUnitCategory = z.enum(BUSINESS_UNIT_CATEGORIES);
export type BusinessUnitCategory = z.infer<typeof BusinessUnitCategory>;

/** What a lead has on the web now. */
export const BUSINESS_UNIT_WEBSITE_TYPES = ["none", "social-page", "single-page", "full-site", "booking-site"] as const;
export const BusinessUnitWebsiteType = z.enum(BUSINESS_UNIT_WEBSITE_TYPES);
export type BusinessUnitWebsiteType = z.infer<typeof BusinessUnitWebsiteType>;

/** How far the work with a lead has come; any may follow any. */
export const BUSINESS_UNIT_STATUSES = ["NEW", "CONTACTED", "INTERESTED", "DEMO", "WON", "LOST"] as const;
export const BusinessUnitStatus = z.enum(BUSINESS_UNIT_STATUSES);
export type BusinessUnitStatus = z.infer<typeof BusinessUnitStatus>;

/** A lead that staff work through. */
export const BusinessUnit = z.object({
  _id: Id,
  name: text(120),
  contactName: text(120),
  email: text(254),
  phone: text(24),
  city: text(100),
  dataCategory: BusinessUnitCategory,
  websiteType: BusinessUnitWebsiteType,
  status: BusinessUnitStatus,
  /** Where the lead came from, such as "Trade fair". */
  source: text(120),
  assignedTo: z.array(Person),
  /** The newest three; `businessUnits.comments` reads all. */
  comments: z.array(Comment).max(3),
  commentCount: Count,
  ...stamps,
});
export interface BusinessUnit extends z.infer<typeof BusinessUnit> {}

export const BusinessUnitPage = page(BusinessUnit);

/** Adds a lead: a name, and what else is known. `dataCategory` is "other", `websiteType` "none", `status` NEW at first. */
export const AddBusinessUnit = z.strictObject({
  name: requiredName(120),
  contactName: text(120).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  city: text(100).optional(),
  dataCategory: BusinessUnitCategory.optional(),
  websiteType: BusinessUnitWebsiteType.optional(),
  status: BusinessUnitStatus.optional(),
  source: text(120).optional(),
});
export interface AddBusinessUnit extends z.input<typeof AddBusinessUnit> {}

const status = z.enum(["ALL", ...BUSINESS_UNIT_STATUSES]).optional();

/** `search` looks in names, contacts, addresses, numbers and cities; `status` ALL (or none) adds no filter. */
export const BusinessUnitQuery = z.strictObject({
  ...pageQuery,
  status,
  dataCategory: BusinessUnitCategory.optional(),
  websiteType: BusinessUnitWebsiteType.optional(),
});
export interface BusinessUnitQuery extends z.infer<typeof BusinessUnitQuery> {}

/** The leads of the person who asks. */
export const AssignedQuery = z.strictObject({ limit: pageQuery.limit, page: pageQuery.page, status });
export interface AssignedQuery extends z.infer<typeof AssignedQuery> {}

export const ChangeBusinessUnitCategory = z.strictObject({ id: Id, dataCategory: BusinessUnitCategory });
export interface ChangeBusinessUnitCategory extends z.infer<typeof ChangeBusinessUnitCategory> {}

export const ChangeBusinessUnitWebsiteType = z.strictObject({ id: Id, websiteType: BusinessUnitWebsiteType });
export interface ChangeBusinessUnitWebsiteType extends z.infer<typeof ChangeBusinessUnitWebsiteType> {}

export const ChangeBusinessUnitStatus = z.strictObject({ id: Id, status: BusinessUnitStatus });
export interface ChangeBusinessUnitStatus extends z.infer<typeof ChangeBusinessUnitStatus> {}

/** An empty phone number takes the old one away. */
export const ChangeBusinessUnitPhone = z.strictObject({ id: Id, phone: z.union([Phone, z.literal("")]) });
export interface ChangeBusinessUnitPhone extends z.infer<typeof ChangeBusinessUnitPhone> {}

/** Gives leads to people: these replace whoever had them; no people at all leave them to nobody. */
export const AssignTeam = z.strictObject({
  businessUnitIds: distinctList(Id)
    .min(1, "Choose at least one business unit")
    .max(200, "Choose at most 200 business units"),
  userIds: distinctList(Id).max(50, "Choose at most 50 people"),
});
export interface AssignTeam extends z.infer<typeof AssignTeam> {}

/** The leads as they are after an assignment. */
export const BusinessUnits = z.array(BusinessUnit);
