import { randomBytes } from "node:crypto";
import pg from "pg";
import { openPostgres } from "../adapters/postgres";
import { migrate } from "../database/migrate";
import { type Contents, fillWithDemo } from "./demo-database";
import { OLDEST_POSTGRES, POSTGRES_VERSIONS } from "./postgres-binaries";
import { startPostgresCluster } from "./postgres-cluster";

/** Databases of a PostgreSQL, to copy. */
export interface PostgresTemplates {
  /** Of somebody who may make and drop databases. */
  adminUrl: string;
  /** Names begin with it that are this run's. */
  prefix: string;
  /** The names of the databases to copy. */
  names: Record<Contents, string>;
  /** Owns them: no superuser, may make roles, as a careful operator would set it up. */
  login: { name: string; password: string };
}

/** Speed over safety, and nobody who works on his own: the statistics are those that a test asks for. */
const SETTINGS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

const LOGIN = "carrel_login";
/** Roles belong to the whole server, and so do not end with a run's databases. The login made the others, and goes last. */
const ROLES = ["carrel_app", "carrel_lookup", LOGIN];
const OURS = "Made by a run of the tests, and dropped by the last";

/** Any two numbers. Whoever changes roles or templates holds the first; every run holds the second, shared. */
const CHANGING = 7_001_020_401;
const RUNNING = 7_001_020_402;

/**
 * Takes the server that `CARREL_TEST_POSTGRES_URL` names, or starts one of the version that `CARREL_TEST_POSTGRES`
 * names, and makes this run's templates there.
 */
export const startPostgres = async () => {
  const named = process.env.CARREL_TEST_POSTGRES_URL;
  const cluster = named ? undefined : await startPostgresCluster({ version: wantedVersion(), settings: SETTINGS });
  const adminUrl = named ?? cluster?.adminUrl("postgres") ?? "";
  const admin = new pg.Client({ connectionString: adminUrl });
  try {
    await admin.connect();
    const templates = await makeTemplates(admin, adminUrl);
    const { rows } = await admin.query<{ server_version: string }>("show server_version");
    return {
      templates,
      version: rows[0]?.server_version ?? "",
      async stop() {
        try {
          if (!cluster) await removeAll(admin, templates.prefix);
        } finally {
          await admin.end();
          await cluster?.stop();
        }
      },
    };
  } catch (error) {
    await admin.end();
    await cluster?.stop();
    throw error;
  }
};

/** The version that `CARREL_TEST_POSTGRES` names. */
export const wantedVersion = () => {
  const wanted = process.env.CARREL_TEST_POSTGRES ?? String(OLDEST_POSTGRES);
  const version = POSTGRES_VERSIONS.find((known) => String(known) === wanted);
  if (!version) throw new Error(`CARREL_TEST_POSTGRES is ${wanted}, and not one of ${POSTGRES_VERSIONS.join(", ")}`);
  return version;
};

/** Several runs may share a server: only one at a time has its hands on the roles. */
const makeTemplates = async (admin: pg.Client, adminUrl: string): Promise<PostgresTemplates> => {
  const prefix = `carrel_test_${randomBytes(6).toString("hex")}_`;
  const names = { schema: `${prefix}schema`, demo: `${prefix}demo` };
  const login = { name: LOGIN, password: "of tests" };
  await admin.query("select pg_advisory_lock_shared($1)", [RUNNING]);
  await admin.query("select pg_advisory_lock($1)", [CHANGING]);
  const before = await presentRoles(admin);
  if (!before.includes(LOGIN)) await admin.query(`create role ${LOGIN} login createrole password '${login.password}'`);
  await admin.query(`grant ${LOGIN} to current_user`);
  for (const role of before.filter((name) => name !== LOGIN)) {
    await admin.query(`grant ${role} to ${LOGIN} with admin option`);
  }
  await admin.query(`create database ${names.schema} owner ${LOGIN}`);
  await onTemplate({ adminUrl, login }, names.schema, migrate);
  for (const role of ROLES.filter((name) => !before.includes(name))) {
    await admin.query(`comment on role ${role} is '${OURS}'`);
  }
  await admin.query("select pg_advisory_unlock($1)", [CHANGING]);
  await admin.query(`create database ${names.demo} template ${names.schema} owner ${LOGIN}`);
  await onTemplate({ adminUrl, login }, names.demo, fillWithDemo);
  return { adminUrl, prefix, names, login };
};

const onTemplate = async (
  server: Pick<PostgresTemplates, "adminUrl" | "login">,
  name: string,
  work: (database: ReturnType<typeof openPostgres>) => Promise<unknown>,
) => {
  const database = openPostgres({ url: loginUrl(server, name) });
  await work(database);
  await database.close();
};

/** The login's URL of a database. */
export const loginUrl = ({ adminUrl, login }: Pick<PostgresTemplates, "adminUrl" | "login">, database: string) => {
  const url = new URL(adminUrl);
  url.username = login.name;
  url.password = login.password;
  url.pathname = database;
  return url.href;
};

const presentRoles = async (admin: pg.Client) => {
  const { rows } = await admin.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1)",
    [ROLES],
  );
  return rows.map(({ name }) => name);
};

/** Takes away this run's databases, and the roles when no other run needs them. */
const removeAll = async (admin: pg.Client, prefix: string) => {
  const { rows } = await admin.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`);
  await admin.query("select pg_advisory_unlock_shared($1)", [RUNNING]);
  await admin.query("select pg_advisory_lock($1)", [CHANGING]);
  const last = await admin.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [RUNNING]);
  if (!last.rows[0]?.alone) return;
  const ours = await admin.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1) and shobj_description(oid, 'pg_authid') = $2",
    [ROLES, OURS],
  );
  const isOurs = (role: string) => ours.rows.some(({ name }) => name === role);
  for (const role of ROLES.filter(isOurs)) await admin.query(`drop role ${role}`);
};
