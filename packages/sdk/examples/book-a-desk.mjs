// Books a desk from Node, as a visitor does from the QR poster.
//
//   npm install @carrel/sdk
//   node book-a-desk.mjs ADDRESS ORG_CODE EMAIL
//
// ADDRESS is a server's, such as http://localhost:4000 (`npm start` in Carrel's repository), ORG_CODE the code on the
// poster (default ATHENA). A demo server shows the mailed code in its outbox; at any other the code is asked for. The
// organisation's publishable key comes from CARREL_KEY, or is the one that the demo gives to ORG_CODE.

import { createInterface } from "node:readline/promises";
import { ApiError, createClient, publicBookings, publicDesks } from "@carrel/sdk";
import { addDays, formatMoney, formatPeriod, instantAt, localDateOf } from "@carrel/sdk/domain";

const [address = "http://localhost:4000", orgCode = "ATHENA", email = `visitor-${Date.now()}@example.com`] =
  process.argv.slice(2);
const apiKey = process.env.CARREL_KEY ?? `pk_demo_${orgCode.toLowerCase()}`;
const client = createClient({ baseUrl: `${address}/api`, apiKey }, { bookings: publicBookings, desks: publicDesks });

const organisation = await client.bookings.superOrgLookup({ orgCode });
const [branch] = organisation.branches;
if (!branch) throw new Error(`${organisation.orgName} has no open branch`);

// Tomorrow from ten to twelve, by the clocks of the branch.
const tomorrow = addDays(localDateOf(new Date(), branch.timezone), 1);
const startAt = instantAt(tomorrow, "10:00", branch.timezone);
const endAt = instantAt(tomorrow, "12:00", branch.timezone);
const period = { startAt: startAt.toISOString(), endAt: endAt.toISOString() };

const { data: desks, quote } = await client.desks.listPublic({ branchId: branch._id, ...period });
const desk = desks.find(({ status }) => status === 1);
if (!desk) throw new Error(`Every desk of ${branch.name} is taken then`);
const price = quote ? formatMoney(quote.amount, quote.currency) : "no charge";
console.log(`${desk.name} at ${branch.name}, ${formatPeriod(startAt, endAt, branch.timezone)}, ${price}`);

const { flow } = await client.bookings.sendOtp({ email, orgId: organisation._id });
const otp = (await codeInOutbox()) ?? (await askForCode());
const { verificationToken } = await client.bookings.verifyOtp({ email, orgId: organisation._id, otp, flow });

try {
  const { data: booking } = await client.bookings.saveBooking({
    verificationToken,
    orgId: organisation._id,
    branchId: branch._id,
    deskId: desk._id,
    type: "HOURLY",
    ...period,
    name: "Asha Rao",
    email,
  });
  console.log(`Booking ${booking.code}: ${booking.status}`);
} catch (error) {
  if (!(error instanceof ApiError && error.code === "desk_taken")) throw error;
  console.error(error.message, error.data);
  process.exitCode = 1;
}

/** The code out of the newest mail to the address, where the server is a demo and shows its mails. */
async function codeInOutbox() {
  const response = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  if (!response.ok) return undefined;
  /** @type {{ text: string }[]} */
  const mails = await response.json();
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0];
}

async function askForCode() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const code = await terminal.question(`The code that was mailed to ${email}: `);
  terminal.close();
  return code;
}
