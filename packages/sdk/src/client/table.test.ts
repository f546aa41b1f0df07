import { describe, expect, it } from "vitest";
import { contract, type Operation } from "../contract";
import { exampleOf } from "../testing";
import { validation } from "../validation";
import { createClient } from "./create-client";
import { ApiError } from "./errors";
import { memoryStorage } from "./storage";

interface Sent {
  url: URL;
  init: RequestInit;
}

/** A client whose server always answers the same, and what was sent to it. */
function clientAnswering(status: number, body: object) {
  const sent: Sent[] = [];
  const storage = memoryStorage();
  const client = createClient(
    {
      baseUrl: "http://localhost:4000/api",
      apiKey: "pk_demo_harbour",
      storage,
      retries: 0,
      fetch: async (url, init = {}) => {
        sent.push({ url: new URL(String(url)), init });
        return Response.json(body, { status });
      },
    },
    contract,
  );
  return { client, sent, storage };
}

type AnyMethod = (input: object) => Promise<unknown>;
const methodOf = (client: object, area: string, name: string) =>
  (client as Record<string, Record<string, AnyMethod>>)[area]?.[name] as AnyMethod;

const table = Object.entries(contract).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ area, name, row: row as Operation })),
);
type Schema = Parameters<typeof exampleOf>[0];

const inputs = new Map(
  Object.entries(validation).flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, { input }]) => [`${area}.${name}`, input as Schema] as const),
  ),
);
function inputOf(area: string, name: string): Schema {
  const schema = inputs.get(`${area}.${name}`);
  if (!schema) throw new Error(`${area}.${name} has no input schema`);
  return schema;
}

describe.each(table)("$area.$name", ({ area, name, row }) => {
  const [method = "", template = ""] = row.route.split(" ");
  const pathNames = [...template.matchAll(/\{(\w+)\}/g)].map(([, found]) => found as string);
  const success = { status: true, statuscode: 1, data: [], totalRecords: 0 };

  it.each(["required", "all"] as const)("sends its route, names and body, with %s fields", async (fields) => {
    const input = exampleOf(inputOf(area, name), fields) as Record<string, unknown>;
    const { client, sent, storage } = clientAnswering(row.creates ? 201 : 200, success);
    await storage.set("Bearer", "token-of-the-test");
    await methodOf(client, area, name)(input);

    expect(sent).toHaveLength(1);
    const { url, init } = sent[0] as Sent;
    const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key])));
    expect(init.method).toBe(method);
    expect(url.pathname).toBe(`/api${path}`);

    const kept = { ...input };
    if (kept.status === "ALL") delete kept.status;
    const query = Object.fromEntries(
      (row.query ?? []).filter((key) => kept[key] !== undefined).map((key) => [key, String(kept[key])]),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual(query);

    const rest = Object.entries(kept).filter(([key]) => !pathNames.includes(key) && !(key in query));
    if (method === "GET" || method === "DELETE") {
      expect(init.body).toBeUndefined();
      expect(rest).toEqual([]);
    } else {
      expect(JSON.parse(String(init.body))).toEqual(Object.fromEntries(rest));
    }

    expect(init.headers).toEqual({
      accept: "application/json",
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
      "x-api-key": "pk_demo_harbour",
      ...(row.access === "public" ? {} : { authorization: "Bearer token-of-the-test" }),
    });
  });

  it("gives its result by the result rule", async () => {
    const { client } = clientAnswering(200, success);
    const result = await methodOf(client, area, name)(exampleOf(inputOf(area, name)) as object);
    expect(result).toEqual(row.page || row.gives === "reply" ? success : []);
  });

  it("fails with the server's message, else its fallback", async () => {
    const input = exampleOf(inputOf(area, name)) as object;
    const worded = clientAnswering(409, {
      status: false,
      statuscode: 409,
      code: "said",
      message: "As the server says",
    });
    await expect(methodOf(worded.client, area, name)(input)).rejects.toMatchObject({
      message: "As the server says",
      code: "said",
      operation: `${area}.${name}`,
    });
    const silent = clientAnswering(409, { status: false, statuscode: 409 });
    const failure = await methodOf(silent.client, area, name)(input).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).message).toBe(row.fallback ?? "An unexpected error occurred");
  });
});

it("covers every row", () => {
  expect(new Set(table.map(({ area }) => area))).toEqual(new Set(Object.keys(contract)));
  expect(table.length).toBeGreaterThan(158);
});

it("has no row whose input would be lost: GET and DELETE carry no body", () => {
  const lost = table
    .filter(({ row }) => /^(?:GET|DELETE) /.test(row.route))
    .filter(({ area, name, row }) =>
      Object.keys(exampleOf(inputOf(area, name), "all") as object).some(
        (key) => !row.route.includes(`{${key}}`) && !row.query?.includes(key),
      ),
    );
  expect(lost).toEqual([]);
});
