import { formatMoney } from "@carrel/sdk/domain";
import type { Hono } from "hono";
import { escapeHtml } from "../escape-html";
import type { Env } from "../pipeline/env";
import type { PaymentGateway } from "../ports";
import { DEV_POLICY, devPage } from "./dev-page";

/** What the address of the page says of an order; a sandbox believes it. */
const describe = (query: (name: string) => string | undefined) => {
  const [amount, currency = ""] = [Number(query("amount")), query("currency")];
  const isMoney = Number.isSafeInteger(amount) && /^[A-Z]{3}$/.test(currency);
  return { price: isMoney ? formatMoney(amount, currency) : "An order", description: query("description") ?? "" };
};

/** No address of its own has this origin. */
const HERE = "https://here.invalid";

/** Where to lead back to with the checkout's answer: an address of this server alone, since anybody may write a link to here. */
const wayBack = (asked: string | undefined): URL | null => {
  if (!asked?.startsWith("/") || !URL.canParse(asked, HERE)) return null;
  const back = new URL(asked, HERE);
  return back.origin === HERE ? back : null;
};

const addressOf = ({ pathname, search }: URL, answer: Record<string, string> = {}) => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(answer)) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

const html = (page: string) =>
  new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": DEV_POLICY,
    },
  });

const WARNING = "This is a sandbox: no money moves, and no card is asked for.";

/**
 * Mounts the sandbox's checkout, where a gateway is one: a page to pay an order at, which answers as Razorpay's does, or
 * leads back with the answer in the address.
 */
export const mountSandbox = (app: Hono<Env>, { payNow }: Pick<PaymentGateway, "payNow">) => {
  if (!payNow) return;
  app.get("/dev/payments/:orderId{order_[A-Za-z0-9]+}", (context) => {
    const { price, description } = describe((name) => context.req.query(name));
    const back = wayBack(context.req.query("return"));
    const leave = back ? `<p><a href="${escapeHtml(addressOf(back))}">Go back without paying</a></p>` : "";
    return html(
      devPage("Sandbox checkout", {
        lead: WARNING,
        body: `<h2>${escapeHtml(price)}</h2><p>${escapeHtml(description)}</p><form method="post"><button>Pay in the sandbox</button></form>${leave}`,
      }),
    );
  });
  app.post("/dev/payments/:orderId{order_[A-Za-z0-9]+}", (context) => {
    const orderId = context.req.param("orderId");
    const { paymentId, signature } = payNow(orderId);
    const answer = { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature };
    if (!context.req.header("accept")?.includes("text/html")) {
      return Response.json(answer, { headers: { "cache-control": "no-store" } });
    }
    const back = wayBack(context.req.query("return"));
    // See other: the page that is led to is asked for, and a reload of it pays nothing again.
    if (back) return new Response(null, { status: 303, headers: { location: addressOf(back, answer) } });
    return html(
      devPage("Paid in the sandbox", {
        lead: `${WARNING} The checkout's answer, for verify-payment:`,
        body: `<pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre>`,
      }),
    );
  });
};
