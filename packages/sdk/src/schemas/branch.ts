import * as z from "zod";
import { MOST_PHOTOS, MOST_PUBLIC_PASSES, MOST_PUBLIC_SHIFTS } from "../domain/limits";
import { ClosedDays } from "./closed-days";
import {
  distinctList,
  Email,
  Id,
  LocalTime,
  Phone,
  page,
  pageQuery,
  requiredName,
  stamps,
  TimeZone,
  text,
} from "./common";
import { pageInRoom } from "./plan-room";
import { PublicPass } from "./public-pass";
import { PublicShift } from "./public-shift";

/** The facilities that a branch can name. */
export const BRANCH_FEATURES = [
  "wifi",
  "power",
  "ac",
  "parking",
  "locker",
  "pantry",
  "printer",
  "cctv",
  "quiet",
  "wheelchair",
] as const;
export const BranchFeature = z.enum(BRANCH_FEATURES);
export type BranchFeature = z.infer<typeof BranchFeature>;

/** Opening hours of one weekday; day 0 is Sunday. A closed day keeps its times for when it opens again. */
export const DayTiming = z
  .strictObject({ day: z.int().min(0).max(6), open: LocalTime, close: LocalTime, closed: z.boolean() })
  .refine((timing) => timing.closed || timing.open < timing.close, {
    path: ["close"],
    message: "Close later than you open",
  });
export interface DayTiming extends z.infer<typeof DayTiming> {}

/** A week's opening hours: each weekday once. */
export const Timings = z
  .array(DayTiming)
  .length(7, "Give all seven days")
  .refine((days) => new Set(days.map((timing) => timing.day)).size === 7, "Give each weekday once");

export const Address = z.strictObject({
  line1: text(200).optional(),
  line2: text(200).optional(),
  city: text(100).optional(),
  state: text(100).optional(),
  postalCode: text(20).optional(),
  country: text(60).optional(),
});
export interface Address extends z.infer<typeof Address> {}

const fields = {
  name: requiredName(120),
  code: text(24).optional(),
  address: Address.optional(),
  phone: Phone.optional(),
  email: Email.optional(),
  timezone: TimeZone,
  timings: Timings.optional(),
  features: distinctList(BranchFeature).max(BRANCH_FEATURES.length).optional(),
  /** The way to it and in, for visitors: where the door is, which bell, where to leave a bicycle. */
  directions: text(1000).optional(),
  isActive: z.boolean().optional(),
};

/** What an update may carry back from a record that was read; it changes nothing. */
const readOnly = {
  closures: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

/** A physical place of an organisation, with its own time zone, opening hours and facilities. */
export const Branch = z.object({
  _id: Id,
  ...fields,
  code: text(24),
  address: Address,
  phone: text(24),
  email: text(254),
  timings: Timings,
  features: z.array(BranchFeature),
  /** Days on which it is closed beside its week: of the past year, and all that are ahead. Changed by `closures`. */
  closures: z.array(ClosedDays),
  isActive: z.boolean(),
  ...stamps,
});
export interface Branch extends z.infer<typeof Branch> {}

export const AddBranch = z.strictObject(fields);
export interface AddBranch extends z.input<typeof AddBranch> {}

/** The fields to change; what is left out stays as it is. */
export const UpdateBranch = z.strictObject({
  ...AddBranch.partial().shape,
  phone: z.union([Phone, z.literal("")]).optional(),
  email: z.union([Email, z.literal("")]).optional(),
  ...readOnly,
  _id: Id,
});
export interface UpdateBranch extends z.input<typeof UpdateBranch> {}

/** What a visitor sees of a branch. */
export const PublicBranch = Branch.pick({
  _id: true,
  name: true,
  address: true,
  phone: true,
  email: true,
  timezone: true,
  timings: true,
  features: true,
  directions: true,
}).extend({
  /** Days on which it is closed beside its week, as far as visitors may book ahead. */
  closures: z.array(ClosedDays),
  /** Keys of its pictures, in the gallery's order: `gallery.signedUrls` gives their addresses. */
  photos: z.array(text(500)).max(MOST_PHOTOS),
  /** Those that are active, the first of the day first: their times are quick to choose. */
  shifts: z.array(PublicShift).max(MOST_PUBLIC_SHIFTS),
  /** Those that visitors can ask for as they book, the cheapest first. */
  passes: z.array(PublicPass).max(MOST_PUBLIC_PASSES),
});
export interface PublicBranch extends z.infer<typeof PublicBranch> {}

/** `status` ALL (or none) adds no filter. `search` looks at name and code. */
export const BranchQuery = z.strictObject({ ...pageQuery, status: z.enum(["ALL", "ACTIVE", "INACTIVE"]).optional() });
export interface BranchQuery extends z.infer<typeof BranchQuery> {}

export const BranchPage = pageInRoom(Branch);

/** Names the organisation whose public branches are asked for. */
export const ByOrganisation = z.strictObject({ orgId: Id });
export interface ByOrganisation extends z.infer<typeof ByOrganisation> {}

export const PublicBranchPage = page(PublicBranch);
