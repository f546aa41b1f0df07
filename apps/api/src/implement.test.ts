import { type Nothing, read, write } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import type { Context } from "./context";
import { implement } from "./implement";
import { parseInput } from "./pipeline/parse";

const Empty = z.strictObject({});
const ById = z.strictObject({ id: z.string() });
const Own = z.strictObject({ _id: z.string(), selectedBranch: z.string() });
const User = z.strictObject({ _id: z.string(), name: z.string().optional() });

const contract = {
  users: {
    get: read<{ id: string }, string>("GET /users/{id}"),
    add: write<Nothing, string>("POST /users/add"),
    me: read<Nothing, string>("GET /users/me"),
    nested: read<{ id: string }, string>("GET /users/{id}/desks"),
    selectBranch: write<z.infer<typeof Own>, string>("PUT /users/update"),
    update: write<z.infer<typeof User>, string>("PUT /users/update"),
    template: read<Nothing, string>("GET /api/users/template"),
  },
};
const validation = {
  users: {
    get: { input: ById, output: z.string() },
    add: { input: Empty, output: z.string() },
    me: { input: Empty, output: z.string() },
    nested: { input: ById, output: z.string() },
    selectBranch: { input: Own, output: z.string() },
    update: { input: User, output: z.string() },
    template: { input: Empty, output: z.string() },
  },
};
const NONE = { users: {} };
const answer = (text: string) => async () => text;
const handlers = {
  users: {
    get: async ({ input }: Context<z.infer<typeof ById>>) => input.id,
    add: answer("add"),
    me: answer("me"),
    nested: answer("nested"),
    selectBranch: answer("selectBranch"),
    update: answer("update"),
    template: answer("template"),
  },
};

it("puts literal paths before those with names, and one endpoint for each route", () => {
  expect(implement(contract, validation, handlers, NONE, {}).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /users/add",
    "GET /users/me",
    "PUT /users/update",
    "GET /users/template",
    "GET /users/{id}",
    "GET /users/{id}/desks",
  ]);
});

it("refuses operations of one route that differ in who may call them", () => {
  const open = {
    users: {
      ...contract.users,
      update: write<z.infer<typeof User>, string>("PUT /users/update", { access: "public" }),
    },
  };
  expect(() => implement(open, validation, handlers, NONE, {})).toThrow(
    "PUT /users/update differ in who may call them",
  );
});

it("keeps the place of an operation that is pending, without a handler", () => {
  const { update: _, get: __, ...users } = handlers.users;
  const endpoints = implement(contract, validation, { users }, NONE, { users: ["get", "update"] });
  const waiting = endpoints.flatMap(({ implementations }) => implementations).filter(({ handle }) => handle === null);
  expect(waiting.map(({ name }) => name)).toEqual(["users.update", "users.get"]);
  expect(endpoints.map(({ path }) => path)).toEqual(
    implement(contract, validation, handlers, NONE, {}).map(({ path }) => path),
  );
});

it("gives each operation its permission, its area's own where the row names none", () => {
  const named = { users: { ...contract.users, me: read<Nothing, string>("GET /users/me", { permission: null }) } };
  const endpoints = implement(named, validation, handlers, NONE, {});
  const permissions = endpoints.flatMap(({ implementations }) =>
    implementations.map(({ name, permission }) => [name, permission]),
  );
  expect(Object.fromEntries(permissions)).toMatchObject({
    "users.me": null,
    "users.add": "users.write",
    "users.get": "users.read",
  });
});

it.each([
  ["that is no GET and opens in a window", { opens: true }, "users.add is no GET, so no window can open it"],
] as const)("refuses an operation %s", (_, options, message) => {
  const users = { ...contract.users, add: write<Nothing, string>("POST /users/add", options) };
  expect(() => implement({ users }, validation, handlers, NONE, {})).toThrow(message);
});

it("gives each operation its policy over its area's own, and refuses one of a name that nothing answers", () => {
  const said = { users: { "*": { answersWhileClosed: true }, me: { keepsForNobody: true } } } as const;
  const endpoints = implement(contract, validation, handlers, said, {});
  const found = endpoints.flatMap(({ implementations }) => implementations.map(({ name, policy }) => [name, policy]));
  expect(Object.fromEntries(found)).toMatchObject({
    "users.me": { answersWhileClosed: true, keepsForNobody: true },
    "users.get": { answersWhileClosed: true },
  });

  const { me: _, ...users } = handlers.users;
  const waiting = { users: ["me"] } as const;
  const stray: object = said;
  expect(() => implement(contract, validation, { users }, stray as typeof NONE, waiting)).toThrow(
    "There is a policy for users.me, which nothing answers",
  );
});

it("refuses to tell forms apart", () => {
  const update = write<z.infer<typeof User>, string>("PUT /users/update", { sends: () => new FormData() });
  const table = { users: { ...contract.users, update } };
  expect(() => implement(table, validation, handlers, NONE, {})).toThrow("PUT /users/update can't share it");
});

const shared = implement(contract, validation, handlers, NONE, {}).find(({ path }) => path === "/users/update");
const choose = (values: Record<string, unknown>) => {
  if (!shared) throw new Error("The route is there");
  return parseInput(shared.implementations, () => ({ values, misplaced: [] })).implementation.name;
};

it("tells operations of one route apart by their schemas", () => {
  expect(choose({ _id: "1", selectedBranch: "2" })).toBe("users.selectBranch");
  expect(choose({ _id: "1", name: "Asha" })).toBe("users.update");
  expect(choose({ _id: "1" })).toBe("users.update");
});

it("says what is wrong in the words of the operation that was nearest", () => {
  expect(() => choose({ _id: "1", name: 5 })).toThrow(/^name: /);
  expect(() => choose({ _id: "1", selectedBranch: 5 })).toThrow(/^selectedBranch: /);
  expect(() => choose({ _id: "1", name: "Asha", selectedBranch: "2" })).toThrow("This field is unknown here");
});
