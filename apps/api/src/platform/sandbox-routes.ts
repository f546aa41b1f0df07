import { formatMoney } from "@carrel/sdk/domain";
import type { Context, Hono } from "hono";
import { escapeHtml } from "../escape-html";
import type { Env } from "../pipeline/env";
import type { Due, PaidThing, PaymentGateway } from "../ports";
import { checkoutAnswer } from "./checkout-answer";
import { DEV_POLICY, devPage } from "./dev-page";
import { addressOf, leadTo, wayBack } from "./way-back";

/** What the address of the page says of an order; a sandbox believes it. */
const describe = (query: (name: string) => string | undefined) => {
  const dueBy = (name: string): Due | undefined => {
    const [amount, currency = ""] = [Number(query(name)), query("currency")];
    return Number.isSafeInteger(amount) && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : undefined;
  };
  return { now: dueBy("amount"), later: dueBy("later"), description: query("description") ?? "" };
};

const priceText = (due: Due | undefined) => (due ? formatMoney(due.amount, due.currency) : "An order");

const html = (page: string) =>
  new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": DEV_POLICY,
    },
  });

const WARNING = "This is a sandbox: no money moves, and no card is asked for.";

/** What a page does for the gateway's own clock. */
const CONTROLS = { charged: "Charge the next period now", failed: "Let the charge fail" } as const;

const thingOf = (id: string): PaidThing => (id.startsWith("sub_") ? { mandate: id } : { orderId: id });

/** A mandate's charges come by themselves elsewhere; here somebody says when. */
const controlsOf = (id: string, later: Due | undefined) => {
  if (!later) return "";
  const query = escapeHtml(new URLSearchParams({ later: String(later.amount), currency: later.currency }).toString());
  const forms = Object.entries(CONTROLS).map(
    ([what, label]) =>
      `<form method="post" action="/dev/payments/${id}/${what}?${query}"><button>${label}</button></form>`,
  );
  return `<h2>Later: ${escapeHtml(priceText(later))} a period</h2>${forms.join("")}`;
};

/**
 * Mounts the sandbox's checkout, where a gateway is one: a page to pay an order at, which answers as Razorpay's does, or
 * leads back with the answer in the address.
 */
export const mountSandbox = (app: Hono<Env>, { pretend }: Pick<PaymentGateway, "pretend">) => {
  if (!pretend) return;
  const said = (context: Context<Env>) => describe((name) => context.req.query(name));
  app.get("/dev/payments/:id{(order|sub)_[A-Za-z0-9]+}", (context) => {
    const { now, later, description } = said(context);
    const pay = `<form method="post"><button>Pay in the sandbox</button></form>`;
    const head = `<h2>${escapeHtml(priceText(now))}</h2><p>${escapeHtml(description)}</p>`;
    const back = wayBack(context.req.query("return"));
    const leave = back ? `<p><a href="${escapeHtml(addressOf(back))}">Go back without paying</a></p>` : "";
    const body = `${head}${pay}${leave}${controlsOf(context.req.param("id"), later)}`;
    return html(devPage("Sandbox checkout", { lead: WARNING, body }));
  });
  app.post("/dev/payments/:id{(order|sub)_[A-Za-z0-9]+}", (context) => {
    const id = context.req.param("id");
    const thing = thingOf(id);
    const answer = checkoutAnswer({ ...thing, ...pretend.pay(thing) });
    if (!context.req.header("accept")?.includes("text/html")) {
      return Response.json(answer, { headers: { "cache-control": "no-store" } });
    }
    const back = wayBack(context.req.query("return"));
    if (back) return leadTo(addressOf(back, { ...answer }));
    const shown = `<pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre>`;
    return html(
      devPage("Paid in the sandbox", {
        lead: `${WARNING} The checkout's answer, for verify-payment:`,
        body: `${shown}${controlsOf(id, said(context).later)}`,
      }),
    );
  });
  app.post("/dev/payments/:id{sub_[A-Za-z0-9]+}/:what{charged|failed}", async (context) => {
    const { id, what } = context.req.param();
    const { later } = said(context);
    if (!later) return context.notFound();
    const { body, signature } = pretend.tell(id, what === "charged" ? "charged" : "failed", later);
    const headers = { "content-type": "application/json", "x-razorpay-signature": signature };
    // As the gateway would, but without a way through the network.
    await app.request("/api/payments/razorpay/webhook", { method: "POST", headers, body }, context.env);
    const lead = `${WARNING} The server was told that the charge ${what === "charged" ? "was made" : "failed"}.`;
    return html(devPage("Told by the sandbox", { lead, body: controlsOf(id, later) }));
  });
};
