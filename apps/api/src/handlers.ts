import type { Validation } from "@carrel/sdk/validation";
import { adminUserHandlers } from "./areas/admin-users/handlers";
import { apiKeyHandlers } from "./areas/api-keys/handlers";
import { auditLogHandlers } from "./areas/audit-log/handlers";
import { authHandlers } from "./areas/auth/handlers";
import { bookingHandlers } from "./areas/bookings/handlers";
import { branchHandlers } from "./areas/branches/handlers";
import { businessUnitHandlers } from "./areas/business-units/handlers";
import { cashHandlers } from "./areas/cash/handlers";
import { chargeHandlers } from "./areas/charges/handlers";
import { closureHandlers } from "./areas/closures/handlers";
import { contactHandlers } from "./areas/contact/handlers";
import { customerHandlers } from "./areas/customers/handlers";
import { dashboardHandlers } from "./areas/dashboard/handlers";
import { depositHandlers } from "./areas/deposits/handlers";
import { deskHandlers } from "./areas/desks/handlers";
import { dueHandlers } from "./areas/dues/handlers";
import { feePlanHandlers } from "./areas/fee-plans/handlers";
import { fileHandlers } from "./areas/files/handlers";
import { galleryHandlers } from "./areas/gallery/handlers";
import { helpHandlers } from "./areas/help/handlers";
import { installationRequestHandlers } from "./areas/installation-requests/handlers";
import { ledgerHandlers } from "./areas/ledger/handlers";
import { mailHandlers } from "./areas/mails/handlers";
import { membershipHandlers } from "./areas/memberships/handlers";
import { mobilePaymentHandlers } from "./areas/mobile-payment/handlers";
import { notificationHandlers } from "./areas/notifications/handlers";
import { organisationHandlers } from "./areas/organisation/handlers";
import { paymentHandlers } from "./areas/payments/handlers";
import { resellerHandlers } from "./areas/resellers/handlers";
import { roleHandlers } from "./areas/roles/handlers";
import { shiftHandlers } from "./areas/shifts/handlers";
import { subscriptionHandlers } from "./areas/subscription/handlers";
import { superOrgHandlers } from "./areas/super-org/handlers";
import { trackingHandlers } from "./areas/tracking/handlers";
import { visitorHandlers } from "./areas/visitor/handlers";
import { websiteHandlers } from "./areas/website/handlers";
import type { Handlers } from "./context";
import type { Available } from "./pending";

/** What answers each operation of the contract that is not pending. */
export const handlers: Handlers<Available, Validation> = {
  adminUsers: adminUserHandlers,
  apiKeys: apiKeyHandlers,
  auditLog: auditLogHandlers,
  auth: authHandlers,
  bookings: bookingHandlers,
  branches: branchHandlers,
  businessUnits: businessUnitHandlers,
  closures: closureHandlers,
  contact: contactHandlers,
  customers: customerHandlers,
  dashboard: dashboardHandlers,
  desks: deskHandlers,
  deposits: depositHandlers,
  cash: cashHandlers,
  charges: chargeHandlers,
  dues: dueHandlers,
  ledger: ledgerHandlers,
  feePlans: feePlanHandlers,
  files: fileHandlers,
  gallery: galleryHandlers,
  help: helpHandlers,
  installationRequests: installationRequestHandlers,
  mails: mailHandlers,
  memberships: membershipHandlers,
  mobilePayment: mobilePaymentHandlers,
  notifications: notificationHandlers,
  organisation: organisationHandlers,
  payments: paymentHandlers,
  resellers: resellerHandlers,
  roles: roleHandlers,
  shifts: shiftHandlers,
  subscription: subscriptionHandlers,
  superOrg: superOrgHandlers,
  tracking: trackingHandlers,
  visitor: visitorHandlers,
  website: websiteHandlers,
};
