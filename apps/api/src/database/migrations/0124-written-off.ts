import { BEGUN, BOOKINGS, CHANGES, debtTriggers, followDebts, MEMBERSHIPS, type Owed, VISITOR } from "./0118-debts";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** As 0118 has it, less what was written off. */
export const less = ({ due, ...owed }: Owed): Owed => ({
  ...owed,
  due: (of) => `greatest(${due(of)} - coalesce(${of}written_off, 0), 0)`,
});

/** SQL that ends what keeps a table's debts, for another to take its place in this transaction. */
const ended = (table: string, name: string) => /* sql */ `
drop trigger debt_begun on ${table};
drop trigger debt_changed on ${table};
drop trigger debt_gone on ${table};
drop function ${name}();`;

const columns = (table: string) => /* sql */ `
alter table ${table}
  -- What of it nobody asks for any more, in the minor unit, and why; null: nothing.
  add column written_off bigint,
  add column write_off_reason text,
  add constraint ${table}_written_off check (written_off > 0) not valid;`;

/** What is due and was let go (decision 74): it is no debt, and no payment. */
export const writtenOff: Migration = {
  name: "0124-written-off",
  sql: /* sql */ `
${columns("bookings")}
${columns("memberships")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${ended("bookings", "follow_booking_debt")}
${ended("memberships", "follow_membership_debt")}
${followDebts("follow_booking_debt", less(BOOKINGS))}
${followDebts("follow_membership_debt", less(MEMBERSHIPS))}
${debtTriggers("bookings", "follow_booking_debt", [...CHANGES, ...VISITOR, "written_off"], BEGUN)}
${debtTriggers("memberships", "follow_membership_debt", [...CHANGES, "written_off"], "new.kind <> 'seat'")}

-- Of a seat's membership it is what was written off of its bookings, in whatever branches they lie.
grant select (written_off) on bookings to carrel_lookup;
grant update (written_off, updated_at) on memberships to carrel_lookup;
${lookup(
  "follow_written_off()",
  "trigger",
  `
begin
  update memberships m set updated_at = greatest(m.updated_at, new.updated_at), written_off = (
    select sum(b.written_off)::bigint from bookings b where b.org_id = new.org_id and b.membership_id = new.membership_id)
  where m.org_id = new.org_id and m.membership_id = new.membership_id and m.kind = 'seat';
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger seat_written_off after update of written_off on bookings for each row
  when (new.membership_id is not null and old.written_off is distinct from new.written_off) execute function follow_written_off();

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
