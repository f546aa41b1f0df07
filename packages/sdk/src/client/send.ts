import type { Operation } from "../contract/operation";
import {
  ApiError,
  type ApiErrorFields,
  ApiKeyError,
  NetworkError,
  SessionError,
  SubscriptionExpiredError,
  TimeoutError,
} from "./errors";
import type { Events } from "./events";
import type { Exchange, Middleware } from "./exchange";
import type { CallOptions } from "./methods";
import { type Mode, withPage } from "./paginate";
import { isSuccess, type Reply, readReply, resultOf, statuscodeOf } from "./reply";
import { type RequestParts, requestOf } from "./request";
import { retryAfter, retrying } from "./retry";
import {
  carriesToken,
  deviceIn,
  endsSession,
  SESSION_EXPIRED_MESSAGE,
  sessionIn,
  sessionVerdict,
  storedSession,
  tokenIn,
} from "./session";
import { forget, type SessionStorage } from "./storage";
import { EXPIRED_MESSAGE, leavesPage, refusedWhileExpired, subscriptionVerdict } from "./subscription";

/** What the client brings to each call. */
export interface Setting {
  baseUrl: string;
  presignUrl: string;
  mode: Mode;
  apiKey?: string | undefined;
  fetch: typeof fetch;
  storage: SessionStorage;
  timeout: number;
  retries: number;
  middleware: readonly Middleware[];
  confirm?: (() => Promise<boolean>) | undefined;
  events: Events;
}

/** What the storage holds that a call sends along. */
interface Kept {
  token: string | null;
  device: string | null;
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
  const { storage } = setting;
  const request = requestTo(setting, row, input);
  if (refusedWhileExpired(row) && (await storage.get("subscriptionExpired")) !== null) {
    throw new SubscriptionExpiredError({ message: EXPIRED_MESSAGE, operation, status: 402, statuscode: 402 });
  }
  const token = carriesToken(row) ? await storage.get("Bearer") : null;
  const device = row.device ? await storage.get("device") : null;
  const exchange = { operation, row, url: request.url, init: initOf(setting, request, { token, device }, options) };
  const mayRepeat = row.kind === "read" || options.idempotencyKey !== undefined;
  try {
    const { response, body } = await retrying(
      () => attempt(setting, exchange, options),
      mayRepeat ? (options.retries ?? setting.retries) : 0,
      options.signal,
    );
    await keepSession(setting, operation, row, token, response, body);
    if (!isSuccess(row, response, body)) {
      const error = errorOf(operation, row, response, body);
      if (error.code === "second_factor_needed") setting.events.emit("secondFactorNeeded", { operation });
      if (error.code !== "confirmation_needed" || !(await setting.confirm?.())) throw error;
      return await send(setting, operation, row, input, options);
    }
    return { data: resultOf(row, body), response };
  } finally {
    // Whoever signs out is signed out here, whatever the server could answer.
    if (endsSession(row)) await forget(storage);
  }
}

/** The request of a call at the address that its row belongs to. */
export const requestTo = ({ baseUrl, presignUrl, mode }: Setting, row: Operation, input: object | undefined) =>
  requestOf(row.base === "presign" ? presignUrl : baseUrl, row, withPage(row, input, mode));

function initOf({ apiKey }: Setting, { method, body }: RequestParts, { token, device }: Kept, options: CallOptions) {
  const headers: Record<string, string> = {};
  if (typeof body === "string") headers["content-type"] = "application/json";
  if (apiKey !== undefined) headers["x-api-key"] = apiKey;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (device !== null) headers["x-device-token"] = device;
  if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey;
  return { method, headers: { ...headers, ...options.headers }, body };
}

async function attempt(setting: Setting, exchange: Exchange, options: CallOptions): Promise<Answer> {
  const { operation, row } = exchange;
  const milliseconds = options.timeout ?? setting.timeout;
  options.signal?.throwIfAborted();
  // Cheaper than AbortSignal.any and .timeout, whose timer would go on after the reply.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = milliseconds > 0 ? setTimeout(end, milliseconds) : undefined;
  options.signal?.addEventListener("abort", end);
  const next = [...setting.middleware, ...(options.middleware ?? [])].reduceRight<
    (exchange: Exchange) => Promise<Response>
  >(
    (inner, outer) => (passed) => outer(passed, inner),
    ({ url, init }) => setting.fetch(url, init),
  );
  try {
    const response = await next({ ...exchange, init: { ...exchange.init, signal: ending.signal } });
    return { response, body: await readReply(row, response) };
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (ending.signal.aborted) throw new TimeoutError(`No reply within ${milliseconds} ms`, operation, { cause });
    throw new NetworkError((cause instanceof Error && cause.message) || "Network error", operation, { cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", end);
  }
}

/** Brings storage and listeners up to what a reply says about session and subscription. */
async function keepSession(
  { storage, events }: Setting,
  operation: string,
  row: Operation,
  token: string | null,
  response: Response,
  body: Reply,
): Promise<void> {
  const { status } = response;
  const verdict = sessionVerdict(row, status, body);
  // A late answer to an old token says nothing about the one that replaced it.
  if ((verdict === "ended" || verdict === "unknown") && (await storage.get("Bearer")) === token) {
    if (verdict === "ended") events.emit("sessionExpired", { operation, message: SESSION_EXPIRED_MESSAGE });
    else {
      await forget(storage, ["Bearer", "session"]);
      events.emit("unauthenticated", { operation });
    }
  }
  if (isSuccess(row, response, body)) {
    const opened = tokenIn(body);
    if (opened !== null) await storage.set("Bearer", opened);
    const device = deviceIn(body);
    if (device !== null) await storage.set("device", device);
    const session = sessionIn(body);
    if (session !== null) await storage.set("session", storedSession(session));
  }
  const subscription = subscriptionVerdict(row, status, body);
  if (subscription === "expired") {
    await storage.set("subscriptionExpired", "true");
    events.emit("subscriptionExpired", { operation, navigate: leavesPage(row) });
  }
  if (subscription === "active" && (await storage.get("subscriptionExpired")) !== null) {
    await storage.clear("subscriptionExpired");
    events.emit("subscriptionActive", { operation });
  }
}

function errorOf(operation: string, row: Operation, { status, ok, headers }: Response, body: Reply): ApiError {
  const verdict = sessionVerdict(row, status, body);
  // What a reply of ours holds; of anything else, whatever stands in its place.
  const said = (body ?? {}) as Partial<ApiErrorFields>;
  const silent = row.strict && ok ? "Unknown error" : (row.fallback ?? "An unexpected error occurred");
  const wait = retryAfter(headers.get("retry-after"), Date.now());
  const fields = {
    message: verdict === "ended" ? SESSION_EXPIRED_MESSAGE : said.message || silent,
    operation,
    status,
    statuscode: statuscodeOf(status, body),
    code: said.code,
    issues: said.issues,
    data: said.data,
    requestId: said.requestId ?? headers.get("x-request-id") ?? undefined,
    retryAfter: wait === null ? undefined : Math.ceil(wait / 1000),
  };
  if (verdict === "key") return new ApiKeyError(fields);
  if (verdict !== null) return new SessionError(fields);
  return carriesToken(row) && status === 402 ? new SubscriptionExpiredError(fields) : new ApiError(fields);
}
