import { ApiError, type Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enrol } from "../areas/testing/authenticator";
import { payAt } from "../areas/testing/checkout";
import { eachHouse, found, type House, PASSWORD, proofFor } from "../areas/testing/house";
import { joinPeople } from "../platform/audit/people-fields";
import { inputFor, ROWS } from "../testing/access/calls";
import { insertPerson, insertSecretKey, type Settled, settle } from "../testing/access/places";
import { TEST_ORIGIN } from "../testing/create-test-api";
import { implementationOf } from "../testing/implementations";
import { dotFile } from "../testing/pictures";
import { softPasskey } from "../testing/soft-passkey";

/** Writes that change no record that anybody could look at, or none of the organisation's, and why. */
const CHANGES_NOTHING: Readonly<Record<string, string>> = {
  "auth.signUp": "belongs to no organisation yet",
  "auth.login": "says who came in, or was mailed a code; the session is his own",
  "auth.verifyLogin": "as login",
  "auth.setUp": "makes the platform's first owner, once (platform/found-platform.test.ts)",
  "auth.followAddressLink": "moves an address, once (areas/auth/move-address.test.ts)",
  "auth.acceptInvitation": "lets somebody in, once (areas/admin-users/invite.test.ts)",
  "auth.resendOtp": "mails a code; the flow's id is half a secret",
  "auth.requestPasswordReset": "as resendOtp; who asks has proved nothing",
  "auth.sendPasswordChangeOtp": "as resendOtp",
  "auth.sendConfirmOtp": "as resendOtp",
  "auth.passkeyChallenge": "as resendOtp: what is to be signed",
  "bookings.sendOtp": "as resendOtp; the visitor's address is not kept",
  "bookings.verifyOtp": "proves an address, which is not kept",
  "visitor.prove": "as verifyOtp",
};

/** Areas whose writes need a picture's bytes or a reseller to act on: where this loop can't bring one to its end, it says so. */
const NEEDS_MORE = /^(?:gallery|resellers)\.|\.uploadLogo$|\.generatePaymentQr$/;

/** A code of an organisation's own, and a new password. */
const anew = { password: "a new long sentence", passwordConfirm: "a new long sentence" };

/** A client of the platform's owner. */
const platformOf = async (house: House) => {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
};

const visitorOf = async (house: House, orgId: string) => {
  const client = house.client("pk_demo_carrel");
  const email = `visitor-${house.unique()}@example.com`;
  const verificationToken = await proofFor(house, client, orgId, email);
  await client.visitor.openSession({ verificationToken, orgId });
  return { client, email, verificationToken };
};

const saveBooking = async (house: House, { belongings: { orgId, branchId, deskId } }: Settled) => {
  const visitor = await visitorOf(house, orgId);
  const { email, verificationToken } = visitor;
  const { bookingId } = await visitor.client.bookings.saveBooking({
    orgId,
    branchId,
    deskId,
    verificationToken,
    email,
    name: "Nisha Verma",
    type: "HOURLY",
    startAt: "2026-11-23T05:00:00Z",
    endAt: "2026-11-23T06:00:00Z",
  });
  return { ...visitor, bookingId };
};

/** A visitor's booking with its mail's link. */
const linkedBooking = async (house: House, settled: Settled) => {
  const saved = await saveBooking(house, settled);
  const [mail] = await house.api.mailsTo(saved.email);
  return { ...saved, token: /\/booking\/([\w-]{64})/.exec(mail?.textBody ?? "")?.[1] ?? "" };
};

/** The same, whose visitor says that he has paid. */
const claimPaid = async (house: House, settled: Settled) => {
  const upiDetails = { vpa: "harbour@okbank", payeeName: "Harbour" };
  await settled.client.organisation.updateSettings({ _id: settled.belongings.orgId, upiDetails });
  const linked = await linkedBooking(house, settled);
  await linked.client.visitor.claimPaid({ token: linked.token, reference: "412309871234" });
  return linked;
};

/** Gives a desk of the place's to the customer of its booking by the day, from today. */
const assign = async ({ client, belongings: { deskId, customerId } }: Settled) => {
  const { _id: feePlanId } = await client.feePlans.add({
    name: "Day",
    bookingType: "DAILY",
    amount: 1,
    duration: { count: 1, unit: "day" },
  });
  const { _id: bookingId } = await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-21" });
  return { bookingId, feePlanId };
};

/** Takes a deposit in cash from the place's customer. */
const holdDeposit = async ({ client, belongings: { customerId } }: Settled) => {
  const deposit = { customerId, amount: 500, method: "cash" } as const;
  await client.deposits.take(deposit);
  return deposit;
};

/** The one second factor that its person has. */
const factorOf = async (client: Client<Contract>) => (await client.auth.secondFactors()).factors[0]?._id ?? "";

/** What brings a write to its end that the table's own input can't: codes from mails, records that nothing uses. */
const SCENARIOS: Readonly<Record<string, (house: House, settled: Settled) => Promise<unknown>>> = {
  "apiKeys.takeOver": async (house, { client, belongings: { orgId } }) => {
    const { userId } = await insertPerson(house, orgId, { permissions: ["desks.read"] });
    await insertSecretKey(house, { orgId, userId }, ["desks.read"]);
    const [key] = (await client.apiKeys.list({ makerId: userId })).data;
    await client.apiKeys.takeOver({ id: key?._id ?? "" });
  },
  "apiKeys.revoke": async (_, { client }) => {
    const { _id: id } = await client.apiKeys.add({ kind: "publishable", name: "Kiosk" });
    await client.apiKeys.revoke({ id });
  },
  "website.verifyDns": async (_, { client, belongings: { orgId } }) => {
    await client.website.configureDomain({ orgId, customDomain: "desks.hall.example" });
    await client.website.verifyDns({ orgId });
  },
  "website.updateContent": (_, { client }) => client.website.updateContent({ headline: "A quiet room" }),
  "gallery.reorder": async (_, { client, belongings: { branchId, imageKey } }) => {
    const [image] = await client.gallery.upload({ branchId, images: [dotFile()] });
    await client.gallery.reorder({ branchId, keys: [image?.key ?? "", imageKey] });
  },
  "branches.remove": async (_, { client }) => {
    const { _id: id } = await client.branches.add({ name: "Empty", timezone: "Asia/Kolkata" });
    await client.branches.remove({ id });
  },
  "customers.merge": async (_, { client, belongings: { branchId, customerId } }) => {
    const { _id: otherId } = await client.customers.add({ branchId, name: "Once more", email: "once@example.com" });
    await client.customers.merge({ id: customerId, otherId });
  },
  // What a visitor asks for is not paid yet.
  "bookings.pay": async (house, settled) => {
    const { bookingId: id } = await saveBooking(house, settled);
    await settled.client.bookings.pay({ id, amount: 100, method: "upi", reference: "431209871234" });
  },
  "bookings.answerClaim": async (house, settled) => {
    const { bookingId: id } = await claimPaid(house, settled);
    await settled.client.bookings.answerClaim({ id, isReceived: true });
  },
  "dues.claim": async (_, settled) => {
    const { bookingId: id } = await assign(settled);
    const { client, belongings } = settled;
    const { due: amount, currency } = await client.dues.get({ id: belongings.customerId });
    await client.dues.writeOff({ id: belongings.customerId, amount, currency, reason: "Moved away" });
    await client.dues.claim({ id, kind: "booking" });
  },
  "deposits.giveBack": async (_, settled) => {
    await settled.client.deposits.giveBack(await holdDeposit(settled));
  },
  "deposits.keep": async (_, settled) => {
    const { customerId, amount } = await holdDeposit(settled);
    await settled.client.deposits.keep({ customerId, amount, reason: "A broken lamp" });
  },
  "cash.count": async (_, settled) => {
    await holdDeposit(settled);
    const [drawer] = (await settled.client.cash.drawers({ limit: 1, page: 1 })).data;
    if (!drawer) throw new Error("There is a drawer");
    const { branchId, person, currency, expected } = drawer;
    const counted = { counted: expected, expected };
    await settled.client.cash.count({ branchId, personId: person?._id ?? null, currency, ...counted });
  },
  "desks.assignUser": (_, settled) => assign(settled),
  "desks.reassignUser": async (_, settled) => {
    const { bookingId } = await assign(settled);
    const { client, belongings } = settled;
    const { _id: toDeskId } = await client.desks.add({ branchId: belongings.branchId, name: "Free" });
    await client.desks.reassignUser({ bookingId, toDeskId });
  },
  "desks.unassignUser": async (_, settled) => {
    await assign(settled);
    await settled.client.desks.unassignUser({ deskId: settled.belongings.deskId });
  },
  "desks.renew": async (_, settled) => {
    const { feePlanId } = await assign(settled);
    await settled.client.desks.renew({ deskId: settled.belongings.deskId, feePlanId });
  },
  // Somebody who has it, for whoever is to give it back.
  "installationRequests.unassign": async (_, { client, belongings: { installationRequestId: id } }) => {
    await client.installationRequests.selfAssign({ id });
    await client.installationRequests.unassign({ id });
  },
  "customers.remove": async (_, { client, belongings: { branchId } }) => {
    const { _id: id } = await client.customers.add({ branchId, name: "Omar Ali", email: "omar@example.com" });
    await client.customers.remove({ id });
  },
  "desks.remove": async (_, { client, belongings: { branchId } }) => {
    const { _id: id } = await client.desks.add({ branchId, name: "Unused" });
    await client.desks.remove({ id });
  },
  "feePlans.remove": async (_, { client }) => {
    const { _id: id } = await client.feePlans.add({
      name: "Unsold",
      bookingType: "HOURLY",
      amount: 1,
      duration: { count: 1, unit: "hour" },
    });
    await client.feePlans.remove({ id });
  },
  "auth.changePassword": async (house, { client, belongings: { email } }) => {
    await client.auth.sendPasswordChangeOtp();
    await client.auth.changePassword({ otp: await house.codeFor(email), ...anew });
  },
  "adminUsers.cancelEmailChange": async (house, { client, belongings: { colleagueId } }) => {
    await client.adminUsers.update({ _id: colleagueId, email: `moved-${house.unique()}@example.com` });
    await client.adminUsers.cancelEmailChange({ id: colleagueId });
  },
  "auth.changeEmail": (house, { client }) => client.auth.changeEmail({ email: `moved-${house.unique()}@example.com` }),
  "auth.cancelEmailChange": async (house, { client }) => {
    await client.auth.changeEmail({ email: `moved-${house.unique()}@example.com` });
    await client.auth.cancelEmailChange();
  },
  "auth.confirm": (_, { client }) => client.auth.confirm({ password: PASSWORD }),
  "auth.resetPassword": async (house, { belongings: { email } }) => {
    const client = house.client("pk_demo_carrel");
    const { data } = await client.auth.requestPasswordReset({ email });
    await client.auth.resetPassword({ _id: data.user, otp: await house.codeFor(email), ...anew });
  },
  "auth.resetPasswordByLink": async (house, { belongings: { email } }) => {
    const client = house.client("pk_demo_carrel");
    await client.auth.requestPasswordReset({ email });
    const [, token = ""] = /reset#(\S+)/.exec((await house.lastMail(email)).textBody) ?? [];
    await client.auth.resetPasswordByLink({ token, ...anew });
  },
  "auth.selectBranch": async (_, { client, belongings: { userId } }) => {
    const { _id: selectedBranch } = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.auth.selectBranch({ _id: userId, selectedBranch });
  },
  "auth.startApp": (_, { client }) => client.auth.startApp(),
  "auth.enableApp": (house, { client }) => enrol(house, client),
  "auth.renewRecoveryCodes": async (house, { client }) => {
    await enrol(house, client);
    await client.auth.renewRecoveryCodes();
  },
  "auth.renameFactor": async (house, { client }) => {
    await enrol(house, client);
    await client.auth.renameFactor({ id: await factorOf(client), name: "Work phone" });
  },
  "auth.removeFactor": async (house, { client }) => {
    await enrol(house, client);
    await client.auth.removeFactor({ id: await factorOf(client) });
  },
  "auth.startPasskey": (_, { client }) => client.auth.startPasskey(),
  "auth.addPasskey": async (_, { client }) => {
    const passkey = softPasskey(TEST_ORIGIN).create(await client.auth.startPasskey());
    await client.auth.addPasskey({ name: "Laptop", passkey });
  },
  "auth.setMailCodes": (_, { client }) => client.auth.setMailCodes({ mailCodes: true }),
  "auth.updateProfile": (_, { client }) => client.auth.updateProfile({ name: "Asha R" }),
  "help.orderFeatures": async (_, { client, belongings: { helpFeatureId } }) => {
    const { _id } = await client.help.addFeature({ title: "Desks" });
    await client.help.orderFeatures({ order: [_id, helpFeatureId] });
  },
  "help.orderSubFeatures": async (_, { client, belongings: { helpFeatureId: id, helpSubFeatureId } }) => {
    const { _id } = await client.help.addSubFeature({ id, title: "Move a booking" });
    await client.help.orderSubFeatures({ order: [_id, helpSubFeatureId] });
  },
  "help.orderResources": async (_, { client, belongings: { helpFeatureId: id, helpResourceId } }) => {
    const { _id } = await client.help.addFeatureResource({ id, title: "More", kind: "article", body: "Text" });
    await client.help.orderResources({ order: [_id, helpResourceId] });
  },
  "memberships.add": async (_, { client, belongings: { passId } }) => {
    const { customerId, feePlanId } = await client.memberships.get({ id: passId });
    await client.memberships.add({ customerId, feePlanId, startDate: "2026-12-01" });
  },
  // It rests once, and what rests isn't changed.
  "memberships.change": async (_, { client, belongings: { membershipId: id, freezeId, deskId } }) => {
    await client.memberships.thaw({ id, freezeId });
    await client.memberships.change({ id, from: "2026-12-15", deskId });
  },
  "memberships.reinstate": async (_, { client, belongings: { membershipId: id } }) => {
    await client.memberships.end({ id });
    await client.memberships.reinstate({ id });
  },
  "memberships.transfer": async (house, { client, belongings: { branchId, passId: id } }) => {
    const email = `ravi-${house.unique()}@example.com`;
    const { _id: customerId } = await client.customers.add({ branchId, name: "Ravi Das", email });
    await client.memberships.transfer({ id, customerId });
  },
  "notifications.updateSettings": (_, { client }) =>
    client.notifications.updateSettings({ notificationSettings: { booking_created: { enabled: false } } }),
  "organisation.updateFeatures": (_, { client }) =>
    client.organisation.updateFeatures({ features: { qrBooking: false } }),
  "superOrg.updateDetails": async (house) => {
    const platform = await platformOf(house);
    await platform.superOrg.updateDetails({ supportEmail: `help-${house.unique()}@example.com` });
  },
  // Some of its plans and add-ons are sold, so all have to stay.
  "superOrg.updatePricingPlans": async (house) => {
    const platform = await platformOf(house);
    const { pricingPlans } = await platform.superOrg.details();
    await platform.superOrg.updatePricingPlans({
      pricingPlans: pricingPlans.map((plan) => ({ ...plan, description: `As of ${house.unique()}` })),
    });
  },
  "superOrg.updateAddOns": async (house) => {
    const platform = await platformOf(house);
    const { addOns } = await platform.superOrg.details();
    await platform.superOrg.updateAddOns({
      addOns: addOns.map((addOn) => ({ ...addOn, description: `As of ${house.unique()}` })),
    });
  },
  // Founding is how each place begins.
  "auth.verify": async () => undefined,
  "bookings.saveBooking": saveBooking,
  "visitor.openSession": (house, { belongings: { orgId } }) => visitorOf(house, orgId),
  "visitor.signOut": async (house, { belongings: { orgId } }) => {
    await (await visitorOf(house, orgId)).client.visitor.signOut();
  },
  "subscription.createOrder": (_, { client }) => client.subscription.createOrder({ planCode: "growth" }),
  // The order that everybody has on a phone already keeps its session.
  "mobilePayment.createSession": async (_, { client }) => {
    const { transactionId } = await client.subscription.createOrder({ planCode: "growth" });
    await client.mobilePayment.createSession({ transactionId });
  },
  "mobilePayment.verify": async (house, { client }) => {
    const order = await client.subscription.createOrder({ planCode: "growth" });
    const { _id: id } = await client.mobilePayment.createSession({ transactionId: order.transactionId });
    await client.mobilePayment.verify({ id, ...(await payAt(house, order)) });
  },
  "subscription.cancelRecurring": async (house, { client }) => {
    const order = await client.subscription.createOrder({ planCode: "growth", isRecurring: true });
    await client.subscription.verifyPayment(await payAt(house, order));
    await client.subscription.cancelRecurring();
  },
  "visitor.updateProfile": async (house, { belongings: { orgId } }) => {
    const { client } = await visitorOf(house, orgId);
    await client.visitor.updateProfile({ name: "Nisha Verma", phone: "+91 98765 43210" });
  },
  "visitor.cancelBooking": async (house, settled) => {
    const { client, bookingId } = await saveBooking(house, settled);
    await client.visitor.cancelBooking({ id: bookingId });
  },
  "visitor.moveBooking": async (house, settled) => {
    const { client, bookingId } = await saveBooking(house, settled);
    await client.visitor.moveBooking({ id: bookingId, startAt: "2026-11-23T09:00:00Z", endAt: "2026-11-23T10:00:00Z" });
  },
  "visitor.renewCalendarFeed": async (house, { belongings: { orgId } }) => {
    await (await visitorOf(house, orgId)).client.visitor.renewCalendarFeed();
  },
  "visitor.endCalendarFeed": async (house, { belongings: { orgId } }) => {
    const { client } = await visitorOf(house, orgId);
    await client.visitor.renewCalendarFeed();
    await client.visitor.endCalendarFeed();
  },
  "visitor.cancelLinkedBooking": async (house, settled) => {
    const { client, token } = await linkedBooking(house, settled);
    await client.visitor.cancelLinkedBooking({ token });
  },
  "visitor.claimPaid": claimPaid,
};

const callOf = (client: Client<Contract>, name: string) => {
  const [area = "", operation = ""] = name.split(".");
  const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
  const method = methods[operation];
  if (!method) throw new Error(`There is no ${name}`);
  return method;
};

/** What of an entry names the many records that its write made. */
const MAKES_MANY: Readonly<Record<string, string>> = {
  "desks.processBulkUpload": "desks",
  "desks.processBulkBooking": "bookings",
  "customers.processBulkUpload": "customers",
  "businessUnits.assignTeam": "businessUnits",
  "memberships.renewMany": "renewed",
};

const isSomething = (fields: unknown) =>
  typeof fields === "object" && fields !== null && Object.keys(fields).length > 0;

eachHouse("what the audit log says of a write", (house) => {
  const told: string[] = [];
  const refused: string[] = [];
  /** What only the platform does, it does here. */
  let platform: Client<Contract>;
  let platformId: string;
  beforeAll(async () => {
    platform = await platformOf(house);
    platformId = (await platform.auth.session()).loggedOrgDetails._id;
  });
  const newest = (orgId: string, action: string) =>
    house.database.tx({ orgId }, (db) =>
      db
        .selectFrom("auditLog")
        .selectAll()
        .where("action", "=", action)
        .orderBy("occurredAt", "desc")
        .orderBy("entryId", "desc")
        .limit(1)
        .executeTakeFirst(),
    );
  const writes = ROWS.filter(
    ({ name, row }) =>
      row.kind === "write" &&
      implementationOf(name).policy.entry !== "none" &&
      !(name in CHANGES_NOTHING) &&
      row.access !== "signed",
  );
  afterAll(() => {
    process.stdout.write(
      `${told.length} of ${writes.length} writes say which record and what of it; not tried: ${refused.join(", ")}\n`,
    );
  });

  it.each(writes)("$name: which record, and what of it changed", async (row) => {
    const { name } = row;
    const settled = await settle(house);
    const { client, belongings } = settled;
    const { orgId } = belongings;
    const isDone = async (work: Promise<unknown>) => {
      try {
        await work;
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    };
    const byOwner = SCENARIOS[name]?.(house, settled) ?? callOf(client, name)(inputFor(row, belongings));
    const done = (await isDone(byOwner)) || (await isDone(callOf(platform, name)(inputFor(row, belongings))));
    if (!done) {
      refused.push(name);
      return;
    }
    const entry = (await newest(orgId, name)) ?? (await newest(platformId, name));
    if (!entry) throw new Error("The write left no entry");
    const { before, after } = joinPeople(entry);
    const records = name in MAKES_MANY ? Reflect.get(Object(after), MAKES_MANY[name] ?? "") : [entry.recordId];
    expect(records, "the records").toContainEqual(expect.any(String));
    expect(isSomething(before) || isSomething(after), "what changed").toBe(true);
    told.push(name);
  });

  it("is said of all that the loop could bring to an end", () => {
    expect(refused.filter((name) => !NEEDS_MORE.test(name))).toEqual([]);
    expect(told.length + refused.length).toBe(writes.length);
  });

  it("names only writes that there are", () => {
    const names = ROWS.map(({ name }) => name);
    expect(
      [...Object.keys(CHANGES_NOTHING), ...Object.keys(MAKES_MANY), ...Object.keys(SCENARIOS)].filter(
        (name) => !names.includes(name),
      ),
    ).toEqual([]);
  });

  it("says how a password was changed, and how many sessions that ended, but no secret", async () => {
    const { client, email } = await found(house);
    await house.client("pk_demo_carrel").auth.login({ email, password: PASSWORD });
    await client.auth.sendPasswordChangeOtp();
    await client.auth.changePassword({ otp: await house.codeFor(email), ...anew });
    const { data } = await client.auditLog.list({ action: "auth.changePassword", limit: 1, page: 1 });
    expect(data).toMatchObject([{ before: { sessions: 2 }, after: { changed: "password", sessions: 1 } }]);
    expect(JSON.stringify(data)).not.toContain(anew.password);
  });

  it("says that a code is asked for at sign-in from now on", async () => {
    const { client, belongings } = await settle(house);
    await client.adminUsers.update({ _id: belongings.colleagueId, twoFactor: false });
    const { data } = await client.auditLog.list({ action: "adminUsers.update", limit: 1, page: 1 });
    expect(data).toMatchObject([
      { recordId: belongings.colleagueId, before: { twoFactor: true }, after: { twoFactor: false } },
    ]);
  });

  it("keeps of a visitor's profile which fields changed, and not what he says", async () => {
    const { orgId, client } = await found(house);
    const visitor = await visitorOf(house, orgId);
    await visitor.client.visitor.updateProfile({ name: "Nisha Verma", phone: "+91 98765 43210" });
    const { data } = await client.auditLog.list({ action: "visitor.updateProfile", limit: 1, page: 1 });
    expect(data).toMatchObject([{ before: null, after: { changed: ["name", "phone"] } }]);
    expect(JSON.stringify(data)).not.toContain("Nisha");
  });
});
