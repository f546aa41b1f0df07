import { lookup } from "./lookup";
import type { Migration } from "./migration";

const found = (signature: string, columns: string, query: string) =>
  lookup(
    signature,
    columns,
    `
begin
  return query ${query};
end
`,
    "carrel_app",
    "stable",
    "plpgsql",
  );

/**
 * The sweeps of holds and files leave out the tenants where they failed, so that one tenant's rows never fill the whole look.
 * `expired_holds` and `unnamed_files` stay for servers of the version before.
 */
export const sweepsPassOver: Migration = {
  name: "0052-sweeps-pass-over",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

${found(
  "holds_to_cancel(p_at timestamptz, p_without uuid[], p_limit integer)",
  "table (org_id uuid, booking_id uuid)",
  `select b.org_id, b.booking_id from bookings b
    where b.status = 'PENDING' and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= p_at
      and b.org_id <> all (p_without)
    limit p_limit`,
)}
${found(
  "files_to_remove(p_before timestamptz, p_without uuid[], p_limit integer)",
  "table (org_id uuid, file_key text)",
  `select f.org_id, f.file_key from stored_files f
    where f.created_at < p_before and f.org_id <> all (p_without)
      and not exists (select from organisations o where o.org_id = f.owner_id
        and f.file_key in (o.logo_square, o.branding ->> 'logoSmall', o.branding ->> 'logoLarge'))
      and not exists (select from gallery_images g where g.org_id = f.owner_id and g.file_key = f.file_key)
      and not exists (select from customers c where c.org_id = f.owner_id and c.photo_key = f.file_key)
    order by f.created_at limit p_limit`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
