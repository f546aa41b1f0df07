import * as z from "zod";
import { Person } from "./comment";
import {
  Amount,
  Count,
  Currency,
  Email,
  Id,
  Instant,
  LocalDate,
  PlainOrganisationName,
  page,
  pageQuery,
  readOnly,
  stamps,
  TimeZone,
  text,
} from "./common";
import { Upload } from "./file";
import {
  Branding,
  ChangeBranding,
  ChangeSocialLinks,
  InviteOwner,
  OrganisationOwner,
  ResellerOrgType,
  SocialLinks,
  ThemeId,
  WorkspaceKind,
} from "./organisation";
import { DnsMapping, DomainName, DomainStatus } from "./website";

/** `percent`: a part of each payment of a client; `fixed`: an amount of each. */
export const ProfitType = z.enum(["percent", "fixed"]);
export type ProfitType = z.infer<typeof ProfitType>;

/** What a reseller gets of his clients' payments. */
export const ProfitSharing = z.object({
  /** `percent`: 0 to 100 with at most two decimals; `fixed`: minor unit of the reseller's currency. */
  rate: z.number().min(0).max(1e12),
  type: ProfitType,
});
export interface ProfitSharing extends z.infer<typeof ProfitSharing> {}

const rateFields = { rate: z.number().min(0, "Use 0 or more").max(1e12), type: ProfitType };

const rateFits = ({ rate, type }: { rate: number; type: ProfitType }) =>
  type === "fixed" ? Number.isInteger(rate) : rate <= 100 && Number(rate.toFixed(2)) === rate;
const rateMessage = {
  path: ["rate"],
  error: ({ input }: { input?: unknown }) =>
    (input as { type?: unknown }).type === "fixed"
      ? "Use a whole amount in the smallest unit"
      : "Use 0 to 100 percent with at most two decimals",
};

/** A rate and the time for which it stands. */
export const ProfitRate = z.object({
  _id: Id,
  ...ProfitSharing.shape,
  /** First day, in the reseller's time zone. */
  effectiveFrom: LocalDate,
  /** Null where nobody did: the rate that he began with. */
  setBy: Person.nullable(),
  createdAt: Instant,
});
export interface ProfitRate extends z.infer<typeof ProfitRate> {}

/** All rates, the latest first; at most 500. */
export const ProfitRates = z.array(ProfitRate).max(500);

/** A host on which the platform appears in the reseller's branding. */
export const ResellerDomain = z.object({
  domain: text(253),
  /** The one that mails and QR codes lead to; at most one is. */
  isPrimary: z.boolean(),
  status: DomainStatus,
  /** The records that its owner sets. */
  dnsMapping: DnsMapping.nullable(),
  checkedAt: Instant.nullable(),
});
export interface ResellerDomain extends z.infer<typeof ResellerDomain> {}

/** What a reseller's clients come to now. */
export const ResellerTotals = z.object({
  clients: Count,
  /** Neither deactivated nor expired. */
  activeClients: Count,
  branches: Count,
  desks: Count,
});
export interface ResellerTotals extends z.infer<typeof ResellerTotals> {}

/** An organisation that has clients of its own and shares in what they pay. */
export const Reseller = z.object({
  _id: Id,
  orgName: text(120),
  orgCode: text(24),
  resellerOrgType: ResellerOrgType,
  workspaceKind: WorkspaceKind,
  isActive: z.boolean(),
  timezone: TimeZone,
  currency: Currency,
  theme: text(40).nullable(),
  logoSquare: text(500).nullable(),
  branding: Branding,
  brandNameVisible: z.boolean(),
  /** Its pages and mails say in a line on whose platform it runs. */
  platformLine: z.boolean(),
  socialLinks: SocialLinks,
  /** Also while he is only invited; null where nobody owns it any more. */
  /** `invited`: has not followed the invitation yet. */
  owner: OrganisationOwner.extend({ invited: z.boolean() }).nullable(),
  /** The rate that stands today. */
  profitSharing: ProfitSharing,
  domains: z.array(ResellerDomain).max(20),
  stats: ResellerTotals,
  ...stamps,
});
export interface Reseller extends z.infer<typeof Reseller> {}

/** `status` ALL (or none) adds no filter. `search` looks at name, code and the owner's e-mail address. */
export const ResellerQuery = z.strictObject({ ...pageQuery, status: z.enum(["ALL", "ACTIVE", "INACTIVE"]).optional() });
export interface ResellerQuery extends z.infer<typeof ResellerQuery> {}

export const ResellerPage = page(Reseller);

const fields = {
  orgName: PlainOrganisationName,
  resellerOrgType: ResellerOrgType,
  /** Default: co-working, unless study halls are all that he sells. */
  workspaceKind: WorkspaceKind.optional(),
  /** The platform's own when left out. */
  timezone: TimeZone.optional(),
  theme: ThemeId.nullable().optional(),
  socialLinks: ChangeSocialLinks.optional(),
};

/** A new reseller. His code is made from the name when left out; without `profitSharing` he gets nothing yet. */
export const CreateReseller = z.strictObject({
  ...fields,
  orgCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,23}$/, "Use 2 to 24 letters, digits and dashes")
    .optional(),
  /** The platform's own when left out; it can't be changed later. */
  currency: Currency.optional(),
  owner: InviteOwner,
  profitSharing: z.strictObject(rateFields).refine(rateFits, rateMessage).optional(),
});
export interface CreateReseller extends z.input<typeof CreateReseller> {}

/** `email` left out stays as it is. */
export const InviteReseller = z.strictObject({ id: Id, email: Email.optional() });
export interface InviteReseller extends z.infer<typeof InviteReseller> {}

/** The fields to change; what is left out stays as it is. What has a call of its own is read-only here. */
export const UpdateReseller = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  ...readOnly(
    "orgCode",
    "currency",
    "owner",
    "isActive",
    "profitSharing",
    "domains",
    "branding",
    "brandNameVisible",
    "platformLine",
    "logoSquare",
    "stats",
  ),
  _id: Id,
});
export interface UpdateReseller extends z.input<typeof UpdateReseller> {}

export const UpdateResellerStatus = z.strictObject({ id: Id, isActive: z.boolean() });
export interface UpdateResellerStatus extends z.infer<typeof UpdateResellerStatus> {}

/** `effectiveFrom`: the first day of the new rate, today or later; left out, today. */
export const UpdateProfitRate = z
  .strictObject({ id: Id, ...rateFields, effectiveFrom: LocalDate.optional() })
  .refine(rateFits, rateMessage);
export interface UpdateProfitRate extends z.infer<typeof UpdateProfitRate> {}

const SetDomain = z.strictObject({
  domain: DomainName,
  isPrimary: z.boolean().optional(),
  status: z.unknown().optional(),
  dnsMapping: z.unknown().optional(),
  checkedAt: z.unknown().optional(),
});

/** All domains of the reseller; one that is left out is given up. The first is the primary one unless one says so. */
export const UpdateResellerDomains = z.strictObject({
  id: Id,
  domains: z
    .array(SetDomain)
    .max(20, "Name at most 20 domains")
    .refine((domains) => new Set(domains.map(({ domain }) => domain)).size === domains.length, "Name each domain once")
    .refine((domains) => domains.filter(({ isPrimary }) => isPrimary).length <= 1, "Choose one primary domain"),
});
export interface UpdateResellerDomains extends z.input<typeof UpdateResellerDomains> {}

export const UpdateResellerBranding = z.strictObject({
  id: Id,
  branding: ChangeBranding.optional(),
  brandNameVisible: z.boolean().optional(),
  platformLine: z.boolean().optional(),
  theme: ThemeId.nullable().optional(),
});
export interface UpdateResellerBranding extends z.infer<typeof UpdateResellerBranding> {}

/** A PNG, JPEG, WebP or AVIF of at most 5 MiB. */
export const UploadLogo = z.strictObject({ resellerId: Id, logo: Upload, logoType: z.enum(["small", "large"]) });
export interface UploadLogo extends z.infer<typeof UploadLogo> {}

/** One month of a reseller; amounts in the minor unit of his currency. */
export const ResellerMonth = z.object({
  /** First day of the month, in the reseller's time zone. */
  month: LocalDate,
  /** At the month's end; of the running month, now. */
  clients: Count,
  newClients: Count,
  bookings: Count,
  /** What his clients paid for their subscriptions. */
  revenue: Amount,
  /** His part of it. */
  profit: Amount,
});
export interface ResellerMonth extends z.infer<typeof ResellerMonth> {}

/** How a reseller does; amounts in the minor unit of his currency, months in his time zone. */
export const ResellerStats = z.object({
  ...ResellerTotals.shape,
  trialClients: Count,
  expiredClients: Count,
  newClientsThisMonth: Count,
  bookingsThisMonth: Count,
  currency: Currency,
  revenueThisMonth: Amount,
  revenueLastMonth: Amount,
  /** Of it, what was paid up to the day of the month that has today's number. */
  revenueLastMonthToDay: Amount,
  totalRevenue: Amount,
  profitThisMonth: Amount,
  totalProfit: Amount,
  /** What he is owed, in each currency in which it is anything. */
  owed: z.array(z.object({ currency: Currency, amount: Amount })),
  /** Percent of last month's revenue up to the same day; null when that was nothing. */
  monthlyGrowth: z.number().nullable(),
  /** The last 12 months with the running one, the oldest first. */
  series: z.array(ResellerMonth).length(12),
  /** The five clients that paid most in these 12 months. */
  topClients: z.array(z.object({ _id: Id, orgName: text(120), revenue: Amount, bookings: Count, desks: Count })).max(5),
});
export interface ResellerStats extends z.infer<typeof ResellerStats> {}
