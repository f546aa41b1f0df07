import { addDays, localDateOf } from "@carrel/sdk/domain";
import { TRIAL_DAYS } from "../areas/auth/found-organisation";
import { json } from "../database/json";
import type { NewRow, Row } from "../database/schema";
import { systemRoleRows } from "../platform/system-roles";
import { demoBookings } from "./demo-bookings";
import {
  DEMO_CURRENCY,
  DEMO_CUSTOMERS,
  DEMO_FEE_PLANS,
  DEMO_TAX_PERCENT,
  DEMO_TIMEZONE,
  type DemoBranch,
  type DemoOrganisation,
  type DemoPerson,
} from "./demo-data";
import { desksHeld } from "./demo-memberships";
import type { SeedContext } from "./seed-context";
import { seededRandom } from "./seeded-random";
import { writeBookings } from "./write-bookings";
import { writeHelp } from "./write-help";
import { writeMemberships } from "./write-memberships";
import { writePayments } from "./write-payments";
import { writePlatform, writeReseller } from "./write-platform";
import { writeTill } from "./write-till";

const DAY = 86_400_000;
/** Whoever pays for no place is older than all who do. */
const FOUNDED_DAYS_AGO = 460;

const foundedAt = (now: Date, { paid }: DemoOrganisation) =>
  new Date(now.getTime() - (paid ? paid.had[0].daysAgo + TRIAL_DAYS : FOUNDED_DAYS_AGO) * DAY);

/** Writes one demo organisation with all that is its own, in the tenant's transaction. */
export async function writeOrganisation(seed: SeedContext, organisation: DemoOrganisation): Promise<void> {
  const { db, orgId, random } = seed;
  const founded = foundedAt(seed.now, organisation);
  const stamps = { createdAt: founded, updatedAt: founded };
  await db
    .insertInto("organisations")
    .values({
      orgId,
      orgName: organisation.orgName,
      orgCode: organisation.orgCode,
      orgType: organisation.orgType,
      workspaceKind: organisation.workspaceKind,
      resellerId: seed.resellerId,
      resellerOrgType: organisation.isReseller ? "both" : null,
      isSuper: organisation.isSuper ?? false,
      isReseller: organisation.isReseller ?? false,
      isClient: seed.resellerId !== null,
      theme: organisation.theme,
      timezone: DEMO_TIMEZONE,
      currency: DEMO_CURRENCY,
      // No bank has this handle, so that nobody pays a stranger.
      ...(organisation.branches.length > 0 && {
        upiDetails: json({ vpa: `${organisation.orgCode.toLowerCase()}@carreldemo`, payeeName: organisation.orgName }),
      }),
      ...stamps,
    })
    .execute();
  const keyText = `pk_demo_${organisation.orgCode.toLowerCase()}`;
  await db
    .insertInto("apiKeys")
    .values({ orgId, keyId: random.id(), kind: "publishable", name: "Booking pages", keyText, ...stamps })
    .execute();
  await db
    .insertInto("subscriptions")
    .values(subscription(seed, organisation, founded))
    .execute();
  const places = organisation.branches.map((branch) => branchRow(seed, branch, stamps));
  await writePeople(seed, organisation, places, stamps);
  if (organisation.isSuper) await writePlatform(seed, stamps);
  if (organisation.isReseller) await writeReseller(seed);
  if (organisation.site) {
    await db
      .insertInto("websites")
      .values({ orgId, label: organisation.site, homeId: null, requestedAt: founded, updatedAt: founded })
      .execute();
  }
  if (organisation.says) {
    await db
      .insertInto("siteContents")
      .values({ orgId, ...organisation.says, updatedAt: founded })
      .execute();
  }
  if (organisation.help) await writeHelp(seed, organisation.help);
  if (places.length === 0) return;
  if (organisation.paid) await writePayments(seed, organisation.paid, organisation.subscription);
  await db.insertInto("branches").values(places).execute();
  const plans = await db
    .insertInto("feePlans")
    .values(
      DEMO_FEE_PLANS[organisation.workspaceKind].map(({ shiftPrices: _, allowance, ...plan }) => ({
        orgId,
        feePlanId: random.id(),
        ...plan,
        ...(allowance && { allowanceCount: allowance.count, allowanceUnit: allowance.unit }),
        currency: DEMO_CURRENCY,
        taxPercent: DEMO_TAX_PERCENT,
        // What is sold over the counter alone is asked for there.
        isListed: plan.isShared !== true,
        ...stamps,
      })),
    )
    .returningAll()
    .execute();
  for (const branch of organisation.branches) await writeBranch(seed, organisation, branch, plans, stamps);
}

type Stamps = { createdAt: Date; updatedAt: Date };

/** Whoever pays begins with the trial (write-payments.ts); the others' period runs for a year. */
function subscription({ orgId, now }: SeedContext, { paid, subscription: status }: DemoOrganisation, founded: Date) {
  const isTrial = paid !== undefined;
  const start = isTrial ? founded : new Date(now.getTime() - 10 * DAY);
  return {
    orgId,
    planCode: isTrial ? "trial" : "business",
    status: isTrial ? "TRIAL" : status,
    currentPeriodStart: start,
    currentPeriodEnd: new Date(start.getTime() + (isTrial ? TRIAL_DAYS : 365) * DAY),
    createdAt: founded,
    updatedAt: start,
  } satisfies NewRow<"subscriptions">;
}

const branchRow = ({ orgId, random }: SeedContext, branch: DemoBranch, stamps: Stamps) =>
  ({
    orgId,
    branchId: random.id(),
    name: branch.name,
    code: branch.code,
    address: json({ line1: branch.street, city: branch.city, country: "India" }),
    phone: "+91 484 555 0100",
    email: `${branch.code.toLowerCase()}@example.com`,
    timezone: DEMO_TIMEZONE,
    timings: json(branch.timings),
    features: branch.features,
    directions: branch.directions ?? "",
    ...stamps,
  }) satisfies NewRow<"branches">;

async function writePeople(
  seed: SeedContext,
  organisation: DemoOrganisation,
  places: readonly { branchId: string; name: string }[],
  stamps: Stamps,
) {
  const { db, orgId, random, passwordHash } = seed;
  const { isSuper = false, isReseller = false } = organisation;
  const roles = systemRoleRows({ orgId, isSuper, isReseller }, stamps.createdAt, random);
  await db.insertInto("roles").values(roles).execute();
  const roleOf = (person: DemoPerson) => {
    const role = roles.find(({ name }) => name === person.role);
    if (!role) throw new Error(`There is no system role ${person.role}`);
    return role.roleId;
  };
  const people = organisation.people.map((person) => {
    const own = places.filter((place) => person.branches?.includes(place.name)).map((place) => place.branchId);
    return {
      orgId,
      userId: random.id(),
      name: person.name,
      email: person.email,
      emailProvenAt: stamps.createdAt,
      passwordHash,
      roleId: roleOf(person),
      allowedBranches: own,
      selectedBranch: (person.branches ? own : places.map((place) => place.branchId))[0] ?? null,
      isDefaultUser: person.branches === undefined,
      twoFactor: person.twoFactor ?? false,
      ...stamps,
    };
  });
  await db.insertInto("adminUsers").values(people).execute();
}

async function writeBranch(
  seed: SeedContext,
  organisation: DemoOrganisation,
  demo: DemoBranch,
  plans: readonly Row<"feePlans">[],
  stamps: Stamps,
) {
  const { db, orgId, now, random } = seed;
  const read = () =>
    db
      .selectFrom("branches")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("code", "=", demo.code)
      .executeTakeFirstOrThrow();
  const { branchId } = await read();
  if (demo.closure) {
    const day = addDays(localDateOf(now, DEMO_TIMEZONE), demo.closure.in);
    const days = { firstDay: day, lastDay: day, reason: demo.closure.reason };
    await db
      .insertInto("branchClosures")
      .values({ orgId, closureId: random.id(), branchId, ...days, createdBy: null, ...stamps })
      .execute();
  }
  const branch = await read();
  const desks = await db
    .insertInto("desks")
    .values(
      Array.from({ length: demo.desks }, (_, index) => ({
        orgId,
        deskId: random.id(),
        branchId,
        name: `${demo.deskLetter}${index + 1}`,
        zone: demo.zones[index % demo.zones.length] ?? demo.zones[0],
        kind: organisation.workspaceKind === "study-hall" ? ("seat" as const) : ("desk" as const),
        amenities: index % 2 === 0 ? ["Lamp"] : ["Lamp", "Locker"],
        ...stamps,
      })),
    )
    .returningAll()
    .execute();
  const customers = await db
    .insertInto("customers")
    .values(
      DEMO_CUSTOMERS.map((name, index) => ({
        orgId,
        customerId: random.id(),
        branchId,
        name,
        email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
        phone: `+9198765${String(43_210 + index)}`,
        ...stamps,
      })),
    )
    .returningAll()
    .execute();
  const [first, ...others] = customers;
  if (!demo.isBusy || !first) return;
  const held = desks.slice(desks.length - desksHeld(demo));
  const bookings = demoBookings({
    branch,
    desks: desks.filter((desk) => !held.includes(desk)),
    customers: [first, ...others],
    plans,
    now,
    random: seededRandom(`${organisation.orgCode}/${demo.code}`),
  });
  await writeBookings(seed, bookings);
  await writeTill(seed, organisation, demo, branchId);
  await writeMemberships(seed, { organisation, demo, branch, desks: held, customers, plans });
}
