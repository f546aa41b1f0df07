import type { Client } from "@carrel/sdk";
import type { Contract, Permission } from "@carrel/sdk/contract";
import { addTerm } from "../../areas/testing/assigned";
import { found, type House, PASSWORD } from "../../areas/testing/house";
import { newToken, sha256Hex } from "../../codes/secrets";
import { json } from "../../database/json";
import { dotFile } from "../pictures";
import { testRandom } from "../rows";
import { testPasswords } from "../test-ports";
import { type Belongings, FOR_FEW } from "./calls";

const PLATFORM_KEY = "pk_demo_carrel";
const WEEK = 7 * 86_400_000;

/** An organisation with one record of each kind. */
export interface Settled {
  /** Signed in as the owner. */
  client: Client<Contract>;
  belongings: Belongings;
  /** The organisation's own publishable key. */
  publishableKey: string;
  /** The address of the visitor whose booking it is. */
  visitorEmail: string;
}

/**
 * Founds an organisation and gives it one record of each kind that calls can name.
 * @param options.apiKey the key under which it registers: a reseller's makes it his client
 */
export async function settle(house: House, options: { apiKey?: string } = {}): Promise<Settled> {
  const place = await found(house, { desks: 2, workspaceKind: "study-hall", ...options });
  const { client, orgId, orgCode, email, branch, desks, plan } = place;
  const deskId = desks[0]?._id ?? "";
  const visitorEmail = `nisha-${house.unique()}@example.com`;
  const booking = await client.desks.bookDesk({
    deskId,
    customer: { name: "Nisha Verma", email: visitorEmail },
    type: "HOURLY",
    startAt: "2026-11-30T05:00:00Z",
    endAt: "2026-11-30T06:00:00Z",
  });
  // Some of it, so that more can be taken and something given back.
  await client.bookings.pay({ id: booking._id, amount: 1, method: "cash" });
  // Its visitor says that he has paid the rest.
  await house.database.tx({ orgId }, (db) =>
    db
      .updateTable("bookings")
      .set({ claimedAt: house.minutesFromNow(0), claimReference: "412309871234", claimAmount: 1 })
      .where("bookingId", "=", booking._id)
      .execute(),
  );
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("endingMails")
      .values({
        orgId,
        bookingId: booking._id,
        lastDay: "2026-11-30",
        days: 1,
        branchId: branch._id,
        notedAt: house.minutesFromNow(0),
      })
      .execute(),
  );
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("dueReminders")
      .values({
        orgId,
        debtor: booking.customerId ?? "",
        day: "2026-11-01",
        branchId: branch._id,
        remindedAt: "2026-11-01T06:00:00Z",
      })
      .execute(),
  );
  await client.customers.updateDocuments({ id: booking.customerId ?? "", ...FOR_FEW });
  const { _id: userId } = await client.auth.session();
  const shift = await client.shifts.add({ name: "Night", starts: "22:00", ends: "06:00", weekdays: [0, 3] });
  const closure = await client.closures.add({
    branchId: branch._id,
    from: "2027-03-01",
    to: "2027-03-02",
    reason: "Holi",
  });
  const month = await addTerm(client, { count: 1, unit: "month" });
  const membership = await client.memberships.add({
    customerId: booking.customerId ?? "",
    feePlanId: month._id,
    deskId: desks[1]?._id ?? "",
    startDate: "2026-12-01",
  });
  const tenDays = await client.feePlans.add({
    name: "Ten days",
    bookingType: "DAILY",
    duration: { count: 3, unit: "month" },
    amount: 300_000,
    sells: "pass",
    allowance: { count: 10, unit: "day" },
  });
  const pass = await client.memberships.add({
    customerId: booking.customerId ?? "",
    feePlanId: tenDays._id,
    startDate: "2026-12-01",
    method: "cash",
  });
  const { freezes } = await client.memberships.freeze({ id: membership._id, from: "2026-12-30", to: "2026-12-30" });
  const role = await client.roles.add({ name: "Nobody's", permissions: [] });
  const colleague = await insertPerson(house, orgId, { permissions: [], branches: [branch._id], twoFactor: true });
  const invited = await insertPerson(house, orgId, { permissions: [], branches: [branch._id], isInvited: true });
  const asked = await house.client(PLATFORM_KEY).auth.login({ email: colleague.email, password: PASSWORD });
  if (asked.statuscode !== 2) throw new Error("The colleague's sign-in waits for a code");
  const factorId = await insertApp(house, orgId, colleague.userId);
  const key = await house.database.tx({ orgId }, (db) =>
    db.selectFrom("apiKeys").selectAll().where("kind", "=", "publishable").executeTakeFirstOrThrow(),
  );
  const secretKey = await client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
  const [image] = await client.gallery.upload({ branchId: branch._id, images: [dotFile()] });
  const { sessionId } = await insertSession(house, orgId, userId);
  const helpFeature = await client.help.addFeature({ title: "Bookings" });
  const helpSubFeature = await client.help.addSubFeature({ id: helpFeature._id, title: "Cancel a booking" });
  const helpResource = await client.help.addFeatureResource({
    id: helpFeature._id,
    title: "First steps",
    kind: "article",
    body: "# Bookings",
  });
  const charge = await client.charges.add({
    ...{ customerId: booking.customerId ?? "", amount: 1_000, reason: "Lost key", method: "upi", paying: 500 },
  });
  const visitId = `visit-of-${house.unique()}`;
  const { _id: businessUnitId } = await client.businessUnits.add({ name: "Lighthouse Library" });
  await client.businessUnits.addComment({ id: businessUnitId, text: "Asked for a demo" });
  const installation = await client.installationRequests.add({
    contactName: "Asha Rao",
    phone: "+91 98765 43210",
    address: { line1: "Library Lane 1" },
  });
  await client.tracking.record({
    events: [
      { sessionId: visitId, businessUnitId, event: "page_view", path: "/desks", occurredAt: house.minutesFromNow(-1) },
    ],
  });
  await client.notifications.updateSettings({ notificationSettings: { domain_failed: { enabled: false } } });
  await house.tell();
  const [notification] = (await client.notifications.list({ limit: 1, page: 1 })).data;
  const upiProposedAt = proposedAtOnce(house);
  await house.database.tx({ orgId }, (db) =>
    db
      .updateTable("organisations")
      .set({ upiProposal: json({ upiDetails: null, proposedBy: "Northside", proposedAt: upiProposedAt }) })
      .execute(),
  );
  const { checkout, transactionId } = await client.subscription.createOrder({ planCode: "starter" });
  const paymentToReturnId = await insertPaymentToReturn(house, orgId, transactionId);
  const onPhone = await client.subscription.createOrder({ planCode: "starter" });
  const paymentSession = await client.mobilePayment.createSession({ transactionId: onPhone.transactionId });
  const [entry] = (await client.auditLog.list({ limit: 1, page: 1 })).data;
  const belongings: Belongings = {
    orgId,
    orgCode,
    userId,
    email,
    deskId,
    sessionId,
    colleagueId: colleague.userId,
    invitedId: invited.userId,
    factorId,
    roleId: role._id,
    apiKeyId: key.keyId,
    secretKeyId: secretKey._id,
    branchId: branch._id,
    feePlanId: plan._id,
    shiftId: shift._id,
    closureId: closure._id,
    membershipId: membership._id,
    passId: pass._id,
    freezeId: freezes[0]?._id ?? "",
    bookingId: booking._id,
    customerId: booking.customerId ?? "",
    chargeId: charge._id,
    imageKey: image?.key ?? "",
    auditEntryId: entry?._id ?? "",
    helpFeatureId: helpFeature._id,
    helpSubFeatureId: helpSubFeature._id,
    helpResourceId: helpResource._id,
    visitId,
    businessUnitId,
    installationRequestId: installation._id,
    notificationId: notification?._id ?? "",
    upiProposedAt,
    gatewayOrderId: checkout?.order_id ?? "",
    transactionId: onPhone.transactionId,
    paymentSessionId: paymentSession._id,
    phonesOrderId: onPhone.checkout?.order_id ?? "",
    paymentToReturnId,
    flowId: asked.data._id,
  };
  return { client, belongings, publishableKey: key.keyText ?? "", visitorEmail };
}

/** An instant that nothing else has. */
const proposedAtOnce = (house: House) => new Date(Date.UTC(2026, 9, 1) + Number(house.unique()) * 60_000).toISOString();

/** Ids, code and address of nothing at all. */
export const nothing = (house: House): Belongings => ({
  orgId: house.id(),
  orgCode: `NONE${house.unique()}`,
  userId: house.id(),
  email: `nobody-${house.unique()}@example.com`,
  colleagueId: house.id(),
  invitedId: house.id(),
  factorId: house.id(),
  roleId: house.id(),
  sessionId: house.id(),
  apiKeyId: house.id(),
  secretKeyId: house.id(),
  branchId: house.id(),
  deskId: house.id(),
  feePlanId: house.id(),
  shiftId: house.id(),
  closureId: house.id(),
  membershipId: house.id(),
  passId: house.id(),
  freezeId: house.id(),
  bookingId: house.id(),
  customerId: house.id(),
  chargeId: house.id(),
  imageKey: `${house.id()}/gallery/${house.id()}.webp`,
  auditEntryId: house.id(),
  helpFeatureId: house.id(),
  helpSubFeatureId: house.id(),
  helpResourceId: house.id(),
  visitId: `visit-of-${house.unique()}`,
  businessUnitId: house.id(),
  installationRequestId: house.id(),
  notificationId: house.id(),
  upiProposedAt: proposedAtOnce(house),
  gatewayOrderId: `order_none${house.unique()}`,
  transactionId: house.id(),
  paymentSessionId: house.id(),
  phonesOrderId: `order_none${house.unique()}`,
  paymentToReturnId: house.id(),
  flowId: house.id(),
});

/** Puts money that came for an order and could not pay it into the database. @returns its id */
async function insertPaymentToReturn(house: House, orgId: string, orderId: string): Promise<string> {
  const paymentId = house.id();
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("paymentsToReturn")
      .values({
        orgId,
        paymentId,
        orderId,
        gatewayPaymentId: `pay_${paymentId}`,
        method: "upi",
        amount: 99_900,
        currency: "INR",
        reason: "price_changed",
        cameAt: house.minutesFromNow(0),
      })
      .execute(),
  );
  return paymentId;
}

interface Person {
  permissions: readonly Permission[];
  /** Absent: every one. */
  branches?: readonly string[];
  /** Absent: the first of those named. */
  selectedBranch?: string;
  twoFactor?: boolean;
  /** His address is not proven. */
  isInvited?: boolean;
}

/** Puts somebody with a role of his own straight into the database. */
export async function insertPerson(
  house: House,
  orgId: string,
  { permissions, branches, selectedBranch, twoFactor, isInvited = false }: Person,
) {
  const [userId, roleId] = [house.id(), house.id()];
  const email = `${userId}@example.com`;
  const passwordHash = await testPasswords.hash(PASSWORD);
  await house.database.tx({ orgId }, async (db) => {
    await db
      .insertInto("roles")
      .values({ orgId, roleId, name: `Role ${roleId}`, permissions: [...permissions] })
      .execute();
    await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId,
        email,
        passwordHash,
        roleId,
        name: "Ravi Kumar",
        emailProvenAt: isInvited ? null : new Date(house.minutesFromNow(0)),
        allowedBranches: [...(branches ?? [])],
        isDefaultUser: branches === undefined,
        twoFactor: twoFactor ?? false,
        selectedBranch: selectedBranch ?? branches?.[0] ?? null,
      })
      .execute();
  });
  return { userId, roleId, email };
}

/** How a session stands that else lasts and was just confirmed. */
export interface SessionState {
  expired?: boolean;
  revoked?: boolean;
  unconfirmed?: boolean;
}

/** Puts a session into the database. @returns its token */
export async function insertSession(house: House, orgId: string, userId: string, state: SessionState = {}) {
  const token = newToken(testRandom);
  const sessionId = house.id();
  const tokenHash = await sha256Hex(token);
  const now = new Date(house.minutesFromNow(0));
  const expiresAt = new Date(now.getTime() + (state.expired ? -1 : WEEK));
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("sessions")
      .values({
        orgId,
        sessionId,
        userId,
        tokenHash,
        expiresAt,
        createdAt: now,
        activeAt: now,
        revokedAt: state.revoked ? now : null,
        confirmedAt: state.unconfirmed ? null : now,
      })
      .execute(),
  );
  return { sessionId, token };
}

/** Puts a visitor's session into the database. @returns its token */
export async function insertVisitorSession(
  house: House,
  orgId: string,
  email: string,
  state: { expired?: boolean } = {},
): Promise<string> {
  const token = newToken(testRandom);
  const tokenHash = await sha256Hex(token);
  const now = new Date(house.minutesFromNow(0));
  const expiresAt = new Date(now.getTime() + (state.expired ? -1 : WEEK));
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("visitorSessions")
      .values({ orgId, sessionId: house.id(), tokenHash, email, createdAt: now, expiresAt })
      .execute(),
  );
  return token;
}

/** Whose a secret key is. */
export type KeyMaker = Pick<Belongings, "orgId" | "userId">;

/** Puts a secret key of a person's into the database. @returns the key itself */
export async function insertSecretKey(
  house: House,
  { orgId, userId: makerId }: KeyMaker,
  permissions: readonly Permission[],
): Promise<string> {
  const key = `sk_${newToken(testRandom)}`;
  const keyHash = await sha256Hex(key);
  const keyId = house.id();
  await house.database.tx({ orgId }, (db) =>
    db
      .insertInto("apiKeys")
      .values({ orgId, keyId, kind: "secret", name: "Partner", keyHash, makerId, permissions: [...permissions] })
      .execute(),
  );
  return key;
}

/** Gives somebody an authenticator app and a recovery code, whose secrets nobody knows. */
async function insertApp(house: House, orgId: string, userId: string): Promise<string> {
  const factorId = house.id();
  const app = { kind: "app", name: "Phone", sealedSecret: "nobody's", enabledAt: new Date() } as const;
  await house.database.tx({ orgId }, async (db) => {
    await db
      .insertInto("secondFactors")
      .values({ orgId, factorId, userId, ...app })
      .execute();
    await db.insertInto("recoveryCodes").values({ orgId, userId, codeHash: "nobody's" }).execute();
  });
  return factorId;
}

/** What stands in the tenant's own tables, to see that nothing changed. */
const TABLES = [
  "organisations",
  "branches",
  "desks",
  "feePlans",
  "bookings",
  "customers",
  "deskTransactions",
  "charges",
  "adminUsers",
  "secondFactors",
  "roles",
  "galleryImages",
  "helpFeatures",
  "helpSubFeatures",
  "helpResources",
  "trackingEvents",
  "businessUnits",
  "businessUnitPeople",
  "businessUnitComments",
  "installationRequests",
  "notifications",
  "notificationSettings",
  "subscriptions",
  "subscriptionOrders",
] as const;
/** Without when it was last used, which is written after the call's answer. */
const OF_A_KEY = ["keyId", "name", "keyText", "keyHash", "permissions", "makerId", "revokedAt", "updatedAt"] as const;
export const snapshot = (house: House, orgId: string) =>
  house.database.tx({ orgId }, async (db) => {
    const rows: Record<string, unknown> = {};
    for (const table of TABLES) rows[table] = await db.selectFrom(table).selectAll().orderBy("createdAt").execute();
    rows.payments = await db.selectFrom("subscriptionPayments").selectAll().orderBy("paidAt").execute();
    rows.paymentsToReturn = await db.selectFrom("paymentsToReturn").selectAll().orderBy("cameAt").execute();
    rows.paymentReturns = await db.selectFrom("paymentReturns").selectAll().orderBy("returnedAt").execute();
    rows.apiKeys = await db.selectFrom("apiKeys").select(OF_A_KEY).orderBy("createdAt").orderBy("keyId").execute();
    return json(rows);
  });
