import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { documentBlocks } from "../../../scripts/testing/document-blocks.mjs";
import { openPglite } from "./adapters/pglite";
import { openPostgres } from "./adapters/postgres";
import { readConfig } from "./config";
import type { Database } from "./database/port";
import { DEMO_PASSWORD } from "./seed/demo-data";
import { bundled } from "./testing/bundled";
import { createTestApi } from "./testing/create-test-api";
import { openTestDatabase, type TestDatabase } from "./testing/databases";
import { DEMO_NOW } from "./testing/demo-database";
import { unpackPglite } from "./testing/pglite-templates";
import { type PostgresCluster, startPostgresCluster } from "./testing/postgres-cluster";
import { loginUrl, wantedVersion } from "./testing/postgres-templates";
import { testClock } from "./testing/test-ports";

const BLOCKS = documentBlocks();

/** The block of an operator's page, or of what it leads to, that begins a thing. */
const told = (begins: string): string => {
  const block = BLOCKS.find(
    ({ file, code }) => /^docs\/(?:documentation\/)?operat/.test(file) && code.includes(begins),
  );
  if (!block) throw new Error(`No operator is told of ${begins} any more`);
  return block.code;
};

const folder = mkdtempSync(join(tmpdir(), "carrel-operator-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs what an operator is told to type. @throws Error with what a shell says that fails */
const run = (script: string, environment: Readonly<Record<string, string>> = {}) =>
  execFileSync("bash", ["-euo", "pipefail", "-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** How many desks the demo's owner finds who signs in to a database's server. */
async function desksIn(database: Database): Promise<number> {
  const api = createTestApi({ database, clock: testClock(DEMO_NOW) });
  const reply = await api.client("pk_demo_carrel").auth.login({ email: "owner@athena.test", password: DEMO_PASSWORD });
  if (reply.statuscode !== 1) throw new Error("He needs a code");
  return (await api.client("pk_demo_carrel", reply.token).desks.list({ limit: 1, page: 1 })).totalRecords;
}

describe("the settings of a platform of one's own", () => {
  it("start a server in production, once the secret is a long one", () => {
    writeFileSync(join(folder, "carrel.env"), told("SIGNING_SECRET="));
    const script = told("./carrel.env").replace("npm start", "node -p 'JSON.stringify(process.env)'");
    const settings: Record<string, string> = JSON.parse(run(script));
    expect(() => readConfig(settings)).toThrow("SIGNING_SECRET: Use at least 32 characters");
    expect(readConfig({ ...settings, SIGNING_SECRET: randomBytes(48).toString("base64") })).toMatchObject({
      isProduction: true,
      publicUrl: "https://app.example.com",
      database: { url: "postgres://carrel:PASSWORD@127.0.0.1/carrel" },
      mail: { url: "smtps://USER:PASSWORD@mail.example.com", from: "Carrel <hello@example.com>" },
      razorpay: { keyId: "rzp_live_…" },
      trustedProxies: ["127.0.0.1"],
    });
  });
});

const PROGRAMS = ["pg_dump", "pg_dumpall", "pg_restore", "psql"];

/** A program of an older version refuses a newer server. */
const hasPrograms = PROGRAMS.every((program) => {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 && Number(/\d+/.exec(stdout)?.[0]) >= wantedVersion();
});

describe.skipIf(!hasPrograms)(
  hasPrograms ? "a backup of PostgreSQL" : "a backup of PostgreSQL: skipped, its own programs are not installed",
  () => {
    let kept: TestDatabase;
    let elsewhere: PostgresCluster;
    beforeAll(async () => {
      [kept, elsewhere] = await Promise.all([
        openTestDatabase("postgres", { contents: "demo" }),
        startPostgresCluster({ version: wantedVersion() }),
      ]);
    });
    afterAll(async () => {
      await kept?.close();
      await elsewhere?.stop();
    });

    /** As its superuser, without the operator's `sudo`. */
    const runAt = (adminUrl: string, script: string) => {
      const { hostname, port, username, password } = new URL(adminUrl);
      const superuser = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
      return run(script.replaceAll("sudo -u postgres ", ""), superuser);
    };

    it("is restored on another server, whose people sign in", async () => {
      const server = inject("databases").postgres;
      const name = new URL(kept.url ?? "").pathname.slice(1);
      runAt(server.adminUrl, told("pg_dump ").replaceAll(/ carrel$/gm, ` ${name}`));
      const target = elsewhere.adminUrl("postgres");
      runAt(target, told("--file=carrel-roles.sql postgres"));

      const statements = told("create database carrel owner")
        .replaceAll(/^--.*\n/gm, "")
        .split(";");
      const make = statements[wantedVersion() >= 17 ? 1 : 2] ?? "";
      const admin = new pg.Client({ connectionString: target });
      await admin.connect();
      await admin.query(make.replace("carrel owner carrel", `carrel_restored owner ${server.login.name}`));
      await admin.end();
      runAt(target, told("pg_restore "));

      const restored = openPostgres({ url: loginUrl({ adminUrl: target, login: server.login }, "carrel_restored") });
      try {
        expect(await desksIn(restored)).toBe(await desksIn(kept.database));
      } finally {
        await restored.close();
      }
    });
  },
);

describe("a backup of the embedded database", () => {
  it("is a copy of its folder, which stands in for it", async () => {
    const data = join(folder, ".data");
    unpackPglite(inject("databases").pglite.demo, data);
    run(told("carrel-backup"));
    rmSync(data, { recursive: true });
    renameSync(join(folder, "carrel-backup"), data);
    const restored = await openPglite({ dataDir: data });
    try {
      expect(await desksIn(restored)).toBe(16);
    } finally {
      await restored.close();
    }
  });
});

describe("a new version in a folder of its own", () => {
  it("has the scripts of the version that runs", () => {
    const apps = ["admin", "booking", "marketing"];
    for (const app of apps) {
      mkdirSync(join(folder, "RUNNING/apps", app, "dist/assets"), { recursive: true });
      mkdirSync(join(folder, "NEW/apps", app), { recursive: true });
      writeFileSync(join(folder, "RUNNING/apps", app, "dist/assets", `${app}-1.js`), "");
    }
    run(told("for app in"));
    for (const app of apps) expect(readdirSync(join(folder, "NEW/apps", app, "dist/assets"))).toEqual([`${app}-1.js`]);
  });
});

describe("what is kept of somebody who asks to be forgotten", () => {
  it("is blanked in the log by the organisation's code and the address", async () => {
    const data = join(folder, "forgetting");
    unpackPglite(inject("databases").pglite.demo, data);
    const email = "meera@athena.test";
    const open = await openPglite({ dataDir: data });
    try {
      const api = createTestApi({ database: open, clock: testClock(DEMO_NOW) });
      const reply = await api
        .client("pk_demo_carrel")
        .auth.login({ email: "owner@athena.test", password: DEMO_PASSWORD });
      if (reply.statuscode !== 1) throw new Error("He needs a code");
      const { adminUsers, roles } = api.client("pk_demo_carrel", reply.token);
      const roleId = (await roles.list({ search: "Owner" })).data[0]?._id ?? "";
      const { _id } = await adminUsers.add({
        name: "Meera",
        email,
        phone: "+91 98765 00077",
        roleId,
        isDefaultUser: true,
      });
      await adminUsers.remove({ id: _id });
    } finally {
      await open.close();
    }
    const script = told("erase.js")
      .replace("apps/api/dist/erase.js", await bundled("src/erase.ts"))
      .replace("HARBOUR asha@example.com", `ATHENA ${email}`);
    expect(run(script, { CARREL_DATA_DIR: data })).toMatch(
      /^Organisation [0-9a-f-]{36}: blanked who did it in 0 entries, whom they tell of in \d/,
    );
  });
});
