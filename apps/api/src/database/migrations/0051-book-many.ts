import type { Migration } from "./migration";

/** Books a sheet of thousands by one statement that answers ids alone. */
export const bookMany: Migration = {
  name: "0051-book-many",
  sql: /* sql */ `
-- As book_slots, of which it is the kin for many (database/book-slot.ts): what all bookings have in common is read once, and
-- whoever sent the rows has them already, so what was booked is told by its ids.
create function book_many(p_shared jsonb, p_own jsonb, now_at timestamptz) returns setof uuid language plpgsql as $$
declare
  wanted bookings[] := array(
    select w from jsonb_populate_recordset(jsonb_populate_record(null::bookings, p_shared), p_own) w
    order by w.desk_id, w.starts_at
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
    return query select booking_id from unnest(made);
  end if;
end
$$;
revoke execute on function book_many(jsonb, jsonb, timestamptz) from public;
grant execute on function book_many(jsonb, jsonb, timestamptz) to carrel_app;
`,
};
