import type { Migration } from "./migration";

/** Many bookings are moved by one statement, as a shift's days around a freeze are (decision 62). */
export const movesOfMany: Migration = {
  name: "0102-moves-of-many",
  sql: /* sql */ `
-- As move_booking of 0071, one after the other. Answers those that were moved; whoever wanted all rolls back.
create function move_bookings(p_moves jsonb, now_at timestamptz) returns setof uuid language plpgsql as $$
declare
  wanted record;
begin
  for wanted in
    select * from jsonb_to_recordset(p_moves)
      as m (booking_id uuid, desk_id uuid, starts_at timestamptz, ends_at timestamptz)
  loop
    if exists (select from move_booking(wanted.booking_id, wanted.desk_id, wanted.starts_at, wanted.ends_at, null, now_at)) then
      return next wanted.booking_id;
    end if;
  end loop;
end
$$;
revoke execute on function move_bookings(jsonb, timestamptz) from public;
grant execute on function move_bookings(jsonb, timestamptz) to carrel_app;
`,
};
