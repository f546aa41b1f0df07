import type { Validation } from "@carrel/sdk/validation";
import { adminUserPolicy } from "./areas/admin-users/policy";
import { apiKeyPolicy } from "./areas/api-keys/policy";
import { auditLogPolicy } from "./areas/audit-log/policy";
import { authPolicy } from "./areas/auth/policy";
import { bookingPolicy } from "./areas/bookings/policy";
import { branchPolicy } from "./areas/branches/policy";
import { businessUnitPolicy } from "./areas/business-units/policy";
import { closurePolicy } from "./areas/closures/policy";
import { contactPolicy } from "./areas/contact/policy";
import { customerPolicy } from "./areas/customers/policy";
import { dashboardPolicy } from "./areas/dashboard/policy";
import { deskPolicy } from "./areas/desks/policy";
import { filePolicy } from "./areas/files/policy";
import { galleryPolicy } from "./areas/gallery/policy";
import { ledgerPolicy } from "./areas/ledger/policy";
import { mailPolicy } from "./areas/mails/policy";
import { membershipPolicy } from "./areas/memberships/policy";
import { mobilePaymentPolicy } from "./areas/mobile-payment/policy";
import { notificationPolicy } from "./areas/notifications/policy";
import { organisationPolicy } from "./areas/organisation/policy";
import { paymentPolicy } from "./areas/payments/policy";
import { resellerPolicy } from "./areas/resellers/policy";
import { subscriptionPolicy } from "./areas/subscription/policy";
import { trackingPolicy } from "./areas/tracking/policy";
import { visitorPolicy } from "./areas/visitor/policy";
import { websitePolicy } from "./areas/website/policy";
import type { Available } from "./pending";
import type { Policies } from "./policy";

/** What each area says of its calls, beside the handlers that answer them. */
export const policies: Policies<Available, Validation> = {
  adminUsers: adminUserPolicy,
  apiKeys: apiKeyPolicy,
  auditLog: auditLogPolicy,
  auth: authPolicy,
  bookings: bookingPolicy,
  branches: branchPolicy,
  businessUnits: businessUnitPolicy,
  cash: {},
  charges: {},
  closures: closurePolicy,
  contact: contactPolicy,
  customers: customerPolicy,
  dashboard: dashboardPolicy,
  desks: deskPolicy,
  deposits: {},
  dues: {},
  feePlans: {},
  files: filePolicy,
  gallery: galleryPolicy,
  help: {},
  installationRequests: {},
  ledger: ledgerPolicy,
  mails: mailPolicy,
  memberships: membershipPolicy,
  mobilePayment: mobilePaymentPolicy,
  notifications: notificationPolicy,
  organisation: organisationPolicy,
  payments: paymentPolicy,
  resellers: resellerPolicy,
  roles: {},
  shifts: {},
  subscription: subscriptionPolicy,
  superOrg: {},
  tracking: trackingPolicy,
  visitor: visitorPolicy,
  website: websitePolicy,
};
