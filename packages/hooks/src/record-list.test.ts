import { isUnauthorizedError, type Role } from "@carrel/sdk";
import { type RecordList, withAdded, withPage, withRemoved } from "@carrel/sdk/domain";
import { Role as RoleSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { InfiniteQueryObserver, MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { recordsOf } from "./records-of";
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
        kept.splice(
          kept.findIndex(({ _id }) => _id === id),
          1,
        );
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
    const { data } = observer.getCurrentResult();
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

it("a role that is added stands first and is counted, at once and after the reload alike", async () => {
  const house = rolesHouse(["Desk", "Owner"]);
  const { observer, list } = shown(house);
  await observer.fetchNextPage();
  const add = new MutationObserver(house.queryClient, house.q.roles.add());
  const added = await add.mutate({ name: "Evening", permissions: [] });
  const expected = withAdded(list(), added);
  expect(namesOf(expected)).toEqual(["Evening", "Desk", "Owner"]);
  expect(expected.total).toBe(3);
  await observer.refetch();
  await observer.fetchNextPage();
  expect(list()).toEqual(expected);
});

it("a role that is deleted is gone and counted off, never below 0", async () => {
  const house = rolesHouse(["Desk", "Owner"]);
  const { observer, list } = shown(house);
  await observer.fetchNextPage();
  await new MutationObserver(house.queryClient, house.q.roles.remove()).mutate({ id: idOf("Desk") });
  const expected = withRemoved(list(), idOf("Desk"));
  await observer.refetch();
  expect(list()).toEqual(expected);
  expect(withRemoved({ data: [], total: 0 }, idOf("Desk"))).toEqual({ data: [], total: 0 });
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
