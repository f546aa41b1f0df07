import type { Hono } from "hono";
import { sha256Hex } from "../codes/secrets";
import { Failure } from "../failure";
import type { Env } from "../pipeline/env";
import { notAvailable } from "../pipeline/no-such-call";
import type { Ports } from "../ports";
import type { Metrics } from "./metrics";
import { createProbe } from "./probe";

export interface OperationsOptions {
  metrics: Metrics;
  metricsToken: string | undefined;
  isProduction: boolean;
  /** False once the server is on its way out. */
  isReady: () => boolean;
  /** What an operator should know of the settings. */
  warnings: () => readonly string[];
}

const NO_STORE = { "cache-control": "no-store" };

const BEARER = /^Bearer +(\S+)$/i;

/** Mounts what operators ask: is it alive, should it get traffic, how is it doing. */
export const mountOperations = (
  app: Hono<Env>,
  ports: Pick<Ports, "database" | "log">,
  { metrics, metricsToken, isProduction, isReady, warnings }: OperationsOptions,
) => {
  const answers = createProbe(ports);

  // Says nothing of the database: whoever restarts what is not alive would restart all servers with it.
  app.get("/healthz", (context) => {
    context.set("route", "/healthz");
    return Response.json({ status: "ok" }, { headers: NO_STORE });
  });
  app.get("/readyz", async (context) => {
    context.set("route", "/readyz");
    const missing = [...(isReady() ? [] : ["draining"]), ...((await answers()) ? [] : ["database"])];
    const isWell = missing.length === 0;
    return Response.json(
      { status: isWell ? "ok" : "unavailable", missing, warnings: warnings() },
      { status: isWell ? 200 : 503, headers: NO_STORE },
    );
  });
  app.get("/metrics", async (context) => {
    context.set("route", "/metrics");
    await requireToken(context.req.header("authorization"), { metricsToken, isProduction });
    const { contentType, text } = await metrics.expose();
    return new Response(text, { headers: { "content-type": contentType, ...NO_STORE } });
  });
};

/** @throws Failure 404 where nobody may ask; 401 `metrics_token_wrong` */
const requireToken = async (
  header: string | undefined,
  { metricsToken, isProduction }: Pick<OperationsOptions, "metricsToken" | "isProduction">,
) => {
  if (metricsToken === undefined) {
    if (isProduction) throw notAvailable();
    return;
  }
  const given = BEARER.exec(header ?? "")?.[1] ?? "";
  // Of hashes, how long a comparison takes tells nothing of the token.
  if ((await sha256Hex(given)) === (await sha256Hex(metricsToken))) return;
  throw new Failure({
    status: 401,
    code: "metrics_token_wrong",
    message: "Send the server's METRICS_TOKEN as Authorization: Bearer TOKEN.",
  });
};
