import { sql } from "kysely";
import { takeCash } from "../areas/cash/count-cash";
import { writeMove } from "../areas/deposits/moves";
import { constant } from "../database/constant";
import { insertPayments } from "../database/count";
import type { Row } from "../database/schema";
import { DEMO_CURRENCY, type DemoBranch, type DemoOrganisation } from "./demo-data";
import type { SeedContext } from "./seed-context";
import { type SeededRandom, seededRandom } from "./seeded-random";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The last days, of which some visits are not paid yet. */
const LATELY_DAYS = 3;
/** How long ago cash was counted. */
const COUNTED_DAYS = 5;
/** Of a hundred visits of the last days so many are owed, and of those ahead. */
const OWED_LATELY = 15;
const OWED_AHEAD = 4;
/** What is as old is written off, once a branch. */
const WRITTEN_OFF_DAYS = [25, 40] as const;
/** What the first drawer lacked, in paise. */
const MISSING = 2_000;

/** A deposit, and what was kept of one, in paise. */
const DEPOSIT = 100_000;
const KEPT = 40_000;

/** What charges of their own cost, in paise. */
const LOST_KEY = 25_000;
const PRINTING = 4_800;

const METHODS = ["upi", "upi", "cash", "cash", "card"] as const;

type Staff = readonly [string, ...string[]];
type Visit = Row<"bookings">;

/** Who may take money in a branch. */
async function staffOf({ db, orgId }: SeedContext, branchId: string): Promise<Staff | undefined> {
  const people = await db
    .selectFrom("adminUsers as u")
    .innerJoin("roles as r", (join) => join.onRef("r.orgId", "=", "u.orgId").onRef("r.roleId", "=", "u.roleId"))
    .select("u.userId")
    .where("u.orgId", "=", orgId)
    .where("r.name", "in", ["Owner", "Front desk"])
    .where(sql<boolean>`(u.is_default_user or ${branchId}::uuid = any (u.allowed_branches))`)
    .orderBy("u.name")
    .execute();
  const [first, ...others] = people.map(({ userId }) => userId);
  return first === undefined ? undefined : [first, ...others];
}

/** What a visit was paid with; null where it is owed. What is ahead was paid as it was booked, without cash. */
function paymentOf({ orgId, random, now }: SeedContext, chance: SeededRandom, staff: Staff, visit: Visit) {
  const isAhead = visit.startAt > now;
  const isLately = visit.startAt.getTime() > now.getTime() - LATELY_DAYS * DAY;
  const isOwed = chance.chance(isAhead ? OWED_AHEAD : OWED_LATELY) && (isAhead || isLately);
  const chosen = chance.pick(METHODS);
  const person = chance.pick(staff);
  if (isOwed) return null;
  const paidAt = isAhead ? visit.createdAt : visit.startAt;
  const method = isAhead ? "upi" : chosen;
  return {
    ...{ orgId, transactionId: random.id(), branchId: visit.branchId, deskId: visit.deskId },
    ...{
      customerId: visit.customerId,
      bookingId: visit.bookingId,
      membershipId: null,
      chargeId: null,
      feePlanId: visit.feePlanId,
    },
    ...{ kind: "booking", amount: visit.amount, currency: visit.currency, method, reference: "" },
    ...{ startAt: visit.startAt, endAt: visit.endAt, paidAt, createdAt: paidAt, reason: null },
    recordedBy: method === "cash" ? person : null,
  } satisfies Row<"deskTransactions">;
}

/** Counts what each of the staff took by then; the first lacks a little. */
async function countDrawers({ db, orgId, random }: SeedContext, branchId: string, staff: Staff, now: Date) {
  const recorded = await db
    .selectFrom("cashTaken")
    .select(["drawer", sql<number>`sum(amount)::float8`.as("expected")])
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("currency", "=", DEMO_CURRENCY)
    .where("drawer", "in", [...staff])
    .groupBy("drawer")
    .execute();
  const [owner] = staff;
  // By name, as the staff are: ids are others each time.
  recorded.sort((one, other) => staff.indexOf(one.drawer) - staff.indexOf(other.drawer));
  for (const [at, { drawer, expected }] of recorded.entries()) {
    const lacks = at === 0 ? { counted: expected - MISSING, note: "Change was given twice" } : { counted: expected };
    const input = { branchId, personId: drawer, currency: DEMO_CURRENCY, expected, ...lacks };
    await takeCash({ db, orgId, now, input }, { countId: random.id(), countedBy: owner });
  }
}

/** Holds a deposit for one customer, and what is left of another's, of which a part was kept. */
async function holdDeposits({ db, orgId, random, now }: SeedContext, branchId: string, staff: Staff) {
  const customers = await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .orderBy("name")
    .limit(2)
    .execute();
  const [held, kept] = customers.map(({ customerId }) => customerId);
  if (!held || !kept) return;
  const move = (daysAgo: number, amount: number) => ({
    ...{ orgId, moveId: random.id(), branchId, amount, currency: DEMO_CURRENCY, reference: "", reason: "" },
    ...{ recordedBy: staff[0], movedAt: new Date(now.getTime() - daysAgo * DAY) },
  });
  await writeMove(db, { ...move(50, DEPOSIT), customerId: held, kind: "taken", method: "upi" });
  await writeMove(db, { ...move(45, DEPOSIT), customerId: kept, kind: "taken", method: "card" });
  const broken = { kind: "kept", method: null, reason: "A lamp was broken" } as const;
  await writeMove(db, { ...move(12, KEPT), customerId: kept, ...broken });
}

/** Charges one customer for a lost key, who owes it still, and another for printing, who paid at once. */
async function chargeFor({ db, orgId, random, now }: SeedContext, branchId: string, staff: Staff) {
  const customers = await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .orderBy("name", "desc")
    .limit(2)
    .execute();
  const [owing, paying] = customers.map(({ customerId }) => customerId);
  if (!owing || !paying) return;
  const charge = (customerId: string, hoursAgo: number, amount: number, reason: string) => {
    const chargedAt = new Date(now.getTime() - hoursAgo * HOUR);
    return {
      ...{ orgId, chargeId: random.id(), branchId, customerId, reason, amount, currency: DEMO_CURRENCY },
      ...{ recordedBy: staff[0], chargedAt, createdAt: chargedAt, updatedAt: chargedAt },
    };
  };
  const printing = charge(paying, 50, PRINTING, "Printing, 24 pages");
  await db
    .insertInto("charges")
    .values([charge(owing, 26, LOST_KEY, "Lost locker key"), printing])
    .execute();
  const { chargeId, chargedAt } = printing;
  await insertPayments(db, [
    {
      ...{ orgId, transactionId: random.id(), branchId, customerId: paying, chargeId, recordedBy: staff[0] },
      ...{ deskId: null, bookingId: null, membershipId: null, feePlanId: null, reason: null, reference: "" },
      ...{ kind: "charge", amount: PRINTING, currency: DEMO_CURRENCY, method: "upi" },
      ...{ startAt: chargedAt, endAt: chargedAt, paidAt: chargedAt, createdAt: chargedAt },
    },
  ]);
}

/** Writes how a branch's visitors paid: as they came, but for who owes for the last days; and the cash of it that was counted. */
export async function writeTill(
  seed: SeedContext,
  { orgCode }: DemoOrganisation,
  { code }: DemoBranch,
  branchId: string,
) {
  const { db, orgId, now } = seed;
  const staff = await staffOf(seed, branchId);
  if (!staff) return;
  const chance = seededRandom(`${orgCode}/${code}/till`);
  const visits = await db
    .selectFrom("bookings")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("branchId", "=", branchId)
    .where("status", "=", constant("CONFIRMED"))
    .where("source", "<>", "admin")
    .where("amount", ">", 0)
    .orderBy("startAt")
    .orderBy("code")
    .execute();
  const daysAgo = (visit: Visit) => (now.getTime() - visit.startAt.getTime()) / DAY;
  const [from, to] = WRITTEN_OFF_DAYS;
  const lost = visits.find((visit) => daysAgo(visit) > from && daysAgo(visit) < to);
  const paid = visits
    .filter((visit) => visit !== lost)
    .map((visit) => paymentOf(seed, chance, staff, visit))
    .filter((payment) => payment !== null);
  const counted = new Date(now.getTime() - COUNTED_DAYS * DAY);
  await insertPayments(
    db,
    paid.filter(({ paidAt }) => paidAt <= counted),
  );
  await countDrawers(seed, branchId, staff, counted);
  await insertPayments(
    db,
    paid.filter(({ paidAt }) => paidAt > counted),
  );
  await holdDeposits(seed, branchId, staff);
  await chargeFor(seed, branchId, staff);
  if (!lost) return;
  await db
    .updateTable("bookings")
    .set({ writtenOff: lost.amount, writeOffReason: "Cannot be reached any more", updatedAt: counted })
    .where("orgId", "=", orgId)
    .where("bookingId", "=", lost.bookingId)
    .execute();
}
