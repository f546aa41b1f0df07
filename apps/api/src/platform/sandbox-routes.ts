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

const html = (page: string) =>
  new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": DEV_POLICY,
    },
  });

const WARNING = "This is a sandbox: no money moves, and no card is asked for.";

/** Mounts the sandbox's checkout, where a gateway is one: a page to pay an order at, which answers as Razorpay's does. */
export const mountSandbox = (app: Hono<Env>, { payNow }: Pick<PaymentGateway, "payNow">) => {
  if (!payNow) return;
  app.get("/dev/payments/:orderId{order_[A-Za-z0-9]+}", (context) => {
    const { price, description } = describe((name) => context.req.query(name));
    return html(
      devPage("Sandbox checkout", {
        lead: WARNING,
        body: `<h2>${escapeHtml(price)}</h2><p>${escapeHtml(description)}</p><form method="post"><button>Pay in the sandbox</button></form>`,
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
    return html(
      devPage("Paid in the sandbox", {
        lead: `${WARNING} The checkout's answer, for verify-payment:`,
        body: `<pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre>`,
      }),
    );
  });
};
