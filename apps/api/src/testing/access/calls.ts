import { type Access, contract, type Operation, type Permission, permissionOf } from "@carrel/sdk/contract";
import { RecordVisitEvent } from "@carrel/sdk/schemas";
import { exampleOf } from "@carrel/sdk/testing";
import { validation } from "@carrel/sdk/validation";
import * as z from "zod";
import { orderSignature } from "../../adapters/payment-signature";
import { pending } from "../../pending";
import { SANDBOX_SECRET } from "../create-test-api";
import { dotFile } from "../pictures";

/** One row of the contract with its name and schemas. */
export interface TableRow {
  /** Such as `desks.list`. */
  name: string;
  row: Operation;
  /** What a person's role must allow. */
  permission: Permission | null;
  input: z.ZodType;
}

const waiting: Readonly<Record<string, readonly string[]>> = pending;

/** Every row of the contract that has a handler. */
export const ROWS: TableRow[] = Object.entries(contract).flatMap(([area, rows]) =>
  Object.entries(rows)
    .filter(([operation]) => !waiting[area]?.includes(operation))
    .map(([operation, row]: [string, Operation]) => {
      const schemas: Record<string, { input: z.ZodType }> = validation[area as keyof typeof validation];
      const input = schemas[operation]?.input;
      if (!input) throw new Error(`${area}.${operation} has no schema`);
      return { name: `${area}.${operation}`, row, permission: permissionOf(area, row), input };
    }),
);

/** The rows of one kind of caller. */
export const rowsFor = (access: Access) => ROWS.filter(({ row }) => (row.access ?? "bearer") === access);

/** The rows that need a session. */
export const BEARER_ROWS = rowsFor("bearer");

/** What an organisation has that calls can name. */
export interface Belongings {
  orgId: string;
  orgCode: string;
  /** The owner, and his address. */
  userId: string;
  email: string;
  /** Somebody else of the staff. */
  colleagueId: string;
  /** Somebody who has not followed his invitation. */
  invitedId: string;
  /** His authenticator app. */
  factorId: string;
  roleId: string;
  /** Another session of the owner's. */
  sessionId: string;
  apiKeyId: string;
  /** A secret one, of the owner's. */
  secretKeyId: string;
  branchId: string;
  deskId: string;
  feePlanId: string;
  /** A shift of the branch. */
  shiftId: string;
  /** Days on which the branch is closed. */
  closureId: string;
  /** What the customer has of a desk, on a plan by the day. */
  membershipId: string;
  /** When it rests. */
  freezeId: string;
  /** A pass of the same customer's. */
  passId: string;
  bookingId: string;
  /** Whose booking it is. */
  customerId: string;
  /** What he was charged for beside it, and paid in part. */
  chargeId: string;
  /** A picture of the branch. */
  imageKey: string;
  /** An entry of the audit log. */
  auditEntryId: string;
  /** What the help explains: a feature, a part of it, and something about the feature. */
  helpFeatureId: string;
  helpSubFeatureId: string;
  helpResourceId: string;
  /** A visit that was tracked, and the lead that it was about. */
  visitId: string;
  businessUnitId: string;
  /** Asked for by the organisation. */
  installationRequestId: string;
  /** What the owner was told. */
  notificationId: string;
  /** When the organisation above proposed where payments are to go. */
  upiProposedAt: string;
  /** What the gateway calls an order of a plan. */
  gatewayOrderId: string;
  /** Another order of a plan, which is paid at a phone's session, and what the gateway calls it. */
  transactionId: string;
  paymentSessionId: string;
  phonesOrderId: string;
  /** Money that came for that order and could not pay it. */
  paymentToReturnId: string;
  /** A sign-in that waits for its code. */
  flowId: string;
}

/** What lies in one branch, so that the staff of another don't see it. */
const OF_A_BRANCH: readonly (keyof Belongings)[] = [
  ...([
    "branchId",
    "deskId",
    "shiftId",
    "closureId",
    "membershipId",
    "passId",
    "freezeId",
    "bookingId",
    "customerId",
    "chargeId",
    "imageKey",
  ] as const),
];

/** What is kept of the place's customer for those alone who may see documents and notes. */
export const FOR_FEW = { idProof: { kind: "other", number: "seen by few" }, notes: "What few may read" } as const;

const period = { startAt: "2026-12-01T05:00:00Z", endAt: "2026-12-01T06:00:00Z" };
const smuggled = { title: "Smuggled", kind: "article", body: "Text" };
const month = { from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z" };
const otp = "123456";
const proof = "a-token-that-nobody-ever-was-given";

/** A checkout's answer, rightly signed. */
const answerOf = (orderId: string, paymentId = "pay_of_mallory") => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: orderSignature(SANDBOX_SECRET, { orderId, paymentId }),
});

/**
 * Input of the calls that name records, by row. Each is the smallest that its schema takes; a row that is not here
 * names none and is called with its schema's example.
 */
const NAMING: Record<string, (of: Belongings) => object> = {
  "adminUsers.get": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.add": ({ roleId, branchId }) => ({
    name: "Mallory",
    email: "mallory@example.com",
    roleId,
    allowedBranches: [branchId],
  }),
  "adminUsers.update": ({ colleagueId }) => ({ _id: colleagueId, name: "Taken over" }),
  "adminUsers.remove": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.invite": ({ invitedId }) => ({ id: invitedId }),
  "adminUsers.cancelEmailChange": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.sessions": ({ userId }) => ({ id: userId }),
  "adminUsers.secondFactors": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.removeSecondFactors": ({ colleagueId }) => ({ id: colleagueId }),
  "adminUsers.endSession": ({ userId, sessionId }) => ({ id: userId, sessionId }),
  "apiKeys.list": ({ userId }) => ({ makerId: userId }),
  "apiKeys.get": ({ apiKeyId }) => ({ id: apiKeyId }),
  "apiKeys.update": ({ apiKeyId }) => ({ id: apiKeyId, name: "Taken over" }),
  "apiKeys.rotate": ({ apiKeyId }) => ({ id: apiKeyId }),
  "apiKeys.takeOver": ({ secretKeyId }) => ({ id: secretKeyId }),
  "apiKeys.revoke": ({ apiKeyId }) => ({ id: apiKeyId }),
  "auditLog.get": ({ auditEntryId }) => ({ id: auditEntryId }),
  "auditLog.list": ({ userId }) => ({ actorId: userId }),
  "auth.login": ({ email }) => ({ email, password: "not the password" }),
  "auth.verifyLogin": ({ flowId }) => ({ _id: flowId, otp }),
  "auth.verify": ({ flowId }) => ({ tempRegId: flowId, otp }),
  "auth.passkeyChallenge": ({ flowId }) => ({ _id: flowId }),
  "auth.resendOtp": ({ flowId }) => ({ _id: flowId }),
  "auth.resetPassword": ({ flowId }) => ({
    _id: flowId,
    otp,
    password: "taken over at once",
    passwordConfirm: "taken over at once",
  }),
  "auth.renameFactor": ({ factorId }) => ({ id: factorId, name: "Taken over" }),
  "auth.removeFactor": ({ factorId }) => ({ id: factorId }),
  "auth.revokeSession": ({ sessionId }) => ({ id: sessionId }),
  "auth.selectBranch": ({ userId, branchId }) => ({ _id: userId, selectedBranch: branchId }),
  "bookings.get": ({ bookingId }) => ({ id: bookingId }),
  "bookings.previewCancel": ({ bookingId }) => ({ id: bookingId }),
  "bookings.list": ({ deskId }) => ({ deskId }),
  "bookings.calendar": ({ branchId }) => ({ branchId, from: "2026-11-30", to: "2026-12-01" }),
  "bookings.occupancy": ({ branchId }) => ({ branchId, from: "2026-11-30", to: "2026-12-01" }),
  "bookings.reschedule": ({ bookingId, deskId }) => ({ id: bookingId, deskId, ...period }),
  "bookings.changeStatus": ({ bookingId }) => ({ bookingId, status: "CANCELLED" }),
  "bookings.pay": ({ bookingId }) => ({ id: bookingId, amount: 1, method: "cash" }),
  "bookings.answerClaim": ({ bookingId }) => ({ id: bookingId, isReceived: false }),
  "bookings.refund": ({ bookingId }) => ({ id: bookingId, amount: 1, reason: "Left early" }),
  "bookings.superOrgLookup": ({ orgCode }) => ({ orgCode }),
  "organisation.site": ({ orgCode }) => ({ orgCode }),
  "bookings.sendOtp": ({ orgId }) => ({ orgId, email: "mallory@example.com" }),
  "bookings.verifyOtp": ({ orgId }) => ({ orgId, email: "mallory@example.com", otp }),
  "bookings.saveBooking": ({ orgId, branchId, deskId }) => ({
    orgId,
    branchId,
    deskId,
    ...period,
    verificationToken: proof,
    type: "HOURLY",
    name: "Mallory",
    email: "mallory@example.com",
  }),
  "branches.listPublic": ({ orgId }) => ({ orgId }),
  "branches.get": ({ branchId }) => ({ id: branchId }),
  "branches.update": ({ branchId }) => ({ _id: branchId, name: "Taken over" }),
  "branches.remove": ({ branchId }) => ({ id: branchId }),
  "businessUnits.get": ({ businessUnitId }) => ({ id: businessUnitId }),
  "businessUnits.updateCategory": ({ businessUnitId }) => ({ id: businessUnitId, dataCategory: "cafe" }),
  "businessUnits.updateWebsiteType": ({ businessUnitId }) => ({ id: businessUnitId, websiteType: "full-site" }),
  "businessUnits.updateStatus": ({ businessUnitId }) => ({ id: businessUnitId, status: "LOST" }),
  "businessUnits.updatePhone": ({ businessUnitId }) => ({ id: businessUnitId, phone: "+91 98765 43210" }),
  "businessUnits.assignTeam": ({ businessUnitId, colleagueId }) => ({
    businessUnitIds: [businessUnitId],
    userIds: [colleagueId],
  }),
  "businessUnits.comments": ({ businessUnitId }) => ({ id: businessUnitId }),
  "businessUnits.addComment": ({ businessUnitId }) => ({ id: businessUnitId, text: "Taken over" }),
  "customers.get": ({ customerId }) => ({ id: customerId }),
  "customers.add": ({ branchId }) => ({ branchId, name: "Smuggled", email: "smuggled@example.com" }),
  "customers.update": ({ customerId }) => ({ _id: customerId, name: "Taken over" }),
  "customers.uploadPhoto": ({ customerId }) => ({ id: customerId, photo: dotFile() }),
  "customers.remove": ({ customerId }) => ({ id: customerId }),
  "customers.merge": ({ customerId }) => ({ id: customerId, otherId: customerId }),
  "customers.processBulkUpload": ({ branchId }) => ({
    validatedData: [{ branchId, name: "Smuggled", email: "smuggled@example.com" }],
  }),
  "customers.stats": ({ branchId }) => ({ branchId }),
  "customers.documents": ({ customerId }) => ({ id: customerId }),
  "customers.updateDocuments": ({ customerId }) => ({ id: customerId, ...FOR_FEW }),
  "customers.transactions": ({ customerId }) => ({ id: customerId }),
  "customers.bookings": ({ customerId }) => ({ id: customerId }),
  "website.requestWebsite": ({ orgId }) => ({ orgId }),
  "website.configureDomain": ({ orgId }) => ({ orgId, customDomain: "taken-over.mallory.example" }),
  "website.verifyDns": ({ orgId }) => ({ orgId }),
  "website.previewContent": ({ branchId }) => ({ page: "home", branchId }),
  "dashboard.paymentStats": ({ branchId }) => ({ branchId }),
  "dashboard.bookingStats": ({ branchId }) => ({ branchId }),
  "dashboard.bookingTrends": ({ branchId }) => ({ branchId }),
  "dashboard.expiring": ({ branchId }) => ({ branchId }),
  "dashboard.memberships": ({ branchId }) => ({ branchId }),
  "dashboard.owed": ({ branchId }) => ({ branchId }),
  "desks.listPublic": ({ branchId }) => ({ branchId, ...period }),
  "desks.get": ({ deskId }) => ({ id: deskId }),
  "desks.add": ({ branchId }) => ({ branchId, name: "Smuggled" }),
  "desks.update": ({ deskId }) => ({ _id: deskId, name: "Taken over" }),
  "desks.remove": ({ deskId }) => ({ id: deskId }),
  "desks.assignUser": ({ deskId, customerId, feePlanId }) => ({
    deskId,
    customerId,
    feePlanId,
    startDate: "2026-12-01",
  }),
  "desks.reassignUser": ({ bookingId, deskId }) => ({ bookingId, toDeskId: deskId }),
  "desks.unassignUser": ({ deskId }) => ({ deskId }),
  "desks.renew": ({ deskId, feePlanId }) => ({ deskId, feePlanId }),
  "desks.assignment": ({ deskId }) => ({ deskId }),
  "desks.moveTargets": ({ deskId }) => ({ deskId }),
  "desks.slots": ({ deskId }) => ({ deskId, date: "2026-11-30" }),
  "desks.transactions": ({ deskId }) => ({ deskId }),
  "desks.hourlyBookings": ({ deskId }) => ({ deskId }),
  "desks.stays": ({ deskId }) => ({ deskId }),
  "desks.processBulkUpload": ({ branchId }) => ({ validatedData: [{ branchId, name: "Smuggled" }] }),
  "desks.processBulkBooking": ({ deskId }) => ({
    validatedData: [{ deskId, customer: { name: "Mallory", email: "mallory@example.com" }, type: "HOURLY", ...period }],
  }),
  "desks.bookDesk": ({ deskId }) => ({
    deskId,
    customer: { name: "Mallory", email: "mallory@example.com" },
    type: "HOURLY",
    ...period,
  }),
  "files.presign": ({ imageKey }) => ({ key: imageKey, type: "read" }),
  "gallery.list": ({ branchId }) => ({ branchId }),
  "gallery.upload": ({ branchId }) => ({ branchId, images: [dotFile()] }),
  "gallery.removeImage": ({ branchId, imageKey }) => ({ branchId, imageKey }),
  "gallery.reorder": ({ branchId, imageKey }) => ({ branchId, keys: [imageKey] }),
  "gallery.signedUrls": ({ imageKey }) => ({ keys: [imageKey] }),
  "feePlans.add": ({ branchId }) => ({
    name: "Smuggled",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 1,
    branchIds: [branchId],
  }),
  "feePlans.get": ({ feePlanId }) => ({ id: feePlanId }),
  "feePlans.update": ({ feePlanId }) => ({ _id: feePlanId, name: "Taken over" }),
  "feePlans.remove": ({ feePlanId }) => ({ id: feePlanId }),
  "help.updateFeature": ({ helpFeatureId }) => ({ id: helpFeatureId, title: "Taken over" }),
  "help.removeFeature": ({ helpFeatureId }) => ({ id: helpFeatureId }),
  "help.orderFeatures": ({ helpFeatureId }) => ({ order: [helpFeatureId] }),
  "help.subFeatures": ({ helpFeatureId }) => ({ id: helpFeatureId }),
  "help.addSubFeature": ({ helpFeatureId }) => ({ id: helpFeatureId, title: "Smuggled" }),
  "help.updateSubFeature": ({ helpSubFeatureId }) => ({ subId: helpSubFeatureId, title: "Taken over" }),
  "help.removeSubFeature": ({ helpSubFeatureId }) => ({ subId: helpSubFeatureId }),
  "help.orderSubFeatures": ({ helpSubFeatureId }) => ({ order: [helpSubFeatureId] }),
  "help.featureResources": ({ helpFeatureId }) => ({ id: helpFeatureId }),
  "help.addFeatureResource": ({ helpFeatureId }) => ({ id: helpFeatureId, ...smuggled }),
  "help.subFeatureResources": ({ helpFeatureId, helpSubFeatureId }) => ({ id: helpFeatureId, subId: helpSubFeatureId }),
  "help.addSubFeatureResource": ({ helpFeatureId, helpSubFeatureId }) => ({
    id: helpFeatureId,
    subId: helpSubFeatureId,
    ...smuggled,
  }),
  "help.updateResource": ({ helpResourceId }) => ({ id: helpResourceId, title: "Taken over" }),
  "help.removeResource": ({ helpResourceId }) => ({ id: helpResourceId }),
  "help.orderResources": ({ helpResourceId }) => ({ order: [helpResourceId] }),
  "installationRequests.get": ({ installationRequestId }) => ({ id: installationRequestId }),
  "installationRequests.add": ({ orgId }) => ({
    orgId,
    contactName: "Mallory",
    phone: "+91 98765 43210",
    address: { line1: "Pier 4" },
  }),
  "installationRequests.assign": ({ installationRequestId, userId }) => ({ id: installationRequestId, userId }),
  "installationRequests.selfAssign": ({ installationRequestId }) => ({ id: installationRequestId }),
  "installationRequests.unassign": ({ installationRequestId }) => ({ id: installationRequestId }),
  "installationRequests.updateStatus": ({ installationRequestId }) => ({
    id: installationRequestId,
    status: "CANCELLED",
  }),
  "cash.count": ({ branchId, userId }) => ({ branchId, personId: userId, currency: "INR", counted: 0, expected: 0 }),
  "cash.list": ({ userId }) => ({ personId: userId }),
  "dues.list": ({ customerId }) => ({ debtorId: customerId }),
  "dues.get": ({ customerId }) => ({ id: customerId }),
  "dues.pay": ({ customerId }) => ({ id: customerId, amount: 1, currency: "INR", method: "cash" }),
  "dues.writeOff": ({ customerId }) => ({ id: customerId, amount: 1, currency: "INR", reason: "Moved away" }),
  "dues.claim": ({ bookingId }) => ({ id: bookingId, kind: "booking" }),
  "dues.remind": ({ customerId }) => ({ id: customerId }),
  "customers.statement": ({ customerId }) => ({ id: customerId }),
  "charges.list": ({ customerId }) => ({ customerId }),
  "charges.get": ({ chargeId }) => ({ id: chargeId }),
  "charges.add": ({ customerId }) => ({ customerId, amount: 1, reason: "Lost key" }),
  "charges.pay": ({ chargeId }) => ({ id: chargeId, amount: 1, method: "cash" }),
  "charges.refund": ({ chargeId }) => ({ id: chargeId, amount: 1, reason: "Asked for" }),
  "charges.cancel": ({ chargeId }) => ({ id: chargeId, reason: "It was found" }),
  "deposits.get": ({ customerId }) => ({ customerId }),
  "deposits.take": ({ customerId }) => ({ customerId, amount: 1, method: "cash" }),
  "deposits.giveBack": ({ customerId }) => ({ customerId, amount: 1, method: "cash", reason: "Moved away" }),
  "deposits.keep": ({ customerId }) => ({ customerId, amount: 1, reason: "A broken lamp" }),
  "memberships.list": ({ customerId }) => ({ customerId }),
  "memberships.get": ({ membershipId }) => ({ id: membershipId }),
  "memberships.bookings": ({ membershipId }) => ({ id: membershipId }),
  "memberships.add": ({ customerId, feePlanId, deskId }) => ({
    customerId,
    feePlanId,
    deskId,
    startDate: "2026-12-20",
  }),
  "memberships.board": ({ branchId }) => ({ branchId, date: "2026-11-30" }),
  "memberships.offer": ({ feePlanId, branchId }) => ({ feePlanId, branchId, startDate: "2026-12-20" }),
  "memberships.renew": ({ membershipId }) => ({ id: membershipId }),
  "memberships.renewMany": ({ membershipId }) => ({ ids: [membershipId] }),
  "memberships.pay": ({ membershipId }) => ({ id: membershipId, amount: 1, method: "cash" }),
  "memberships.refund": ({ passId }) => ({ id: passId, amount: 1, reason: "Left early" }),
  "memberships.end": ({ membershipId }) => ({ id: membershipId }),
  "memberships.reinstate": ({ membershipId }) => ({ id: membershipId }),
  "memberships.previewEnd": ({ membershipId }) => ({ id: membershipId }),
  "memberships.freeze": ({ membershipId }) => ({ id: membershipId, from: "2026-12-05", to: "2026-12-06" }),
  "memberships.thaw": ({ membershipId, freezeId }) => ({ id: membershipId, freezeId }),
  "memberships.previewChange": ({ membershipId, deskId }) => ({ id: membershipId, from: "2026-12-15", deskId }),
  "memberships.change": ({ membershipId, deskId }) => ({ id: membershipId, from: "2026-12-15", deskId }),
  "memberships.transfer": ({ membershipId, customerId }) => ({ id: membershipId, customerId }),
  "memberships.floatingPlaces": ({ branchId }) => ({ branchId }),
  "memberships.visit": ({ passId }) => ({ id: passId, date: "2026-12-02" }),
  "mobilePayment.createSession": ({ transactionId }) => ({ transactionId }),
  "mobilePayment.session": ({ paymentSessionId }) => ({ id: paymentSessionId }),
  "mobilePayment.verify": ({ paymentSessionId, phonesOrderId }) => ({
    id: paymentSessionId,
    ...answerOf(phonesOrderId),
  }),
  "notifications.get": ({ notificationId }) => ({ id: notificationId }),
  "notifications.markRead": ({ notificationId }) => ({ id: notificationId }),
  "notifications.markUnread": ({ notificationId }) => ({ id: notificationId }),
  "notifications.mark": ({ notificationId }) => ({ ids: [notificationId], read: false }),
  "organisation.data": ({ orgCode }) => ({ code: orgCode }),
  "organisation.updateSettings": ({ orgId }) => ({ _id: orgId, brandNameVisible: false }),
  "organisation.answerUpiProposal": ({ upiProposedAt }) => ({ accept: true, proposedAt: upiProposedAt }),
  "organisation.updateName": ({ orgId }) => ({ orgId, orgName: "Taken over" }),
  "organisation.addComment": ({ orgId }) => ({ id: orgId, text: "Taken over" }),
  "organisation.comments": ({ orgId }) => ({ id: orgId }),
  "organisation.client": ({ orgId }) => ({ id: orgId }),
  "resellers.get": ({ orgId }) => ({ id: orgId }),
  "resellers.update": ({ orgId }) => ({ _id: orgId, orgName: "Taken over" }),
  "resellers.invite": ({ orgId }) => ({ id: orgId, email: "mallory@example.com" }),
  "resellers.updateStatus": ({ orgId }) => ({ id: orgId, isActive: false }),
  "resellers.updateProfitRate": ({ orgId }) => ({ id: orgId, rate: 99, type: "percent" }),
  "resellers.profitRates": ({ orgId }) => ({ id: orgId }),
  "resellers.updateDomains": ({ orgId }) => ({ id: orgId, domains: [{ domain: "taken-over.example.com" }] }),
  "resellers.updateBranding": ({ orgId }) => ({ id: orgId, brandNameVisible: false }),
  "resellers.uploadLogo": ({ orgId }) => ({ resellerId: orgId, logo: dotFile(), logoType: "small" }),
  "resellers.stats": ({ orgId }) => ({ id: orgId }),
  "resellers.statements": ({ orgId }) => ({ id: orgId }),
  "resellers.statement": ({ orgId }) => ({ id: orgId, month: "2026-11-01" }),
  "resellers.earnings": ({ orgId }) => ({ id: orgId, month: "2026-11-01" }),
  "resellers.payouts": ({ orgId }) => ({ id: orgId }),
  "resellers.addPayout": ({ orgId }) => ({
    resellerId: orgId,
    ...{ amount: 1, currency: "INR", reference: "NEFT 1", paidOn: "2026-11-20" },
  }),
  "resellers.takePayoutBack": ({ orgId, bookingId }) => ({
    resellerId: orgId,
    payoutId: bookingId,
    reason: "Mine now",
  }),
  "roles.get": ({ roleId }) => ({ id: roleId }),
  "roles.update": ({ roleId }) => ({ _id: roleId, name: "Taken over" }),
  "roles.remove": ({ roleId }) => ({ id: roleId }),
  "closures.list": ({ branchId }) => ({ branchId }),
  "closures.add": ({ branchId }) => ({
    branchId,
    from: "2027-05-01",
    to: "2027-05-01",
    reason: "Smuggled",
    met: "cancel",
  }),
  "closures.remove": ({ branchId, closureId }) => ({ branchId, closureId }),
  "shifts.list": ({ branchId }) => ({ branchId }),
  "shifts.get": ({ shiftId }) => ({ id: shiftId }),
  "shifts.add": ({ branchId }) => ({ branchId, name: "Smuggled", starts: "06:00", ends: "12:00", weekdays: [1] }),
  "shifts.update": ({ shiftId }) => ({ _id: shiftId, name: "Taken over" }),
  "shifts.remove": ({ shiftId }) => ({ id: shiftId }),
  "subscription.verifyPayment": ({ gatewayOrderId }) => answerOf(gatewayOrderId),
  "superOrg.markReturned": ({ paymentToReturnId }) => ({ id: paymentToReturnId, reference: "rfnd_1" }),
  "tracking.list": ({ userId }) => ({ userId }),
  "tracking.analytics": ({ businessUnitId }) => ({ businessUnitId, ...month }),
  "tracking.session": ({ visitId }) => ({ sessionId: visitId }),
  "tracking.userActivity": ({ userId }) => ({ userId }),
  "tracking.businessUnitActivity": ({ businessUnitId }) => ({ businessUnitId }),
  "contact.send": ({ orgId }) => ({ orgId, name: "Mallory", email: "mallory@example.com", message: "Let me in" }),
  "tracking.recordVisit": ({ orgId }) => ({ orgId, events: [exampleOf(RecordVisitEvent)] }),
  "visitor.openSession": ({ orgId }) => ({ orgId, verificationToken: proof }),
  "visitor.cancelBooking": ({ bookingId }) => ({ id: bookingId }),
  "visitor.previewCancel": ({ bookingId }) => ({ id: bookingId }),
  "visitor.previewMove": ({ bookingId, deskId }) => ({ id: bookingId, deskId }),
  "visitor.moveBooking": ({ bookingId, deskId }) => ({ id: bookingId, deskId }),
};

/** Rows whose input has the form of a record's id that names nothing of an organisation's, and why. */
export const NAMES_NOTHING: Readonly<Record<string, string>> = {
  "tracking.record": "an event says which business unit it is about, and no record is read or changed for it",
  "superOrg.updatePricingPlans": "plans are the platform's own, and nobody else gets as far as their ids",
  "superOrg.updateAddOns": "add-ons are the platform's own, and nobody else gets as far as their ids",
};

export const namesRecords = ({ name }: TableRow) => name in NAMING;

/** Whether a row names something that lies in one branch. */
export const namesBranchRecords = ({ name }: TableRow) => {
  let found = false;
  const recorder = new Proxy({} as Belongings, {
    get(_, key) {
      found ||= OF_A_BRANCH.some((field) => field === key);
      return "";
    },
  });
  NAMING[name]?.(recorder);
  return found;
};

/** Whether a row's input has a field that holds a record's id. */
export const takesIds = ({ input }: TableRow) =>
  JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).includes('"format":"uuid"');

/** The input of a row that names these belongings, or the example of one that names none. */
export const inputFor = ({ name, input }: TableRow, of: Belongings): object =>
  NAMING[name]?.(of) ?? (exampleOf(input) as object);
