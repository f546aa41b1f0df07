import { connect, createServer, type Socket } from "node:net";
import { expect, vi } from "vitest";
import type { Database } from "../database/port";

/** A way to PostgreSQL that can be cut and mended. */
export interface DatabaseProxy {
  /** The database's URL by this way. */
  url: string;
  /** How many connections came in, whatever became of them. */
  readonly came: number;
  /** Cuts every connection, and each that comes. */
  cut(): void;
  /** Cuts the connections that there are; new ones are let through. */
  cutOnce(): void;
  /** From now on takes what is sent, and gives nothing back: as a machine that has gone without a word. */
  silence(): void;
  /** Lets the next commit through, and cuts its connection in place of the answer. */
  loseNextCommit(): void;
  /**
   * Lets so many more pieces of what is sent through and then cuts everything, as the end of the server does.
   * @returns whether it has come to that
   */
  cutAfter(pieces: number): () => boolean;
  /** Lets everything through again. */
  mend(): void;
  /** Leads new connections to another server, as a failover does. */
  turnTo(target: string): void;
  close(): Promise<void>;
}

/** As a simple query and as its answer stand on the wire. */
const COMMIT = "commit\0";
const COMMITTED = "COMMIT\0";

/** @param target the URL of a database, without TLS */
export const startDatabaseProxy = async (target: string): Promise<DatabaseProxy> => {
  let { hostname, port } = new URL(target);
  const pairs = new Set<{ client: Socket; server: Socket }>();
  let state: "open" | "cut" | "silent" = "open";
  let losesCommit = false;
  let came = 0;
  let piecesLeft = Number.POSITIVE_INFINITY;

  const end = ({ client, server }: { client: Socket; server: Socket }) => {
    client.destroy();
    server.destroy();
  };
  const cutOnce = () => {
    for (const pair of pairs) end(pair);
  };

  const listener = createServer((client) => {
    came += 1;
    client.on("error", () => undefined);
    if (state === "cut") return client.destroy();
    const server = connect(Number(port), hostname);
    server.on("error", () => client.destroy());
    const pair = { client, server };
    let isLosing = false;
    pairs.add(pair);
    for (const socket of [client, server]) {
      socket.once("close", () => {
        pairs.delete(pair);
        end(pair);
      });
    }
    client.on("data", (sent) => {
      if (state === "silent") return;
      if (piecesLeft === 0) {
        state = "cut";
        return cutOnce();
      }
      piecesLeft -= 1;
      if (losesCommit && sent.includes(COMMIT)) {
        losesCommit = false;
        isLosing = true;
      }
      server.write(sent);
    });
    server.on("data", (answer) => {
      if (state === "silent") return;
      if (!isLosing) client.write(answer);
      else if (answer.includes(COMMITTED)) end(pair);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

  return {
    url: url.href,
    get came() {
      return came;
    },
    cut() {
      state = "cut";
      cutOnce();
    },
    cutOnce,
    silence() {
      state = "silent";
    },
    loseNextCommit() {
      losesCommit = true;
    },
    cutAfter(pieces) {
      piecesLeft = pieces;
      return () => state === "cut";
    },
    mend() {
      piecesLeft = Number.POSITIVE_INFINITY;
      // What was lost on the way would leave its two ends out of step.
      if (state === "silent") cutOnce();
      state = "open";
    },
    turnTo(other) {
      ({ hostname, port } = new URL(other));
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        cutOnce();
      }),
  };
};

/** Waits until somebody has asked for the turn to be alone (`Database.alone`), and was told that another has it. */
export const turnAsked = (database: Database) =>
  vi.waitFor(
    async () => {
      const asking = await database.execute(
        "select from pg_stat_activity where datname = current_database() and state = 'idle' and query = 'rollback'",
      );
      expect(asking).not.toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
