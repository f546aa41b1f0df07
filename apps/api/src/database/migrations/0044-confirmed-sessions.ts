import type { Migration } from "./migration";

/** Sessions know when their person was last proved to be there, and how often somebody has guessed since. */
export const confirmedSessions: Migration = {
  name: "0044-confirmed-sessions",
  sql: /* sql */ `
alter table sessions add column confirmed_at timestamptz, add column confirm_tries smallint not null default 0;
alter table code_flows drop constraint code_flows_kind_check, add constraint code_flows_kind_check
  check (kind in ('sign_in', 'sign_up', 'password_reset', 'password_change', 'confirm', 'booking'));
`,
};
