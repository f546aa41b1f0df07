import pg from "pg";
import { DatabaseUnavailableError } from "../database/port";
import { createCircuit } from "./circuit";
import { noteCut } from "./lost-connection";
import { after } from "./patience";

export interface PoolOptions extends pg.PoolConfig {
  /** Longest that a new connection may take, in milliseconds. */
  connectTimeout: number;
  /** Milliseconds to wait for one's turn while all connections are busy. */
  longestQueue: number;
  /** Milliseconds for which nobody connects after one got no answer. */
  restAfterSilence: number;
  /** Told of each connection that was lost, and of the first that could not be made. */
  onConnectionError: (error: Error) => void;
  /** Told of the first connection after one that could not be made. */
  onConnected: () => void;
}

class SilenceError extends Error {}

type Connected = (failure: Error | null, client?: pg.Client) => void;

/** Milliseconds of silence after which the operating system asks whether the other end still stands. */
const QUIET = 10_000;

/**
 * A pool whose connections may break at any time: in nobody's hands, in somebody's, and while they are made. Where the
 * server can't be reached, all that wait are told at once.
 */
export const openPool = (options: PoolOptions) => {
  const { connectTimeout, longestQueue, restAfterSilence, onConnectionError, onConnected, ...config } = options;
  const circuit = createCircuit(restAfterSilence);
  let isReached = true;
  const noteEnd = (failure: Error | null) => {
    // Whoever refuses does so at once: only silence is worth remembering.
    circuit.ended(failure instanceof SilenceError ? failure : null);
    if (isReached === (failure === null)) return;
    isReached = failure === null;
    if (failure) onConnectionError(failure);
    else onConnected();
  };

  class ImpatientClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      // The pool always brings one.
      if (!callback) return super.connect();
      const refusal = circuit.refusal();
      if (refusal) {
        process.nextTick(callback, refusal);
        return undefined;
      }
      const stop = after(connectTimeout, () =>
        this.connection.stream.destroy(new SilenceError(`No connection within ${connectTimeout} ms`)),
      );
      super.connect((failure: Error | null) => {
        stop();
        noteEnd(failure);
        callback(failure, this);
      });
      return undefined;
    }
  }

  const pool = new pg.Pool({
    ...config,
    Client: ImpatientClient,
    connectionTimeoutMillis: longestQueue,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET,
  });
  // Without a listener of its own, one that breaks in somebody's hands would end the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      noteCut(client);
      onConnectionError(error);
    }),
  );
  // The connection's own listener has told already.
  pool.on("error", () => undefined);

  return {
    /** @throws DatabaseUnavailableError */
    async take(): Promise<pg.PoolClient> {
      try {
        return await pool.connect();
      } catch (error) {
        throw new DatabaseUnavailableError("connecting", error);
      }
    },
    end: () => pool.end(),
  };
};
