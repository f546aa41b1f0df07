import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted, writtenInEveryBranch } from "./scope-rules";

/** What the checks of a domain leave behind, for the next ones and for the sub-domains of a reseller's clients (decision 82). */
export const domainChecks: Migration = {
  name: "0135-domain-checks",
  sql: /* sql */ `
alter table domains
  -- Checks by the job, one after the other, that a verified one's records were missing at.
  add column missed_checks integer not null default 0,
  -- Whether the names below it lead here too, as at the last check.
  add column leads_below boolean not null default false;

-- A site is the whole organisation's, and no visitor's.
${restricted("visitor", "websites", ownedByVisitor())}
${writtenInEveryBranch("websites")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${lookup(
  "find_reseller_home(p_org_id uuid)",
  "text",
  `begin
     return (select k.domain from
       (select d.domain, d.leads_below from organisations o
        join domains d on d.org_id = o.reseller_id and d.status = 'VERIFIED'
        where o.org_id = p_org_id
        order by d.is_primary desc, d.verified_at desc nulls last, d.domain limit 1) k
       where k.leads_below);
   end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
