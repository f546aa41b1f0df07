import { Id } from "@carrel/sdk/schemas";
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { findOrderOrganisation, findReceiptOrganisation } from "../database/lookups";
import type { Env } from "../pipeline/env";
import { PaymentGatewayError, type Ports } from "../ports";
import { messagePage } from "../sites/message-page";
import { checkoutAnswer } from "./checkout-answer";
import { platformOf } from "./platform-of";
import { addressOf, leadTo, wayBack } from "./way-back";

/** Where a plan stands, for who comes back in another browser than he left from. */
const HOME = "/subscription";

/** Seconds for which the way back is remembered: longer than an order stands. */
const REMEMBERED = 7200;

const BACK = "/checkout/back";
const cookieOf = (receipt: string) => `checkout_${receipt}`;

const isDown = () =>
  messagePage(503, "Back in a moment", "The payment service can't be reached. Nothing was lost: load the page again.");

/**
 * Mounts the way to a gateway's own page and back, where it has one. The page leads back to an address that was fixed when it was
 * opened, so the browser remembers where its person came from; there he gets the checkout's answer in the address, as from
 * any checkout.
 */
export const mountCheckout = (
  app: Hono<Env>,
  { payments, database, log }: Pick<Ports, "payments" | "database" | "log">,
) => {
  const { hosted } = payments;
  if (!hosted) return;

  /** The gateway is asked about our own orders alone, or anybody could use up what it answers. */
  const isOurs = async (id: string) => (await database.lookup((db) => findOrderOrganisation(db, id))) !== null;

  const withAnswer = async (back: URL, id: string) => {
    const answer = await hosted.answerOf(id);
    return leadTo(addressOf(back, answer ? { ...checkoutAnswer(answer) } : {}));
  };

  /** The address that the gateway knows is the platform's own; a reseller's client left from his reseller's, which remembers it. */
  const atReseller = async (context: Context<Env>) => {
    const { origin, calledOrigin } = context.get("facts");
    const receipt = Id.safeParse(context.req.param("receipt"));
    if (!receipt.success || calledOrigin !== new URL(origin).origin) return null;
    const address = await database.lookup(async (db) => {
      const orgId = await findReceiptOrganisation(db, receipt.data);
      const platform = orgId === null ? null : await platformOf(db, origin, [orgId]);
      return platform?.resellerId ? platform.address : null;
    });
    return address && `${address}${context.req.path}`;
  };

  const unlessDown = async (context: Context<Env>, answer: () => Promise<Response>): Promise<Response> => {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error;
      log.error({ error, requestId: context.get("facts").id }, "the payment gateway failed");
      return isDown();
    }
  };

  app.get(`${BACK}/:receipt{[0-9a-f-]{36}}`, (context) => {
    context.set("route", BACK);
    const [id, from] = getCookie(context, cookieOf(context.req.param("receipt")))?.split(" ") ?? [];
    const back = wayBack(from);
    return unlessDown(context, async () => {
      // In another browser he finds his plan: what he paid counts by the gateway's event.
      if (!id || !back || !(await isOurs(id))) return leadTo((await atReseller(context)) ?? HOME);
      return withAnswer(back, id);
    });
  });

  app.get("/checkout/:id{cs_[A-Za-z0-9_]{1,250}}", (context) => {
    context.set("route", "/checkout");
    const id = context.req.param("id");
    const back = wayBack(context.req.query("return")) ?? new URL(HOME, context.req.url);
    return unlessDown(context, async () => {
      if (!(await isOurs(id))) return leadTo(addressOf(back));
      const found = await hosted.pageOf(id);
      // Paid, or over: the page that was left knows which.
      if (!found) return withAnswer(back, id);
      setCookie(context, cookieOf(found.receipt), `${id} ${addressOf(back)}`, {
        path: BACK,
        httpOnly: true,
        sameSite: "Lax",
        secure: context.get("facts").isSecure,
        maxAge: REMEMBERED,
      });
      context.header("cache-control", "no-store");
      return context.redirect(found.page, 303);
    });
  });
};
