import type { ById, Page } from "../schemas/common";
import type { Branding } from "../schemas/organisation";
import type {
  CreateReseller,
  InviteReseller,
  ProfitRate,
  Reseller,
  ResellerQuery,
  ResellerStats,
  UpdateProfitRate,
  UpdateReseller,
  UpdateResellerBranding,
  UpdateResellerDomains,
  UpdateResellerStatus,
  UploadLogo,
} from "../schemas/reseller";
import type {
  AddPayout,
  ByReseller,
  ByStatement,
  EarningQuery,
  ResellerEarning,
  ResellerMonthStatement,
  ResellerPayout,
  ResellerStatement,
  TakePayoutBack,
} from "../schemas/reseller-statement";
import { form } from "./codec";
import { read, write } from "./operation";

export const resellers = {
  /**
   * Lists the resellers, a page at a time.
   * @example const { data, totalRecords } = await client.resellers.list({ status: "ACTIVE", limit: 20, page: 1 });
   */
  list: read<ResellerQuery, Page<Reseller>>("GET /organization/resellers/list", {
    query: ["page", "limit", "search", "status"],
    page: "totalRecords",
    limit: 20,
  }),

  /**
   * Reads one reseller; a reseller reads himself.
   * @example const reseller = await client.resellers.get({ id });
   */
  get: read<ById, Reseller>("GET /organization/details/{id}", { fallback: "Organization not found" }),

  /**
   * Makes a reseller and mails its owner an invitation (409 `org_code_taken`, `email_taken`).
   * @example await client.resellers.create({ orgName: "Northside Spaces", resellerOrgType: "both", owner: { name: "Tara Nair", email: "tara@northside.test" } });
   */
  create: write<CreateReseller, Reseller>("POST /organization/resellers/create", {
    creates: true,
    touches: ["resellers", "organisation"],
  }),

  /**
   * Mails a reseller's owner the invitation again, at another address where the first was wrong; not once somebody of his
   * has followed one (409 `already_signed_in`; 409 `email_taken`). At most five an hour for one reseller.
   * @example await client.resellers.invite({ id: reseller._id, email: "tara@northside.test" });
   */
  invite: write<InviteReseller, Reseller>("POST /organization/resellers/{id}/invite", {
    touches: ["resellers"],
    addition: true,
  }),

  /**
   * Changes a reseller's profile.
   * @example await client.resellers.update({ _id: reseller._id, resellerOrgType: "both" });
   */
  update: write<UpdateReseller, Reseller>("POST /organization/update", {
    touches: ["resellers", "organisation", "auth"],
  }),

  /**
   * Activates or deactivates a reseller. While he is inactive his people and his clients' sites get 403
   * `organisation_inactive`; his clients' staff go on, and nothing is lost.
   * @example await client.resellers.updateStatus({ id: reseller._id, isActive: false });
   */
  updateStatus: write<UpdateResellerStatus, Reseller>("PATCH /organization/resellers/{id}/status", {
    touches: ["resellers", "organisation"],
  }),

  /**
   * Sets what a reseller gets of his clients' payments, from a day on: a percentage, or an amount in the minor unit.
   * @example await client.resellers.updateProfitRate({ id: reseller._id, rate: 22.5, type: "percent" });
   */
  updateProfitRate: write<UpdateProfitRate, Reseller>("PATCH /organization/resellers/{id}/profit-rate", {
    touches: ["resellers"],
  }),

  /**
   * All profit rates of a reseller, the latest first.
   * @example const [current] = await client.resellers.profitRates({ id: reseller._id });
   */
  profitRates: read<ById, ProfitRate[]>("GET /organization/resellers/{id}/profit-rates", { addition: true }),

  /**
   * Sets all domains of a reseller; new ones are PENDING until DNS leads to the platform (409 `domain_taken`).
   * @example await client.resellers.updateDomains({ id: reseller._id, domains: [{ domain: "desks.northside.test" }] });
   */
  updateDomains: write<UpdateResellerDomains, Reseller>("PUT /organization/resellers/{id}/domains", {
    touches: ["resellers", "website"],
  }),

  /**
   * Changes how a reseller's brand is shown.
   * @example await client.resellers.updateBranding({ id: reseller._id, branding: { showLargeLogo: false } });
   */
  updateBranding: write<UpdateResellerBranding, Reseller>("PUT /organization/resellers/{id}/branding", {
    touches: ["resellers", "organisation", "auth"],
  }),

  /**
   * A reseller's figures with a series of 12 months; amounts in the minor unit. A reseller reads his own.
   * @example const { totalProfit, series } = await client.resellers.stats({ id: reseller._id });
   */
  stats: read<ById, ResellerStats>("GET /organization/resellers/{id}/stats"),

  /**
   * A reseller's months, newest first, one for each currency: what he was owed, earned and was paid. A closed month never
   * changes, whatever is set, paid or moved later. A reseller reads his own.
   * @example const { data } = await client.resellers.statements({ id: reseller._id, limit: 12, page: 1 });
   */
  statements: read<ByReseller, Page<ResellerStatement>>("GET /organization/resellers/{id}/statements", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 24,
    addition: true,
  }),

  /**
   * One month of a reseller: its sums and its payouts.
   * @example const { sums, payouts } = await client.resellers.statement({ id: reseller._id, month: "2026-11-01" });
   */
  statement: read<ByStatement, ResellerMonthStatement>("GET /organization/resellers/{id}/statements/{month}", {
    addition: true,
  }),

  /**
   * The payments of his clients in one month, the oldest first, each with the rate that stood and his share.
   * @example const { data } = await client.resellers.earnings({ id: reseller._id, month: "2026-11-01", limit: 50, page: 1 });
   */
  earnings: read<EarningQuery, Page<ResellerEarning>>("GET /organization/resellers/{id}/statements/{month}/earnings", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 50,
    addition: true,
  }),

  /**
   * What was paid out to a reseller, newest first. He reads his own.
   * @example const { data } = await client.resellers.payouts({ id: reseller._id, limit: 20, page: 1 });
   */
  payouts: read<ByReseller, Page<ResellerPayout>>("GET /organization/resellers/{id}/payouts", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * Writes down that a reseller was paid, no more than he is owed; of two with one reference the second is 409
   * `payout_recorded`. It moves no money.
   * @example await client.resellers.addPayout({ resellerId: reseller._id, amount: 1250000, currency: "INR", reference: "NEFT 204417", paidOn: "2026-11-20" });
   */
  addPayout: write<AddPayout, ResellerPayout>("POST /organization/resellers/{resellerId}/payouts", {
    creates: true,
    touches: ["resellers"],
    addition: true,
  }),

  /**
   * Takes a payout back that was written down by mistake, once (409 `payout_taken_back`): both rows stay.
   * @example await client.resellers.takePayoutBack({ resellerId: reseller._id, payoutId: payout._id, reason: "The bank returned it" });
   */
  takePayoutBack: write<TakePayoutBack, ResellerPayout>(
    "POST /organization/resellers/{resellerId}/payouts/{payoutId}/take-back",
    { creates: true, touches: ["resellers"], addition: true },
  ),

  /**
   * Uploads the small or large logo of a reseller: at most 5 MiB (413 `file_too_large`, 415 `unsupported_image`).
   * @example await client.resellers.uploadLogo({ resellerId: reseller._id, logo: file, logoType: "small" });
   */
  uploadLogo: write<UploadLogo, Branding>("POST /organization/resellers/{resellerId}/logo", {
    sends: form,
    touches: ["resellers", "organisation", "auth"],
  }),
};
