import { createClient, publicBookings, publicDesks } from "@carrel/sdk";
import { DESK_STATUS } from "@carrel/sdk/domain";

const client = createClient(
  { baseUrl: "https://app.example.com/api", apiKey: "pk_…" },
  { bookings: publicBookings, desks: publicDesks },
);

/** The free desks of each branch in a period, and what one costs. */
export async function freeDesks(orgCode: string, startAt: string, endAt: string) {
  const { branches } = await client.bookings.superOrgLookup({ orgCode });
  return Promise.all(
    branches.map(async ({ _id: branchId, name }) => {
      const { data, quote } = await client.desks.listPublic({ branchId, startAt, endAt });
      const free = data.filter(({ status }) => status === DESK_STATUS.Available);
      return { name, desks: free.map((desk) => desk.name), price: quote };
    }),
  );
}
