import { isUnauthorizedError, type Role } from "@carrel/sdk";
import { type RecordList, withAdded, withPage, withRemoved } from "@carrel/sdk/domain";
import { Role as RoleSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { addedFirst, takenOut } from "./listed";
import { recordsOf } from "./records-of";
import { run } from "./run";
import { createHouse, idOf } from "./testing/house";

const roleNamed = (name: string): Role => ({ ...(exampleOf(RoleSchema) as Role), _id: idOf(name), name });
const namesOf = ({ data }: RecordList<Role>) => data.map(({ name }) => name);

/** A server that keeps roles, the newest first. */
function rolesHouse(names: string[]) {
  const kept = names.map(roleNamed);
  return createHouse({
    roles: {
      list: ({ limit = 10, page = 1 }) => ({
        data: kept.slice((page - 1) * limit, page * limit),
        totalRecords: kept.length,
      }),
      add: ({ name }) => {
        const role = roleNamed(name);
        kept.unshift(role);
        return role;
      },
      remove: ({ id }) => {
        const index = kept.findIndex(({ _id }) => _id === id);
        if (index < 0) return refuse(404);
        kept.splice(index, 1);
        return { _id: id };
      },
    },
  });
}

/** The list of roles as a screen has it. */
function shown(house: ReturnType<typeof rolesHouse>) {
  const options = house.q.roles.list.pages({ limit: 2 });
  const observer = new InfiniteQueryObserver(house.queryClient, options);
  const list = (): RecordList<Role> => {
    const data = house.queryClient.getQueryData(options.queryKey);
    return { data: recordsOf(data), total: data?.pages.at(-1)?.totalRecords ?? 0 };
  };
  return { observer, list };
}

it("page 1 replaces, later pages are appended, each record once", async () => {
  const { observer, list } = shown(rolesHouse(["Desk", "Evening", "Owner"]));
  await observer.fetchNextPage();
  expect(list()).toMatchObject({ total: 3 });
  expect(namesOf(list())).toEqual(["Desk", "Evening"]);
  await observer.fetchNextPage();
  expect(namesOf(list())).toEqual(["Desk", "Evening", "Owner"]);
  const first = { data: [roleNamed("Night"), roleNamed("Desk")], total: 4 };
  expect(withPage(list(), first, 1)).toEqual(first);
  expect(namesOf(withPage(list(), { data: [roleNamed("Owner"), roleNamed("Night")], total: 4 }, 2))).toEqual([
    "Desk",
    "Evening",
    "Owner",
    "Night",
  ]);
});

it("a role that is added stands first and is counted, before the reload and after it alike", async () => {
  const house = rolesHouse(["Desk", "Night", "Owner"]);
  const { observer, list } = shown(house);
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  const before = list();
  const added = await run(house.queryClient, addedFirst(house.q.roles.add()), { name: "Evening", permissions: [] });
  expect(list()).toEqual(withAdded(before, added));
  expect(list().total).toBe(4);
  await observer.refetch();
  expect(list()).toEqual(withAdded(before, added));
});

it("a role that is deleted is gone and counted off, before the reload and after it alike", async () => {
  const house = rolesHouse(["Desk", "Night", "Owner"]);
  const { observer, list } = shown(house);
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  const before = list();
  await run(house.queryClient, takenOut(house.q.roles.remove()), { id: idOf("Desk") });
  expect(list()).toEqual(withRemoved(before, idOf("Desk")));
  await observer.refetch();
  expect(list()).toEqual(withRemoved(before, idOf("Desk")));
});

it("a count never falls below 0", () => {
  expect(withRemoved({ data: [], total: 0 }, idOf("Desk"))).toEqual({ data: [], total: 0 });
});

it("a write that fails leaves the lists alone", async () => {
  const house = rolesHouse(["Desk"]);
  const { observer, list } = shown(house);
  await observer.fetchNextPage();
  const before = list();
  await expect(run(house.queryClient, takenOut(house.q.roles.remove()), { id: idOf("Gone") })).rejects.toThrow();
  expect(list()).toEqual(before);
});

it("a search is left to the server, but for what it shows and is gone", async () => {
  const house = rolesHouse(["Desk", "Night"]);
  const searched = house.q.roles.list({ search: "e" });
  await house.queryClient.fetchQuery(searched);
  const data = () => house.queryClient.getQueryData(searched.queryKey);
  await run(house.queryClient, addedFirst(house.q.roles.add()), { name: "Evening", permissions: [] });
  expect(data()).toMatchObject({ data: [{ name: "Desk" }, { name: "Night" }], totalRecords: 2 });
  await run(house.queryClient, takenOut(house.q.roles.remove()), { id: idOf("Evening") });
  expect(data()).toMatchObject({ data: [{ name: "Desk" }, { name: "Night" }], totalRecords: 2 });
  await run(house.queryClient, takenOut(house.q.roles.remove()), { id: idOf("Desk") });
  expect(data()).toMatchObject({ data: [{ name: "Night" }], totalRecords: 1 });
});

it("a later page gets another count, and nothing that doesn't stand on it", async () => {
  const house = rolesHouse(["Desk", "Night", "Owner"]);
  const second = house.q.roles.list({ limit: 2, page: 2 });
  await house.queryClient.fetchQuery(second);
  await run(house.queryClient, addedFirst(house.q.roles.add()), { name: "Evening", permissions: [] });
  expect(house.queryClient.getQueryData(second.queryKey)).toMatchObject({ data: [{ name: "Owner" }], totalRecords: 4 });
});

it.each([
  { what: "a role without the permission", status: 403, statuscode: 403, unauthorized: true },
  { what: "an ended session", status: 401, statuscode: 7067, unauthorized: true },
  { what: "a fault of the server", status: 500, statuscode: 500, unauthorized: false },
])("the list tells $what by its error", async ({ status, statuscode, unauthorized }) => {
  const { q, queryClient } = createHouse({ roles: { list: () => refuse(status, { statuscode, message: "No" }) } });
  const observer = new InfiniteQueryObserver(queryClient, q.roles.list.pages());
  const { error } = await observer.fetchNextPage();
  expect(error?.message).toBe(statuscode === 7067 ? "Session expired" : "No");
  expect(isUnauthorizedError(error)).toBe(unauthorized);
});
