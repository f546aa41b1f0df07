import * as z from "zod";
import { Address } from "./branch";
import {
  Amount,
  Count,
  Currency,
  Email,
  Id,
  Phone,
  readOnly,
  requiredName,
  requiredText,
  stamps,
  TimeZone,
  text,
} from "./common";
import { Branding, ChangeBranding, ChangeSocialLinks, SocialLinks, ThemeId } from "./organisation";

/** How often a plan is paid. */
export const PlanInterval = z.enum(["month", "year"]);
export type PlanInterval = z.infer<typeof PlanInterval>;

/** What a plan and its add-ons make room for. */
export const LIMIT_NAMES = ["branches", "desks", "adminUsers"] as const;
export const LimitName = z.enum(LIMIT_NAMES);
export type LimitName = z.infer<typeof LimitName>;

const Room = z.int("Use a whole number").min(0, "Use 0 or more").max(1_000_000);

/** How many of each an organisation may have; null: as many as it likes. */
export const PlanLimits = z.strictObject({
  branches: Room.nullable(),
  desks: Room.nullable(),
  adminUsers: Room.nullable(),
});
export interface PlanLimits extends z.infer<typeof PlanLimits> {}

/** How many of each one piece of an add-on adds to the plan's limits. */
export const AddOnLimits = z.strictObject({ branches: Room, desks: Room, adminUsers: Room });
export interface AddOnLimits extends z.infer<typeof AddOnLimits> {}

/** What a subscription names a plan or an add-on by; it can't be changed once something was sold under it. */
export const PlanCode = z
  .string()
  .trim()
  .toLowerCase()
  .max(40, "Use at most 40 characters")
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use letters, digits and single dashes, such as growth-yearly");

const fields = {
  code: PlanCode,
  name: requiredName(120),
  description: text(1000).optional(),
  /** Price of one interval, tax included, in the currency's minor unit. */
  amount: Amount,
  /** The super organisation's when left out. */
  currency: Currency.optional(),
  interval: PlanInterval,
  /** What it offers, a line each, in the order of the plan card. */
  features: z.array(requiredText(120)).max(30, "Name at most 30 features").optional(),
  /** False: it is sold no longer; who has it keeps it. */
  isActive: z.boolean().optional(),
};

const made = {
  _id: Id,
  ...fields,
  description: text(1000),
  currency: Currency,
  features: z.array(text(120)).max(30),
  isActive: z.boolean(),
  /** Place in the list, from 0. */
  order: Count,
  ...stamps,
};

/** What an organisation subscribes to. */
export const PricingPlan = z.object({ ...made, limits: PlanLimits });
export interface PricingPlan extends z.infer<typeof PricingPlan> {}

/** What can be had beside a plan, in any number of pieces; the amount is that of one. */
export const AddOn = z.object({ ...made, limits: AddOnLimits });
export interface AddOn extends z.infer<typeof AddOn> {}

/** A plan as it is saved; without `_id` a new one. */
export const SavePricingPlan = z.strictObject({
  ...readOnly("order"),
  _id: Id.optional(),
  ...fields,
  limits: PlanLimits,
});
export interface SavePricingPlan extends z.input<typeof SavePricingPlan> {}

/** An add-on as it is saved; without `_id` a new one. */
export const SaveAddOn = z.strictObject({ ...readOnly("order"), _id: Id.optional(), ...fields, limits: AddOnLimits });
export interface SaveAddOn extends z.input<typeof SaveAddOn> {}

const codesDiffer = (entries: readonly { code: string }[]) =>
  new Set(entries.map(({ code }) => code)).size === entries.length;
const sameCode = "Give each a code of its own";

/** All plans in the order of the plan page. One that is left out is deleted. */
export const UpdatePricingPlans = z.strictObject({
  pricingPlans: z.array(SavePricingPlan).max(20, "Keep at most 20 plans").refine(codesDiffer, sameCode),
});
export interface UpdatePricingPlans extends z.input<typeof UpdatePricingPlans> {}

/** All add-ons in the order of the plan page. One that is left out is deleted. */
export const UpdateAddOns = z.strictObject({
  addOns: z.array(SaveAddOn).max(50, "Keep at most 50 add-ons").refine(codesDiffer, sameCode),
});
export interface UpdateAddOns extends z.input<typeof UpdateAddOns> {}

const profile = {
  orgName: requiredName(120),
  /** The company's name on receipts. */
  legalName: text(200),
  /** Tax number on receipts, such as a GSTIN. */
  taxId: text(30),
  address: Address,
  timezone: TimeZone,
  theme: ThemeId.nullable(),
  brandNameVisible: z.boolean(),
};

/** The organisation that runs the platform, with what it sells. */
export const SuperOrganisation = z.object({
  _id: Id,
  ...profile,
  theme: text(40).nullable(),
  orgCode: text(24),
  supportEmail: text(254),
  supportPhone: text(24),
  /** Of what it sells. */
  currency: Currency,
  logoSquare: text(500).nullable(),
  branding: Branding,
  socialLinks: SocialLinks,
  /** All plans, also those that are sold no longer, in order. */
  pricingPlans: z.array(PricingPlan).max(20),
  addOns: z.array(AddOn).max(50),
  ...stamps,
});
export interface SuperOrganisation extends z.infer<typeof SuperOrganisation> {}

/** The fields to change; what is left out stays as it is. An empty e-mail address or phone number takes it away. */
export const UpdateSuperOrganisation = z.strictObject({
  ...z.strictObject(profile).partial().shape,
  supportEmail: z.union([Email, z.literal("")]).optional(),
  supportPhone: z.union([Phone, z.literal("")]).optional(),
  branding: ChangeBranding.optional(),
  socialLinks: ChangeSocialLinks.optional(),
  ...readOnly("_id", "orgCode", "currency", "logoSquare", "pricingPlans", "addOns"),
});
export interface UpdateSuperOrganisation extends z.input<typeof UpdateSuperOrganisation> {}
