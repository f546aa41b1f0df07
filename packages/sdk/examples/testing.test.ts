// Tests code that calls Carrel, without a server: the fake fetch answers by the contract.
//
//   npm install --save-dev vitest
//   npx vitest run testing.test.ts

import { ApiError, type Booking, type Client, contract, createClient } from "@carrel/sdk";
import { Booking as BookingSchema } from "@carrel/sdk/schemas";
import { createFakeFetch, exampleOf, refuse } from "@carrel/sdk/testing";
import { validation } from "@carrel/sdk/validation";
import { expect, it } from "vitest";

const CUSTOMER = "019a0000-0000-7000-8000-000000000001";
const FIRST = "019a0000-0000-7000-8000-000000000002";
const SECOND = "019a0000-0000-7000-8000-000000000003";
const PERIOD = { startAt: "2026-11-23T10:00:00Z", endAt: "2026-11-23T12:00:00Z" };

/** The code under test: books the first of some desks that nobody else takes meanwhile. */
async function bookFirstFree(client: Client<typeof contract>, deskIds: string[]): Promise<Booking | null> {
  for (const deskId of deskIds) {
    try {
      return await client.desks.bookDesk({ deskId, customerId: CUSTOMER, type: "HOURLY", ...PERIOD });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "desk_taken")) throw error;
    }
  }
  return null;
}

/** A server on which some desks are taken; with `validation` it refuses wrong inputs as the real one does. */
function placeWith(taken: string[]) {
  const fake = createFakeFetch(
    contract,
    {
      desks: {
        bookDesk: ({ deskId }) =>
          taken.includes(deskId)
            ? refuse(409, { code: "desk_taken", message: "This desk was just taken" })
            : { ...exampleOf(BookingSchema), deskId },
      },
    },
    { validation },
  );
  return { fake, client: createClient({ baseUrl: "http://fake.test/api", fetch: fake }, contract) };
}

it("takes the next desk when the first is gone", async () => {
  const { fake, client } = placeWith([FIRST]);
  expect(await bookFirstFree(client, [FIRST, SECOND])).toMatchObject({ deskId: SECOND });
  expect(fake.calls.map(({ operation, input }) => [operation, input.deskId])).toEqual([
    ["desks.bookDesk", FIRST],
    ["desks.bookDesk", SECOND],
  ]);
});

it("says when all are gone", async () => {
  const { client } = placeWith([FIRST, SECOND]);
  expect(await bookFirstFree(client, [FIRST, SECOND])).toBeNull();
});

it("hides no other failure", async () => {
  const { client } = placeWith([]);
  await expect(bookFirstFree(client, ["no id"])).rejects.toMatchObject({ status: 400, code: "validation_failed" });
});
