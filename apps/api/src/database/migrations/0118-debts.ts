import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What is owed for a row of a table, and by whom; each of `new`, `old` or the table's name, with a dot. */
export interface Owed {
  id: string;
  /** Minor unit of the row's currency; nothing where all is paid. */
  due: (of: string) => string;
  debtor: (of: string) => string;
  /** The column of when it began; left out, `starts_at`. */
  since?: string;
}

export const BOOKINGS: Owed = {
  id: "booking_id",
  due: (of) =>
    `(case when ${of}status = 'CONFIRMED' then greatest(${of}amount - coalesce(${of}paid, 0), 0) else 0 end)`,
  debtor: (of) => `debtor_of(${of}customer_id, ${of}visitor_email, ${of}visitor_phone, ${of}booking_id)`,
};

/** A seat's is its bookings'. */
export const MEMBERSHIPS: Owed = {
  id: "membership_id",
  due: (of) =>
    `(case when ${of}kind <> 'seat' and ${of}status = 'ACTIVE' then greatest(${of}amount - coalesce(${of}paid, 0), 0) else 0 end)`,
  debtor: (of) => `${of}customer_id`,
};

/** SQL that puts in what is owed for rows. @param from such as `from bookings`, of which `of` is the name with a dot */
export const putIn = ({ id, due, debtor, since = "starts_at" }: Owed, of: string, from = "") => /* sql */ `
  insert into debts (org_id, branch_id, debtor, item_id, since, due, currency)
  select ${of}org_id, ${of}branch_id, ${debtor(of)}, ${of}${id}, ${of}${since}, ${due(of)}, ${of}currency
  ${from} where ${due(of)} > 0;`;

/** A trigger's function that keeps what is owed for a table's rows. */
export const followDebts = (name: string, owed: Owed) =>
  lookup(
    `${name}()`,
    "trigger",
    `
begin
  if tg_op <> 'INSERT' and ${owed.due("old.")} > 0 then
    delete from debts d where d.org_id = old.org_id and d.branch_id = old.branch_id and d.debtor = ${owed.debtor("old.")}
      and d.item_id = old.${owed.id};
  end if;
  if tg_op <> 'DELETE' then ${putIn(owed, "new.")}
  end if;
  return null;
end
`,
    "carrel_lookup",
    "volatile",
    "plpgsql",
  );

/** SQL of the triggers that call it. @param changes the columns by which a debt is another */
export const debtTriggers = (table: string, name: string, changes: readonly string[], begins: string) => {
  const of = (row: string) => changes.map((column) => `${row}.${column}`).join(", ");
  return /* sql */ `
create trigger debt_begun after insert on ${table} for each row when (${begins}) execute function ${name}();
create trigger debt_changed after update of ${changes.join(", ")} on ${table} for each row
  when ((${of("old")}) is distinct from (${of("new")})) execute function ${name}();
create trigger debt_gone after delete on ${table} for each row execute function ${name}();`;
};

export const CHANGES = ["branch_id", "customer_id", "status", "starts_at", "amount", "paid", "currency"];

/** What else tells who owes a booking. */
export const VISITOR = ["visitor_email", "visitor_phone"];
export const BEGUN = "new.status = 'CONFIRMED' and new.amount > coalesce(new.paid, 0)";

/** Who owes what: a row for each booking and membership that is not paid in full (decision 71). */
export const debts: Migration = {
  name: "0118-debts",
  sql: /* sql */ `
create table debts (
  org_id uuid not null,
  branch_id uuid not null,
  -- The customer, or what stands for a visitor (debtor_of).
  debtor uuid not null,
  -- The booking, or the membership.
  item_id uuid not null,
  since timestamptz not null,
  due bigint not null,
  currency text not null,
  constraint debts_due check (due > 0),
  primary key (org_id, branch_id, debtor, item_id) include (since, due, currency)
);
${tenantTable("debts", { branchColumn: "branch_id", grants: "select" })}
${restricted("branch", "debts", inBranches())}
${restricted("visitor", "debts", ownedByVisitor())}

-- Who owes: a customer, else who has the address, the phone, or the one booking. An id made of these is told by its version.
create function debtor_of(p_customer_id uuid, p_email text, p_phone text, p_booking_id uuid) returns uuid
language sql immutable parallel safe
return coalesce(p_customer_id, overlay(overlay(
  md5(coalesce(nullif(lower(p_email), ''), nullif(p_phone, ''), p_booking_id::text)) placing '8' from 13) placing '8' from 17)::uuid);
revoke execute on function debtor_of(uuid, text, text, uuid) from public;
grant execute on function debtor_of(uuid, text, text, uuid) to carrel_app, carrel_lookup;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("debts")}
create policy arisen on debts for insert to carrel_lookup with check (true);
create policy settled on debts for delete to carrel_lookup using (true);
grant insert, delete on debts to carrel_lookup;
${followDebts("follow_booking_debt", BOOKINGS)}
${followDebts("follow_membership_debt", MEMBERSHIPS)}

-- From here on writers wait until what is owed today is written: it is there once.
${debtTriggers("bookings", "follow_booking_debt", [...CHANGES, ...VISITOR], BEGUN)}
${debtTriggers("memberships", "follow_membership_debt", CHANGES, "new.kind <> 'seat'")}

grant select (customer_id, visitor_email, visitor_phone) on bookings to carrel_lookup;
grant select (customer_id) on memberships to carrel_lookup;
set local role carrel_lookup;
${putIn(BOOKINGS, "b.", "from bookings b")}
${putIn(MEMBERSHIPS, "m.", "from memberships m")}
reset role;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
