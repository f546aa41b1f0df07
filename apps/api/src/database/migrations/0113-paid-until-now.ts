import { paidSums } from "./0112-money-of-bookings";
import type { Migration } from "./migration";

/**
 * What was paid for the bookings of today. A payment that comes meanwhile is counted once: whoever comes to the booking second finds
 * it reckoned. Bookings are locked row by row alone, so that others go on.
 */
export const paidUntilNow: Migration = {
  name: "0113-paid-until-now",
  sql: /* sql */ `
grant carrel_lookup to current_user;
set local role carrel_lookup;
update bookings b set paid = s.paid
from (${paidSums("desk_transactions t")} group by t.org_id, t.booking_id, t.currency) s
where b.org_id = s.org_id and b.booking_id = s.booking_id and b.currency = s.currency and b.paid is null and s.paid >= 0;
reset role;
revoke carrel_lookup from current_user;
alter table bookings validate constraint bookings_paid;
alter table desk_transactions validate constraint desk_transactions_method_check;
`,
};
