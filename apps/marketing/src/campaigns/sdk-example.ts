import { createClient, publicBookings, publicDesks } from "@carrel/sdk";
import { DESK_STATUS, formatMoney } from "@carrel/sdk/domain";

const client = createClient(
  { baseUrl: "https://app.example.com/api", apiKey: "pk_…" },
  { bookings: publicBookings, desks: publicDesks },
);

// What is free in a morning, branch by branch, and what one of them costs.
const period = { startAt: "2026-11-30T04:30:00Z", endAt: "2026-11-30T08:30:00Z" };
const { branches } = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
for (const { _id: branchId, name } of branches) {
  const { data: desks, quote } = await client.desks.listPublic({ branchId, ...period });
  const free = desks.filter(({ status }) => status === DESK_STATUS.Available);
  const price = quote ? formatMoney(quote.amount, quote.currency) : "no price";
  document.body.append(`${name}: ${free.length} free, ${price}. `);
}
