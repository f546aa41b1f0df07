import type { Migration } from "./migration";

/** A booking can be a membership that was taken over, paid elsewhere until it ends (decision 52). Every row that is there fits. */
export const takenOver: Migration = {
  name: "0069-taken-over",
  sql: /* sql */ `
alter table bookings drop constraint bookings_source_check, add constraint bookings_source_check
  check (source in ('admin', 'qr', 'website', 'embed', 'bulk', 'api', 'import')) not valid;
`,
};
