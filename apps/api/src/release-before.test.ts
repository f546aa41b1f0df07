import { memoryStorage } from "@carrel/sdk";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "./adapters/postgres";
import { migrations } from "./database/migrations";
import released from "./database/release-before.json" with { type: "json" };
import { bookedCodes, placeJourney } from "./testing/place-journey";
import { openReleaseBefore, type ReleaseBefore } from "./testing/release-before";
import { serverHomes } from "./testing/server-homes";
import { killServers, startServerProcess } from "./testing/server-process";
import { type Swept, sweep } from "./testing/sweep";

const homes = serverHomes();
afterEach(killServers);
afterAll(homes.close);

/** Of a client's place, and of the platform. */
const OWNERS = ["owner@athena.test", "owner@carrel.test"];

const failed = (swept: readonly Swept[]) =>
  swept.filter(({ status }) => status >= 500).map(({ name, status, text }) => `${name}: ${status} ${text}`);
/** What was answered before and no longer is. */
const refused = (before: readonly Swept[], after: readonly Swept[]) =>
  after
    .filter(({ status }, index) => status >= 400 && (before[index]?.status ?? 500) < 400)
    .map(({ name, status, text }) => `${name}: ${status} ${text}`);
const errorsOf = (printed: string) => printed.split("\n").filter((line) => line.includes('"level":"error"'));

describe.runIf(process.env.CARREL_TEST_FULL)("the release before, beside this one", () => {
  let before: ReleaseBefore;
  beforeAll(async () => {
    before = await openReleaseBefore();
  });

  it("serves on after this release has migrated its database", async () => {
    const home = await homes.open("postgres", { contents: "nothing" });
    const environment = { ...home, RATE_LIMITS: "off", LOG_LEVEL: "warn" };
    const { sdk } = before;
    const old = await before.start(environment);
    const oldClient = (apiKey: string) =>
      sdk.createClient({ baseUrl: `${old.address}/api`, apiKey, storage: memoryStorage(), retries: 0 }, sdk.contract);
    const looker = openPostgres({ url: home.DATABASE_URL ?? "" });
    const ran = async () =>
      (await looker.execute<{ name: string }>("select name from carrel_migrations order by name")).map(
        ({ name }) => name,
      );
    const names = migrations.map(({ name }) => name);
    const last = names.indexOf(released.schema);
    expect(await ran()).toEqual(names.slice(0, last + 1));
    const staying = oldClient("pk_demo_carrel");
    await staying.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
    const readBefore = await Promise.all(OWNERS.map((owner) => sweep(sdk, old.address, "read", owner)));

    const today = await startServerProcess(environment);
    expect(await ran()).toEqual(names);

    expect((await staying.auth.session()).loggedOrgDetails.orgCode).toBe("HARBOUR");
    const [there, here] = await Promise.all([
      placeJourney(old.address, oldClient, "there"),
      placeJourney(today.address, today.client, "here"),
    ]);
    // What one has written the other reads.
    expect(await bookedCodes(today.client("pk_demo_carrel"), there)).toEqual(there.codes);
    expect(await bookedCodes(oldClient("pk_demo_carrel"), here)).toEqual(here.codes);

    for (const [index, owner] of OWNERS.entries()) {
      const read = await sweep(sdk, old.address, "read", owner);
      // Its own log says why.
      expect([...failed(read), ...errorsOf(old.printed())]).toEqual([]);
      expect(refused(readBefore[index] ?? [], read)).toEqual([]);
      const written = await sweep(sdk, old.address, "write", owner);
      expect([...failed(written), ...errorsOf(old.printed())]).toEqual([]);
    }
    expect(errorsOf(today.printed())).toEqual([]);
    expect(await Promise.all([old.stop(), today.stop()])).toEqual([0, 0]);
    await looker.close();
  });
});
