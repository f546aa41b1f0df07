import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import type { GatewayServer } from "./gateway-server";

/** What a form says: texts, and forms in them. */
interface Form {
  [name: string]: string | Form;
}

interface Session {
  id: string;
  object: "checkout.session";
  mode: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  url: string | null;
  client_reference_id: string;
  metadata: Form;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  currency: string;
  amount_total: number;
  payment_intent: string | null;
  invoice: string | null;
  subscription: string | null;
  /** As it was asked for; Stripe gives some of it in other places. */
  asked: Form;
}

interface Subscription {
  id: string;
  object: "subscription";
  status: string;
  trial_end: number;
  metadata: Form;
  cancellation_details?: { reason: string };
}

interface Intent {
  id: string;
  object: "payment_intent";
  latest_charge: { id: string; payment_method_details: { type: string } };
}

interface Invoice {
  id: string;
  object: "invoice";
  subscription: string;
  status: "paid" | "open";
  created: number;
  currency: string;
  total: number;
  amount_paid: number;
  /** Null of one over nothing. */
  intent: string | null;
}

type Answer = [status: number, body: unknown];

interface StripeServer extends GatewayServer {
  sessions: Map<string, Session>;
  subscriptions: Map<string, Subscription>;
  /** Pays at a session's page, as a person does. @returns the payment's id */
  pay(sessionId: string, method?: string): string;
  /** Begins a payment whose money comes later. */
  begin(sessionId: string): string;
  /** Charges by the subscription of a session, or fails to. @returns the payment's id */
  charge(sessionId: string, amount?: number, status?: "paid" | "open"): string;
  /** An event about an object, as it is sent: its bytes and their signature. */
  event(type: string, object: object, at?: Date): { body: string; signature: string };
  /** The object of an event about the newest invoice of a session's subscription. */
  invoiceOf(sessionId: string): object;
  subscriptionOf(sessionId: string): Subscription;
}

const isForm = (value: string | Form | undefined): value is Form => typeof value === "object";
const formIn = (value: string | Form | undefined): Form => (isForm(value) ? value : {});

/** Reads `a[b][0]=c`, as Stripe's clients write what they ask. */
const readForm = (body: string): Form => {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.replaceAll("]", "").split("[");
    const last = names.pop() ?? "";
    let at = form;
    for (const name of names) {
      at[name] ??= {};
      at = formIn(at[name]);
    }
    at[last] = value;
  }
  return form;
};

const refused = (status: number, code: string, message: string): Answer => [
  status,
  { error: { type: "invalid_request_error", code, message } },
];
const missing = (what: string) => refused(404, "resource_missing", `No such ${what}`);

/** As much of Stripe as the server needs, over HTTP and in its shapes: checkout sessions, what becomes of them, and their page. */
export const startStripeServer = async (login: { secretKey: string; webhookSecret: string }): Promise<StripeServer> => {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const intents = new Map<string, Intent>();
  const invoices: Invoice[] = [];
  const kept = new Map<string, Answer>();
  let counter = 0;
  const next = (kind: string, length = 24) => {
    counter += 1;
    return `${kind}_${String(counter).padStart(length, "0")}`;
  };

  const linesOf = ({ asked }: Session) =>
    Object.values(formIn(asked.line_items)).map((line) => formIn(formIn(line).price_data));
  const once = (session: Session) =>
    linesOf(session).reduce((sum, price) => sum + (price.recurring ? 0 : Number(price.unit_amount)), 0);
  const later = (session: Session) => Number(linesOf(session).find(({ recurring }) => recurring)?.unit_amount);

  const createSession = (asked: Form): Answer => {
    const minutes = (Number(asked.expires_at) * 1000 - Date.now()) / 60_000;
    if (Number.isNaN(minutes)) return refused(400, "parameter_invalid_integer", "Invalid integer: expires_at");
    const id = next("cs_test", 58);
    const lines = Object.values(formIn(asked.line_items));
    const session: Session = {
      id,
      object: "checkout.session",
      mode: String(asked.mode),
      status: "open",
      payment_status: "unpaid",
      url: `${address()}/c/pay/${id}`,
      client_reference_id: String(asked.client_reference_id),
      metadata: formIn(asked.metadata),
      success_url: String(asked.success_url),
      cancel_url: String(asked.cancel_url),
      expires_at: Number(asked.expires_at),
      currency: String(formIn(formIn(lines[0]).price_data).currency),
      amount_total: 0,
      payment_intent: null,
      invoice: null,
      subscription: null,
      asked,
    };
    session.amount_total = once(session);
    sessions.set(id, session);
    return [200, session];
  };

  const addInvoice = (
    subscription: string,
    currency: string,
    total: number,
    status: Invoice["status"],
    method: string,
  ) => {
    const intent = total > 0 ? addIntent(method) : null;
    const invoice: Invoice = {
      ...{ id: next("in"), object: "invoice", subscription, status, currency, total, intent },
      created: invoices.length,
      amount_paid: status === "paid" ? total : 0,
    };
    // The newest first, as Stripe lists them.
    invoices.unshift(invoice);
    return invoice;
  };
  const addIntent = (type: string) => {
    const id = next("pi");
    const latest_charge = { id: next("ch"), payment_method_details: { type } };
    intents.set(id, { id, object: "payment_intent", latest_charge });
    return id;
  };

  const shown = ({ intent, subscription, ...invoice }: Invoice, expands: boolean) => {
    const status = invoice.status === "paid" ? "paid" : "open";
    const payment = { type: "payment_intent", payment_intent: intent };
    const data =
      intent === null ? [] : [{ id: `inpay_${intent}`, object: "invoice_payment", is_default: true, status, payment }];
    const { metadata } = subscriptions.get(subscription) ?? { metadata: {} };
    return {
      ...invoice,
      parent: { type: "subscription_details", subscription_details: { subscription, metadata } },
      ...(expands && { payments: { object: "list", data, has_more: false, url: "/v1/invoice_payments" } }),
    };
  };

  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  };

  const begin = (id: string, method: string) => {
    const session = find(id);
    if (session.status !== "open") throw new Error(`The session ${id} is ${session.status}`);
    Object.assign(session, { status: "complete", url: null });
    if (session.mode === "payment") {
      session.payment_intent = addIntent(method);
      return session.payment_intent;
    }
    const wanted = formIn(session.asked.subscription_data);
    const subscription: Subscription = {
      ...{ id: next("sub"), object: "subscription", status: "trialing" },
      trial_end: Number(wanted.trial_end),
      metadata: formIn(wanted.metadata),
    };
    subscriptions.set(subscription.id, subscription);
    const invoice = addInvoice(subscription.id, session.currency, session.amount_total, "paid", method);
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
    return invoice.intent ?? "";
  };

  const pay = (id: string, method = "card") => {
    const intent = begin(id, method);
    find(id).payment_status = "paid";
    return intent;
  };

  const subscriptionOf = (id: string) => {
    const subscription = subscriptions.get(find(id).subscription ?? "");
    if (!subscription) throw new Error(`The session ${id} has no subscription`);
    return subscription;
  };

  const answerSession = (id: string, isExpiring: boolean): Answer => {
    const session = sessions.get(id);
    if (!session) return missing(`checkout.session: ${id}`);
    if (isExpiring && session.status !== "open") {
      return refused(400, "", `Only Checkout Sessions with a status in ["open"] can be expired.`);
    }
    if (isExpiring) Object.assign(session, { status: "expired", url: null });
    return [200, session];
  };

  const answerSubscription = (id: string, method: string): Answer => {
    const subscription = subscriptions.get(id);
    // Stripe knows none any more that was cancelled, where it is to be cancelled.
    if (!subscription || (method === "DELETE" && subscription.status === "canceled"))
      return missing(`subscription: ${id}`);
    if (method === "DELETE") subscription.status = "canceled";
    return [200, subscription];
  };

  const answer = (method: string, path: string, query: URLSearchParams, asked: Form): Answer => {
    const expands = (name: string) => [...query].some(([key, value]) => key.startsWith("expand") && value === name);
    const [, of = "", id = "", act] =
      /^\/v1\/(checkout\/sessions|subscriptions|invoices|payment_intents)\/?(\w*)\/?(\w+)?$/.exec(path) ?? [];
    if (of === "checkout/sessions") return id ? answerSession(id, act === "expire") : createSession(asked);
    if (of === "subscriptions") return answerSubscription(id, method);
    if (of === "invoices" && !id) {
      const all = invoices.filter(
        ({ subscription, status }) => subscription === query.get("subscription") && status === query.get("status"),
      );
      return [
        200,
        { object: "list", url: path, has_more: false, data: all.map((one) => shown(one, expands("data.payments"))) },
      ];
    }
    const invoice = invoices.find((one) => one.id === id);
    if (of === "invoices") return invoice ? [200, shown(invoice, expands("payments"))] : missing(`invoice: ${id}`);
    const intent = intents.get(id);
    if (!intent) return missing(`payment_intent: ${id}`);
    return [
      200,
      { ...intent, latest_charge: expands("latest_charge") ? intent.latest_charge : intent.latest_charge.id },
    ];
  };

  const answered = (request: IncomingMessage, body: string, { pathname, searchParams }: URL): Answer => {
    const method = request.method ?? "";
    if (request.headers.authorization !== `Bearer ${login.secretKey}`) {
      return [
        401,
        {
          error: {
            type: "invalid_request_error",
            message: `Invalid API Key provided: ${login.secretKey.slice(0, 8)}***`,
          },
        },
      ];
    }
    const key = request.headers["idempotency-key"];
    const before = kept.get(String(key));
    if (before) return before;
    const made = answer(method, pathname, searchParams, readForm(body));
    if (key !== undefined && made[0] === 200) kept.set(String(key), made);
    return made;
  };

  /** The page where a person pays, or goes back. */
  const page = (method: string, id: string): { status: number; location?: string; html: string } => {
    const session = sessions.get(id);
    if (session?.status !== "open") return { status: 404, html: "<h1>Something went wrong</h1>" };
    if (method === "POST") {
      pay(id);
      return { status: 303, location: session.success_url, html: "" };
    }
    const amount = (session.amount_total / 100).toFixed(2);
    const form = `<form method="post"><button>Pay ${amount} ${session.currency}</button></form>`;
    return { status: 200, html: `<h1>Checkout</h1>${form}<a href="${session.cancel_url}">Back</a>` };
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url ?? "", "http://stripe.invalid");
    const [, paid] = /^\/c\/pay\/(\w+)$/.exec(url.pathname) ?? [];
    if (paid) {
      const { status, location, html } = page(request.method ?? "", paid);
      response.writeHead(status, { "content-type": "text/html", ...(location && { location }) }).end(html);
      return;
    }
    const call = `${request.method} ${url.pathname}`;
    const [status, shape] = answered(request, body, url);
    // As it is now, whatever happens before it arrives.
    const content = JSON.stringify(shape);
    stripe.asked.push(call);
    await stripe.beforeAnswer(call);
    response.writeHead(status, { "content-type": "application/json", "request-id": next("req") }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { webhooks } = new Stripe(login.secretKey);
  const stripe: StripeServer = {
    address: address(),
    asked: [],
    beforeAnswer: async () => {},
    sessions,
    subscriptions,
    pay,
    begin: (id) => begin(id, "sepa_debit"),
    charge(id, amount = later(find(id)), status = "paid") {
      const { id: subscription } = subscriptionOf(id);
      return addInvoice(subscription, find(id).currency, amount, status, "card").intent ?? "";
    },
    event(type, object, at = new Date()) {
      const seconds = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({
        ...{ id: next("evt"), object: "event", type, created: seconds, livemode: false, pending_webhooks: 1 },
        data: { object },
      });
      const signing = { payload: body, secret: login.webhookSecret, timestamp: seconds };
      return { body, signature: webhooks.generateTestHeaderString(signing) };
    },
    invoiceOf(id) {
      const { id: subscription } = subscriptionOf(id);
      const newest = invoices.find((one) => one.subscription === subscription);
      if (!newest) throw new Error(`The session ${id} has no invoice`);
      return shown(newest, false);
    },
    subscriptionOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stripe;
};
