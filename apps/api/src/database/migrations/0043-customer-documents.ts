import type { Migration } from "./migration";

const OPENED = "{customerDocuments.read,customerDocuments.write}";

/** Roles and keys that may change customers keep the documents and notes, which were theirs; who only sees customers doesn't. */
export const customerDocuments: Migration = {
  name: "0043-customer-documents",
  sql: /* sql */ `
alter table roles no force row level security;
alter table api_keys no force row level security;

update roles set permissions = permissions || '${OPENED}'::text[] where 'customers.write' = any (permissions);
update api_keys set permissions = permissions || '${OPENED}'::text[] where 'customers.write' = any (permissions);
update roles set description = 'Sees what goes on, changes nothing.' where is_system and name = 'Read only';

alter table api_keys force row level security;
alter table roles force row level security;
`,
};
