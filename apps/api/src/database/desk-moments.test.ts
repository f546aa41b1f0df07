import { type DeskClaim, deskMoment, heldUntil, isHeld } from "@carrel/sdk/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { type Handle, insertTenant, newBooking, type TestTenant, testRandom } from "../testing/rows";
import { deskMoments } from "./desk-moments";

const NOW = new Date("2026-11-24T10:00:00Z");
const DAY_END = new Date("2026-11-24T18:30:00Z");
const hoursOn = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

const MADE_AT = hoursOn(-24);

/** What one desk has, one after the other: hours apart (often none), so that no two overlap. */
const history = fc
  .tuple(
    fc.integer({ min: -8, max: 4 }),
    fc.array(
      fc.record({
        gap: fc.constantFrom(0, 0, 0, 1, 2),
        length: fc.integer({ min: 1, max: 5 }),
        who: fc.constantFrom(0, 0, 0, 1, null),
        kind: fc.constantFrom("CONFIRMED", "PENDING", "CANCELLED", "code"),
        // Around now, and around the ends of what covers it.
        holdUntil: fc.integer({ min: -2, max: 10 }).map((quarters) => hoursOn(quarters / 4)),
      }),
      { maxLength: 6 },
    ),
  )
  .map(([begin, parts]) => {
    let at = begin;
    return parts.map(({ gap, length, ...rest }) => {
      const startAt = hoursOn(at + gap);
      at += gap + length;
      return { ...rest, startAt, endAt: hoursOn(at) };
    });
  });

/** Two people of a tenant's branch. */
const insertPeople = (db: Handle, { orgId, branchId }: TestTenant) =>
  db
    .insertInto("customers")
    .values(["Ravi", "Tara"].map((name) => ({ orgId, branchId, customerId: testRandom.id(), name })))
    .returning(["customerId", "name"])
    .execute();

eachDatabase("how desks stand now", (test) => {
  it("is the same in SQL and in TypeScript", async () => {
    const desks = 40;
    // Only one door makes holds for codes, a few at a time; the owner of this database writes them past it.
    await test.database.execute("alter table code_holds no force row level security");
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: desks, maxLength: desks }), async (histories) => {
        const tenant = await insertTenant(test.database, { desks });
        const { orgId, branchId, deskIds } = tenant;
        const people = await test.database.tx({ orgId }, (db) => insertPeople(db, tenant));
        const claims = histories.flatMap((parts, place) =>
          parts.map(({ who, ...part }) => {
            const person = who === null ? undefined : people[who];
            const whose = { customerId: person?.customerId ?? null, visitorName: person?.name ?? "" };
            return { ...part, ...whose, deskId: deskIds[place] ?? "" };
          }),
        );
        const codes = claims.filter(({ kind }) => kind === "code");
        const bookings = claims.flatMap(({ kind, ...rest }) => (kind === "code" ? [] : [{ ...rest, status: kind }]));
        await test.database.tx({ orgId }, async (db) => {
          if (bookings.length === 0) return;
          await db
            .insertInto("bookings")
            .values(
              bookings.map(({ status, holdUntil, ...rest }) => ({
                ...newBooking(tenant, rest),
                status,
                holdUntil: status === "PENDING" ? holdUntil : null,
                createdAt: MADE_AT,
              })),
            )
            .execute();
        });
        await test.database.execute(
          `insert into code_holds (org_id, branch_id, hold_id, desk_id, starts_at, ends_at, hold_until, network, flow_id,
            made_at) select $1, $2, h.*, 'network ' || h.hold_id, h.hold_id, $3 from jsonb_to_recordset($4::jsonb)
            as h (hold_id uuid, desk_id uuid, starts_at timestamptz, ends_at timestamptz, hold_until timestamptz)`,
          [
            orgId,
            branchId,
            MADE_AT.toISOString(),
            JSON.stringify(
              codes.map(({ deskId, startAt, endAt, holdUntil }) => ({
                hold_id: testRandom.id(),
                desk_id: deskId,
                starts_at: startAt,
                ends_at: endAt,
                hold_until: holdUntil,
              })),
            ),
          ],
        );
        const moments = await test.database.tx({ orgId }, (db) =>
          deskMoments(db, { branches: [{ branchId, dayEnd: DAY_END }], now: NOW }),
        );
        const live = (deskId: string): DeskClaim[] => [
          ...codes
            .filter((hold) => hold.deskId === deskId && hold.holdUntil > NOW)
            .map((hold) => ({ ...hold, heldUntil: hold.holdUntil, customerId: null, name: null })),
          ...bookings
            .filter((one) => one.deskId === deskId)
            .map(({ status, holdUntil, startAt, endAt, customerId, visitorName: name }) => ({
              status,
              customerId,
              name,
              holdUntil,
              period: { startAt, endAt },
              madeAt: MADE_AT,
            }))
            .filter((one) => isHeld(one, NOW))
            .map(({ customerId, name, ...one }) => {
              return { ...one.period, customerId, name, heldUntil: one.status === "PENDING" ? heldUntil(one) : null };
            }),
        ];
        const nothing = { now: "free", until: null, nextAt: null, nextName: null };
        expect(deskIds.map((deskId) => moments.get(deskId) ?? nothing)).toEqual(
          deskIds.map((deskId) => deskMoment(live(deskId), { now: NOW, dayEnd: DAY_END })),
        );
      }),
      { numRuns: 10 },
    );
  });
});
