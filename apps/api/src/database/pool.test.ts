import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../seed";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { createTestApi, type TestApi } from "../testing/create-test-api";
import { openTestDatabase, type TestDatabase } from "../testing/databases";

const CONNECTIONS = 2;
const REQUESTS = 500;
const PLATFORM_KEY = "pk_demo_carrel";

describe("two tenants on a pool of two connections (postgres)", () => {
  let opened: TestDatabase | undefined;
  let api: TestApi;
  const open = () => {
    if (!opened) throw new Error("The database opens before the first test: use it inside one");
    return opened.database;
  };
  beforeAll(async () => {
    opened = await openTestDatabase("postgres", { poolSize: CONNECTIONS });
    api = createTestApi({ database: open() });
    await seedDemo(open(), api.ports);
  });
  afterAll(() => opened?.close());

  /** An owner's client, and the calls that it mixes with the other's. */
  const tenant = async (email: string) => {
    const client = api.client(PLATFORM_KEY);
    await client.auth.login({ email, password: DEMO_PASSWORD });
    const reads = [
      () => client.desks.list({ limit: 50 }),
      () => client.branches.list(),
      () => client.bookings.list({ limit: 20 }),
      () => client.roles.list(),
      () => client.adminUsers.list(),
      () => client.auth.session(),
      // What fails rolls back, and its connection goes to the next all the same.
      () => client.desks.get({ id: api.ports.random.id() }).catch((error: Error) => ({ refused: error.message })),
    ];
    const ids = new Set(JSON.stringify(await Promise.all(reads.map((read) => read()))).match(UUID));
    return { reads, ids };
  };
  const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

  it("are served by a login without special powers", async () => {
    const [login] = await open().execute("select rolsuper, rolbypassrls from pg_roles where rolname = session_user");
    expect(login).toEqual({ rolsuper: false, rolbypassrls: false });
  });

  it("never see each other's rows, in 500 requests that overlap", async () => {
    const [harbour, athena] = [await tenant("owner@harbour.test"), await tenant("owner@athena.test")];
    expect([...harbour.ids].filter((id) => athena.ids.has(id))).toEqual([]);
    expect(Math.min(harbour.ids.size, athena.ids.size)).toBeGreaterThan(20);

    const replies = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, turn) => {
        const [own, other] = turn % 2 === 0 ? [harbour, athena] : [athena, harbour];
        const read = own.reads[Math.floor(turn / 2) % own.reads.length];
        return { reply: JSON.stringify(await read?.()), other };
      }),
    );
    expect(replies).toHaveLength(REQUESTS);
    const leaks = replies.flatMap(({ reply, other }) => (reply.match(UUID) ?? []).filter((id) => other.ids.has(id)));
    expect(leaks).toEqual([]);
  });

  it("leave no setting behind on any connection", async () => {
    const settings = () =>
      open().lookup(async (db) => {
        const { rows } = await sql<{ pid: number; orgId: string | null; branchIds: string | null }>`
          select pg_backend_pid() as pid, nullif(current_setting('app.org_id', true), '') as org_id,
            nullif(current_setting('app.branch_ids', true), '') as branch_ids`.execute(db);
        return rows[0];
      });
    const seen = await Promise.all(Array.from({ length: 10 * CONNECTIONS }, settings));
    expect(new Set(seen.map((row) => row?.pid)).size).toBe(CONNECTIONS);
    expect(seen.filter((row) => row?.orgId !== null || row.branchIds !== null)).toEqual([]);
  });
});
