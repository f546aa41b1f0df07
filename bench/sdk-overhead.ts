import Medusa from "@medusajs/js-sdk";
import { createTRPCClient, httpLink } from "@trpc/client";
import { initTRPC } from "@trpc/server";
import axios from "axios";
import ky from "ky";
import createOpenApiClient from "openapi-fetch";
import { createClient } from "../packages/sdk/src";
import { desks } from "../packages/sdk/src/contract";

/** Calls of each client in one round, and rounds; the clients take turns, so that what slows the machine slows all. */
const CALLS = 2_000;
const ROUNDS = 21;

const BASE = "http://carrel.test/api";
const INPUT = { branchId: "019a0000-0000-7000-8000-000000000001", startAt: "2026-11-21T10:00:00Z" };
const PATH = `/co-space/desks/${INPUT.branchId}/all`;
const QUERY = { limit: 50, page: 1 };
const KEY = { "x-api-key": "pk_demo" };

const RECORDS = { data: [{ _id: INPUT.branchId, name: "A1" }], totalRecords: 1 };
const REPLY = JSON.stringify({ status: true, statuscode: 1, ...RECORDS });
const TRPC_REPLY = JSON.stringify({ result: { data: RECORDS } });

/** A fetch without a network: as the standard asks, it makes a request of what it is given, and a response. */
const memoryFetch =
  (reply: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return new Response(reply, { status: request.method === "POST" ? 200 : 405, headers: JSON_TYPE });
  };
const JSON_TYPE = { "content-type": "application/json" };
const fetchReply = memoryFetch(REPLY);

/** What the bare wrapper does is the floor: nothing that makes this call could do less. */
async function bare(body: object): Promise<unknown> {
  const response = await fetchReply(`${BASE}${PATH}?limit=50&page=1`, {
    method: "POST",
    headers: { ...JSON_TYPE, ...KEY },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.message);
  return reply;
}

interface Paths {
  "/co-space/desks/{branchId}/all": {
    post: {
      parameters: { path: { branchId: string }; query: { limit: number; page: number } };
      requestBody: { content: { "application/json": { startAt: string } } };
      responses: { 200: { content: { "application/json": typeof RECORDS } } };
    };
  };
}

const t = initTRPC.create();
const router = t.router({
  desks: { listPublic: t.procedure.input((input) => input as typeof INPUT & typeof QUERY).query(() => RECORDS) },
});
type Router = typeof router;

/** The same call through each client, with its own defaults: a POST with a path name, a query and a JSON body. */
function clients(): Record<string, () => Promise<unknown>> {
  const body = { startAt: INPUT.startAt };
  const carrel = createClient({ baseUrl: BASE, apiKey: "pk_demo", fetch: fetchReply }, { desks });
  const openApi = createOpenApiClient<Paths>({ baseUrl: BASE, fetch: fetchReply, headers: KEY });
  const kyClient = ky.create({ prefix: BASE, fetch: fetchReply, headers: KEY });
  const axiosClient = axios.create({ baseURL: BASE, adapter: "fetch", env: { fetch: fetchReply }, headers: KEY });
  const trpc = createTRPCClient<Router>({
    links: [httpLink({ url: BASE, fetch: memoryFetch(TRPC_REPLY), headers: KEY, methodOverride: "POST" })],
  });
  const medusa = new Medusa({ baseUrl: BASE, publishableKey: "pk_demo" });
  return {
    "floor: a bare fetch wrapper": () => bare(body),
    "@carrel/sdk": () => carrel.desks.listPublic({ ...INPUT, ...QUERY }),
    "openapi-fetch": () =>
      openApi.POST("/co-space/desks/{branchId}/all", {
        params: { path: { branchId: INPUT.branchId }, query: QUERY },
        body,
      }),
    ky: () => kyClient.post(PATH.slice(1), { searchParams: QUERY, json: body }).json(),
    axios: () => axiosClient.post(PATH, body, { params: QUERY }),
    "@trpc/client": () => trpc.desks.listPublic.query({ ...INPUT, ...QUERY }),
    "@medusajs/js-sdk": () => medusa.client.fetch(PATH, { method: "POST", query: QUERY, body }),
  };
}

/** Microseconds a call, one after the other. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < CALLS; index++) await call();
  return ((performance.now() - start) * 1000) / CALLS;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What a call costs through each client beyond a bare wrapper of fetch, on a fetch that answers from memory. */
export async function sdkOverheadBench(): Promise<string[]> {
  const own = globalThis.fetch;
  // Medusa's client takes no fetch of one's own.
  globalThis.fetch = fetchReply;
  const calls = Object.entries(clients());
  const taken = new Map<string, number[]>(calls.map(([name]) => [name, []]));
  try {
    for (const [, call] of calls) await time(call);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, call] of calls) taken.get(name)?.push(await time(call));
    }
  } finally {
    globalThis.fetch = own;
  }
  const [floor = 1, carrel = 1] = [...taken.values()].map(median);
  return [...taken].map(([name, values]) => {
    const mine = median(values);
    const ratio = ((mine - floor) / (carrel - floor)).toFixed(2);
    return `${mine.toFixed(1).padStart(6)} µs  + ${(mine - floor).toFixed(1).padStart(6)} µs  × ${ratio.padStart(5)}  ${name}`;
  });
}
