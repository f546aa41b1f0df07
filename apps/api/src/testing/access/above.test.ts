import { PERMISSIONS } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachHouse } from "../../areas/testing/house";
import { findOrganisationByCode } from "../../database/lookups";
import { createTestApi } from "../create-test-api";
import { testClock } from "../test-ports";
import { BEARER_ROWS, type Belongings, inputFor, namesRecords, type TableRow } from "./calls";
import { PLATFORM_KEY } from "./cast";
import { insertPerson, insertSession, nothing, type Settled, settle, snapshot } from "./places";
import { createProbe, type Probe, short } from "./probe";

/** The calls that go into an organisation below the caller's; each leaves an entry in that organisation's audit log. */
const ENTERS = new Set([
  ...["organisation.client", "organisation.updateSettings", "organisation.updateName"],
  "installationRequests.add",
  ...["website.requestWebsite", "website.configureDomain", "website.verifyDns"],
]);
/** As those, from the super organisation alone: it works everybody's installation requests, and gives money back. */
const PLATFORM_ENTERS = new Set([
  ...["get", "assign", "selfAssign", "unassign", "updateStatus"].map((name) => `installationRequests.${name}`),
  "superOrg.markReturned",
]);
/** What has to be so before such a call can be done. */
const PREPARED: Readonly<Record<string, (place: Settled) => Promise<unknown>>> = {
  // The row before gave it to somebody.
  "installationRequests.selfAssign": ({ client, belongings: { installationRequestId: id } }) =>
    client.installationRequests.unassign({ id }),
};
/** The calls about an organisation below that touch nothing of its own. */
const NOTES = new Set(["organisation.addComment", "organisation.comments"]);
/** The lists of organisations below. */
const LISTS = new Set(["organisation.clients", "resellers.list"]);
/** Of what everybody asked for, and of money to give back, for the super organisation. */
const PLATFORM_LISTS = new Set(["installationRequests.list", "superOrg.paymentsToReturn"]);

/** Somebody with every permission, in an organisation that stands above others. */
interface Above {
  orgId: string;
  orgName: string;
  userId: string;
}

eachHouse("the access matrix of those above", (house) => {
  let probe: Probe;
  let calls = 0;
  /** A client of the reseller, and an organisation that is nobody's client. */
  let client: Settled;
  let stranger: Settled;
  let reseller: Above;
  let platform: Above;
  /** Somebody of the reseller's who works in no branch. */
  let branchless: Above;

  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    const send = createProbe(createTestApi({ database: house.database, clock: testClock(house.minutesFromNow(0)) }));
    probe = (...call) => {
      calls += 1;
      return send(...call);
    };
    client = await settle(house, { apiKey: "pk_demo_northside" });
    stranger = await settle(house);
    const above = async (code: string, branches?: readonly string[]): Promise<Above> => {
      const organisation = await house.database.lookup((db) => findOrganisationByCode(db, code));
      if (!organisation) throw new Error(`There is no ${code}`);
      const { orgId, orgName } = organisation;
      const { userId } = await insertPerson(house, orgId, { permissions: PERMISSIONS, ...(branches && { branches }) });
      return { orgId, orgName, userId };
    };
    reseller = await above("NORTHSIDE");
    platform = await above("CARREL");
    branchless = await above("NORTHSIDE", []);
  });
  afterAll(() => {
    process.stdout.write(`matrix of those above on ${house.database.kind}: ${calls} calls\n`);
  });

  const call = async ({ orgId, userId }: Above, row: TableRow, of: Belongings) => {
    const { token } = await insertSession(house, orgId, userId);
    // Work is given to one's own people.
    const named = row.name === "installationRequests.assign" ? { ...of, userId } : of;
    return probe(row, { apiKey: PLATFORM_KEY, token }, inputFor(row, named));
  };
  const entriesOf = ({ belongings: { orgId } }: Settled, action: string) =>
    house.database.tx({ orgId }, async (db) => {
      const found = sql<{ name: string }>`select actor_name as name from audit_log where action = ${action}`;
      return (await found.execute(db)).rows.map(({ name }) => name);
    });

  /** What is wrong when somebody's records don't answer as those of nothing. */
  const unlessUnknown = async (who: Above, row: TableRow, place: Settled): Promise<string[]> => {
    const before = await snapshot(house, place.belongings.orgId);
    const answer = await call(who, row, place.belongings);
    const unknown = await call(who, row, nothing(house));
    const after = await snapshot(house, place.belongings.orgId);
    return [
      ...(answer.status < 500 && answer.status === unknown.status && answer.text === unknown.text
        ? []
        : [`a record below: ${short(answer)}; one of nothing: ${short(unknown)}`]),
      ...(after === before ? [] : ["the place was changed"]),
    ];
  };

  /** What is wrong when a call does not do what those above may do, or leaves no trace in the log. */
  const unlessDone = async (who: Above, row: TableRow, place: Settled): Promise<string[]> => {
    const name = `Ravi Kumar (${who.orgName})`;
    const before = (await entriesOf(place, row.name)).filter((one) => one === name).length;
    const answer = await call(who, row, place.belongings);
    const entries = (await entriesOf(place, row.name)).filter((one) => one === name).length - before;
    return [
      ...(answer.status < 300 ? [] : [`refused: ${short(answer)}`]),
      ...(entries === (ENTERS.has(row.name) || PLATFORM_ENTERS.has(row.name) ? 1 : 0)
        ? []
        : [`left ${entries} entries in the place's log`]),
    ];
  };

  const isBelow = ({ name }: TableRow) => ENTERS.has(name) || NOTES.has(name);

  describe.each(BEARER_ROWS.filter(namesRecords))("$name", (row) => {
    it("reaches for a reseller nothing of an organisation that is not his client", async () => {
      expect(await unlessUnknown(reseller, row, stranger)).toEqual([]);
    });

    it("reaches for a reseller no more of his client than he may", async () => {
      expect(await (isBelow(row) ? unlessDone : unlessUnknown)(reseller, row, client)).toEqual([]);
    });

    it("reaches for the super organisation no more of others than it may, and that is audited", async () => {
      const reaches = isBelow(row) || PLATFORM_ENTERS.has(row.name);
      for (const place of [client, stranger]) {
        await PREPARED[row.name]?.(place);
        expect(await (reaches ? unlessDone : unlessUnknown)(platform, row, place)).toEqual([]);
      }
    });

    it("reaches nothing for those of a reseller who don't work everywhere", async () => {
      expect(await unlessUnknown(branchless, row, client)).toEqual([]);
    });
  });

  const shown = async (who: Above, row: TableRow, place: Settled) => {
    const { text } = await call(who, row, nothing(house));
    return Object.values(place.belongings).filter((mark) => text.includes(mark));
  };

  describe.each(BEARER_ROWS.filter((row) => row.row.kind === "read" && !namesRecords(row)))("$name", (row) => {
    it("shows a reseller nothing of others, nor of his clients but in the lists of them", async () => {
      expect(await shown(reseller, row, stranger)).toEqual([]);
      if (!LISTS.has(row.name)) expect(await shown(reseller, row, client)).toEqual([]);
      expect(await shown(branchless, row, client)).toEqual([]);
    });

    it("shows the super organisation others in the lists of them only", async () => {
      if (LISTS.has(row.name) || PLATFORM_LISTS.has(row.name)) return;
      expect(await shown(platform, row, stranger)).toEqual([]);
    });
  });
});
