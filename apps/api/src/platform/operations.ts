import type { Hono } from "hono";
import { sql } from "kysely";
import type { Env } from "../pipeline/env";
import type { Ports } from "../ports";
import type { Metrics } from "./metrics";

/** Mounts what operators ask: is it alive, should it get traffic, how is it doing. */
export const mountOperations = (
  app: Hono<Env>,
  { database, log }: Pick<Ports, "database" | "log">,
  metrics: Metrics,
  isReady: () => boolean,
) => {
  const answers = async () => {
    try {
      await database.lookup((db) => sql`select 1`.execute(db));
      return true;
    } catch (error) {
      log.error({ error }, "the database does not answer");
      return false;
    }
  };
  const health = (isWell: boolean) =>
    Response.json(
      { status: isWell ? "ok" : "unavailable" },
      { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } },
    );

  app.get("/healthz", async (context) => {
    context.set("route", "/healthz");
    return health(await answers());
  });
  app.get("/readyz", async (context) => {
    context.set("route", "/readyz");
    return health(isReady() && (await answers()));
  });
  app.get("/metrics", async (context) => {
    context.set("route", "/metrics");
    const { contentType, text } = await metrics.expose();
    return new Response(text, { headers: { "content-type": contentType } });
  });
};
