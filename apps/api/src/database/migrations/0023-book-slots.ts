import type { Migration } from "./migration";

/** Books many periods by one statement, and so counts them by one. */
export const manySlots: Migration = {
  name: "0023-book-slots",
  sql: /* sql */ `
-- The only writer of booked time (database/book-slot.ts), as book_slot was: cancels the expired holds that are in the
-- way, then inserts what no live booking and no earlier one of the list is in the way of. Rivals meet in one order: none
-- waits for another that waits for it.
create function book_slots(new_bookings jsonb, now_at timestamptz) returns setof bookings language plpgsql as $$
declare
  wanted bookings[] := array(
    select w from jsonb_populate_recordset(null::bookings, new_bookings) w order by w.desk_id, w.starts_at
  );
  made bookings[];
begin
  perform cancel_expired_holds(w.org_id, w.desk_id, min(w.starts_at), max(w.ends_at), null, now_at)
  from unnest(wanted) w group by w.org_id, w.desk_id order by w.desk_id;

  with inserted as (
    insert into bookings select * from unnest(wanted)
    on conflict on constraint bookings_no_overlap do nothing
    returning *
  )
  select array_agg(i) into made from inserted i;
  if made is not null then
    perform count_bookings(made, 1);
    return query select * from unnest(made);
  end if;
end
$$;
revoke execute on function book_slots(jsonb, timestamptz) from public;
grant execute on function book_slots(jsonb, timestamptz) to carrel_app;
drop function book_slot(jsonb, timestamptz);
`,
};
