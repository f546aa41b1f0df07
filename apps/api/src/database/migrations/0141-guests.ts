import type { Migration } from "./migration";

/** Desks that take several people, and who comes along with a visitor (decision 89). */
export const guests: Migration = {
  name: "0141-guests",
  sql: /* sql */ `
alter table desks add column capacity integer not null default 1,
  add constraint desks_capacity check (capacity between 1 and 100) not valid;

-- The names of those who come along. Null, too, where a server of the release before books: it names every column it knows.
alter table bookings add column guests text[],
  add constraint bookings_guests check (cardinality(guests) < 100) not valid;
`,
};
