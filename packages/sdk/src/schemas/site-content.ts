import * as z from "zod";
import { MOST_PUBLIC_PLANS } from "../domain/limits";
import { BookableOrganisation } from "./booking";
import { BookingType, PlanDuration } from "./booking-type";
import { PublicBranch } from "./branch";
import { Amount, Currency, Id, text } from "./common";
import { PassAllowance, PlanKind } from "./fee-plan";

/** How an organisation's own site is laid out: calm and bookish, large photos, or text first. */
export const SITE_LAYOUTS = ["reading-room", "studio", "plain"] as const;
export const SiteLayout = z.enum(SITE_LAYOUTS);
export type SiteLayout = z.infer<typeof SiteLayout>;

/** What an organisation's own site can leave out. */
export const SITE_PARTS = ["photos", "hours", "facilities", "plans", "directions", "contactForm"] as const;
export const SitePart = z.enum(SITE_PARTS);
export type SitePart = z.infer<typeof SitePart>;

/** What an organisation says on its own site, beside what its branches and plans say. */
export const SiteContent = z.object({
  layout: SiteLayout,
  /** Above all else; empty: the organisation's name. */
  headline: text(120),
  /** What the place is, in paragraphs with an empty line between them. */
  about: text(3000),
  hiddenParts: z.array(SitePart).max(SITE_PARTS.length),
});
export interface SiteContent extends z.infer<typeof SiteContent> {}

/** A price as an organisation's site shows it. */
export const PublicPlan = z.object({
  /** The fee plan's. */
  _id: Id,
  name: text(120),
  sells: PlanKind,
  bookingType: BookingType,
  duration: PlanDuration,
  /** With its tax; where there are several prices, the lowest. */
  amount: Amount,
  /** Whether some of what it sells costs more. */
  isFrom: z.boolean(),
  currency: Currency,
  /** What a pass holds. */
  allowance: PassAllowance.nullable(),
});
export interface PublicPlan extends z.infer<typeof PublicPlan> {}

/** A branch as an organisation's site shows it. */
export const SiteBranch = PublicBranch.extend({
  /** Those that the organisation shows on its site, the cheapest first. */
  plans: z.array(PublicPlan).max(MOST_PUBLIC_PLANS),
});
export interface SiteBranch extends z.infer<typeof SiteBranch> {}

/** What an organisation's own site shows. */
export const PublicSite = BookableOrganisation.extend({ branches: z.array(SiteBranch), content: SiteContent });
export interface PublicSite extends z.infer<typeof PublicSite> {}
