import { UNTIL_NOW } from "../apps/api/src/database/migrations/0125-ledger";
import { compare } from "./compare";
import { overYears, type Place, type Places } from "./years";

const DAYS = { from: "2026-10-01", to: "2026-10-31" };
/** Bookings of a day ahead that are made and paid, with the books and without. */
const BOOKED = 300;
const TRIGGERS = { bookings: ["charge_begun", "charge_changed"], desk_transactions: ["payments_posted"] } as const;

/** Writes the lines of the years' bookings and payments as the migration does. @returns how long that took, in seconds */
const writeBooks = async ({ database }: Place): Promise<number> => {
  await database.ownerTx(async (owner) => {
    // The years' payments go past what keeps it.
    await owner.execute("set local session_replication_role = replica");
    await owner.execute(
      "update bookings b set paid = t.amount from desk_transactions t where (t.org_id, t.booking_id) = (b.org_id, b.booking_id)",
    );
  });
  const start = performance.now();
  await database.ownerTx(async (owner) => {
    await owner.execute("grant carrel_lookup to current_user");
    await owner.execute("set local role carrel_lookup");
    for (const statement of UNTIL_NOW.split(";").filter((text) => text.trim() !== "")) await owner.execute(statement);
    await owner.execute("reset role");
    await owner.execute("revoke carrel_lookup from current_user");
  });
  const took = (performance.now() - start) / 1000;
  await database.execute("vacuum (analyze) ledger_lines");
  return took;
};

/** What the books add to a booking that is paid as it is made: with their triggers and without, in turns. */
async function costOfBooks({ client, database, deskId, customer, branchId }: Place): Promise<string> {
  const [plan] = (await client.feePlans.list({ limit: 1, page: 1 })).data;
  if (!plan) throw new Error("The place has a plan");
  const branch = await client.branches.get({ id: branchId });
  await client.branches.update({
    _id: branchId,
    timings: branch.timings.map((timing) => ({ ...timing, open: "00:00", close: "24:00", closed: false })),
  });
  const times = { with: 0, without: 0 };
  for (let place = 0; place < BOOKED; place += 1) {
    const kind = place % 2 === 0 ? "with" : "without";
    for (const [table, names] of Object.entries(TRIGGERS))
      for (const name of names)
        await database.execute(`alter table ${table} ${kind === "with" ? "enable" : "disable"} trigger ${name}`);
    const startAt = new Date(Date.UTC(2026, 10, 22) + place * 3_600_000);
    const endAt = new Date(startAt.getTime() + 3_600_000);
    const start = performance.now();
    await client.desks.bookDesk({
      ...{ deskId, customerId: customer._id, type: "HOURLY", feePlanId: plan._id, method: "upi" },
      ...{ startAt: startAt.toISOString(), endAt: endAt.toISOString() },
    });
    // The first of each warm up.
    if (place >= 20) times[kind] += performance.now() - start;
  }
  const each = (sum: number) => (sum / ((BOOKED - 20) / 2)).toFixed(1);
  const ratio = (times.with / times.without).toFixed(2);
  return `a paid booking: ${each(times.without)} ms without the books, ${each(times.with)} with them, ratio ${ratio}`;
}

async function measure(places: Places): Promise<string[]> {
  const written = [];
  for (const place of places) written.push(`${(await writeBooks(place)).toFixed(1)} s`);
  const lines = await compare(places, {
    "floor: one branch": ({ client, branchId }) => client.branches.get({ id: branchId }),
    "the latest twenty lines": ({ client }) => client.ledger.list({ limit: 20, page: 1 }),
    "twenty lines of an account, in a month": ({ client }) =>
      client.ledger.list({ ...DAYS, account: "upi", limit: 20, page: 1 }),
    "what came to each account in a month": ({ client }) => client.ledger.balances(DAYS),
    "what stands on each account": ({ client }) => client.ledger.balances({}),
    "a customer's statement": ({ client, customer }) => client.customers.statement({ id: customer._id }),
  });
  return [`written once by the migration: ${written.join(" and ")}`, ...lines, await costOfBooks(places[1])];
}

/** The books of a branch that was booked a million times beside one booked ten thousand times, and what they add to a booking. */
export const booksBench = () => overYears(measure);
