import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import type { House } from "../../areas/testing/house";
import { createTestApi } from "../create-test-api";
import { testClock } from "../test-ports";
import type { TableRow } from "./calls";
import {
  insertPerson,
  insertSecretKey,
  insertSession,
  insertVisitorSession,
  type KeyMaker,
  type SessionState,
  type Settled,
  settle,
} from "./places";
import { type Answer, type Credentials, createProbe } from "./probe";

export const PLATFORM_KEY = "pk_demo_carrel";

/** Everybody who calls in the access matrix. */
export interface Cast {
  house: House;
  /** Makes a call, and counts it. */
  probe: (row: TableRow, credentials: Credentials, input: object) => Promise<Answer>;
  /** Calls made so far. */
  calls(): number;
  /** Whose rows are at stake. */
  place: Settled;
  /** Another organisation, equally furnished. */
  foreigner: Settled;
  /** A third one, which never names anything of the others': its audit log doesn't hold what it asked for. */
  onlooker: Settled;
  /** Somebody with every permission, in every branch, of the place's staff and of the foreigner's: whose keys are tried. */
  makers: Record<"place" | "foreigner", KeyMaker>;
  /** Somebody of the place's staff in every branch, whose permissions each check sets. */
  clerk: { userId: string; allow(permissions: readonly Permission[]): Promise<void> };
  /** Somebody of the place's staff with every permission, in another branch only, and a key that he made. */
  elsewhere: { userId: string; branchId: string; secretKey: string };
  /** A token of a session that is made for one call, so that no call ends another's. */
  tokenOf(orgId: string, userId: string, state?: SessionState): Promise<string>;
  visitorTokenOf(orgId: string, email: string, state?: { expired?: boolean }): Promise<string>;
}

/** Founds both organisations and hires the staff. */
export async function gather(house: House): Promise<Cast> {
  const now = house.minutesFromNow(0);
  const send = createProbe(createTestApi({ database: house.database, clock: testClock(now) }));
  const [place, foreigner, onlooker] = [await settle(house), await settle(house), await settle(house)];
  const { orgId } = place.belongings;
  const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
  const clerk = await insertPerson(house, orgId, { permissions: [], selectedBranch: place.belongings.branchId });
  const elsewhere = await insertPerson(house, orgId, { permissions: PERMISSIONS, branches: [annex._id] });
  const maker = async (org: Settled): Promise<KeyMaker> => ({
    orgId: org.belongings.orgId,
    userId: (await insertPerson(house, org.belongings.orgId, { permissions: PERMISSIONS })).userId,
  });
  let calls = 0;
  return {
    house,
    place,
    foreigner,
    onlooker,
    makers: { place: await maker(place), foreigner: await maker(foreigner) },
    probe(row, credentials, input) {
      calls += 1;
      return send(row, credentials, input);
    },
    calls: () => calls,
    clerk: {
      userId: clerk.userId,
      async allow(permissions) {
        await house.database.tx({ orgId }, (db) =>
          db
            .updateTable("roles")
            .set({ permissions: [...permissions] })
            .where("roleId", "=", clerk.roleId)
            .execute(),
        );
      },
    },
    elsewhere: {
      userId: elsewhere.userId,
      branchId: annex._id,
      secretKey: await insertSecretKey(house, { orgId, userId: elsewhere.userId }, PERMISSIONS),
    },
    tokenOf: async (org, userId, state) => (await insertSession(house, org, userId, state)).token,
    visitorTokenOf: (org, email, state) => insertVisitorSession(house, org, email, state),
  };
}
