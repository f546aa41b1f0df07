import { sql } from "kysely";
import { expect, it } from "vitest";
import { openPostgres } from "../adapters/postgres";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { createTestApi } from "../testing/create-test-api";
import { openTestDatabase } from "../testing/databases";
import { eachDemoApi } from "../testing/demo-api";
import { DEMO_NOW } from "../testing/demo-database";
import { holdBack } from "../testing/hold-back";
import { testClock } from "../testing/test-ports";

eachDemoApi("Idempotency-Key", (demo) => {
  const setUp = async () => {
    const token = await demo.signIn("owner@harbour.test");
    const client = demo.api.client("pk_demo_carrel", token);
    const send = (idempotencyKey: string, body: object) =>
      demo.api.raw("/co-space/branches/add", {
        method: "POST",
        headers: {
          "x-api-key": "pk_demo_carrel",
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": idempotencyKey,
        },
        body: JSON.stringify(body),
      });
    const count = async () => (await client.branches.list({ limit: 100 })).totalRecords;
    return { client, send, count };
  };

  it("gives one row and the same reply, however often and at once it is sent", async () => {
    const { send, count } = await setUp();
    const before = await count();
    const body = { name: "Annexe", timezone: "Asia/Kolkata" };
    const replies = await Promise.all(Array.from({ length: 12 }, () => send("key-1", body)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(texts.map((text) => JSON.parse(text).data._id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers.get("idempotency-replayed") === "true")).toHaveLength(11);
    expect(await count()).toBe(before + 1);
  });

  it("refuses another body under the same key", async () => {
    const { send, count } = await setUp();
    expect((await send("key-2", { name: "North", timezone: "Asia/Kolkata" })).status).toBe(201);
    const before = await count();
    const other = await send("key-2", { name: "South", timezone: "Asia/Kolkata" });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: "idempotency_mismatch" });
    expect(await count()).toBe(before);
  });

  it("lets a refused write be tried again, and keeps callers' keys apart", async () => {
    const { client, send } = await setUp();
    const desk = { branchId: (await client.branches.list()).data[0]?._id ?? "", name: "Odd one" };
    const first = await client.desks.add(desk, { idempotencyKey: "key-3" });
    await expect(client.desks.add({ ...desk, zone: "Other" }, { idempotencyKey: "key-4" })).rejects.toMatchObject({
      code: "desk_name_taken",
    });
    await client.desks.remove({ id: first._id });
    expect(await client.desks.add({ ...desk, zone: "Other" }, { idempotencyKey: "key-4" })).toMatchObject({
      zone: "Other",
    });

    const athena = demo.api.client("pk_demo_carrel", await demo.signIn("owner@athena.test"));
    const theirs = await athena.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" }, { idempotencyKey: "key-1" });
    expect(theirs.name).toBe("Annexe");
    expect((await send("k".repeat(256), { name: "x", timezone: "Asia/Kolkata" })).status).toBe(400);
  });

  it("keeps nothing by which a password could be tried", async () => {
    const client = demo.api.client("pk_demo_carrel", await demo.signIn("owner@harbour.test"));
    const { loggedOrgDetails } = await client.auth.session();
    const hashes: string[] = [];
    for (const [key, password] of Object.entries({ "key-6": "a long sentence", "key-7": "another sentence" })) {
      await client.auth.confirm({ password }, { idempotencyKey: key }).catch(() => undefined);
      const kept = await demo.api.ports.database.tx({ orgId: loggedOrgDetails._id }, (db) =>
        db.selectFrom("idempotencyKeys").selectAll().where("key", "=", key).executeTakeFirstOrThrow(),
      );
      expect(JSON.stringify(kept)).not.toContain(password);
      hashes.push(kept.requestHash);
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  it("keeps no reply that holds a token", async () => {
    const client = demo.api.client("pk_demo_carrel");
    const credentials = { email: "owner@athena.test", password: "carrel-demo" };
    const replies = [
      await client.auth.login(credentials, { idempotencyKey: "key-5" }),
      await client.auth.login(credentials, { idempotencyKey: "key-5" }),
    ];
    expect(new Set(replies.map((reply) => (reply.statuscode === 1 ? reply.token : ""))).size).toBe(2);
  });
});

it("lets repetitions of a slow write wait without connections, which others need", async () => {
  const { url = "", database: beside, close } = await openTestDatabase("postgres", { contents: "demo" });
  const database = openPostgres({ url, poolSize: 2, connectTimeout: 10_000 });
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const api = createTestApi({ database, clock: testClock(DEMO_NOW) });
    const client = api.client("pk_demo_carrel");
    const reply = await client.auth.login({ email: "owner@harbour.test", password: DEMO_PASSWORD });
    const orgId = reply.statuscode === 1 ? reply.user.loggedOrgDetails._id : "";
    const { totalRecords } = await client.branches.list({ limit: 100 });

    const letGo = await holdBack(beside, orgId, (db) => sql`lock table branches in share mode`.execute(db), closing);
    const branch = { name: "Annexe", timezone: "Asia/Kolkata" };
    const added = Promise.all(
      Array.from({ length: 20 }, () => client.branches.add(branch, { idempotencyKey: "slow" })),
    );
    // One after the other: each finds a connection, however long the others have been waiting.
    for (let turn = 0; turn < 30; turn += 1) await client.roles.list();
    await letGo();
    expect(new Set((await added).map(({ _id }) => _id)).size).toBe(1);
    expect((await client.branches.list({ limit: 100 })).totalRecords).toBe(totalRecords + 1);
  } finally {
    for (const end of closing) await end();
    await database.close();
    await close();
  }
});
