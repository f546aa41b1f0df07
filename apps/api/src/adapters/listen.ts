import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Api } from "../create-api";
import { createDrain } from "./listen-drain";

/** The port can't be listened on. */
export class PortError extends Error {
  override readonly name = "PortError";
}

/** Milliseconds that running requests get at the end. */
const LAST_WAIT = 10_000;

/** What a connection may take of the server, in milliseconds where nothing else is said. */
export interface ConnectionLimits {
  /** A request's head; who takes longer is answered with 408, and his connection ended. */
  head: number;
  /** Head and body: 51 MiB of pictures take 1.5 minutes at 5 Mbit a second. */
  whole: number;
  /** How often that is looked at. */
  checked: number;
  /**
   * Between two requests. Longer than a proxy keeps its connections, mostly a minute: else it sends on one that is just ending, and
   * its visitor gets a 502.
   */
  idle: number;
  /** Connections beyond which each ends with its answer: idle ones of strangers are never more. */
  kept: number;
}

const LIMITS: ConnectionLimits = { head: 15_000, whole: 120_000, checked: 5_000, idle: 75_000, kept: 2_000 };

/** Bytes of a body that are taken from a connection at once though nobody wants them. */
const SMALL = 64 * 1024;

const REASONS: Record<string, string> = {
  EADDRINUSE: "another program uses it. Stop that program, or name another port in PORT",
  EACCES: "this account may not. Name a port above 1023 in PORT",
  EADDRNOTAVAIL: "this machine has no such address. Name one that it has in HOST",
};

/**
 * Listens for HTTP and hands each request to the API.
 * @param place port 0 takes any free one
 * @returns the address that it listens on, and what ends it: no new requests, running ones finish
 * @throws PortError when the port is taken or not allowed
 */
export const listen = async (
  api: Api,
  place: { host: string; port: number },
  limits: Partial<ConnectionLimits> = {},
): Promise<{ address: string; close(): Promise<void> }> => {
  const { head, whole, checked, idle, kept } = { ...LIMITS, ...limits };
  let isClosing = false;
  let open = 0;
  const drain = createDrain();
  const mayStayOpen = () => !isClosing && open <= kept;
  const server = createAdaptorServer({
    hostname: place.host,
    // It gives a sender half a second, however slow his line is, and takes all that comes in it.
    autoCleanupIncoming: false,
    serverOptions: {
      headersTimeout: head,
      requestTimeout: whole,
      connectionsCheckingInterval: checked,
      keepAliveTimeout: idle,
    },
    fetch: async (request: Request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      const address = incoming.socket.remoteAddress;
      const response = await api.fetch(request, address === undefined ? {} : { address });
      const isOver = isClosing || isCutOff(incoming) || (!hasMore(incoming) && !mayStayOpen());
      if (isOver) response.headers.set("connection", "close");
      else if (hasMore(incoming)) takeRest(incoming, response);
      return response;
    },
    // Made by node:http, since nothing else was asked for.
  }) as Server;

  /**
   * What is to become of a large body that nobody has read. Of somebody who is past his limit it stays where it is. All others' are
   * taken, since some clients read no answer before they have sent all: Node, where the connection was to end with the answer, would
   * end it at once.
   */
  const takeRest = (incoming: IncomingMessage, response: Response) => {
    if (response.status === 429) return response.headers.set("connection", "close");
    const isLast = incoming.headers.connection?.toLowerCase() === "close" || incoming.httpVersion === "1.0";
    response.headers.set("connection", "keep-alive");
    incoming.once("end", () => {
      if (isLast || !mayStayOpen()) incoming.socket.destroySoon();
    });
    drain.add(incoming);
  };

  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""] ?? error.message;
      reject(new PortError(`Port ${place.port} of ${place.host} can't be listened on: ${reason}.`));
    });
    server.listen(place.port, place.host, resolve);
  });

  return {
    address: addressOf(server, place.host),
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        const impatience = setTimeout(() => server.closeAllConnections(), LAST_WAIT);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};

/** Whether more of a large body comes than was read. */
const hasMore = ({ complete, headers }: IncomingMessage) => {
  const isSmall = Number(headers["content-length"] ?? (headers["transfer-encoding"] ? Number.NaN : 0)) <= SMALL;
  return !complete && !isSmall;
};

/** Whether a body was read no further than it may be long: what its sender still sends stands between him and another request. */
const isCutOff = ({ complete, destroyed }: IncomingMessage) => destroyed && !complete;

const addressOf = (server: Server, host: string) => {
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  // Whoever listens everywhere is found at home as well.
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  return `http://${name}:${port}`;
};
