import { UPI_CURRENCY } from "@carrel/sdk/domain";
import type { OrganisationProfile } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import { paymentLinkOf, qrImageOf } from "./payment-link";
import { organisationRecord } from "./public-record";

/** UPI details that are complete. */
export const upiOf = ({ upiDetails: { vpa, payeeName } }: Pick<Tenant, "upiDetails">) =>
  vpa && payeeName ? { vpa, payeeName } : null;

/** Where somebody can pay an amount in some currency by UPI; null where he can't. */
export const upiFor = (tenant: Pick<Tenant, "upiDetails">, currency: string) =>
  currency === UPI_CURRENCY ? upiOf(tenant) : null;

/** A link to pay any amount, and its QR code, where the organisation can be paid so. */
const paymentOf = (tenant: Tenant) => {
  const upi = upiFor(tenant, tenant.currency);
  if (!upi) return { paymentQR: null, paymentLink: null };
  const paymentLink = paymentLinkOf(upi);
  return { paymentQR: qrImageOf(paymentLink), paymentLink };
};

/** An organisation's settings, but for what is made from others. */
export const settingsRecord = (tenant: Tenant): Omit<OrganisationProfile, "paymentQR" | "paymentLink"> => {
  const { orgName: name, ...shown } = organisationRecord(tenant);
  return {
    ...shown,
    name,
    resellerOrgType: tenant.resellerOrgType,
    orgSettings: tenant.orgSettings,
    requireSecondFactor: tenant.requireSecondFactor,
    publicPages: tenant.publicPages,
    embedOrigins: tenant.embedOrigins,
    sessionIdleHours: tenant.sessionIdleHours,
    upiDetails: upiOf(tenant),
    upiProposal: tenant.upiProposal,
    createdAt: tenant.createdAt.toISOString(),
    updatedAt: tenant.updatedAt.toISOString(),
  };
};

/** An organisation as its settings screens show it. */
export const profileRecord = (tenant: Tenant): OrganisationProfile => ({
  ...settingsRecord(tenant),
  ...paymentOf(tenant),
});
