import type { CallReference } from "@carrel/sdk/openapi";
import { CALLS } from "./reference";
import { rowOf } from "./shell-example";
import type { TryCall, TryCalls, TryRow, TrySource } from "./try-it/try-call";

/** The calls that list the records which a field of this name refers to. */
const LISTS: Readonly<Record<string, string>> = {
  branchId: "branches",
  deskId: "desks",
  customerId: "customers",
  feePlanId: "feePlans",
  bookingId: "bookings",
  membershipId: "memberships",
  roleId: "roles",
  resellerId: "resellers",
};

/** The same for anybody, in the one call that knows an organisation by its code. */
const OPEN: Readonly<Record<string, TrySource["at"]>> = {
  orgId: ["data", "_id"],
  branchId: ["data", "branches", 0, "_id"],
};
const LOOKUP = "superOrgLookup";

const tryRow = (id: string): TryRow => {
  const { kind, route, query } = rowOf(id);
  return { kind, route, ...(query && { query }) };
};

const source = ({ id, access, input }: CallReference, at: TrySource["at"]): TrySource => ({
  ...tryRow(id),
  ...{ isPublic: access === "public", input: input.example, at },
});

const callNamed = (area: string, name: string) => CALLS.get(area)?.find((call) => call.name === name);

function sourceOf(call: CallReference, field: string): TrySource | undefined {
  if (call.access === "public") {
    const lookup = callNamed("bookings", LOOKUP);
    return lookup && OPEN[field] && call !== lookup ? source(lookup, OPEN[field]) : undefined;
  }
  const [own = ""] = call.id.split(".");
  const area = field === "id" || field === "_id" ? own : LISTS[field];
  const list = area && callNamed(area, "list");
  // The list itself may be asked by such a field.
  return list && list !== call && list.access === "bearer" ? source(list, ["data", 0, "_id"]) : undefined;
}

/** What anybody may try: JSON there and back, by an API key or as somebody of the demo. */
const isTried = ({ access, input }: CallReference) =>
  (access === "public" || access === "bearer") && input.media !== "multipart/form-data";

function tryCall(call: CallReference): TryCall {
  const { id, access, input } = call;
  const sources = Object.keys(input.example).flatMap((field) => {
    const found = sourceOf(call, field);
    return found ? [[field, found] as const] : [];
  });
  return {
    ...tryRow(id),
    ...{ isPublic: access === "public", example: input.example, sources: Object.fromEntries(sources) },
  };
}

/** The calls of a page that can be tried. */
export const triedCalls = (calls: readonly CallReference[]): TryCalls =>
  Object.fromEntries(calls.filter(isTried).map((call) => [call.id, tryCall(call)]));

/** The same as the text of a data block: only `<` could end it. */
export const tryItData = (calls: readonly CallReference[]): string =>
  JSON.stringify(triedCalls(calls)).replaceAll("<", "\\u003c");
