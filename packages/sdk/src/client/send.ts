import type { Operation } from "../contract/operation";
import { ApiError, type Issue, NetworkError, SessionError, SubscriptionExpiredError, TimeoutError } from "./errors";
import type { Events } from "./events";
import type { CallOptions } from "./methods";
import { isSuccess, parseReply, type Reply, resultOf, statuscodeOf } from "./reply";
import { type RequestParts, requestOf } from "./request";
import { retrying } from "./retry";
import {
  carriesToken,
  SESSION_EXPIRED_MESSAGE,
  sessionIn,
  sessionVerdict,
  storedSession,
  tokenVerdict,
} from "./session";
import { forget, type SessionStorage } from "./storage";
import { EXPIRED_MESSAGE, refusedWhileExpired, subscriptionVerdict } from "./subscription";

/** One HTTP exchange, as middleware sees it; it runs for every attempt. */
export interface Exchange {
  /** Such as `desks.list`. */
  operation: string;
  row: Operation;
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** Wraps every exchange: to log, measure, sign or replace it. */
export type Middleware = (exchange: Exchange, next: (exchange: Exchange) => Promise<Response>) => Promise<Response>;

/** What the client brings to each call. */
export interface Setting {
  baseUrl: string;
  apiKey: string | undefined;
  fetch: typeof fetch;
  storage: SessionStorage;
  timeout: number;
  retries: number;
  middleware: readonly Middleware[];
  events: Events;
}

interface Answer {
  response: Response;
  body: Reply;
}

/** Makes one call: refuses, sends, retries, keeps the session, and gives the result or throws. */
export async function send(
  setting: Setting,
  operation: string,
  row: Operation,
  input: object | undefined,
  options: CallOptions = {},
): Promise<{ data: unknown; response: Response }> {
  const request = requestOf(setting.baseUrl, row, input);
  if (refusedWhileExpired(row) && (await setting.storage.get("subscriptionExpired")) !== null) {
    throw new SubscriptionExpiredError({ message: EXPIRED_MESSAGE, operation, status: 402, statuscode: 402 });
  }
  const token = carriesToken(row) ? await setting.storage.get("Bearer") : null;
  const exchange = { operation, row, url: request.url, init: initOf(setting, request, token, options) };
  const mayRepeat = row.kind === "read" || options.idempotencyKey !== undefined;
  try {
    const { response, body } = await retrying(
      () => attempt(setting, exchange, options),
      mayRepeat ? (options.retries ?? setting.retries) : 0,
      options.signal,
    );
    await keepSession(setting, operation, row, token, response.status, body);
    if (!isSuccess(response.status, body)) throw errorOf(operation, row, response, body);
    return { data: resultOf(row, body), response };
  } finally {
    // Whoever signs out is signed out here, whatever the server could answer.
    if (tokenVerdict(row, null) === "clear") await forget(setting.storage, "Bearer", "session", "subscriptionExpired");
  }
}

function initOf(setting: Setting, request: RequestParts, token: string | null, options: CallOptions) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (request.body !== undefined) headers["content-type"] = "application/json";
  if (setting.apiKey !== undefined) headers["x-api-key"] = setting.apiKey;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey;
  return { method: request.method, headers: { ...headers, ...options.headers }, body: request.body };
}

async function attempt(setting: Setting, exchange: Exchange, options: CallOptions): Promise<Answer> {
  const milliseconds = options.timeout ?? setting.timeout;
  const limit = milliseconds > 0 ? AbortSignal.timeout(milliseconds) : undefined;
  const signals = [options.signal, limit].filter((signal) => signal !== undefined);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  const last = ({ url, init }: Exchange) => setting.fetch(url, init);
  const next = setting.middleware.reduceRight<(exchange: Exchange) => Promise<Response>>(
    (inner, outer) => (passed) => outer(passed, inner),
    last,
  );
  try {
    const response = await next({ ...exchange, init: { ...exchange.init, signal: signal ?? null } });
    return { response, body: parseReply(await response.text()) };
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    const { operation } = exchange;
    if (limit?.aborted) throw new TimeoutError(`No reply within ${milliseconds} ms`, operation, { cause: error });
    const message = error instanceof Error && error.message !== "" ? error.message : "Network error";
    throw new NetworkError(message, operation, { cause: error });
  }
}

/** Brings storage and listeners up to what a reply says about session and subscription. */
async function keepSession(
  { storage, events }: Setting,
  operation: string,
  row: Operation,
  token: string | null,
  status: number,
  body: Reply,
): Promise<void> {
  const verdict = sessionVerdict(row, status, body);
  if (verdict === "ended") events.emit("sessionExpired", { operation, message: SESSION_EXPIRED_MESSAGE });
  // A late answer to an old token says nothing about the one that replaced it.
  if (verdict === "unknown" && (await storage.get("Bearer")) === token) {
    await forget(storage, "Bearer", "session");
    events.emit("unauthenticated", { operation });
  }
  if (isSuccess(status, body)) {
    const change = tokenVerdict(row, body);
    if (change !== null && change !== "clear") await storage.set("Bearer", change.store);
    const session = sessionIn(body);
    if (session !== null) await storage.set("session", storedSession(session));
  }
  const subscription = subscriptionVerdict(row, status, body);
  if (subscription?.state === "expired") {
    await storage.set("subscriptionExpired", "true");
    events.emit("subscriptionExpired", { operation, navigate: subscription.navigate });
  }
  if (subscription?.state === "active" && (await storage.get("subscriptionExpired")) !== null) {
    await storage.clear("subscriptionExpired");
    events.emit("subscriptionActive", { operation });
  }
}

function errorOf(operation: string, row: Operation, response: Response, body: Reply): ApiError {
  const verdict = sessionVerdict(row, response.status, body);
  const said = typeof body?.message === "string" && body.message !== "" ? body.message : undefined;
  const fields = {
    message: verdict === "ended" ? SESSION_EXPIRED_MESSAGE : (said ?? row.fallback ?? "An unexpected error occurred"),
    operation,
    status: response.status,
    statuscode: statuscodeOf(response.status, body),
    code: typeof body?.code === "string" ? body.code : undefined,
    issues: Array.isArray(body?.issues) ? (body.issues as Issue[]) : undefined,
    data: body?.data,
    requestId:
      typeof body?.requestId === "string" ? body.requestId : (response.headers.get("x-request-id") ?? undefined),
  };
  if (verdict !== null) return new SessionError(fields);
  return carriesToken(row) && response.status === 402 ? new SubscriptionExpiredError(fields) : new ApiError(fields);
}
