import { ApiError } from "@carrel/sdk";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { insertPayments } from "../../database/count";
import { cases } from "../../testing/cases";
import { eachHouse, found, refusal } from "../testing/house";
import { at, insertPlaceless, openedHall } from "../testing/memberships";
import { addShift } from "../testing/shifts";
import { hire } from "../testing/staff";
import { membershipsByHand } from "./testing/memberships-by-hand";

const item = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

eachHouse("the dashboard's figures of memberships", (house) => {
  /** A hall with plans of every kind, and a second branch far away with a seat, a night and flex. */
  async function opened(desks = 4) {
    const hall = await openedHall(house, desks);
    const { client, branch } = hall;
    const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 30_000 } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...month, sells: "floating" });
    const evenings = await client.feePlans.add({
      ...{ name: "Evenings", ...month, sells: "floating", shiftIds: [hall.evening._id] },
    });
    const pass = await client.feePlans.add({
      ...{ name: "Five days", ...month, sells: "pass", allowance: { count: 5, unit: "day" } },
    });
    const away = await client.branches.add({ name: "Away", timezone: "America/New_York" });
    const far = await client.desks.add({ branchId: away._id, name: "F1" });
    const night = await client.shifts.add({
      ...{ branchId: away._id, name: "Night", starts: "20:00", ends: "04:00", weekdays: [0, 1, 2, 3, 4, 5, 6] },
    });
    const ofAll = () => client.dashboard.memberships({});
    const ofHall = () => client.dashboard.memberships({ branchId: branch._id });
    const byHand = (branchId: string | null) => membershipsByHand({ house, client, orgId: hall.orgId, branchId });
    return { ...hall, flex, evenings, pass, away, far, night, ofAll, ofHall, byHand };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  /** Gives back a part of what was paid for a membership. */
  const giveBack = ({ orgId }: Pick<Opened, "orgId">, membershipId: string, amount: number) =>
    house.database.tx({ orgId }, async (db) => {
      const paid = await db
        .selectFrom("deskTransactions")
        .selectAll()
        .where("membershipId", "=", membershipId)
        .executeTakeFirstOrThrow();
      const now = house.api.clock.now();
      await insertPayments(db, [
        { ...paid, transactionId: house.id(), kind: "refund", amount, paidAt: now, createdAt: now },
      ]);
    });

  it("are empty where nothing is sold in shifts, at any desk or as a pass", async () => {
    const { client } = await found(house, { desks: 2 });
    expect(await client.dashboard.memberships({})).toEqual({
      ...{ currency: "INR", shifts: [], shiftCount: 0, floating: [], passes: { live: 0, low: 0, lowest: [] } },
    });
  });

  it("count the seats of each shift by its time, what it brought this month and what ends in it", async () => {
    const hall = await opened();
    const { client, branch, desks, morning, evening, fullDay } = hall;
    const [one, two, three, four] = desks.map(({ _id }) => _id);
    // The first seat for whole days, the second twice, the third all day long, the fourth by a visitor in the evening.
    const seat = await hall.sellSeat({ deskId: one, customerId: await hall.another() });
    const early = await hall.sellShift({ deskId: two });
    await hall.sellShift({ deskId: two, shiftId: evening._id, customerId: await hall.another() });
    await hall.sellShift({ deskId: three, shiftId: fullDay._id, customerId: await hall.another() });
    await hall.turnTo(at("2026-11-23", "09:00"));
    await client.desks.bookDesk({
      deskId: four ?? "",
      customer: { name: "Ravi Kumar", email: "ravi@example.com" },
      type: "HOURLY",
      startAt: at("2026-11-23", "18:00"),
      endAt: at("2026-11-23", "19:00"),
      method: "cash",
    });
    const off = await client.desks.add({ branchId: branch._id, name: "Off" });
    await client.desks.update({ _id: off._id, isActive: false });
    await giveBack(hall, early._id, 4_000);
    const shown = ({ shifts }: Awaited<ReturnType<Opened["ofHall"]>>) =>
      shifts.map(({ shiftName, date, desks: all, sold, free, income, ending }) => [
        ...[shiftName, date, all, sold, free, income, ending],
      ]);
    // 94,400 of each: what was paid for whole days and for the visitor's hour is no shift's.
    expect(shown(await hall.ofHall())).toEqual([
      ["Full day", "2026-11-23", 4, 3, 0, 94_400, 0],
      ["Morning", "2026-11-23", 4, 3, 1, 90_400, 0],
      ["Evening", "2026-11-23", 4, 3, 0, 94_400, 0],
    ]);
    expect((await hall.ofHall()).shifts[0]).toMatchObject({
      ...{ shiftId: fullDay._id, branchId: branch._id, branchName: branch.name, starts: "06:00", ends: "22:00" },
    });

    // What rests is free; the morning is over and counts tomorrow, when the visitor is gone.
    await client.memberships.freeze({ id: seat._id, from: "2026-11-24", to: "2026-11-24" });
    await hall.turnTo(at("2026-11-23", "15:00"));
    expect(shown(await hall.ofHall())).toEqual([
      ["Full day", "2026-11-23", 4, 3, 0, 94_400, 0],
      ["Morning", "2026-11-24", 4, 2, 2, 90_400, 0],
      ["Evening", "2026-11-23", 4, 3, 0, 94_400, 0],
    ]);
    // Ends on 22 December: the sixth day after the 16th. The month has brought nothing yet.
    await hall.turnTo(at("2026-12-15", "09:00"));
    expect(shown(await hall.ofHall()).map((row) => row.slice(-2))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    await hall.turnTo(at("2026-12-16", "09:00"));
    expect((await hall.ofHall()).shifts.map(({ ending }) => ending)).toEqual([1, 1, 1]);
    const bySheet = await client.memberships.list({
      ...{ shiftId: morning._id, state: "live", endsBy: "2026-12-22", limit: 10, page: 1 },
    });
    expect(bySheet.totalRecords).toBe(1);
    // On days on which it is closed nothing is.
    await client.branches.update({
      _id: branch._id,
      timings: branch.timings.map((timing) => ({ ...timing, closed: true })),
    });
    expect(shown(await hall.ofHall())[1]).toEqual(["Morning", null, 4, 0, 0, 0, 1]);
    await client.shifts.update({ _id: morning._id, isActive: false });
    expect((await hall.ofHall()).shifts.map(({ shiftName }) => shiftName)).toEqual(["Full day", "Evening"]);
  });

  it("tell of floating places by the one rule, and of passes that run low", async () => {
    const hall = await opened(2);
    const { client, flex, evenings, evening, pass, customerId } = hall;
    const sell = async (feePlanId: string, changes: object = {}) =>
      client.memberships.add({
        customerId: await hall.another(),
        feePlanId,
        startDate: "2026-11-23",
        method: "cash",
        ...changes,
      });
    await sell(flex._id);
    await sell(evenings._id, { shiftId: evening._id });
    const used = await sell(pass._id, { customerId });
    await sell(pass._id);
    await hall.turnTo(at("2026-11-23", "05:00"));
    const { floating, passes } = await hall.ofHall();
    expect(floating.map(({ shiftName, date, sold, places, left }) => [shiftName, date, sold, places, left])).toEqual([
      [null, "2026-11-23", 2, 2, 0],
      ["Full day", "2026-11-23", 2, 2, 0],
      ["Morning", "2026-11-23", 1, 2, 1],
      ["Evening", "2026-11-23", 2, 2, 0],
    ]);
    expect(passes).toEqual({ live: 2, low: 0, lowest: [] });
    for (const date of ["2026-11-24", "2026-11-25", "2026-11-26"])
      await client.memberships.visit({ id: used._id, date });
    expect((await hall.ofHall()).passes).toEqual({
      live: 2,
      low: 1,
      lowest: [
        {
          membershipId: used._id,
          customerId,
          customerName: "Nisha Verma",
          branchId: hall.branch._id,
          branchName: "Library Lane",
          feePlanName: "Five days",
          allowance: { unit: "day", total: 5, used: 3, left: 2 },
          endAt: at("2026-12-23"),
          daysLeft: 29,
        },
      ],
    });
    // A week before its end the other one is among them too; more than twenty are only counted.
    for (let one = 0; one < 21; one += 1) {
      await insertPlaceless(house, hall, {
        ...{ customerId, feePlanId: pass._id, kind: "pass", allowance: 100, allowanceUnit: "day", used: 1 },
      });
    }
    await hall.turnTo(at("2026-12-16", "23:59"));
    const later = (await hall.ofHall()).passes;
    expect(later).toMatchObject({ live: 23, low: 23 });
    expect(later.lowest).toHaveLength(20);
    expect(later.lowest[0]).toMatchObject({ membershipId: used._id, daysLeft: 6 });
    expect(later.lowest.slice(1).every(({ allowance }) => allowance.left === 99)).toBe(true);
  });

  it("are of the branches that somebody may see", async () => {
    const hall = await opened(2);
    const { away, night, far, flex, branch, client } = hall;
    await hall.sellShift();
    await client.memberships.add({
      customerId: await hall.another(),
      feePlanId: hall.shiftPlan._id,
      deskId: far._id,
      shiftId: night._id,
      startDate: "2026-11-23",
      method: "cash",
    });
    await client.memberships.add({
      ...{ customerId: await hall.another(), feePlanId: flex._id, startDate: "2026-11-23" },
      method: "cash",
    });
    await hall.turnTo(at("2026-11-23", "05:00"));
    const names = async (asker: typeof client, branchId?: string) => {
      const { shifts, shiftCount, floating } = await asker.dashboard.memberships(branchId ? { branchId } : {});
      expect(shiftCount).toBe(shifts.length);
      return [shifts.map(({ shiftName }) => shiftName), [...new Set(floating.map(({ branchName }) => branchName))]];
    };
    const own = ["Full day", "Morning", "Evening"];
    expect(await names(client)).toEqual([["Night", ...own], ["Library Lane"]]);
    expect(await names(client, away._id)).toEqual([["Night"], []]);
    const limited = await hire(house, hall, { permissions: ["dashboard.read"], branches: [away._id] });
    expect(await names(limited)).toEqual([["Night"], []]);
    expect(await refusal(limited.dashboard.memberships({ branchId: branch._id }))).toMatchObject({ status: 404 });
    const nobody = await hire(house, hall, { permissions: ["bookings.read"] });
    expect(await refusal(nobody.dashboard.memberships({}))).toMatchObject({ status: 403 });
  });

  it("tell of a hundred shifts, and how many there are", async () => {
    const { client } = await found(house, { workspaceKind: "study-hall" });
    for (let number = 0; number < 101; number += 1) {
      await addShift(client, { name: `Shift ${String(number).padStart(3, "0")}`, starts: "06:00", ends: "14:00" });
    }
    const { shifts, shiftCount } = await client.dashboard.memberships({});
    expect([shifts.length, shiftCount, shifts.at(-1)?.shiftName]).toEqual([100, 101, "Shift 099"]);
  });

  const small = fc.nat({ max: 40 });
  const deed = fc.tuple(
    fc.constantFrom(
      ...["seat", "shift", "shift", "shift", "flex", "evening", "pass", "night", "visit", "visit"],
      ...["freeze", "end", "back", "renew", "hour", "off"],
    ),
    small,
    small,
  );

  it("come to what a count of every row comes to, whatever happened", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 12, maxLength: 25 }),
        fc.array(fc.nat({ max: 40 * 24 * 60 }), { minLength: 2, maxLength: 4 }),
        async (deeds, minutes) => {
          house.setNow(at("2026-11-21", "10:00"));
          const hall = await opened(4);
          const { client, desks, pass, flex, evenings, evening, orgId } = hall;
          const people = [hall.customerId, await hall.another(), await hall.another(), await hall.another()];
          const ids: string[] = [];
          const today = () => localDateOf(house.api.clock.now(), "Asia/Kolkata");
          const sold = async (asked: object, one: number) => {
            const startDate = addDays(today(), one % 12);
            const customerId = item(people, one);
            const feePlanId = hall.shiftPlan._id;
            ids.push(
              (await client.memberships.add({ customerId, feePlanId, startDate, method: "cash", ...asked }))._id,
            );
          };
          const deskId = (one: number) => item(desks, one)._id;
          const DEEDS: Record<string, (one: number, two: number) => Promise<unknown>> = {
            seat: (one, two) => sold({ feePlanId: hall.seatPlan._id, deskId: deskId(two) }, one),
            shift: (one, two) =>
              sold({ deskId: deskId(two), shiftId: item([hall.morning, evening, hall.fullDay], one + two)._id }, one),
            flex: (one) => sold({ feePlanId: flex._id }, one),
            evening: (one) => sold({ feePlanId: evenings._id, shiftId: evening._id }, one),
            pass: (one) => sold({ feePlanId: pass._id }, one),
            night: (one) => sold({ deskId: hall.far._id, shiftId: hall.night._id }, one),
            visit: (one, two) => client.memberships.visit({ id: item(ids, one), date: addDays(today(), two % 20) }),
            freeze: (one, two) => {
              const from = addDays(today(), two % 10);
              return client.memberships.freeze({ id: item(ids, one), from, to: addDays(from, one % 4) });
            },
            end: (one, two) => client.memberships.end({ id: item(ids, one), lastDay: addDays(today(), two % 20) }),
            back: (one, two) => giveBack({ orgId }, item(ids, one), 100 * two),
            renew: (one) => client.memberships.renew({ id: item(ids, one), method: "cash" }),
            hour: (one, two) =>
              client.desks.bookDesk({
                deskId: deskId(one),
                customer: { name: "Ravi Kumar", email: "ravi@example.com" },
                type: "HOURLY",
                startAt: at(addDays(today(), 1 + (two % 5)), "12:00"),
                endAt: at(addDays(today(), 1 + (two % 5)), "13:00"),
              }),
            off: (one, two) => client.desks.update({ _id: deskId(one), isActive: two % 2 === 0 }),
          };
          for (const [name, one, two] of deeds) {
            try {
              if (ids.length > 0 || ["seat", "shift", "flex", "evening", "pass", "night"].includes(name)) {
                await DEEDS[name]?.(one, two);
              }
            } catch (error) {
              if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
            }
          }
          const begun = house.api.clock.now().getTime();
          for (const later of minutes.toSorted((a, b) => a - b)) {
            await hall.turnTo(new Date(begun + later * 60_000).toISOString());
            expect(await hall.ofAll()).toEqual(await hall.byHand(null));
            expect(await hall.ofHall()).toEqual(await hall.byHand(hall.branch._id));
          }
        },
      ),
      { numRuns: cases(6, 100), endOnFailure: true },
    );
  });
});
