import type { Migration } from "./migration";

/** Why a booking was cancelled. Null, too, where a server of the release before books: it names every column it knows. */
export const cancelReason: Migration = {
  name: "0067-cancel-reason",
  sql: /* sql */ `
alter table bookings add column cancel_reason text check (length(cancel_reason) <= 200);
`,
};
