import { type RawBuilder, sql } from "kysely";

/**
 * What the books' lines of one payment come to (decision 74): `net`, in the minor unit, below nothing where it went back. What is
 * paid with nothing has no line, and adds nothing.
 * @param payment name of its row of `desk_transactions` in the statement around, such as `t`
 */
export const linesOf = (payment: string): RawBuilder<{ net: number }> => {
  const of = (column: string) => sql.ref(`${payment}.${column}`);
  return sql`
    select case when l.debit in ('receivable', 'unapplied') then -l.amount else l.amount end as net
    from ledger_lines l
    where l.org_id = ${of("org_id")} and l.transaction_id = ${of("transaction_id")}
      -- What it is for, by which lines are found.
      and l.item_id = any (array[${of("booking_id")}, ${of("membership_id")}, ${of("charge_id")}, ${of("transaction_id")}])`;
};
