import type { Migration } from "./migration";

const KEPT = /* sql */ `case when b.status = 'PENDING' and b.hold_for = 'staff' then p_hold_until else b.hold_until end`;

/** A visitor says that he has paid: his seat is held until staff answer, or it begins (decision 77). */
export const claims: Migration = {
  name: "0128-claims",
  sql: /* sql */ `
alter table bookings
  -- When its visitor said that he has paid, by what reference of his payment, and how much was due then.
  add column claimed_at timestamptz,
  add column claim_reference text,
  add column claim_amount bigint,
  -- What it waited for before, and how many seconds were left of that: so it waits again once nothing was found.
  add column claim_held_for text,
  add column claim_left bigint,
  -- received, refused, or settled: nothing was due any more before anybody answered.
  add column claim_answer text,
  add column claim_answered_at timestamptz,
  add constraint bookings_claim check ((claimed_at is null) = (claim_reference is null)
    and (claimed_at is null) = (claim_amount is null) and (claim_answer is null) = (claim_answered_at is null)
    and (claim_answer is null or claimed_at is not null)) not valid,
  add constraint bookings_claim_values check (claim_amount > 0 and char_length(claim_reference) between 1 and 64
    and claim_answer in ('received', 'refused', 'settled') and claim_held_for in ('payment', 'staff') and claim_left >= 0) not valid,
  drop constraint bookings_hold_for,
  add constraint bookings_hold_for check (hold_for in ('code', 'payment', 'staff', 'stay', 'claim')) not valid,
  add constraint bookings_claim_hold check (hold_for <> 'claim' or claimed_at is not null) not valid;

-- What is paid or let go ends what its visitor said, whatever statement does it, also of servers of the release before. Its seat
-- stays held as it is.
create function settle_claim() returns trigger language plpgsql as $$
begin
  new.claim_answer := 'settled';
  new.claim_answered_at := new.updated_at;
  if new.hold_for = 'claim' then
    new.hold_for := 'staff';
  end if;
  return new;
end
$$;
revoke execute on function settle_claim() from public;
create trigger claim_settled before update of paid, written_off, amount on bookings for each row
  when (new.claimed_at is not null and new.claim_answer is null and new.status <> 'CANCELLED'
    and coalesce(new.paid, 0) + coalesce(new.written_off, 0) >= new.amount)
  execute function settle_claim();

-- One that is held for a claim is held until it begins, wherever it is moved (waitsUntil of sdk/domain).
do $migration$
declare
  found record;
  changed integer := 0;
begin
  for found in
    select pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.proname in ('move_slot', 'move_booking')
      and strpos(f.prosrc, $$${KEPT}$$) > 0
  loop
    execute replace(found.definition, $$${KEPT}$$, $$case
      when b.status = 'PENDING' and b.hold_for = 'staff' then p_hold_until
      when b.status = 'PENDING' and b.hold_for = 'claim' then case when p_starts_at > b.created_at then p_starts_at else p_ends_at end
      else b.hold_until end$$);
    changed := changed + 1;
  end loop;
  if changed <> 2 then
    raise exception 'Bookings are moved in another way';
  end if;
end
$migration$;
`,
};
