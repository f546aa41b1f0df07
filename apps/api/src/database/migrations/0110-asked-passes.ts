import type { Migration } from "./migration";

/** The pass that a visitor asks for together with his booking (decision 67). */
export const askedPasses: Migration = {
  name: "0110-asked-passes",
  sql: /* sql */ `
-- Whether visitors can ask for a plan's pass as they book. One that is shared names its people as it is sold.
alter table fee_plans add column is_public boolean not null default false,
  add constraint fee_plans_public check (not is_public or sells = 'pass' and not is_shared);

alter table bookings
  -- The plan that sells it: it stays as long as somebody asked for it, as what is booked on it does.
  add column pass_plan_id uuid,
  -- { name, amount, allowance, duration }: the pass as it was shown, with its tax; so it is sold.
  add column pass jsonb,
  add constraint bookings_pass check ((pass_plan_id is null) = (pass is null)) not valid,
  add constraint bookings_pass_amount check ((pass ->> 'amount')::bigint between 0 and 1000000000000) not valid,
  -- Only visitors ask, and a visit that is part of a membership as it is made asks for none.
  add constraint bookings_pass_asked check (pass is null
    or source in ('qr', 'website', 'embed') and (status <> 'PENDING' or membership_id is null)) not valid,
  add constraint bookings_pass_plan foreign key (org_id, pass_plan_id) references fee_plans (org_id, fee_plan_id)
    not valid;
`,
};
