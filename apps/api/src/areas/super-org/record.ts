import type { AddOn, PricingPlan, SuperOrganisation } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";

const soldFields = (row: Omit<Row<"pricingPlans">, "planId" | "limits">) => ({
  code: row.code,
  name: row.name,
  description: row.description,
  amount: row.amount,
  currency: row.currency,
  interval: row.interval,
  features: row.features,
  isActive: row.isActive,
  order: row.position,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const planRecord = (row: Row<"pricingPlans">): PricingPlan => ({
  _id: row.planId,
  ...soldFields(row),
  limits: row.limits,
});

export const addOnRecord = (row: Row<"addOns">): AddOn => ({
  _id: row.addOnId,
  ...soldFields(row),
  limits: row.limits,
});

interface Parts {
  organisation: Tenant;
  /** Undefined while nobody filled it in. */
  profile: Row<"platformProfiles"> | undefined;
  plans: readonly Row<"pricingPlans">[];
  addOns: readonly Row<"addOns">[];
}

export const superOrganisationRecord = ({ organisation, profile, plans, addOns }: Parts): SuperOrganisation => ({
  _id: organisation.orgId,
  orgName: organisation.orgName,
  orgCode: organisation.orgCode,
  legalName: profile?.legalName ?? "",
  taxId: profile?.taxId ?? "",
  address: profile?.address ?? {},
  supportEmail: profile?.supportEmail ?? "",
  supportPhone: profile?.supportPhone ?? "",
  timezone: organisation.timezone,
  currency: organisation.currency,
  theme: organisation.theme,
  logoSquare: organisation.logoSquare,
  branding: organisation.branding,
  brandNameVisible: organisation.brandNameVisible,
  socialLinks: organisation.socialLinks,
  pricingPlans: plans.map(planRecord),
  addOns: addOns.map(addOnRecord),
  createdAt: organisation.createdAt.toISOString(),
  updatedAt: organisation.updatedAt.toISOString(),
});
