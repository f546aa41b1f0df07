import { validate } from "@readme/openapi-parser";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contract, type Operation, PERMISSIONS, pending, permissionOf, write } from "./contract";
import { openApiDocument } from "./openapi";
import { validation } from "./validation";

const document = openApiDocument(contract, validation, { version: "1.2.3" });

const BY_TOKEN = { apiKey: [], bearer: [] };

const rows = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, row]) => ({ id: `${area}.${name}`, row: row as Operation })),
);

interface Described extends Record<string, unknown> {
  "x-shares"?: Record<string, unknown>[];
}

/** What stands in the document at a row's address; of operations that share it, the row's own. */
const described = ({ route }: Operation, id?: string) => {
  const [method = "", path = ""] = route.split(" ");
  const place: Described | undefined = document.paths[path.replace(/^\/api\//, "/")]?.[method.toLowerCase()];
  return place?.["x-shares"]?.find(({ operationId }) => operationId === id) ?? place;
};

it("is valid OpenAPI 3.1", async () => {
  const result = await validate(structuredClone(document) as Parameters<typeof validate>[0]);
  expect(result).toMatchObject({ valid: true, specification: "OpenAPI" });
});

describe.each(rows)("$id", ({ id, row }) => {
  it("is described: address, parameters, keys, permission", () => {
    const operation = described(row, id);
    const [area = ""] = id.split(".");
    expect(operation?.operationId).toBe(id);
    expect(operation?.security).toEqual([
      ...{ public: [{ apiKey: [] }], signed: [], bearer: [BY_TOKEN], customer: [BY_TOKEN] }[row.access ?? "bearer"],
      ...(row.opens ? [{ cookie: [] }] : []),
    ]);
    expect(operation?.["x-permission"] ?? null).toBe(permissionOf(area, row));
    expect(String(operation?.description).length).toBeGreaterThan(10);
    expect(operation?.["x-addition"]).toBe(row.addition);
    const parameters = (operation?.parameters ?? []) as { name: string; in: string }[];
    expect(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name)).toEqual(row.query ?? []);
    expect(
      parameters.filter((parameter) => parameter.in === "path").every(({ name }) => row.route.includes(`{${name}}`)),
    ).toBe(true);
    expect(Object.keys(operation?.responses as object)).toEqual([row.creates ? "201" : "200", "default"]);
  });
});

it("marks what no server answers yet, and nothing else", () => {
  const marked = rows.filter(({ id, row }) => described(row, id)?.["x-pending"]).map(({ id }) => id);
  expect(marked.sort()).toEqual(
    Object.entries(pending)
      .flatMap(([area, names]) => names.map((name) => `${area}.${name}`))
      .sort(),
  );
  for (const { id, row } of rows)
    expect(String(described(row, id)?.description).startsWith("Not available yet"), id).toBe(marked.includes(id));
});

it("describes nothing beside the rows", () => {
  const count = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  expect(count).toBe(new Set(rows.map(({ row }) => row.route)).size);
});

it("keeps the schemas' names, and names of the address out of the body", () => {
  const body = (row: Operation) =>
    (described(row)?.requestBody as { content: Record<string, { schema: unknown }> } | undefined)?.content[
      "application/json"
    ]?.schema;
  expect(body(contract.desks.bookDesk)).toEqual({ $ref: "#/components/schemas/BookDesk" });
  expect(document.components.schemas.BookDesk).toMatchObject({
    properties: { deskId: { $ref: "#/components/schemas/Id" } },
  });
  expect(body(contract.desks.listPublic)).toEqual({
    type: "object",
    properties: {
      startAt: { $ref: "#/components/schemas/Minute" },
      endAt: { $ref: "#/components/schemas/Minute" },
      date: { $ref: "#/components/schemas/LocalDate" },
    },
    additionalProperties: false,
  });
  expect(described(contract.desks.list)?.requestBody).toBeUndefined();
  expect(described(contract.auth.logout)?.requestBody).toBeUndefined();
});

it("describes forms with files, downloads and inputs of several forms", () => {
  const upload = described(contract.gallery.upload)?.requestBody as { content: Record<string, { schema: object }> };
  expect(Object.keys(upload.content)).toEqual(["multipart/form-data"]);
  expect(JSON.stringify(upload.content)).toContain("images");
  expect(document.components.schemas.Upload).toMatchObject({ type: "string", format: "binary" });
  const template = described(contract.desks.bulkBookingTemplate);
  expect(template?.responses).toMatchObject({ 200: { content: { "*/*": { schema: { format: "binary" } } } } });
  const parameters = described(contract.organisation.data)?.parameters as { name: string; schema: object }[];
  expect(parameters.find(({ name }) => name === "id")?.schema).toEqual({ $ref: "#/components/schemas/Id" });
});

it("says of every permission that a row needs that there is one", () => {
  const needed = rows.map(({ id, row }) => permissionOf(id.split(".")[0] ?? "", row)).filter((one) => one !== null);
  expect(needed.filter((one) => !(PERMISSIONS as readonly string[]).includes(one))).toEqual([]);
});

it("joins operations that share a route", async () => {
  const table = {
    auth: { selectBranch: write<{ branch: string }, { a: string }>("PUT /admin/update") },
    users: { update: write<{ name: string }, { b: string }>("PUT /admin/update") },
  };
  const joined = openApiDocument(
    table,
    {
      auth: { selectBranch: { input: z.object({ branch: z.string() }), output: z.object({ a: z.string() }) } },
      users: { update: { input: z.object({ name: z.string() }), output: z.object({ b: z.string() }) } },
    },
    { version: "1.0.0" },
  );
  expect(joined.paths["/admin/update"]?.put).toMatchObject({
    operationId: "auth.selectBranch",
    summary: "Select branch; Update",
    "x-shares": [{ operationId: "auth.selectBranch" }, { operationId: "users.update" }],
    requestBody: {
      content: {
        "application/json": {
          schema: {
            anyOf: [
              { $ref: "#/components/schemas/auth.selectBranch.input" },
              { $ref: "#/components/schemas/users.update.input" },
            ],
          },
        },
      },
    },
  });
  const result = await validate(structuredClone(joined) as Parameters<typeof validate>[0]);
  expect(result.valid).toBe(true);
});
