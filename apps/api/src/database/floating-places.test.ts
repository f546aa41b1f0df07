import { addDays, dayRange, instantAt, type Period, type ShiftHours, shiftOn, shiftsOverlap } from "@carrel/sdk/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { cases } from "../testing/cases";
import { eachDatabase } from "../testing/databases";
import { insertBuyer, insertShift, insertTenant, newBooking, type TestTenant, testRandom } from "../testing/rows";
import { bookSlots } from "./book-slot";
import { json } from "./json";
import type { TenantTransaction } from "./port";
import { errorDetail, violatedConstraint } from "./sql-error";

const ZONE = "Asia/Kolkata";
const MONDAY = "2026-11-23";
const NOW = new Date("2026-11-20T00:00:00Z");
const day = (count: number) => dayRange(addDays(MONDAY, count), ZONE).startAt;

type Term = Period & { shiftId?: string | null };

type Buyer = Awaited<ReturnType<typeof insertBuyer>>;

const membership = ({ orgId, branchId }: TestTenant, buyer: Buyer, { shiftId = null, ...period }: Term) => ({
  ...buyer,
  ...period,
  orgId,
  branchId,
  membershipId: testRandom.id(),
  kind: "floating" as const,
  shiftId,
  amount: 0,
  currency: "INR",
});

const sell = (db: TenantTransaction, tenant: TestTenant, buyer: Buyer, term: Term) =>
  db
    .insertInto("memberships")
    .values(membership(tenant, buyer, term))
    .returning("membershipId")
    .executeTakeFirstOrThrow();

const room = async (db: TenantTransaction, { branchId }: TestTenant, { shiftId = null, startAt, endAt }: Term) => {
  const { rows } = await sql<{ sold: number; places: number }>`
    select * from floating_room(${branchId}::uuid, ${shiftId}::uuid, ${startAt}, ${endAt}, 0)`.execute(db);
  return rows[0];
};

/** Gives a desk to somebody as his own, in a shift, by its bookings. */
const fix = async (
  db: TenantTransaction,
  tenant: TestTenant,
  buyer: Buyer,
  seat: { deskId: string; shiftId: string; periods: readonly Period[] },
) => {
  const { orgId, branchId } = tenant;
  const { deskId, shiftId, periods } = seat;
  const [first] = periods;
  const last = periods.at(-1);
  if (!first || !last) return;
  const membershipId = testRandom.id();
  await db
    .insertInto("memberships")
    .values({
      ...buyer,
      orgId,
      branchId,
      membershipId,
      kind: "shift",
      deskId,
      shiftId,
      startAt: first.startAt,
      endAt: last.endAt,
      amount: 0,
      currency: "INR",
    })
    .execute();
  const bookings = periods.map((period) =>
    newBooking(tenant, { ...period, deskId, customerId: buyer.customerId, membershipId, amount: 0 }),
  );
  // What is taken is nobody's: the others stay.
  await bookSlots(db, bookings, NOW);
};

const hours = fc
  .record({
    starts: fc.integer({ min: 0, max: 11 }),
    ends: fc.integer({ min: 0, max: 12 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  })
  .filter(({ starts, ends }) => starts !== ends)
  .map(({ starts, ends, weekdays }) => ({
    starts: `${String(starts * 2).padStart(2, "0")}:00`,
    ends: `${String(ends * 2).padStart(2, "0")}:00`,
    weekdays,
  }));

const term = fc
  .record({ from: fc.integer({ min: 0, max: 10 }), days: fc.integer({ min: 1, max: 10 }) })
  .map(({ from, days }) => ({ from, to: from + days }));

const event = fc.oneof(
  fc.record({ kind: fc.constant("floating" as const), term, shift: fc.integer({ min: -1, max: 2 }) }),
  fc.record({
    kind: fc.constant("fixed" as const),
    term,
    shift: fc.integer({ min: 0, max: 2 }),
    desk: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: fc.constant("freeze" as const), which: fc.nat(5), term }),
  fc.record({ kind: fc.constant("thaw" as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant("longer" as const), which: fc.nat(5), days: fc.integer({ min: -3, max: 5 }) }),
);

eachDatabase("floating places", (test) => {
  const opened = async (desks: number, factor?: number) => {
    const tenant = await insertTenant(test.database, { desks });
    const { orgId } = tenant;
    const buyer = await test.database.tx({ orgId }, async (db) => {
      if (factor !== undefined) {
        await db
          .updateTable("organisations")
          .set({ orgSettings: sql`org_settings || ${json({ floatingFactor: factor })}::jsonb` as never })
          .execute();
      }
      return insertBuyer(db, tenant);
    });
    const tx = <Result>(work: (db: TenantTransaction) => Promise<Result>) => test.database.tx({ orgId }, work);
    return { tenant, buyer, tx, orgId };
  };
  const week: Term = { startAt: day(0), endAt: day(7) };

  it("are as many as desks, or so often as the organisation sells each, rounded down", async () => {
    for (const [factor, places] of [
      [undefined, 3],
      [1.5, 4],
      [5, 15],
    ] as const) {
      const { tenant, tx } = await opened(3, factor);
      expect(await tx((db) => room(db, tenant, week))).toEqual({ sold: 0, places });
    }
  });

  it("are refused by the database beyond that, and one that is longer is as well", async () => {
    const { tenant, buyer, tx, orgId } = await opened(1);
    const { membershipId } = await tx((db) => sell(db, tenant, buyer, { startAt: day(0), endAt: day(3) }));
    const error = await tx((db) => sell(db, tenant, buyer, { startAt: day(2), endAt: day(9) })).catch(
      (e: unknown) => e,
    );
    expect([violatedConstraint(error), JSON.parse(errorDetail(error) ?? "")]).toEqual([
      "floating_full",
      { sold: 1, places: 1 },
    ]);
    await tx((db) => sell(db, tenant, buyer, { startAt: day(3), endAt: day(9) }));
    const lengthen = (endAt: Date) =>
      tx((db) =>
        db
          .updateTable("memberships")
          .set({ endAt })
          .where("orgId", "=", orgId)
          .where("membershipId", "=", membershipId)
          .execute(),
      );
    await expect(lengthen(day(4))).rejects.toThrow();
    await lengthen(day(2));
    expect(await tx((db) => room(db, tenant, { startAt: day(2), endAt: day(3) }))).toEqual({ sold: 0, places: 1 });
  });

  it("count where two shifts share any time of a week, as shiftsOverlap has it", async () => {
    const { tenant, buyer, tx } = await opened(5);
    await fc.assert(
      fc.asyncProperty(hours, hours, async (one, other) => {
        const asked = await tx(async (db) => {
          await db.updateTable("memberships").set({ status: "CANCELLED" }).execute();
          const [shiftId, otherId] = [await insertShift(db, tenant, one), await insertShift(db, tenant, other)];
          // Two weeks, so that what goes over from a week's last day is there.
          const weeks = { startAt: day(0), endAt: day(15) };
          await sell(db, tenant, buyer, { ...weeks, shiftId });
          return room(db, tenant, { ...weeks, shiftId: otherId });
        });
        expect(asked?.sold).toBe(shiftsOverlap(one, other) ? 1 : 0);
      }),
      { numRuns: cases(40, 300) },
    );
  });

  it("are never more than there are at any moment, whatever is sold, fixed, frozen, thawed and lengthened", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(hours, { minLength: 3, maxLength: 3 }),
        fc.array(event, { minLength: 4, maxLength: 14 }),
        fc.constantFrom(1, 1.4, 2),
        async (shifts, events, factor) => {
          const { tenant, buyer, tx, orgId } = await opened(2, factor);
          const shiftIds = await tx(async (db) => {
            const ids: string[] = [];
            for (const shift of shifts) ids.push(await insertShift(db, tenant, shift));
            return ids;
          });
          const sold: { membershipId: string }[] = [];
          // Of what is refused nothing stays.
          const tried = <Result>(work: (db: TenantTransaction) => Promise<Result>) =>
            tx(work).catch((error: unknown) => {
              const constraint = violatedConstraint(error) ?? "";
              expect(["floating_full", "memberships_period", "membership_freezes_once"]).toContain(constraint);
              return undefined;
            });
          for (const one of events) {
            const named = "which" in one ? sold[one.which] : undefined;
            if (one.kind === "floating") {
              const shiftId = shiftIds[one.shift] ?? null;
              const period = { startAt: day(one.term.from), endAt: day(one.term.to) };
              const made = await tried((db) => sell(db, tenant, buyer, { ...period, shiftId }));
              if (made) sold.push(made);
            } else if (one.kind === "fixed") {
              const shift = shifts[one.shift];
              const periods = Array.from({ length: one.term.to - one.term.from }, (_, at) =>
                shift ? shiftOn(shift, addDays(MONDAY, one.term.from + at), ZONE) : null,
              ).filter((period) => period !== null);
              // As a seller who asks first: it is sold where it takes nobody's place.
              await tx(async (db) => {
                const [first] = periods;
                const last = periods.at(-1);
                if (!first || !last) return;
                const { rows } = await sql<{ sold: number; places: number }>`
                  select * from floating_room(${tenant.branchId}::uuid, ${shiftIds[one.shift]}::uuid, ${first.startAt},
                    ${last.endAt}, 1)`.execute(db);
                if (rows[0] && rows[0].sold > rows[0].places) return;
                await fix(db, tenant, buyer, {
                  deskId: tenant.deskIds[one.desk % 2] ?? "",
                  shiftId: shiftIds[one.shift] ?? "",
                  periods,
                });
              });
            } else if (named && one.kind === "freeze") {
              const { from, to } = one.term;
              const freeze = { orgId, branchId: tenant.branchId, freezeId: testRandom.id(), ...named };
              await tried((db) =>
                db
                  .insertInto("membershipFreezes")
                  .values({ ...freeze, startAt: day(from), endAt: day(to) })
                  .execute(),
              );
            } else if (named && one.kind === "thaw") {
              await tried((db) =>
                db.deleteFrom("membershipFreezes").where("membershipId", "=", named.membershipId).execute(),
              );
            } else if (named && one.kind === "longer") {
              await tried((db) =>
                db
                  .updateTable("memberships")
                  .set({ endAt: sql<Date>`ends_at + ${`${one.days} days`}::interval` })
                  .where("orgId", "=", orgId)
                  .where("membershipId", "=", named.membershipId)
                  .execute(),
              );
            }
          }
          expect(await tx((db) => overfull(db, tenant, { shifts, shiftIds, factor }))).toEqual([]);
        },
      ),
      { numRuns: cases(25, 200) },
    );
  });
});

/** The hours of three weeks at which there are more floating members than places, counted by hand. */
async function overfull(
  db: TenantTransaction,
  { deskIds }: TestTenant,
  { shifts, shiftIds, factor }: { shifts: readonly ShiftHours[]; shiftIds: readonly string[]; factor: number },
): Promise<string[]> {
  const members = await db.selectFrom("memberships").selectAll().where("kind", "=", "floating").execute();
  const freezes = await db.selectFrom("membershipFreezes").selectAll().execute();
  const fixed = await db.selectFrom("bookings").selectAll().where("status", "=", "CONFIRMED").execute();
  const covers = ({ startAt, endAt }: Period, at: Date) => startAt <= at && at < endAt;
  const found: string[] = [];
  for (let date = 0; date < 21; date += 1) {
    const local = addDays(MONDAY, date);
    for (let hour = 0; hour < 24; hour += 1) {
      const at = instantAt(local, `${String(hour).padStart(2, "0")}:00`, ZONE);
      const isOn = (shiftId: string | null) => {
        const shift = shifts[shiftIds.indexOf(shiftId ?? "")];
        return !shift || [addDays(local, -1), local].some((begin) => covers(shiftOn(shift, begin, ZONE) ?? NEVER, at));
      };
      const here = members.filter(
        (member) =>
          covers(member, at) &&
          isOn(member.shiftId) &&
          !freezes.some((freeze) => freeze.membershipId === member.membershipId && covers(freeze, at)),
      ).length;
      const held = new Set(fixed.filter((booking) => covers(booking, at)).map(({ deskId }) => deskId)).size;
      const places = Math.floor(Number((factor * (deskIds.length - held)).toFixed(6)));
      if (here > places) found.push(`${local} ${hour}:00: ${here} of ${places}`);
    }
  }
  return found;
}
const NEVER: Period = { startAt: new Date(0), endAt: new Date(0) };
