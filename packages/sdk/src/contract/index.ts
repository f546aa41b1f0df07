import { adminUsers } from "./admin-users";
import { apiKeys } from "./api-keys";
import { auditLog } from "./audit-log";
import { auth } from "./auth";
import { bookings } from "./bookings";
import { branches } from "./branches";
import { businessUnits } from "./business-units";
import { cash } from "./cash";
import { charges } from "./charges";
import { closures } from "./closures";
import { contact } from "./contact";
import { customers } from "./customers";
import { dashboard } from "./dashboard";
import { deposits } from "./deposits";
import { desks } from "./desks";
import { dues } from "./dues";
import { feePlans } from "./fee-plans";
import { files } from "./files";
import { gallery } from "./gallery";
import { help } from "./help";
import { installationRequests } from "./installation-requests";
import { ledger } from "./ledger";
import { mails } from "./mails";
import { memberships } from "./memberships";
import { mobilePayment } from "./mobile-payment";
import { notifications } from "./notifications";
import { organisation } from "./organisation";
import { payments } from "./payments";
import { resellers } from "./resellers";
import { roles } from "./roles";
import { shifts } from "./shifts";
import { subscription } from "./subscription";
import { superOrg } from "./super-org";
import { tracking } from "./tracking";
import { visitor } from "./visitor";
import { webhooks } from "./webhooks";
import { website } from "./website";

export * from "./operation";
export { isPending, pending } from "./pending";
export { PERMISSIONS, type Permission, permissionOf } from "./permissions";
export { publicBookings } from "./public-bookings";
export { publicBranches } from "./public-branches";
export { publicDesks } from "./public-desks";
export { publicGallery } from "./public-gallery";
export { publicMobilePayment } from "./public-mobile-payment";
export { publicOrganisation } from "./public-organisation";
export { publicTracking } from "./public-tracking";
export { publicVisitor } from "./public-visitor";
export {
  adminUsers,
  apiKeys,
  auditLog,
  auth,
  bookings,
  branches,
  businessUnits,
  cash,
  charges,
  closures,
  contact,
  customers,
  dashboard,
  deposits,
  desks,
  dues,
  feePlans,
  files,
  gallery,
  help,
  installationRequests,
  ledger,
  mails,
  memberships,
  mobilePayment,
  notifications,
  organisation,
  payments,
  resellers,
  roles,
  shifts,
  subscription,
  superOrg,
  tracking,
  visitor,
  webhooks,
  website,
};

/**
 * Every call of the platform, by area. Each is named by reference: a type that the compiler infers from another file loses
 * the rows' documentation, and an editor of somebody who has only the package would show none.
 */
export type Contract = {
  auth: typeof auth;
  adminUsers: typeof adminUsers;
  roles: typeof roles;
  apiKeys: typeof apiKeys;
  auditLog: typeof auditLog;
  branches: typeof branches;
  closures: typeof closures;
  gallery: typeof gallery;
  desks: typeof desks;
  bookings: typeof bookings;
  visitor: typeof visitor;
  customers: typeof customers;
  feePlans: typeof feePlans;
  shifts: typeof shifts;
  memberships: typeof memberships;
  dues: typeof dues;
  charges: typeof charges;
  deposits: typeof deposits;
  ledger: typeof ledger;
  cash: typeof cash;
  dashboard: typeof dashboard;
  notifications: typeof notifications;
  mails: typeof mails;
  help: typeof help;
  tracking: typeof tracking;
  businessUnits: typeof businessUnits;
  installationRequests: typeof installationRequests;
  organisation: typeof organisation;
  resellers: typeof resellers;
  superOrg: typeof superOrg;
  subscription: typeof subscription;
  mobilePayment: typeof mobilePayment;
  payments: typeof payments;
  website: typeof website;
  webhooks: typeof webhooks;
  files: typeof files;
  contact: typeof contact;
};

export const contract: Contract = {
  auth,
  adminUsers,
  roles,
  apiKeys,
  auditLog,
  branches,
  closures,
  gallery,
  desks,
  bookings,
  visitor,
  customers,
  feePlans,
  shifts,
  memberships,
  dues,
  charges,
  deposits,
  ledger,
  cash,
  dashboard,
  notifications,
  help,
  tracking,
  businessUnits,
  installationRequests,
  mails,
  organisation,
  resellers,
  superOrg,
  subscription,
  mobilePayment,
  payments,
  website,
  webhooks,
  files,
  contact,
};
