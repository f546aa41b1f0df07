import type { DemoPlaces, DemoSignIn } from "@carrel/sdk/pages";
import { findOrganisationByCode, findSuperOrganisation, isEmailTaken } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";
import { DEMO_ORGANISATIONS, DEMO_PASSWORD } from "./demo-data";
import { writeBusinessUnits } from "./write-business-units";
import { writeComments } from "./write-comments";
import { writeInstallations } from "./write-installations";
import { writeNotifications } from "./write-notifications";
import { writeOrganisation } from "./write-organisation";
import { writePayouts } from "./write-payouts";
import { writeTracking } from "./write-tracking";

/** Everybody who can sign in to the demo. */
export const demoSignIns: readonly DemoSignIn[] = DEMO_ORGANISATIONS.flatMap(({ orgName, orgCode, people }) =>
  people.map(({ name, role, email, twoFactor = false }) => ({
    ...{ orgName, orgCode, name, role, email, twoFactor },
    password: DEMO_PASSWORD,
  })),
);

/** What the demo has to look at. */
export const demoPlaces: DemoPlaces = {
  signIns: demoSignIns,
  sites: DEMO_ORGANISATIONS.filter(({ says }) => says).map(({ orgName, orgCode }) => ({ orgName, orgCode })),
};

/** The database holds a platform that isn't the demo's. */
export class OtherPlatformError extends Error {
  override readonly name = "OtherPlatformError";
}

/** @throws OtherPlatformError where somebody founded the platform: his rows are not to stand beside people whose password everybody knows */
async function refuseOthers(database: Database, now: Date) {
  if (!(await database.lookup(findSuperOrganisation))) return;
  for (const { email } of demoSignIns) {
    if (await database.lookup((db) => isEmailTaken(db, { email, now }))) return;
  }
  throw new OtherPlatformError(
    "The demo is not written into a database that has a platform of its own. Set CARREL_DEMO=0 to start that platform, or name another database for the demo.",
  );
}

type SeedPorts = Pick<Ports, "clock" | "passwords" | "random" | "mailer" | "jobs" | "log">;

/**
 * Fills a migrated database with the demo of product §5: organisations, people, desks and months of bookings around
 * the clock's day. Each organisation is written whole or not at all, and one that is there is left as it is. Of servers that
 * start at once one writes, and the others wait.
 * @returns the codes of the organisations that it wrote
 * @throws OtherPlatformError where the database has a platform that isn't the demo's
 * @example await seedDemo(database, ports);
 */
export const seedDemo = (database: Database, ports: SeedPorts): Promise<string[]> =>
  database.alone(() => writeDemo(database, ports));

async function writeDemo(database: Database, ports: SeedPorts): Promise<string[]> {
  const now = ports.clock.now();
  await refuseOthers(database, now);
  const written: string[] = [];
  let passwordHash: string | undefined;
  for (const organisation of DEMO_ORGANISATIONS) {
    if (await findByCode(database, organisation.orgCode)) continue;
    passwordHash ??= await ports.passwords.hash(DEMO_PASSWORD);
    const hash = passwordHash;
    const reseller = organisation.resellerCode ? await findByCode(database, organisation.resellerCode) : undefined;
    const orgId = ports.random.id();
    await database.tx({ orgId }, (db) =>
      writeOrganisation(
        { db, orgId, resellerId: reseller?.orgId ?? null, now, random: ports.random, passwordHash: hash },
        organisation,
      ),
    );
    const { orgCode } = organisation;
    await database.tx({ orgId }, (db) => writeBusinessUnits({ db, orgId, now, random: ports.random }, orgCode));
    const technician = await firstPerson(database, "CARREL");
    if (technician) {
      await database.tx({ orgId }, (db) =>
        writeInstallations({ db, orgId, now, random: ports.random }, orgCode, technician),
      );
    }
    if (organisation.branches.some(({ isBusy }) => isBusy)) {
      await writeNotifications({ ...ports, database }, orgId);
      await database.tx({ orgId }, (db) => writeTracking({ db, orgId, now, random: ports.random }, orgCode));
    }
    written.push(orgCode);
  }
  const payer = await firstPerson(database, "CARREL");
  for (const { orgCode, isReseller } of DEMO_ORGANISATIONS) {
    if (payer && isReseller && written.includes(orgCode)) await writePayouts(database, ports, orgCode, payer);
  }
  await writeComments(database, ports, written);
  return written;
}

const findByCode = (database: Database, orgCode: string) =>
  database.lookup((db) => findOrganisationByCode(db, orgCode));

/** Who came first to an organisation. */
async function firstPerson(database: Database, orgCode: string) {
  const organisation = await findByCode(database, orgCode);
  if (!organisation) return undefined;
  const { orgId } = organisation;
  return database.tx({ orgId }, (db) =>
    db
      .selectFrom("adminUsers")
      .select(["userId", "name"])
      .where("orgId", "=", orgId)
      .orderBy("userId")
      .executeTakeFirst(),
  );
}
