import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** The domain of an organisation by which people know it: the primary one once DNS leads here, else the last that it did. */
const KNOWN = (
  orgId: string,
) => /* sql */ `(select d.domain from domains d where d.org_id = ${orgId} and d.status = 'VERIFIED'
  order by d.is_primary desc, d.verified_at desc nulls last, d.domain limit 1)`;

/** Those who want one name below the platform's own host come one after the other: as a code, and as a sub-domain. */
const TURN = (label: string) => /* sql */ `perform pg_advisory_xact_lock(hashtextextended('label ' || ${label}, 0))`;

/** Sites: sub-domains that organisations chose, and domains of their own that were proven (decision 82). */
export const websites: Migration = {
  name: "0133-websites",
  sql: /* sql */ `
-- The site of an organisation, once it asked for one: its sub-domain of the platform, or of its reseller's domain.
create table websites (
  org_id uuid primary key references organisations (org_id) on delete cascade,
  -- The first part of the host's name.
  label text not null check (label ~ '^[a-z0-9]([a-z0-9-]{0,22}[a-z0-9])?$'),
  -- The reseller below whose domain it lies; null: below the platform's own host.
  home_id uuid references organisations (org_id) on delete cascade,
  requested_at timestamptz not null,
  updated_at timestamptz not null default now(),
  constraint websites_label_unique unique nulls not distinct (home_id, label)
);
${tenantTable("websites", { grants: "select, insert, update" })}

alter table domains
  add column verified_at timestamptz,
  -- Since when a verified one's records are missing.
  add column missing_since timestamptz,
  -- When its people were warned; three days later it is switched off.
  add column warned_at timestamptz,
  -- When DNS is asked about it again; null: not by itself.
  add column next_check_at timestamptz default now();
update domains set verified_at = coalesce(checked_at, created_at) where status = 'VERIFIED';

-- Whoever asks for a domain keeps nobody else from it: who proves it has it. The constraint keeps its name, which servers of the
-- release before mean when they insert.
alter table domains drop constraint domains_domain_unique;
alter table domains add constraint domains_domain_unique exclude (domain with =) where (status = 'VERIFIED');

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("websites")}

-- A code names a host below the platform's own, and so does a sub-domain: nobody gets the one that another has as the other. An
-- organisation's row is then passed over, as where its code is taken.
create function codes_beside_labels() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  ${TURN("lower(new.org_code)")};
  if exists (select from websites w where w.home_id is null and w.label = lower(new.org_code) and w.org_id <> new.org_id) then
    return null;
  end if;
  return new;
end
$$;
create function labels_beside_codes() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.home_id is null then
    ${TURN("new.label")};
    if exists (select from organisations o where o.org_code = upper(new.label) and o.org_id <> new.org_id) then
      raise unique_violation using message = 'the name is the code of another organisation', constraint = 'websites_label_unique';
    end if;
  end if;
  return new;
end
$$;
alter function codes_beside_labels() owner to carrel_lookup;
alter function labels_beside_codes() owner to carrel_lookup;
revoke execute on function codes_beside_labels(), labels_beside_codes() from public;
create trigger codes_apart before insert or update of org_code on organisations for each row execute function codes_beside_labels();
create trigger labels_apart before insert or update of label, home_id on websites for each row execute function labels_beside_codes();

-- Whose site has a label below the platform's host, or below a domain: that of its reseller, once DNS leads here.
${lookup(
  "find_label_organisation(p_label text, p_parent text)",
  "uuid",
  `begin
     if p_parent is null then
       return (select w.org_id from websites w where w.home_id is null and w.label = lower(p_label));
     end if;
     return (select w.org_id from domains d
       join websites w on w.home_id = d.org_id and w.label = lower(p_label)
       join organisations o on o.org_id = w.org_id and o.reseller_id = d.org_id
       where d.domain = lower(p_parent) and d.status = 'VERIFIED');
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- What an organisation's address is made of: of hosts that strangers open anyway.
${lookup(
  "find_addresses(p_org_id uuid)",
  `table (own_domain text, label text, is_at_reseller boolean, reseller_id uuid, reseller_domain text)`,
  `begin
     return query select ${KNOWN("o.org_id")}, w.label, coalesce(w.home_id = o.reseller_id, false), o.reseller_id,
       ${KNOWN("o.reseller_id")}
     from organisations o left join websites w on w.org_id = o.org_id
     where o.org_id = p_org_id;
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- Which of some labels somebody else has, below the platform's host or below a reseller's domain.
${lookup(
  "labels_taken(p_home_id uuid, p_labels text[], p_org_id uuid)",
  "table (label text)",
  `begin
     return query select w.label from websites w
       where w.home_id is not distinct from p_home_id and w.label = any (p_labels) and w.org_id <> p_org_id
     union select lower(o.org_code) from organisations o
       where p_home_id is null and o.org_code = any (select upper(l) from unnest(p_labels) l) and o.org_id <> p_org_id;
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- Domains of all tenants that DNS is to be asked about, the longest waiting first.
${lookup(
  "domains_to_check(p_at timestamptz, p_without uuid[], p_limit integer)",
  "table (org_id uuid, domain text)",
  `begin
     return query select d.org_id, d.domain from domains d
     where d.next_check_at <= p_at and d.org_id <> all (p_without)
     order by d.next_check_at limit p_limit;
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
