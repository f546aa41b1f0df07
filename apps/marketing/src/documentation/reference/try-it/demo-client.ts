import { requestOf } from "@carrel/sdk/openapi";
import type { TryPerson, TryRow } from "./try-call";

const BASE = "/api";
const SIGN_IN: TryRow = { kind: "write", route: "POST /admin/login" };

/** A reply as it is shown. */
export interface TryReply {
  status: number;
  statusText: string;
  milliseconds: number;
  headers: Headers;
  /** The body: JSON set over several lines, or what it is where it is none. */
  text: string;
  /** The body, where it is JSON. */
  json: unknown;
}

const numeral = new Intl.NumberFormat("en").format;

async function read(response: Response, since: number): Promise<TryReply> {
  const { status, statusText, headers } = response;
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  const json: unknown = isJson ? await response.json() : undefined;
  const text = isJson
    ? JSON.stringify(json, null, 2)
    : `${numeral((await response.blob()).size)} bytes of ${headers.get("content-type") ?? "something unnamed"}`;
  return { status, statusText, milliseconds: Math.round(performance.now() - since), headers, text, json };
}

/**
 * Calls the demo by its key. Tokens stay in this page's memory, and no cookie of the browser goes along or comes back: whoever is signed
 * in to the office stays who he is.
 */
export function createDemoClient(apiKey: string) {
  const tokens = new Map<string, string>();

  async function send(row: TryRow, input: object, token?: string): Promise<TryReply> {
    const { method, url, body } = requestOf(BASE, row, input);
    const since = performance.now();
    const response = await fetch(url, {
      method,
      credentials: "omit",
      cache: "no-store",
      headers: {
        "x-api-key": apiKey,
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    return read(response, since);
  }

  /** @throws Error with the server's words where nobody can sign in */
  async function tokenOf({ email, password }: TryPerson): Promise<string> {
    const known = tokens.get(email);
    if (known !== undefined) return known;
    const { json } = await send(SIGN_IN, { email, password });
    const { token, message } = json as { token?: string; message?: string };
    if (token === undefined) throw new Error(message ?? `${email} could not be signed in.`);
    tokens.set(email, token);
    return token;
  }

  return {
    /** @param person null: by the key alone */
    async call(row: TryRow, input: object, person: TryPerson | null): Promise<TryReply> {
      if (!person) return send(row, input);
      const reply = await send(row, input, await tokenOf(person));
      // It ended meanwhile, or by this very call: the next one signs in anew.
      if (reply.status === 401 || row.route.endsWith("/logout")) tokens.delete(person.email);
      return reply;
    },
  };
}

export type DemoClient = ReturnType<typeof createDemoClient>;
