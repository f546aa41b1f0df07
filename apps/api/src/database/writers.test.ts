import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCE = new URL("../", import.meta.url);

/** Who writes what the dashboard counts, and why it stays counted. */
const WRITERS: Readonly<Record<string, string>> = {
  "areas/bookings/cancel-bookings.ts": "inside countingAnew",
  "areas/bookings/claims.ts": "what a visitor says that he has paid, of which nothing is counted",
  "areas/bookings/queries.ts": "inside countingAnew",
  "areas/customers/merge.ts": "inside countingAnew; a payment's customer, of which nothing is counted",
  "areas/dues/claim.ts": "what is written off, of which nothing is counted",
  "areas/dues/write-off.ts": "what is written off, of which nothing is counted",
  "areas/memberships/move-visit.ts": "inside countingAnew",
  "areas/memberships/owned-bookings.ts": "inside countingAnew",
  "areas/memberships/renewals/renew-seat.ts": "inside countingAnew, after moveSlot",
  "areas/visitor/erase.ts": "whose booking it was, of which nothing is counted",
  "areas/visitor/move-booking.ts": "inside countingAnew, after moveSlot",
  "database/count.ts": "counts payments itself",
  "platform/sweep-holds.ts": "inside countingAnew",
  "platform/turn-doubles.ts": "taken out of the figures before they go",
  "seed/write-bookings.ts": "counts what it wrote",
  "seed/write-till.ts": "what is written off, of which nothing is counted",
};

const WRITES =
  /(insertInto|updateTable|deleteFrom|insertAll\(\s*db,)\(?\s*"(bookings|deskTransactions)"|(insert into|update|delete from)\s+(bookings|desk_transactions)\b/;

it("bookings and payments are written where the dashboard's figures are kept, and nowhere else", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !/(^|\/)(migrations|testing)\//.test(name),
  );
  expect(files.length).toBeGreaterThan(200);
  const writers = files.filter((name) => WRITES.test(readFileSync(new URL(name, SOURCE), "utf8")));
  expect(writers.sort()).toEqual(Object.keys(WRITERS));
});
