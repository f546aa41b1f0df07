import { Agent } from "undici";
import { type Client, createClient, memoryStorage } from "../../packages/sdk/src";
import { type Contract, contract } from "../../packages/sdk/src/contract";

/** What a call came to. */
export interface Answer {
  /** 0: none came. */
  status: number;
  /** The refusal's, such as `rate_limited`. */
  code: string;
  milliseconds: number;
}

/** A request as it is sent, headers and all. */
export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Who calls: from which network address, with which key, as whom. */
export interface Calling {
  from: string;
  key: string;
  token?: string;
  device?: string;
}

const WITHOUT_BODY = new Set([204, 304]);

const codeOf = (text: string): string => {
  try {
    return String(JSON.parse(text).code ?? "");
  } catch {
    return "";
  }
};

/**
 * Calls a server in the name of many, by connections of its own. By `undici`, whose callers take less of the cores that the
 * server shares with them than those of `fetch`.
 */
export function caller(address: string, connections: number) {
  const http = new Agent({ connections, pipelining: 1 });
  const { origin } = new URL(address);

  const send = async ({ method, path, headers = {}, body }: Sent, from: string, signal?: AbortSignal | null) => {
    const reply = await http.request({
      origin,
      path,
      method: method as "GET",
      body: body ?? null,
      headers: { ...headers, "x-forwarded-for": from },
      ...(signal && { signal }),
    });
    return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() };
  };

  return {
    /** Sends and says what it came to, whatever that is. */
    async answerTo(sent: Sent, from: string): Promise<Answer> {
      const start = performance.now();
      try {
        const { status, text } = await send(sent, from);
        return { status, code: status < 400 ? "" : codeOf(text), milliseconds: performance.now() - start };
      } catch {
        return { status: 0, code: "no_answer", milliseconds: performance.now() - start };
      }
    },

    /** The SDK as somebody calls with it. @param told of every answer */
    client({ from, key, token, device }: Calling, told: (answer: Answer) => void = () => undefined): Client<Contract> {
      const storage = memoryStorage();
      if (token) storage.set("Bearer", token);
      if (device) storage.set("device", device);
      const fetch: typeof globalThis.fetch = async (url, init) => {
        const { pathname, search } = new URL(String(url));
        const headers = Object.fromEntries(new Headers(init?.headers));
        const body = typeof init?.body === "string" ? { body: init.body } : {};
        const start = performance.now();
        const reply = await send(
          { method: init?.method ?? "GET", path: pathname + search, headers, ...body },
          from,
          init?.signal,
        ).catch((error: unknown) => {
          told({ status: 0, code: "no_answer", milliseconds: performance.now() - start });
          throw error;
        });
        const { status, text } = reply;
        told({ status, code: status < 400 ? "" : codeOf(text), milliseconds: performance.now() - start });
        return new Response(WITHOUT_BODY.has(status) ? null : text, {
          status,
          headers: { "content-type": String(reply.headers["content-type"] ?? "") },
        });
      };
      return createClient({ baseUrl: `${address}/api`, apiKey: key, fetch, storage, retries: 0 }, contract);
    },

    /** What the demo's outbox shows in the newest mail to an address that has it, such as a code. */
    async mailed(to: string, wanted: RegExp): Promise<string> {
      const { text } = await send({ method: "GET", path: `/dev/outbox.json?to=${encodeURIComponent(to)}` }, OPERATOR);
      const mails: { text: string }[] = JSON.parse(text);
      for (const mail of mails) {
        const [, found] = wanted.exec(mail.text) ?? [];
        if (found !== undefined) return found;
      }
      throw new Error(`No mail to ${to} has it`);
    },

    /** Seconds of a processor that the server's process has taken. */
    async serverSeconds(): Promise<number> {
      const { text } = await send({ method: "GET", path: "/metrics" }, OPERATOR);
      return Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1]);
    },

    close: () => http.destroy(),
  };
}
export type Caller = ReturnType<typeof caller>;

/** Whoever runs the server, and reads the demo's outbox. */
const OPERATOR = "198.51.100.99";

/** A code of six digits. */
export const CODE = /\b(\d{6})\b/;
