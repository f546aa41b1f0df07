import type { AddFeePlan, CustomerRow } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";

/** The clock's day is Saturday 21 November, 5:30 by the universal clock; Kolkata is 5:30 ahead. */
const days = { from: "2026-11-01", paidUntil: "2026-11-30" };

/** A wall time of Kolkata. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();

const told = (issues: readonly { path: readonly (string | number)[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const checked = async ({ client }: Pick<Place, "client">, data: CustomerRow[]) =>
  (await client.customers.validateBulkUpload({ data })).validationResults;
const issuesOf = async (place: Pick<Place, "client">, data: CustomerRow[]) =>
  (await checked(place, data)).map(({ issues }) => told(issues));
const valuesOf = async (place: Pick<Place, "client">, data: CustomerRow[]) =>
  (await checked(place, data)).flatMap(({ value }) => value ?? []);

eachHouse("a members' import of what plans sell", (house) => {
  /** A place with two desks, two shifts that overlap and one that lies apart, and a plan of each kind. */
  const opened = async (desks = 2) => {
    const place = await found(house, { desks });
    const { client } = place;
    const add = (plan: Partial<AddFeePlan>) =>
      client.feePlans.add({
        name: "Plan",
        bookingType: "DAILY",
        duration: { count: 1, unit: "month" },
        amount: 50_000,
        ...plan,
      });
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    await addShift(client, { name: "Full day", starts: "06:00", ends: "22:00" });
    const evening = await addShift(client, { name: "Evening", starts: "14:00", ends: "22:00" });
    await addTerm(client, { count: 1, unit: "month" });
    await addShiftPlan(client, { name: "Shift" });
    await addShiftPlan(client, { name: "Mornings only", shiftIds: [morning._id] });
    await add({ name: "Flex", sells: "floating" });
    await add({ name: "Flex mornings", sells: "floating", shiftIds: [morning._id] });
    await add({ name: "Flex shifts", sells: "floating", shiftIds: [morning._id, evening._id] });
    await add({ name: "Ten days", sells: "pass", allowance: { count: 10, unit: "day" } });
    await add({ name: "Ten hours", sells: "pass", allowance: { count: 10, unit: "hour" } });
    let number = 0;
    const row = (change: CustomerRow): CustomerRow => {
      number += 1;
      return { name: `Nisha ${number}`, email: `nisha-${number}@example.com`, ...days, ...change };
    };
    const memberships = async () => (await client.memberships.list({ limit: 100 })).data;
    return { ...place, morning, row, memberships };
  };

  it("takes over each kind, for nothing, a shift's seat by the days that are not over", async () => {
    const place = await opened();
    const { client, row, memberships, branch, desks, morning } = place;
    const rows = [
      row({ desk: "d1", shift: "MORNING", feePlan: "Shift" }),
      row({ feePlan: "Flex" }),
      row({ feePlan: "Flex mornings" }),
      row({ feePlan: "Ten days", left: "4" }),
      row({ feePlan: "Ten hours", left: "3" }),
      row({ feePlan: "Ten days", from: "" }),
      row({ desk: "D2", feePlan: "1 month" }),
    ];
    expect(await issuesOf(place, rows.slice(0, 1).concat(rows.slice(3)))).toEqual([[], [], [], [], []]);
    // Beside two desks of one's own there is no floating place.
    await client.desks.add({ branchId: branch._id, name: "D3" });
    await client.desks.add({ branchId: branch._id, name: "D4" });
    const validatedData = await valuesOf(place, rows);
    const result = await client.customers.processBulkUpload({ validatedData });
    expect(result).toMatchObject({ created: 7, takenOver: 7 });
    const own = new Map((await memberships()).map((one) => [one.customerName, one]));
    const time = { startAt: at("2026-11-01", "00:00"), endAt: at("2026-12-01", "00:00"), amount: 0, state: "active" };
    expect(own.get("Nisha 1")).toMatchObject({ ...time, kind: "shift", deskId: desks[0]?._id, shiftId: morning._id });
    expect(own.get("Nisha 2")).toMatchObject({ ...time, kind: "floating", shiftId: null, deskId: null });
    expect(own.get("Nisha 3")).toMatchObject({ ...time, kind: "floating", shiftId: morning._id });
    expect(own.get("Nisha 4")).toMatchObject({ kind: "pass", allowance: { unit: "day", total: 4, used: 0, left: 4 } });
    expect(own.get("Nisha 5")).toMatchObject({ allowance: { unit: "minute", total: 180, left: 180 } });
    expect(own.get("Nisha 6")).toMatchObject({ allowance: { total: 10 }, startAt: at("2026-11-21", "00:00") });
    expect(own.get("Nisha 7")).toMatchObject({ ...time, kind: "seat", deskId: desks[1]?._id, shiftId: null });
    const { data: booked } = await client.memberships.bookings({ id: own.get("Nisha 1")?._id ?? "" });
    // Saturday the 21st runs; Sundays are none of the shift's.
    expect(booked.map(({ startAt }) => startAt).sort()).toEqual(
      ["21", "23", "24", "25", "26", "27", "28", "30"].map((day) => at(`2026-11-${day}`, "06:00")),
    );
    expect(booked[0]).toMatchObject({ source: "import", status: "CONFIRMED", amount: 0, feePlanId: null });
    for (const id of result.ids) expect(await client.customers.transactions({ id })).toEqual([]);
    await house.tell();
    expect(await house.api.mailsTo("nisha-1@example.com")).toEqual([]);
    expect((await client.notifications.list({ limit: 20, page: 1 })).data).toEqual([]);
    const [log] = (await client.auditLog.list({ limit: 1, page: 1 })).data;
    expect(log?.after).toMatchObject({ memberships: expect.arrayContaining([...own.values()].map(({ _id }) => _id)) });
    // Both go on as if they had been sold here.
    const shift = await client.memberships.renew({ id: own.get("Nisha 1")?._id ?? "", method: "cash" });
    expect(shift).toMatchObject({ endAt: at("2027-01-01", "00:00") });
    const pass = await client.memberships.renew({ id: own.get("Nisha 4")?._id ?? "" });
    expect(pass).toMatchObject({ allowance: { left: 14 } });
  });

  it("names row and column of what doesn't go together", async () => {
    const place = await opened();
    const { client, row, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.shifts.add({ branchId: annex._id, name: "Noon", starts: "11:00", ends: "13:00", weekdays: [1] });
    await addShift(client, { name: "Sundays", starts: "11:00", ends: "13:00", weekdays: [0] });
    const old = await addShift(client, { name: "Old", starts: "11:00", ends: "13:00" });
    await client.shifts.update({ _id: old._id, isActive: false });
    const week = { from: "2026-11-23", paidUntil: "2026-11-28" };
    expect(
      await issuesOf(place, [
        row({ desk: "D1", shift: "Morning", feePlan: "1 month" }),
        row({ desk: "D1", feePlan: "Shift" }),
        row({ shift: "Morning", feePlan: "Shift" }),
        row({ desk: "D1", shift: "Noon", feePlan: "Shift" }),
        row({ desk: "D1", shift: "Evening", feePlan: "Mornings only" }),
        row({ desk: "D1", shift: "Old", feePlan: "Shift" }),
        row({ desk: "D1", shift: "Sundays", feePlan: "Shift", ...week }),
        row({ desk: "D1", feePlan: "Flex" }),
        row({ shift: "Morning", feePlan: "Flex" }),
        row({ feePlan: "Flex shifts" }),
        row({ shift: "Full day", feePlan: "Flex shifts" }),
        row({ desk: "D1", shift: "Morning", feePlan: "Ten days" }),
        row({ feePlan: "Ten days", left: "0" }),
        row({ feePlan: "Ten days", left: "2.5" }),
        row({ feePlan: "Flex", left: "3" }),
        row({ shift: "Morning", paidUntil: "" }),
        { name: "Nisha", email: "nisha@example.com", left: "3" },
      ]),
    ).toEqual([
      ["shift: 1 month sells whole days. Leave this empty, or choose another plan."],
      ["shift: Name the shift: Shift is sold in one"],
      ["desk: Name the desk too: Shift sells one of one's own"],
      [`shift: ${branch.name} has no shift Noon`],
      ["shift: Mornings only is not sold in Evening. Choose another shift or another fee plan."],
      ["shift: Old is deactivated, so nothing new is sold in it. Choose another shift."],
      [`shift: ${branch.name} is open on no day of Sundays in this time.`],
      ["desk: Flex sells no desk of one's own. Leave this empty, or choose another plan."],
      ["shift: Flex sells all open hours. Leave this empty, or choose another plan."],
      ["shift: Name the shift: Flex shifts is sold in one"],
      ["shift: Flex shifts is not sold in Full day. Choose another shift or another fee plan."],
      [
        "desk: Ten days sells no desk of one's own. Leave this empty, or choose another plan.",
        "shift: Ten days is used at any time. Leave this empty, or choose another plan.",
      ],
      ["left: Use 1 or more"],
      ["left: Use a whole number"],
      ["left: Leave this empty: only a pass is used up"],
      ["feePlan: Name the fee plan on which it is renewed", "paidUntil: Say until when it is paid"],
      ["feePlan: Name the fee plan on which it is renewed", "paidUntil: Say until when it is paid"],
    ]);
  });

  it("finds one seat in one shift, and a full day over a morning, given twice", async () => {
    const place = await opened();
    const { client, row, memberships } = place;
    const rows = [
      row({ desk: "D1", shift: "Morning", feePlan: "Shift" }),
      row({ desk: "D1", shift: "Morning", feePlan: "Shift", from: "2026-11-25" }),
      row({ desk: "D1", shift: "Evening", feePlan: "Shift" }),
      row({ desk: "D2", shift: "Full day", feePlan: "Shift" }),
      row({ desk: "D2", shift: "Morning", feePlan: "Shift", paidUntil: "2026-11-25" }),
      row({ desk: "D1", feePlan: "1 month" }),
    ];
    const earlier = (desk: string, time: string) =>
      `desk: ${desk} is booked by an earlier row: ${time}. Choose another desk or time.`;
    expect(await issuesOf(place, rows)).toEqual([
      [],
      [earlier("D1", "Wed, 25 Nov 2026, 06:00–14:00")],
      [],
      [],
      [earlier("D2", "Sat, 21 Nov 2026, 06:00–22:00")],
      [earlier("D1", "Sat, 21 Nov 2026, 06:00–14:00")],
    ]);
    const values = await valuesOf(place, rows);
    const [first] = values;
    if (!first) throw new Error("The first row is right");
    const twice = [first, { ...first, name: "Omar", email: "omar@example.com" }];
    const collided = await refusal(client.customers.processBulkUpload({ validatedData: twice }));
    expect(collided).toMatchObject({ status: 409, code: "desk_taken" });
    expect(collided.message).toMatch(/^Desk D1 is taken on Sat.* Nothing was imported: check the rows again\.$/);
    expect(collided.issues).toContainEqual(expect.objectContaining({ path: ["validatedData", 1, "takenOver"] }));
    expect([await memberships(), (await client.customers.list()).totalRecords]).toEqual([[], 0]);
    await client.customers.processBulkUpload({ validatedData: values });
    expect((await memberships()).map(({ shiftName }) => shiftName).sort()).toEqual(["Evening", "Full day", "Morning"]);
    // What is there is in the way of others, and of himself at another desk.
    expect(
      await issuesOf(place, [
        row({ desk: "D1", shift: "Full day", feePlan: "Shift" }),
        row({ desk: "D2", shift: "Evening", feePlan: "Shift" }),
        { ...rows[0], desk: "D2", shift: "Full day" },
      ]),
    ).toEqual([
      ["desk: D1 is taken by Nisha 1: Sat, 21 Nov 2026, 06:00–14:00. Choose another desk or time."],
      ["desk: D2 is taken by Nisha 4: Sat, 21 Nov 2026, 06:00–22:00. Choose another desk or time."],
      ["desk: Nisha 1 has desk D1 already: Sat, 21 Nov 2026, 06:00–14:00. Choose another time, or end that first."],
    ]);
  });

  it("gives no more floating places than there are, counting the rows before and the seats of the sheet", async () => {
    const place = await opened();
    const { client, row, memberships } = place;
    const full = (sold: string) => [`feePlan: There ${sold}`];
    const all = (count: number) =>
      full(
        count === 1
          ? "is 1 floating place at that time, and it is sold."
          : `are ${count} floating places at that time, and all are sold.`,
      );
    expect(
      await issuesOf(place, [
        row({ feePlan: "Flex" }),
        row({ feePlan: "Flex", paidUntil: "2026-12-31" }),
        row({ feePlan: "Flex" }),
        row({ feePlan: "Flex mornings" }),
        row({ feePlan: "Flex mornings", from: "2027-01-01", paidUntil: "2027-01-31" }),
      ]),
    ).toEqual([[], [], all(2), all(2), []]);
    const rows = [
      row({ feePlan: "Flex" }),
      row({ feePlan: "Flex", from: "2026-12-01", paidUntil: "2026-12-31" }),
      row({ feePlan: "Flex" }),
      row({ desk: "D1", feePlan: "1 month", paidUntil: "2026-12-31" }),
    ];
    expect(await issuesOf(place, rows)).toEqual([[], [], all(1), []]);
    const values = await valuesOf(place, rows);
    const [, , third] = await valuesOf(place, [rows[0] ?? {}, rows[1] ?? {}, rows[2] ?? {}]);
    if (!third) throw new Error("Without the seat there is a place for it");
    expect(await refusal(client.customers.processBulkUpload({ validatedData: [...values, third] }))).toMatchObject({
      status: 409,
      code: "floating_full",
      message: "There is 1 floating place at that time, and it is sold. Nothing was imported: check the rows again.",
      issues: [{ path: ["validatedData", 3, "takenOver"] }],
    });
    expect(await memberships()).toEqual([]);
    await client.customers.processBulkUpload({ validatedData: values });
    // Full by what is there; and nobody is given the same twice by a sheet that comes again.
    expect(await issuesOf(place, [row({ feePlan: "Flex" })])).toEqual([all(1)]);
    const again = `feePlan: Nisha 6 has Flex already: Sun, 1 Nov 2026 – Mon, 30 Nov 2026. Choose another time, or end that first.`;
    expect(await issuesOf(place, rows.slice(0, 1))).toEqual([[again]]);
    expect(await refusal(client.customers.processBulkUpload({ validatedData: values.slice(0, 1) }))).toMatchObject({
      status: 409,
      code: "customer_assigned",
      issues: [{ path: ["validatedData", 0, "takenOver"] }],
    });
  });

  it("keeps room for the last floating place when two sheets come at once", async () => {
    const place = await opened(1);
    const { client, row, memberships } = place;
    const one = await valuesOf(place, [row({ feePlan: "Flex" })]);
    const two = await valuesOf(place, [row({ feePlan: "Flex" })]);
    const outcomes = await Promise.allSettled(
      [one, two].map((validatedData) => client.customers.processBulkUpload({ validatedData })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({ code: "floating_full" });
    expect(await memberships()).toHaveLength(1);
  });

  it("refuses values whose parts don't go together, another's shift, and more days than one sheet may have", async () => {
    const place = await opened();
    const other = await opened();
    const { client, row, memberships } = place;
    const [value] = await valuesOf(place, [row({ desk: "D1", shift: "Morning", feePlan: "Shift" })]);
    if (!value?.takenOver) throw new Error("The row is right");
    const { takenOver } = value;
    const refused = (changes: Partial<typeof takenOver>) =>
      refusal(
        client.customers.processBulkUpload({ validatedData: [{ ...value, takenOver: { ...takenOver, ...changes } }] }),
      );
    const path = ["validatedData", 0, "takenOver"];
    expect(await refused({ shiftId: other.morning._id })).toMatchObject({
      status: 400,
      issues: [{ path, message: "Shift not found" }],
    });
    const { deskId: _, ...noDesk } = takenOver;
    const without = { validatedData: [{ ...value, takenOver: noDesk }] };
    expect(await refusal(client.customers.processBulkUpload(without))).toMatchObject({
      status: 400,
      issues: [{ path }],
    });
    expect(await refused({ left: 3 })).toMatchObject({ status: 400, issues: [{ path }] });
    // 922 days each.
    const long = Array.from({ length: 26 }, (_, at) =>
      row({
        desk: "D1",
        shift: "Morning",
        feePlan: "Shift",
        from: "2026-11-21",
        paidUntil: "2029-10-31",
        name: `L${at}`,
      }),
    );
    const tooMany = "shift: With this row the sheet has more than 20,000 days in shifts. Import it in another sheet.";
    expect((await issuesOf(place, long)).flat().filter((issue) => issue === tooMany)).toHaveLength(5);
    expect(await memberships()).toEqual([]);
  });
});
