import type { Migration } from "./migration";

/** A link sets a forgotten password, and what counts the mails to an address is no flow that anybody could try. */
export const recovery: Migration = {
  name: "0048-recovery",
  sql: /* sql */ `
alter table links drop constraint links_kind_check, add constraint links_kind_check
  check (kind in ('set_up', 'invitation', 'new_address', 'old_address', 'password_reset'));
alter table code_flows drop constraint code_flows_kind_check, add constraint code_flows_kind_check
  check (kind in ('sign_in', 'sign_up', 'password_reset', 'password_change', 'confirm', 'booking', 'mail_count'));
`,
};
