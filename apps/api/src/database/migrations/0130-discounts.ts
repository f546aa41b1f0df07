import { BEGINS, BOOKINGS, type Booked, CHANGES, follow, followed, MEMBERSHIPS } from "./0125-ledger";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

const columns = (table: string) => /* sql */ `
alter table ${table}
  -- What was let off as it was sold and renewed, in the minor unit, and why; null: nothing. The amount is what was agreed, without it.
  add column discount bigint,
  add column discount_reason text,
  add constraint ${table}_discount check (discount > 0) not valid;`;

/** As 0125 has it, with what was let off while it is charged. */
const less = (booked: Booked, isCharged: (of: string) => string): Booked => ({
  ...booked,
  discounted: (of) => `(case when ${isCharged(of)} then coalesce(${of}discount, 0) else 0 end)`,
});

/** A booking's money with what was let off it. */
export const DISCOUNTED_BOOKINGS = less(BOOKINGS, (of) => `${of}status = 'CONFIRMED'`);

/** SQL that ends what writes a table's charges into the books, for another to take its place in this transaction. */
const ended = (table: string, name: string) => /* sql */ `
drop trigger charge_begun on ${table};
drop trigger charge_changed on ${table};
drop trigger charge_gone on ${table};
drop function ${name}();`;

/** What a seat's membership says of its bookings. @param of the membership's row, with a dot */
const letOff = (of: string) => {
  const ofIt = `b.org_id = ${of}org_id and b.membership_id = ${of}membership_id`;
  return /* sql */ `
    (select sum(b.discount)::bigint from bookings b where ${ofIt}),
    (select b.discount_reason from bookings b where ${ofIt} and b.discount_reason is not null
      order by b.updated_at desc, b.booking_id limit 1)`;
};

/** What is let off a price as it is sold (decision 79): the books have it beside what was agreed. */
export const discounts: Migration = {
  name: "0130-discounts",
  sql: /* sql */ `
${columns("bookings")}
${columns("memberships")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${ended("bookings", "post_booking")}
${ended("memberships", "post_membership")}
${follow("post_booking", DISCOUNTED_BOOKINGS)}
${follow(
  "post_membership",
  less(MEMBERSHIPS, (of) => `${of}kind <> 'seat' and ${of}status = 'ACTIVE'`),
)}
${followed("bookings", "post_booking", [...CHANGES, "membership_id", "discount"], `${BEGINS.bookings} or new.discount > 0`)}
${followed("memberships", "post_membership", [...CHANGES, "discount"], `${BEGINS.memberships} or new.kind <> 'seat' and new.discount > 0`)}

-- Of a seat's membership it is what was let off of its bookings, in whatever branches they lie and whatever became of them.
grant select (discount, discount_reason) on bookings to carrel_lookup;
${lookup(
  "follow_discount()",
  "trigger",
  `
begin
  update memberships m set updated_at = greatest(m.updated_at, new.updated_at), (discount, discount_reason) = (select${letOff("m.")})
  where m.org_id = new.org_id and m.membership_id = new.membership_id and m.kind = 'seat';
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger seat_discount after update of discount, discount_reason on bookings for each row
  when (new.membership_id is not null
    and (old.discount, old.discount_reason) is distinct from (new.discount, new.discount_reason)) execute function follow_discount();

-- As 0115 has it, with what was let off of the booking that a seat begins with.
create or replace function begin_paid() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.paid := (
    select sum(b.paid)::bigint from bookings b where b.org_id = new.org_id and b.membership_id = new.membership_id);
  select s.discount, s.reason into new.discount, new.discount_reason from (select${letOff("new.")}) s (discount, reason);
  return new;
end
$$;

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
