import { membershipSums } from "./0115-money-of-memberships";
import type { Migration } from "./migration";

/** What visitors asked for: what may be sold and not paid. @param of a membership's row */
const isAskedFor = (of: string) => /* sql */ `exists (
    select from bookings b where b.org_id = ${of}.org_id and b.membership_id = ${of}.membership_id and b.pass_plan_id is not null)`;

/**
 * What was paid for the memberships of today. Until now they were paid as they were sold, and what was paid went over with their days,
 * of which payments say nothing; of passes that visitors asked for it is what payments say. Who pays meanwhile is counted once: these
 * are locked before their payments are read. All are locked row by row alone, so that others go on.
 */
export const paidAsSold: Migration = {
  name: "0116-paid-as-sold",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant select (pass_plan_id) on bookings to carrel_lookup;
set local role carrel_lookup;
update memberships m set paid = m.amount
where m.kind <> 'seat' and m.status = 'ACTIVE' and m.paid is distinct from m.amount and not ${isAskedFor("m")};
select from memberships m where m.kind = 'pass' and m.status = 'ACTIVE' and ${isAskedFor("m")}
order by m.org_id, m.membership_id for no key update;
update memberships m set paid = s.paid
from (${membershipSums("desk_transactions t")} group by t.org_id, t.membership_id, t.currency) s
where m.org_id = s.org_id and m.membership_id = s.membership_id and m.currency = s.currency and s.paid >= 0
  and m.kind = 'pass' and m.status = 'ACTIVE' and ${isAskedFor("m")};
update memberships m set paid = s.paid
from (
  select b.org_id, b.membership_id, sum(b.paid)::bigint as paid from bookings b
  where b.membership_id is not null and b.paid is not null group by b.org_id, b.membership_id
) s
where m.org_id = s.org_id and m.membership_id = s.membership_id and m.kind = 'seat' and m.paid is null;
reset role;
revoke select (pass_plan_id) on bookings from carrel_lookup;
revoke carrel_lookup from current_user;
alter table memberships validate constraint memberships_paid;
`,
};
