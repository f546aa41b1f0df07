import type { Migration } from "./migration";

/** What waited before holds said what for: it gets a reason, and no longer than 48 hours from now. */
export const heldRows: Migration = {
  name: "0054-held-rows",
  sql: /* sql */ `
alter table bookings no force row level security;
update bookings b
set hold_for = case when b.hold_until is null then 'staff' else 'payment' end,
  hold_until = least(holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at),
    case when b.hold_until is null then greatest(b.created_at, now()) + interval '48 hours' else b.hold_until end)
where b.status = 'PENDING' and b.hold_for is null;
alter table bookings force row level security;
alter table bookings validate constraint bookings_hold_for;
alter table bookings validate constraint bookings_code_hold;
`,
};
