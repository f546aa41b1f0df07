import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contract } from "../contract";
import { createClient } from "./create-client";
import { NetworkError, TimeoutError } from "./errors";
import { backoff, retryAfter } from "./retry";

const NOW = Date.parse("2026-11-21T10:00:00Z");

describe("backoff", () => {
  it.each([
    [0, 0, 500],
    [0, 1, 250],
    [1, 0, 1000],
    [3, 0, 4000],
    [4, 0, 8000],
    [20, 0, 8000],
    [20, 1, 4000],
  ])("try %i with chance %d waits %i ms", (tried, random, expected) => {
    expect(backoff(tried, random)).toBe(expected);
  });
});

describe("retryAfter", () => {
  it.each([
    [null, null],
    ["", null],
    ["2", 2000],
    ["0", 0],
    ["Sat, 21 Nov 2026 10:00:03 GMT", 3000],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
    ["soon", null],
  ])("%s", (header, expected) => {
    expect(retryAfter(header, NOW)).toBe(expected);
  });
});

/** A server that gives these answers in turn; an Error is a failing network. */
function clientMeeting(answers: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  const client = createClient(
    {
      baseUrl: "http://api.test",
      fetch: async (_, init) => {
        keys.push(new Headers(init?.headers).get("idempotency-key"));
        const answer = answers.shift();
        if (answer instanceof Response) return answer;
        throw answer ?? new Error("Nothing more was expected");
      },
    },
    contract,
  );
  return { client, keys };
}
const good = () => Response.json({ status: true, statuscode: 1, data: {} });
const busy = (headers: HeadersInit = {}, status = 503) => new Response("busy", { status, headers });
const booking = { deskId: "d", customerId: "c", type: "DAILY", date: "2026-11-21" } as const;

describe("retries", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tries a read twice more, later each time", async () => {
    const { client, keys } = clientMeeting([busy(), new TypeError("fetch failed"), good()]);
    const result = client.desks.get({ id: "d" });
    await vi.advanceTimersByTimeAsync(0);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(keys).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(result).resolves.toEqual({});
    expect(keys).toHaveLength(3);
  });

  it("reports the last failure when the tries are used up", async () => {
    const { client } = clientMeeting([busy(), busy(), busy()]);
    const result = client.desks.get({ id: "d" }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await result).toMatchObject({ status: 503, message: "Failed to fetch desk details" });
  });

  it("waits as long as the server asks", async () => {
    const { client, keys } = clientMeeting([busy({ "retry-after": "7" }, 429), good()]);
    const result = client.desks.get({ id: "d" });
    await vi.advanceTimersByTimeAsync(6999);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({});
  });

  it("reports at once when the server asks for more than a minute", async () => {
    const { client, keys } = clientMeeting([busy({ "retry-after": "3600" }, 429)]);
    await expect(client.desks.get({ id: "d" })).rejects.toMatchObject({ status: 429 });
    expect(keys).toHaveLength(1);
  });

  it("never repeats a write, unless it carries an idempotency key", async () => {
    const plain = clientMeeting([busy()]);
    await expect(plain.client.desks.bookDesk(booking)).rejects.toMatchObject({ status: 503 });
    expect(plain.keys).toEqual([null]);

    const keyed = clientMeeting([busy(), good()]);
    const result = keyed.client.desks.bookDesk(booking, { idempotencyKey: "k1" });
    await vi.runAllTimersAsync();
    await result;
    expect(keyed.keys).toEqual(["k1", "k1"]);
  });

  it("repeats nothing that another try can't change", async () => {
    const { client, keys } = clientMeeting([Response.json({ status: false, statuscode: 404 }, { status: 404 })]);
    await expect(client.desks.get({ id: "d" })).rejects.toMatchObject({ status: 404 });
    expect(keys).toHaveLength(1);
  });

  it("can be told not to", async () => {
    const { client, keys } = clientMeeting([new TypeError("fetch failed")]);
    await expect(client.desks.get({ id: "d" }, { retries: 0 })).rejects.toBeInstanceOf(NetworkError);
    expect(keys).toHaveLength(1);
  });

  it("ends a wait when the caller aborts", async () => {
    const { client, keys } = clientMeeting([busy()]);
    const controller = new AbortController();
    const result = client.desks.get({ id: "d" }, { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    const reason = new Error("left the page");
    controller.abort(reason);
    expect(await result).toBe(reason);
    expect(keys).toHaveLength(1);
  });
});

describe("limits of an attempt", () => {
  /** Answers only when it is aborted. */
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(init?.signal?.reason);
      if (init?.signal?.aborted) end();
      init?.signal?.addEventListener("abort", end);
    });
  const client = createClient({ baseUrl: "http://api.test", fetch: silent, retries: 0 }, contract);

  it("gives up after the timeout", async () => {
    const failure = await client.desks.get({ id: "d" }, { timeout: 1 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({ message: "No reply within 1 ms", operation: "desks.get", name: "TimeoutError" });
  });

  it("rejects with the caller's own reason", async () => {
    const reason = new Error("left the page");
    await expect(client.desks.get({ id: "d" }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it.each([
    [new TypeError("fetch failed"), "fetch failed"],
    [new Error(""), "Network error"],
    ["a string", "Network error"],
  ])("words a failing network: %s", async (cause, message) => {
    const failing: typeof fetch = () => Promise.reject(cause);
    const offline = createClient({ baseUrl: "http://api.test", fetch: failing, retries: 0 }, contract);
    const failure = await offline.desks.get({ id: "d" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ message, cause });
  });
});

it("tells of a wait that the server asked for, in seconds, and of none otherwise", async () => {
  const { client } = clientMeeting([busy({ "retry-after": "297" }, 429), busy({}, 429)]);
  await expect(client.desks.bookDesk(booking)).rejects.toMatchObject({ status: 429, retryAfter: 297 });
  await expect(client.desks.bookDesk(booking)).rejects.toMatchObject({ status: 429, retryAfter: undefined });
});
