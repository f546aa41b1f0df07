import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";

/** What a journey left. */
export interface Journey {
  email: string;
  /** The codes of what was booked, sorted. */
  codes: string[];
  deskIds: string[];
}

const PASSWORD = "a quiet seat by the window";

/** The newest code that was mailed to an address, by the demo's outbox. */
async function codeFor(address: string, email: string): Promise<string> {
  const mails: { text: string }[] = await (await fetch(`${address}/dev/outbox.json?to=${email}`)).json();
  for (const { text } of mails) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error(`No code was mailed to ${email}`);
}

/**
 * Registers a study hall and does what its people do in a day: a booking by staff, one by a visitor with the code of his
 * mail, an assignment that is renewed, moved and ended, and the lists.
 * @param clientAt opens a client of its own
 * @param name that no other journey has
 */
export async function placeJourney(
  address: string,
  clientAt: (apiKey: string) => Client<Contract>,
  name: string,
): Promise<Journey> {
  const owner = clientAt("pk_demo_carrel");
  const email = `owner-${name}@example.com`;
  const { tempRegId } = await owner.auth.signUp({
    orgName: `Hall ${name}`,
    workspaceKind: "study-hall",
    name: "Asha Rao",
    email,
    password: PASSWORD,
  });
  await owner.auth.verify({ tempRegId, otp: await codeFor(address, email) });
  const { _id: orgId, orgCode } = (await owner.auth.session()).loggedOrgDetails;
  const branch = await owner.branches.add({ name: "Library Lane", timezone: "Asia/Kolkata" });
  const plan = { amount: 2_500, taxPercent: 18 };
  await owner.feePlans.add({ name: "Hour", bookingType: "HOURLY", duration: { count: 1, unit: "hour" }, ...plan });
  const month = await owner.feePlans.add({
    name: "Month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    ...plan,
  });
  const deskIds: string[] = [];
  for (const desk of ["S1", "S2", "S3"]) {
    deskIds.push((await owner.desks.add({ branchId: branch._id, name: desk }))._id);
  }
  const [first = "", second = "", third = ""] = deskIds;

  // Noon of the day after tomorrow, where the branch is.
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const period = { startAt: `${day}T06:30:00Z`, endAt: `${day}T08:30:00Z` };
  const booked = await owner.desks.bookDesk({
    deskId: first,
    type: "HOURLY",
    method: "cash",
    ...period,
    customer: { name: "Nisha Verma", email: `nisha-${name}@example.com` },
  });

  const visitor = clientAt("pk_demo_carrel");
  const visitorEmail = `ravi-${name}@example.com`;
  await visitor.bookings.superOrgLookup({ orgCode });
  await visitor.desks.listPublic({ branchId: branch._id, limit: 50, page: 1, ...period });
  const { flow } = await visitor.bookings.sendOtp({ email: visitorEmail, orgId });
  const otp = await codeFor(address, visitorEmail);
  const { verificationToken } = await visitor.bookings.verifyOtp({ email: visitorEmail, orgId, otp, flow });
  const saved = await visitor.bookings.saveBooking({
    verificationToken,
    orgId,
    branchId: branch._id,
    deskId: second,
    type: "HOURLY",
    ...period,
    name: "Ravi Kumar",
    email: visitorEmail,
  });
  await owner.bookings.changeStatus({ bookingId: saved.bookingId, status: "CONFIRMED" });
  await visitor.visitor.openSession({ verificationToken, orgId });
  await visitor.visitor.bookings({ when: "upcoming" });

  const customerId = booked.customerId ?? "";
  const assigned = await owner.desks.assignUser({
    deskId: third,
    customerId,
    feePlanId: month._id,
    startDate: new Date().toISOString().slice(0, 10),
  });
  await owner.desks.renew({ deskId: third, feePlanId: month._id, method: "upi" });
  await owner.desks.transactions({ deskId: third });
  await owner.desks.unassignUser({ deskId: third });
  await owner.customers.update({ _id: customerId, name: "Nisha Rao" });
  return { email, deskIds, codes: [booked.code, saved.data.code, assigned.code].sort() };
}

/** The codes of all bookings of a journey's place, sorted, as its owner sees them. */
export async function bookedCodes(client: Client<Contract>, { email }: Journey): Promise<string[]> {
  await client.auth.login({ email, password: PASSWORD });
  const { data } = await client.bookings.list({ limit: 100 });
  return data.map(({ code }) => code).sort();
}
