import { contract, createClient, type Desk, type Mode, memoryStorage, type Session } from "@carrel/sdk";
import { Desk as DeskSchema, Session as SessionSchema } from "@carrel/sdk/schemas";
import { createFakeFetch, exampleOf, type FakeHandlers } from "@carrel/sdk/testing";
import { validation } from "@carrel/sdk/validation";
import { createQueries } from "../create-queries";
import { createCarrelQueryClient } from "../query-client";

export const BRANCH = "019a0000-0000-7000-8000-00000000000b";
export const OTHER_BRANCH = "019a0000-0000-7000-8000-00000000000c";
export const COUNTERS = {
  total: 0,
  booked: 0,
  available: 0,
  partiallyBooked: 0,
  bookingHold: 0,
  unassigned: 0,
  freeNow: 0,
  takenNow: 0,
};

/** A record's id that its name decides. */
export const idOf = (name: string): string =>
  `019a0000-0000-7000-8000-${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join("")
    .padStart(12, "0")
    .slice(-12)}`;

export const deskNamed = (name: string): Desk => ({ ...(exampleOf(DeskSchema) as Desk), _id: idOf(name), name });

export function sessionWith(changes: Partial<Session> = {}): Session {
  return { ...(exampleOf(SessionSchema) as Session), selectedBranch: BRANCH, permissions: ["desks.read"], ...changes };
}

/** A client, its cache and its options, on a fake server. */
export function createHouse(handlers: FakeHandlers<typeof contract>, mode: Mode = "remote") {
  const fake = createFakeFetch(contract, handlers, { validation });
  const client = createClient(
    { baseUrl: "http://fake.test/api", fetch: fake, storage: memoryStorage(), retries: 0, mode },
    contract,
  );
  return {
    client,
    q: createQueries(client, contract),
    queryClient: createCarrelQueryClient(),
    /** Names of the calls so far. */
    called: () => fake.calls.map((call) => call.operation),
    calls: fake.calls,
  };
}
