import type { Page } from "../schemas/common";
import type { MarkReturned, PaymentToReturn, PaymentToReturnQuery } from "../schemas/payment-to-return";
import type { PlatformIncome } from "../schemas/platform-income";
import type {
  SuperOrganisation,
  UpdateAddOns,
  UpdatePricingPlans,
  UpdateSuperOrganisation,
} from "../schemas/super-org";
import { type Nothing, read, write } from "./operation";

export const superOrg = {
  /**
   * The organisation that runs the platform, with all its plans and add-ons.
   * @example const { pricingPlans, addOns } = await client.superOrg.details();
   */
  details: read<Nothing, SuperOrganisation>("GET /admin/super-org/details"),

  /**
   * Changes the platform's own profile.
   * @example await client.superOrg.updateDetails({ supportEmail: "help@carrel.test" });
   */
  updateDetails: write<UpdateSuperOrganisation, SuperOrganisation>("PUT /admin/super-org/details", {
    touches: ["superOrg", "organisation", "auth"],
  }),

  /**
   * Saves all pricing plans in their order; amounts in the minor unit. A plan that somebody has can't be left out
   * (409 `plan_in_use`: deactivate it instead).
   * @example await client.superOrg.updatePricingPlans({ pricingPlans: [{ code: "starter", name: "Starter", amount: 99900, interval: "month", limits: { branches: 1, desks: 40, adminUsers: 3 } }] });
   */
  updatePricingPlans: write<UpdatePricingPlans, SuperOrganisation>("PUT /admin/super-org/pricing-plans", {
    touches: ["superOrg", "subscription"],
  }),

  /**
   * Saves all add-ons in their order; amounts in the minor unit. An add-on that somebody has can't be left out
   * (409 `plan_in_use`: deactivate it instead).
   * @example await client.superOrg.updateAddOns({ addOns: [{ code: "desks-50", name: "50 desks", amount: 49900, interval: "month", limits: { branches: 0, desks: 50, adminUsers: 0 } }] });
   */
  updateAddOns: write<UpdateAddOns, SuperOrganisation>("PUT /admin/super-org/addon-plans", {
    touches: ["superOrg", "subscription"],
  }),

  /**
   * What organisations paid for their subscriptions in the last 12 months, by month, plan and currency, in the minor unit.
   * Money that came for nothing, and is given back, is none of it.
   * @example const { months, parts } = await client.superOrg.income();
   */
  income: read<Nothing, PlatformIncome>("GET /admin/super-org/income", { addition: true }),

  /**
   * Lists what organisations paid for orders that could no longer be paid, newest first: money that is to be given back,
   * or was. Amounts in the minor unit.
   * @example const { data } = await client.superOrg.paymentsToReturn({ status: "DUE", limit: 20, page: 1 });
   */
  paymentsToReturn: read<PaymentToReturnQuery, Page<PaymentToReturn>>("GET /admin/super-org/payments-to-return", {
    query: ["page", "limit", "status"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * Says that a payment was given back, by which reference, once (409 `already_returned`). It moves no money.
   * @example await client.superOrg.markReturned({ id: payment._id, reference: "rfnd_FP8QHiV938haTz" });
   */
  markReturned: write<MarkReturned, PaymentToReturn>("POST /admin/super-org/payments-to-return/{id}", {
    touches: ["superOrg", "subscription"],
    addition: true,
  }),
};
