import type { Migration } from "./migration";

/** What visitors did, who are nobody that the organisation knows: an event may be of no person. */
export const visitorsEvents: Migration = {
  name: "0033-visitors-events",
  sql: /* sql */ `
alter table tracking_events alter column user_id drop not null;
-- Without a person it still is somebody's.
alter table tracking_events
  add foreign key (org_id) references organisations (org_id) on delete cascade;
`,
};
