import type { Hono } from "hono";
import { FEED_PATH, readFeed } from "../areas/visitor/read-feed";
import type { Env } from "../pipeline/env";
import { notAvailable } from "../pipeline/no-such-call";
import type { Ports } from "../ports";

/**
 * Mounts what visitors' calendars subscribe to: `/calendars/TOKEN.ics`. No call of the API, since calendars have no key; who asks too often
 * is refused as for any page. An address that ended can't be told from one that never was.
 */
export const mountCalendars = (app: Hono<Env>, ports: Pick<Ports, "database" | "clock">) => {
  app.get(`${FEED_PATH}/:file`, async (context) => {
    context.set("route", FEED_PATH);
    const calendar = await readFeed(ports, context.req.param("file").replace(/\.ics$/, ""));
    if (calendar === null) throw notAvailable();
    return new Response(calendar, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="bookings.ics"',
        "cache-control": "private, no-store",
      },
    });
  });
};
