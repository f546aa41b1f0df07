import { describe, expect, expectTypeOf, it } from "vitest";
import { type Contract, contract, type Operation } from "../contract";
import { exampleOf } from "../testing";
import { validation } from "../validation";
import { createClient } from "./create-client";
import { ApiError } from "./errors";
import type { Methods, Reads } from "./methods";
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
      presignUrl: "http://localhost:4001/files",
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
  Object.entries(rows).map(([name, row]) => ({ id: `${area}.${name}`, area, name, row: row as Operation })),
);
type Schema = Parameters<typeof exampleOf>[0];

const inputs = new Map(
  Object.entries(validation).flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, { input }]) => [`${area}.${name}`, input as Schema] as const),
  ),
);
const outputs = new Map<string, Schema>(
  Object.entries(validation).flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, { output }]) => [`${area}.${name}`, output as Schema] as const),
  ),
);
function inputOf(area: string, name: string): Schema {
  const schema = inputs.get(`${area}.${name}`);
  if (!schema) throw new Error(`${area}.${name} has no input schema`);
  return schema;
}

/** Names of a schema's own fields; none where it is no object. */
const fieldsOf = (schema: Schema | undefined): string[] =>
  schema && "shape" in schema ? Object.keys(schema.shape as object) : [];

describe.each(table)("$id", ({ area, name, row }) => {
  const [method = "", template = ""] = row.route.split(" ");
  const address = template.replace(/^\/api\//, "/");
  const pathNames = [...template.matchAll(/\{(\w+)\}/g)].map(([, found]) => found as string);
  const success = { status: true, statuscode: 1, data: [], totalRecords: 0 };
  const hasToken = row.access !== "public" && row.access !== "signed";

  it.each(["required", "all"] as const)("sends its route, names and body, with %s fields", async (fields) => {
    const input = exampleOf(inputOf(area, name), fields) as Record<string, unknown>;
    const { client, sent, storage } = clientAnswering(row.creates ? 201 : 200, success);
    await storage.set("Bearer", "token-of-the-test");
    await methodOf(client, area, name)(input);

    expect(sent).toHaveLength(1);
    const { url, init } = sent[0] as Sent;
    const path = address.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key])));
    expect(init.method).toBe(method);
    expect(url.pathname).toBe(`${row.base === "presign" ? "/files" : "/api"}${path}`);

    const asked: Record<string, unknown> = row.limit ? { limit: row.limit, page: 1, ...input } : { ...input };
    if (row.kind === "read" && asked.status === "ALL") delete asked.status;
    const query = (row.query ?? []).filter((key) => asked[key] !== undefined);
    expect([...url.searchParams]).toEqual(query.flatMap((key) => [asked[key]].flat().map((one) => [key, String(one)])));

    const rest = Object.entries(asked).filter(([key]) => !pathNames.includes(key) && !query.includes(key));
    if (method === "GET" || method === "DELETE") {
      expect(init.body).toBeUndefined();
      expect(rest).toEqual([]);
    } else if (row.sends) {
      expect([...(init.body as FormData).keys()]).toEqual(
        rest.flatMap(([key, value]) => [value].flat().map(() => key)),
      );
    } else {
      expect(JSON.parse(String(init.body))).toEqual(Object.fromEntries(rest));
    }

    expect(init.headers).toEqual({
      ...(typeof init.body === "string" ? { "content-type": "application/json" } : {}),
      "x-api-key": "pk_demo_harbour",
      ...(hasToken ? { authorization: "Bearer token-of-the-test" } : {}),
    });
  });

  it("gives its result by the result rule", async () => {
    const { client } = clientAnswering(200, success);
    const result = await methodOf(client, area, name)(exampleOf(inputOf(area, name)) as object);
    if (typeof row.gives === "function") expect(result).toMatchObject({ filename: "download" });
    else expect(result).toEqual(row.page || row.gives === "reply" ? success : []);
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

  it.runIf(row.strict)("fails unless the reply says status true", async () => {
    const input = exampleOf(inputOf(area, name)) as object;
    const shapeless = clientAnswering(200, { data: {} });
    await expect(methodOf(shapeless.client, area, name)(input)).rejects.toThrow("Unknown error");
    const refused = clientAnswering(200, { status: false, message: "Not yours" });
    await expect(methodOf(refused.client, area, name)(input)).rejects.toThrow("Not yours");
  });
});

/** What a table of tables names, as `area.name`. */
const idsOf = (areas: object) =>
  Object.entries(areas).flatMap(([area, entries]) => Object.keys(entries).map((name) => `${area}.${name}`));

it("covers every row: what is tried here, what the client offers and what is validated are the same calls", () => {
  const { send, url, on, isSignedIn, resetExpiry, storage, mode, ...areas } = clientAnswering(200, {}).client;
  const tried = new Set(table.map(({ id }) => id));
  expect(tried).toEqual(new Set(idsOf(validation)));
  expect(tried).toEqual(new Set(idsOf(areas)));
  expect(table).toHaveLength(tried.size);
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

it("gives each list a page size, and no other call", () => {
  const wrong = table.filter(({ area, name, row }) => {
    const fields = fieldsOf(inputOf(area, name));
    return Boolean(row.limit) !== (fields.includes("limit") && fields.includes("page"));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it("takes no other organisation's subscription for one's own", () => {
  const mine = new Set(["auth", "subscription", "mobilePayment"]);
  const speaking = table.filter(
    ({ area, id }) =>
      !mine.has(area) && fieldsOf(outputs.get(id)).some((field) => /^subscription(?:Expired|Status)$/.test(field)),
  );
  expect(speaking.map(({ id }) => id)).toEqual([]);
});

it("types what only reads", () => {
  expectTypeOf<Reads<Contract>["desks"]["list"]>().toEqualTypeOf<Methods<Contract>["desks"]["list"]>();
  expectTypeOf<Reads<Contract>["desks"]>().not.toHaveProperty("remove");
});
