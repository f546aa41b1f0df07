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
};
