import type { Hono } from "hono";
import { setMailStop } from "../database/mail-stops";
import type { Env } from "../pipeline/env";
import type { Ports } from "../ports";
import { STOP_PATH, STOP_SCREEN } from "./mail";

/** What a mail program sends (RFC 8058); a browser that follows the link sends no form. */
const ONE_CLICK = "List-Unsubscribe=One-Click";
/** Longer than what a mail program sends. */
const MOST_CHARACTERS = 200;

/**
 * Mounts what mail programs ask by one click: it stops the mails of the organisation that sent one, by the token in its head. No
 * call of the API, since mail programs have no key. Opened in a browser it leads to the screen that asks first, since programs
 * that look through mails open links.
 */
export const mountMailStops = (app: Hono<Env>, { database, clock }: Pick<Ports, "database" | "clock">) => {
  app.post(`${STOP_PATH}/:token`, async (context) => {
    context.set("route", STOP_PATH);
    const length = Number(context.req.header("content-length") ?? MOST_CHARACTERS + 1);
    const body = length <= MOST_CHARACTERS ? await context.req.text() : "";
    if (!body.includes(ONE_CLICK)) return new Response("This takes one click of a mail program.\n", { status: 400 });
    const isOurs = await database.lookup((db) => setMailStop(db, context.req.param("token"), "others", clock.now()));
    return new Response(isOurs ? "Such mails have stopped.\n" : "This link is not one of ours.\n", {
      status: isOurs ? 200 : 404,
      headers: { "cache-control": "no-store" },
    });
  });
  app.get(`${STOP_PATH}/:token`, (context) => {
    context.set("route", STOP_PATH);
    return context.redirect(`${STOP_SCREEN}#${encodeURIComponent(context.req.param("token"))}`, 302);
  });
};
