import { ApiError } from "@carrel/sdk";
import { addDays, dayRange, daysBetween, dueOf, localDateOf } from "@carrel/sdk/domain";
import type { Membership } from "@carrel/sdk/schemas";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { cases } from "../../testing/cases";
import { expectDebts } from "../../testing/debts";
import { eachHouse } from "../testing/house";
import { type Hall, openedHall, overlapsIn } from "../testing/memberships";
import { addShift } from "../testing/shifts";

const ZONES = ["Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"] as const;
/** Days from 1 January 2027 to the end of 2031. */
const FIVE_YEARS = 1825;

/** What the clocks show, told by the runtime alone. */
const clockOf = (timezone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    ...{ timeZone: timezone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" },
  });
  return (instant: Date | string) => format.format(new Date(instant));
};

const small = fc.nat({ max: 40 });
const step = (kind: string, weight: number) => ({
  arbitrary: fc.tuple(fc.constant(kind), small, small, small),
  weight,
});
const deeds = fc.array(
  fc.oneof(
    ...[step("sellSeat", 3), step("sellShift", 4), step("sellPlaceless", 1), step("freeze", 5), step("thaw", 3)],
    ...[step("move", 2), step("changePlan", 2), step("changeShift", 2), step("renew", 2), step("transfer", 2)],
    ...[step("close", 1), step("shut", 3), step("wait", 2), step("pay", 3), step("giveBack", 1)],
    ...[step("visit", 4), step("moveVisit", 2), step("cancelVisit", 2), step("endAndBack", 4)],
  ),
  { minLength: 8, maxLength: 16 },
);

/** Few enough to be used up. */
const PASS_DAYS = 3;
/** What every history begins with: a pass, so that there is something to come on. */
const BEGINNING = [["sellPlaceless", 0, 1, 0]] as const;

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

eachHouse("whatever happens to memberships", (house) => {
  /** A hall somewhere on some day, with four people and two shifts more: one that runs over midnight, one at noon. */
  async function opened(timezone: string, day: number, isPaid: boolean) {
    house.setNow(`${addDays("2027-01-01", day)}T09:30:00Z`);
    const hall = await openedHall(house, 3);
    const { client, branch } = hall;
    await client.branches.update({ _id: branch._id, timezone });
    const night = await addShift(client, { name: "Night", starts: "22:00", ends: "06:00" });
    const noon = await addShift(client, { name: "Noon", starts: "12:00", ends: "15:00", weekdays: [1, 3, 5] });
    const dear = await client.feePlans.add({
      ...{
        name: "Quiet",
        bookingType: "DAILY",
        duration: { count: 3, unit: "week" },
        amount: 99_999,
        taxPercent: 12.5,
      },
    });
    const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 30_000 } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...month, sells: "floating" });
    const pass = await client.feePlans.add({
      ...{ name: "Few days", ...month, sells: "pass", allowance: { count: PASS_DAYS, unit: "day" } },
    });
    const people = [hall.customerId, await hall.another(), await hall.another(), await hall.another()];
    const shifts = [hall.morning, hall.evening, night, noon];
    return { ...hall, timezone, dear, flex, pass, people, shifts, isPaid, ids: [] as string[], visits: [] as string[] };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  interface How {
    method: "cash" | undefined;
    paying?: number;
    discount?: { amount: number; reason?: string };
  }

  /**
   * How something is paid as it is sold: where not all of it is, one of three in part (which may be more than it costs), one not at all. Of
   * two things something is let off one, which may be more than it costs too.
   */
  const howOf = ({ isPaid }: Opened, number: number): How => {
    const letOff = number % 2 === 1 && {
      discount: { amount: 1 + number * 4_001, ...(number % 4 === 1 && { reason: "A friend" }) },
    };
    if (isPaid || number % 3 === 0) return { method: "cash", ...letOff };
    return number % 3 === 1
      ? { method: "cash", paying: 1 + number * 3_001, ...letOff }
      : { method: undefined, ...letOff };
  };

  /** Sells it by a number: what is said to be paid of it is, or all. */
  async function sold(hall: Opened, number: number, sell: (how: ReturnType<typeof howOf>) => Promise<Membership>) {
    const how = howOf(hall, number);
    const { _id, amount, paid, discount } = await sell(how);
    expect(discount).toBe(how.discount?.amount ?? 0);
    expect(paid).toBe(how.method ? (how.paying ?? amount) : 0);
    hall.ids.push(_id);
  }

  /** What is used of a pass; nothing of what is none. */
  const usedOf = ({ allowance }: Membership) => allowance?.used ?? 0;

  const today = ({ timezone }: Opened) => localDateOf(house.api.clock.now(), timezone);

  /** A membership by a number, as it stands. */
  const pick = async ({ client, ids }: Opened, index: number): Promise<Membership | undefined> =>
    ids.length === 0 ? undefined : client.memberships.get({ id: at(ids, index) });

  const countOf = (hall: Hall, id: string) => hall.timesOf(id).then(({ length }) => length);

  async function freezeOne(hall: Opened, one: number, from: number, length: number) {
    const { client } = hall;
    const before = await pick(hall, one);
    if (!before) return;
    const first = addDays(today(hall), from % 12);
    const to = addDays(first, length % 9);
    const count = await countOf(hall, before._id);
    const after = await client.memberships.freeze({ id: before._id, from: first, to });
    const {
      lostDays = 0,
      startAt = "",
      endAt = "",
    } = after.freezes.find((freeze) => {
      return !before.freezes.some(({ _id }) => _id === freeze._id);
    }) ?? {};
    const moved = daysBetween(before.lastDay, after.lastDay);
    if (before.kind === "shift") {
      expect(await countOf(hall, before._id)).toBe(count);
      expect(moved).toBeGreaterThanOrEqual(lostDays);
    } else {
      expect([lostDays, moved]).toEqual([daysBetween(first, to) + 1, daysBetween(first, to) + 1]);
    }
    const inside = (await hall.timesOf(before._id)).filter((time) => time.startAt >= startAt && time.startAt < endAt);
    expect(inside.filter((time) => new Date(time.startAt) > house.api.clock.now())).toEqual([]);
    if (length % 3 !== 0) return;
    const freezeId = after.freezes.find((freeze) => freeze.startAt === startAt)?._id ?? "";
    const { updatedAt: _, allowance, ...back } = await client.memberships.thaw({ id: before._id, freezeId });
    const { updatedAt: __, allowance: held, ...was } = before;
    expect(back).toEqual(was);
    // Visits that it cancelled stay so.
    expect(allowance).toEqual(held && after.allowance);
  }

  async function thawOne(hall: Opened, one: number, which: number) {
    const before = await pick(hall, one);
    const freeze = before && before.freezes.length > 0 ? at(before.freezes, which) : undefined;
    if (!before || !freeze) return;
    const count = await countOf(hall, before._id);
    const after = await hall.client.memberships.thaw({ id: before._id, freezeId: freeze._id });
    const left = after.freezes.find(({ _id }) => _id === freeze._id)?.lostDays ?? 0;
    const moved = daysBetween(after.lastDay, before.lastDay);
    if (before.kind === "shift") expect(await countOf(hall, before._id)).toBe(count);
    else expect(moved).toBe(freeze.lostDays - left);
  }

  /** Ends one now or with a day, and takes that back: all is as it was but for its visits that were cancelled. */
  async function endAndBack(hall: Opened, one: number, day: number, how: number) {
    const before = await pick(hall, one);
    // One that was displaced knowingly finds no place again.
    if (!before || (before.kind === "floating" && before.state === "upcoming")) return;
    const { _id: id } = before;
    const times = await hall.timesOf(id);
    const lastDay = how % 2 === 0 ? undefined : addDays(today(hall), day % 25);
    const ended = await hall.client.memberships.end({ id, ...(lastDay && { lastDay }) });
    expect(ended.canReinstate).toBe(true);
    const {
      updatedAt: _,
      allowance,
      canReinstate,
      ...back
    } = await hall.client.memberships.reinstate({ ...{ id, displaceFloating: true } });
    const { updatedAt: __, allowance: held, canReinstate: ___, ...was } = before;
    expect([back, canReinstate]).toEqual([was, false]);
    expect(allowance).toEqual(held && ended.allowance);
    if (before.deskId !== null) expect(await hall.timesOf(id)).toEqual(times);
  }

  async function change(hall: Opened, one: number, from: number, changes: object) {
    const before = await pick(hall, one);
    if (!before) return;
    const { paying, discount, ...how } = howOf(hall, from);
    const asked = { id: before._id, from: addDays(today(hall), from % 20), ...how, ...changes } as const;
    const told = await hall.client.memberships.previewChange(asked);
    const off = discount && told.due > 0 ? Math.min(discount.amount, told.due) : 0;
    const due = told.due - off;
    const part = {
      ...(paying && due > 0 && { paying: Math.min(paying, due) }),
      ...(off > 0 && { discount: { ...discount, amount: off } }),
    };
    const after = await hall.client.memberships.change({ ...asked, ...part });
    expect(after.amount).toBe(told.credit + due);
    const kept = after._id === before._id ? (before.discount ?? 0) : 0;
    expect(after.discount).toBe(kept + off);
    expect(after.lastDay).toBe(before.lastDay);
    if (after._id !== before._id) hall.ids.push(after._id);
  }

  /** Closes the branch on days: whose end can't move on is named and keeps it, and every other one ends no earlier. */
  async function shutOn(hall: Opened, one: number, length: number, how: number) {
    const { client, branch, ids } = hall;
    const from = addDays(today(hall), one % 30);
    const before = await Promise.all([...new Set(ids)].map((id) => client.memberships.get({ id })));
    const closed = await client.closures.add({
      ...{ branchId: branch._id, from, to: addDays(from, length % 6), reason: "Closed" },
      ...{ met: how % 2 === 0 ? "cancel" : "keep", givesBack: how % 3 !== 0, displaceFloating: how % 5 === 0 },
    });
    const kept = new Set(closed.kept.map(({ _id }) => _id));
    let moved = 0;
    for (const was of before) {
      const { lastDay } = await client.memberships.get({ id: was._id });
      if (kept.has(was._id) || !closed.givesBack) expect(lastDay).toBe(was.lastDay);
      else expect(lastDay >= was.lastDay).toBe(true);
      if (lastDay !== was.lastDay) moved += 1;
    }
    expect(moved).toBe(closed.moved);
    if (how % 7 === 0) await client.closures.remove({ branchId: branch._id, closureId: closed._id });
  }

  const DEEDS: Record<string, (hall: Opened, one: number, two: number, three: number) => Promise<unknown>> = {
    async sellSeat(hall, one, two, three) {
      const startDate = addDays(today(hall), three % 25);
      const asked = { customerId: at(hall.people, one), deskId: at(hall.desks, two)._id, startDate };
      await sold(hall, three, (how) => hall.sellSeat({ ...asked, ...how }));
    },
    async sellShift(hall, one, two, three) {
      const startDate = addDays(today(hall), three % 25);
      const shiftId = at(hall.shifts, one + three)._id;
      const asked = { customerId: at(hall.people, one), deskId: at(hall.desks, two)._id, startDate, shiftId };
      await sold(hall, three, (how) => hall.sellShift({ ...asked, ...how }));
    },
    async sellPlaceless(hall, one, two) {
      const feePlanId = at([hall.flex, hall.pass], two)._id;
      const asked = { customerId: at(hall.people, one), feePlanId, startDate: addDays(today(hall), one % 5) };
      await sold(hall, one, (how) => hall.client.memberships.add({ ...asked, ...how }));
    },
    freeze: freezeOne,
    thaw: thawOne,
    endAndBack,
    move: (hall, one, two, three) => change(hall, one, three, { deskId: at(hall.desks, two)._id }),
    changePlan: (hall, one, two, three) =>
      change(hall, one, three, { feePlanId: at([hall.dear, hall.seatPlan], two)._id }),
    changeShift: (hall, one, two, three) =>
      change(hall, one, three, { feePlanId: hall.shiftPlan._id, shiftId: at(hall.shifts, two)._id }),
    async renew(hall, one, two) {
      const before = await pick(hall, one);
      if (before) {
        const how = howOf(hall, two);
        const after = await hall.client.memberships.renew({ id: before._id, ...how });
        const carried = after._id === before._id ? (before.allowance?.left ?? 0) : 0;
        if (before.allowance) expect(after.allowance?.left).toBe(carried + PASS_DAYS);
        const held = after._id === before._id ? (before.paid ?? 0) : 0;
        if (how.paying) expect(after.paid).toBe(held + how.paying);
        const off = after._id === before._id ? (before.discount ?? 0) : 0;
        expect(after.discount).toBe(off + (how.discount?.amount ?? 0));
        hall.ids.push(after._id);
      }
    },
    async transfer(hall, one, two) {
      const before = await pick(hall, one);
      if (!before) return;
      const heir = await hall.client.memberships.transfer({ id: before._id, customerId: at(hall.people, two) });
      expect(heir.lastDay).toBe(before.lastDay);
      if (heir._id !== before._id) hall.ids.push(heir._id);
    },
    async pay(hall, one, two) {
      const before = hall.isPaid ? undefined : await pick(hall, one);
      const due = before ? dueOf(before) : 0;
      if (!before || due === 0) return;
      const amount = Math.min(due, 1 + two * 7_919);
      const { paid } = await hall.client.memberships.pay({ id: before._id, amount, method: "upi" });
      expect(paid).toBe((before.paid ?? 0) + amount);
    },
    async giveBack(hall, one, two) {
      const before = hall.isPaid ? undefined : await pick(hall, one);
      if (!before?.paid) return;
      const amount = Math.min(before.paid, 1 + two * 7_919);
      const { paid } = await hall.client.memberships.refund({ id: before._id, amount, reason: "Asked for" });
      expect(paid).toBe(before.paid - amount);
    },
    async visit(hall, one, two) {
      const { memberships } = hall.client;
      const { data } = await memberships.list({ kind: one % 4 === 0 ? "floating" : "pass", page: 1, limit: 20 });
      if (data.length === 0) return;
      const before = at(data, one);
      const { _id } = await memberships.visit({ id: before._id, date: addDays(today(hall), two % 8) });
      hall.visits.push(_id);
      const after = await memberships.get({ id: before._id });
      expect(usedOf(after)).toBe(usedOf(before) + (before.kind === "pass" ? 1 : 0));
    },
    /** To another day, or to two of them. */
    async moveVisit(hall, one, two, three) {
      const { client, timezone, visits } = hall;
      if (visits.length === 0) return;
      const first = addDays(today(hall), two % 8);
      const startAt = dayRange(first, timezone).startAt.toISOString();
      const endAt = dayRange(addDays(first, three % 2), timezone).endAt.toISOString();
      await client.bookings.reschedule({ id: at(visits, one), startAt, endAt });
    },
    async cancelVisit({ client, visits }, one) {
      if (visits.length > 0) await client.bookings.changeStatus({ bookingId: at(visits, one), status: "CANCELLED" });
    },
    close: ({ client, branch }, one) =>
      client.branches.update({
        _id: branch._id,
        timings: branch.timings.map((timing) => ({ ...timing, closed: timing.day === one % 7 })),
      }),
    shut: shutOn,
    wait: (hall, one) => hall.turnTo(new Date(house.api.clock.now().getTime() + 3_600_000 * (one % 20)).toISOString()),
  };

  /** What holds whatever was done. */
  async function check({ orgId, timezone, shifts, fullDay, isPaid }: Opened) {
    expect(await overlapsIn(house, orgId)).toBe(0);
    await expectDebts(house.database, orgId);
    await expectBooks(house.database, orgId);
    const shows = clockOf(timezone);
    const hours = new Map([...shifts, fullDay].map(({ _id, starts, ends }) => [_id, [starts, ends]]));
    await house.database.tx({ orgId }, async (db) => {
      const { rows: twice } = await sql`
        with owned as (
          select b.*, m.kind, m.kind in ('seat', 'shift') as has_desk from bookings b
          join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id where b.status = 'CONFIRMED'
        )
        select from owned a join owned b on a.booking_id < b.booking_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
          and (a.has_desk and b.has_desk and a.customer_id = b.customer_id
            or a.kind = 'floating' and a.membership_id = b.membership_id)
      `.execute(db);
      expect(twice).toHaveLength(0);
      const { rows: days } = await sql<{ shiftId: string; startAt: Date; endAt: Date }>`
        select m.shift_id, b.starts_at, b.ends_at from bookings b
        join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id and m.kind = 'shift'
        where b.status = 'CONFIRMED' and b.starts_at > ${house.api.clock.now()}::timestamptz and b.ends_at <> m.ends_at
      `.execute(db);
      for (const day of days) expect([shows(day.startAt), shows(day.endAt)]).toEqual(hours.get(day.shiftId));
      // A shift is on no day on which the branch is closed.
      const { rows: shut } = await sql`
        select from bookings b
        join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id and m.kind = 'shift'
        join branch_closures c on c.org_id = b.org_id and c.branch_id = b.branch_id
        where b.status = 'CONFIRMED' and b.starts_at > ${house.api.clock.now()}::timestamptz
          and (b.starts_at at time zone ${timezone})::date between c.first_day and c.last_day
      `.execute(db);
      expect(shut).toHaveLength(0);
      const { rows: sums } = await sql<{ agreed: number; paid: number; held: number; over: number }>`
        select (select coalesce(sum(amount), 0)::float8 from memberships where status = 'ACTIVE') as agreed,
          (select coalesce(sum(case when kind = 'refund' then -amount else amount end), 0)::float8 from desk_transactions) as paid,
          (select coalesce(sum(paid), 0)::float8 from memberships) as held,
          (select count(*)::int from memberships m where used not between 0 and coalesce(allowance, 0)
            or m.kind = 'pass' and used <> (select coalesce(sum(b.uses), 0) from bookings b
              where b.org_id = m.org_id and b.membership_id = m.membership_id and b.status <> 'CANCELLED')) as over
      `.execute(db);
      // Whatever went over to what, all that came in and didn't go back is somewhere, once; of each pass is used what its visits take.
      expect([sums[0]?.held, sums[0]?.over]).toEqual([sums[0]?.paid, 0]);
      const { rows: apart } = await sql`
        select m.membership_id, m.kind, m.paid, m.discount from memberships m
        where m.kind = 'seat' and (coalesce(m.paid, 0), coalesce(m.discount, 0)) <> (
            select coalesce(sum(b.paid), 0), coalesce(sum(b.discount), 0) from bookings b
            where b.org_id = m.org_id and b.membership_id = m.membership_id)
          or m.kind <> 'seat' and exists (select from bookings b
            where b.org_id = m.org_id and b.membership_id = m.membership_id and (b.paid <> 0 or b.discount > 0))
      `.execute(db);
      expect(apart).toEqual([]);
      if (!isPaid) return;
      // All of them are paid as they are sold: what was paid goes over with its days.
      expect(sums[0]?.agreed).toBe(sums[0]?.paid);
      const { rows: owing } = await sql`
        select m.membership_id, m.kind, m.status, m.amount, m.paid from memberships m
        where coalesce(m.paid, 0) <> case when m.status = 'ACTIVE' then m.amount else 0 end
      `.execute(db);
      expect(owing).toEqual([]);
      const { rows: unpaid } = await sql`
        select b.booking_id, b.status, b.amount, b.paid from bookings b
        join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id
        where coalesce(b.paid, 0) <> case when m.kind = 'seat' and b.status = 'CONFIRMED' then b.amount else 0 end
      `.execute(db);
      expect(unpaid).toEqual([]);
    });
  }

  it("no seat is held twice, nothing is lost or won, and each shift is at its hours", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.nat({ max: FIVE_YEARS }),
        fc.boolean(),
        deeds,
        async (zone, day, isPaid, list) => {
          const hall = await opened(zone, day, isPaid);
          for (const [name, ...numbers] of [...BEGINNING, ...list]) {
            try {
              await DEEDS[name]?.(hall, ...(numbers as [number, number, number]));
            } catch (error) {
              if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
            }
            await check(hall);
          }
        },
      ),
      { numRuns: cases(4, 200), endOnFailure: true },
    );
  });
});
