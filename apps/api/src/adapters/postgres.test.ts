import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { migrate } from "../database/migrate";
import { migrations } from "../database/migrations";
import { openTestDatabase } from "../testing/databases";
import { loginUrl } from "../testing/postgres-templates";
import { insertTenant, testRandom } from "../testing/rows";
import { openPostgres } from "./postgres";

const scope = { orgId: testRandom.id() };

/** Runs as whoever may make databases and logins, as an operator would prepare them. */
const asAdmin = async (...statements: string[]) => {
  const admin = new pg.Client({ connectionString: inject("databases").postgres.adminUrl });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
};

const urlOf = (name: string, database: string) => {
  const { adminUrl, login } = inject("databases").postgres;
  return loginUrl({ adminUrl, login: { ...login, name } }, database);
};

const newName = () => `${inject("databases").postgres.prefix}${randomUUID().replaceAll("-", "")}`;

describe("PostgreSQL", () => {
  it("prepares a statement once a connection", async () => {
    const { database, close } = await openTestDatabase("postgres", { poolSize: 1 });
    const prepared = sql<{
      statement: string;
    }>`select statement from pg_prepared_statements where statement like 'select "desk_id" from "desks"%'`;
    for (const _ of [1, 2, 3]) {
      await database.tx(scope, (db) => db.selectFrom("desks").select("deskId").where("name", "=", "Seat 1").execute());
    }
    const { rows } = await database.tx(scope, (db) => prepared.execute(db));
    expect(rows).toHaveLength(1);
    await close();
  });

  it("stops a request's statement that takes too long", async () => {
    const { url = "", close } = await openTestDatabase("postgres");
    const impatient = openPostgres({ url, statementTimeout: 50 });
    await expect(impatient.tx(scope, (db) => sql`select pg_sleep(30)`.execute(db))).rejects.toMatchObject({
      code: "57014",
    });
    await impatient.close();
    await close();
  });

  it("goes on after its connections were cut", async () => {
    const { database, close } = await openTestDatabase("postgres", { poolSize: 1 });
    const cut = database.tx(scope, (db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
    await expect(cut).rejects.toThrow();
    const { rows } = await database.tx(scope, (db) => sql<{ one: number }>`select 1 as one`.execute(db));
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });

  it("is reached by a Unix socket", async () => {
    const { url = "", close } = await openTestDatabase("postgres");
    const { hostname, port, username, password, pathname } = new URL(url);
    const folder = await mkdtemp(join(tmpdir(), "carrel-socket-"));
    const server = createServer((socket) => {
      const there = connect(Number(port || 5432), hostname);
      socket.pipe(there).pipe(socket);
    });
    server.listen(join(folder, ".s.PGSQL.5432"));
    await once(server, "listening");
    const bySocket = openPostgres({ url: `postgres://${username}:${password}@${pathname}?host=${folder}` });
    const { rows } = await bySocket.tx(scope, (db) => sql<{ one: number }>`select 1 as one`.execute(db));
    expect(rows).toEqual([{ one: 1 }]);
    await bySocket.close();
    server.close();
    await rm(folder, { recursive: true });
    await close();
  });

  it("is migrated once by servers that start at once on an empty database", async () => {
    const { login } = inject("databases").postgres;
    const name = newName();
    await asAdmin(`create database ${name} owner ${login.name}`);
    const servers = [1, 2, 3, 4].map(() => openPostgres({ url: urlOf(login.name, name), connectTimeout: 10_000 }));
    const ran = await Promise.all(servers.map((server) => migrate(server)));
    expect(ran.flat().sort()).toEqual(migrations.map((migration) => migration.name).sort());
    for (const server of servers) await server.close();
    await asAdmin(`drop database ${name}`);
  });

  it("serves from a login that owns nothing, where another one migrates", async () => {
    const { name: owner, password } = inject("databases").postgres.login;
    const [name, server] = [newName(), newName()];
    await asAdmin(`create database ${name} owner ${owner}`, `create role ${server} login password '${password}'`);
    const database = openPostgres({ url: urlOf(server, name), migrationUrl: urlOf(owner, name) });
    expect(await migrate(database)).toHaveLength(migrations.length);

    const { orgId, deskIds } = await insertTenant(database);
    const desks = await database.tx({ orgId }, (db) => db.selectFrom("desks").select("deskId").execute());
    expect(desks).toEqual([{ deskId: deskIds[0] }]);
    await database.close();

    const alone = openPostgres({ url: urlOf(server, name) });
    await expect(alone.execute("alter table desks disable row level security")).rejects.toMatchObject({
      code: "42501",
    });
    await expect(alone.execute("select * from carrel_migrations")).rejects.toMatchObject({ code: "42501" });
    expect(await alone.execute("select * from desks")).toEqual([]);
    await alone.close();
    await asAdmin(`drop database ${name}`, `drop role ${server}`);
  });
});
