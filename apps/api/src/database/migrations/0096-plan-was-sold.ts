import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Whether anything was ever sold on a fee plan of the tenant's, in branches too that the person doesn't see. */
export const planWasSold: Migration = {
  name: "0096-plan-was-sold",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${lookup(
  "plan_was_sold(p_plan uuid)",
  "boolean",
  `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
begin
  return exists (select from memberships m where m.org_id = org and m.fee_plan_id = p_plan)
    or exists (select from bookings b where b.org_id = org and b.fee_plan_id = p_plan);
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
