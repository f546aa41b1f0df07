import type { PublicOrganisation } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";

/** What anyone may know of an organisation. */
export const organisationRecord = (tenant: Tenant): PublicOrganisation => ({
  _id: tenant.orgId,
  orgName: tenant.orgName,
  orgCode: tenant.orgCode,
  orgType: tenant.orgType,
  workspaceKind: tenant.workspaceKind,
  theme: tenant.theme,
  timezone: tenant.timezone,
  currency: tenant.currency,
  logoSquare: tenant.logoSquare,
  branding: tenant.branding,
  brandNameVisible: tenant.brandNameVisible,
  platformLine: tenant.platformLine,
  socialLinks: tenant.socialLinks,
  features: tenant.features,
  orgSettings: {
    slotMinutes: tenant.orgSettings.slotMinutes,
    bookingWindowDays: tenant.orgSettings.bookingWindowDays,
    visitorBookingDays: tenant.orgSettings.visitorBookingDays,
    cancelUntilMinutes: tenant.orgSettings.cancelUntilMinutes,
  },
});
