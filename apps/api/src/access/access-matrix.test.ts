import { ApiError, type Client } from "@carrel/sdk";
import type { Contract, Permission } from "@carrel/sdk/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD } from "../areas/testing/house";
import { json } from "../database/json";
import { testPasswords } from "../testing/test-ports";
import { BEARER_ROWS, type Belongings, inputFor, namesRecords, type TableRow, takesIds } from "./calls";

const PLATFORM_KEY = "pk_demo_carrel";

/** What a refused call said, without what differs in every reply. */
interface Refusal {
  status: number;
  statuscode: number;
  code: string | undefined;
  message: string;
}

const call = ({ name }: TableRow, client: Client<Contract>, input: object): Promise<unknown> => {
  const [area = "", operation = ""] = name.split(".");
  const methods: Record<string, (input: object) => Promise<unknown>> = Reflect.get(client, area);
  return methods[operation]?.(input) ?? Promise.reject(new Error(`The client has no ${name}`));
};

/** The refusal that a call meets, or null when it goes through. */
const refusalOf = async (attempt: Promise<unknown>): Promise<Refusal | null> => {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, statuscode, code, message } = error;
    return { status, statuscode, code, message };
  }
};

/** An organisation with one record of each kind, and its owner's token. */
async function settle(house: House) {
  const { client, orgId, email, branch, desks, plan } = await found(house, { desks: 2, workspaceKind: "study-hall" });
  const [desk] = desks;
  if (!desk) throw new Error("The place has no desk");
  const booking = await client.desks.bookDesk({
    deskId: desk._id,
    customer: { name: "Nisha Verma", email: "nisha@example.com" },
    type: "HOURLY",
    startAt: "2026-11-30T05:00:00Z",
    endAt: "2026-11-30T06:00:00Z",
  });
  const { _id: userId } = await client.auth.session();
  const token = await client.storage.get("Bearer");
  if (!token) throw new Error("The owner has no token");
  const belongings: Belongings = {
    userId,
    branchId: branch._id,
    deskId: desk._id,
    feePlanId: plan._id,
    bookingId: booking._id,
  };
  return { orgId, email, client, belongings, token };
}
type Settled = Awaited<ReturnType<typeof settle>>;

/** Hires somebody straight in the database, with these permissions, for these branches only (none: all). */
async function hire(house: House, place: Settled, permissions: Permission[], branches: string[]) {
  const email = `staff-${house.unique()}@example.com`;
  const passwordHash = await testPasswords.hash(PASSWORD);
  await house.database.tx({ orgId: place.orgId }, async (db) => {
    const roleId = house.id();
    await db
      .insertInto("roles")
      .values({ orgId: place.orgId, roleId, name: `Role ${roleId}`, permissions })
      .execute();
    await db
      .insertInto("adminUsers")
      .values({
        orgId: place.orgId,
        userId: house.id(),
        name: "Staff",
        email,
        passwordHash,
        roleId,
        allowedBranches: branches,
        isDefaultUser: branches.length === 0,
        selectedBranch: branches[0] ?? place.belongings.branchId,
      })
      .execute();
  });
  const client = house.client(PLATFORM_KEY);
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

/** Every row of the tenant's tables, to see that nothing changed. */
const TABLES = ["branches", "desks", "feePlans", "bookings", "customers", "adminUsers"] as const;
const snapshot = (house: House, { orgId }: Settled) =>
  house.database.tx({ orgId }, async (db) => {
    const rows: Record<string, unknown> = {};
    for (const table of TABLES) rows[table] = await db.selectFrom(table).selectAll().orderBy("createdAt").execute();
    return json(rows);
  });

eachHouse("the access matrix", (house) => {
  let place: Settled;
  let foreigner: Settled;
  const session = async (change: { revoked?: boolean; expired?: boolean }) => {
    const client = house.client(PLATFORM_KEY);
    await client.auth.login({ email: place.email, password: PASSWORD });
    const token = (await client.storage.get("Bearer")) ?? "";
    if (change.revoked) await client.auth.logout();
    if (change.expired) house.advance({ minutes: 8 * 24 * 60 });
    const after = house.client(PLATFORM_KEY);
    await after.storage.set("Bearer", token);
    return after;
  };

  beforeAll(async () => {
    place = await settle(house);
    foreigner = await settle(house);
  });

  it("knows the input of every row that names a record", () => {
    const unnamed = BEARER_ROWS.filter((row) => takesIds(row) && !namesRecords(row)).map(({ name }) => name);
    expect(unnamed).toEqual([]);
  });

  describe.each(BEARER_ROWS)("$name", (row) => {
    it("refuses who has no key, no token, an unknown, a revoked or an expired one", async () => {
      const input = inputFor(row, place.belongings);
      const keyless = house.client("");
      expect(await refusalOf(call(row, keyless, input))).toMatchObject({ status: 401, code: "api_key_missing" });
      expect(await refusalOf(call(row, house.client(PLATFORM_KEY), input))).toMatchObject({
        status: 401,
        statuscode: 7007,
      });
      const stranger = house.client(PLATFORM_KEY);
      await stranger.storage.set("Bearer", "a-token-that-nobody-ever-was-given");
      expect(await refusalOf(call(row, stranger, input))).toMatchObject({ status: 401, statuscode: 7007 });
      const revoked = await session({ revoked: true });
      expect(await refusalOf(call(row, revoked, input))).toMatchObject({ status: 401, statuscode: 7067 });
      const expired = await session({ expired: true });
      expect(await refusalOf(call(row, expired, input))).toMatchObject({ status: 401, statuscode: 7067 });
    });

    it.runIf(row.permission)("refuses a colleague whose role does not include it", async () => {
      const colleague = await hire(house, place, [], []);
      const refused = await refusalOf(call(row, colleague, inputFor(row, place.belongings)));
      expect(refused).toMatchObject({ status: 403, code: "forbidden" });
    });

    it.runIf(namesRecords(row))("answers a foreign record exactly as one that does not exist", async () => {
      const before = await snapshot(house, place);
      const nowhere: Belongings = {
        userId: house.id(),
        branchId: house.id(),
        deskId: house.id(),
        feePlanId: house.id(),
        bookingId: house.id(),
      };
      const foreign = await refusalOf(call(row, foreigner.client, inputFor(row, place.belongings)));
      expect(foreign).not.toBeNull();
      expect(foreign).toEqual(await refusalOf(call(row, foreigner.client, inputFor(row, nowhere))));
      expect(await snapshot(house, place)).toEqual(before);
    });

    it("shows a foreigner nothing of the place", async () => {
      const reply = await call(row, foreigner.client, inputFor(row, foreigner.belongings)).catch(
        (error: Error) => error,
      );
      const seen = JSON.stringify(reply);
      for (const id of [place.orgId, ...Object.values(place.belongings)]) expect(seen).not.toContain(id);
      if (row.name === "auth.logout") await foreigner.client.auth.login({ email: foreigner.email, password: PASSWORD });
      else foreigner = { ...foreigner, ...(await replaceWhatIsGone(house, foreigner)) };
    });
  });

  it("keeps a colleague of another branch from this one's rows", async () => {
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const everything = BEARER_ROWS.flatMap(({ permission }) => permission ?? []);
    const colleague = await hire(house, place, [...new Set(everything)], [annex._id]);
    const { deskId, branchId, bookingId } = place.belongings;
    const { _id: userId } = await colleague.auth.session();
    const attempts = [
      () => colleague.desks.get({ id: deskId }),
      () => colleague.desks.update({ _id: deskId, name: "Taken over" }),
      () => colleague.desks.remove({ id: deskId }),
      () => colleague.branches.get({ id: branchId }),
      () => colleague.bookings.get({ id: bookingId }),
      () => colleague.bookings.changeStatus({ bookingId, status: "CANCELLED" }),
      () => colleague.auth.selectBranch({ _id: userId, selectedBranch: branchId }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toMatchObject({ status: 404 });
    expect((await colleague.branches.list()).data.map(({ _id }) => _id)).toEqual([annex._id]);
    expect((await colleague.desks.list()).totalRecords).toBe(0);
  });
});

/** Calls of the foreigner on his own records may delete them; the next row needs them again. */
async function replaceWhatIsGone(house: House, place: Settled): Promise<Partial<Settled>> {
  const { client, belongings } = place;
  const isThere = async (attempt: Promise<unknown>) => (await refusalOf(attempt)) === null;
  const whole =
    (await isThere(client.branches.get({ id: belongings.branchId }))) &&
    (await isThere(client.desks.get({ id: belongings.deskId }))) &&
    (await isThere(client.feePlans.get({ id: belongings.feePlanId })));
  return whole ? {} : settle(house);
}
