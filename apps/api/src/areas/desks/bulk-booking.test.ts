import { BOOKING_COLUMNS, type BookingRow, MAX_BULK_ROWS } from "@carrel/sdk/schemas";
import papa from "papaparse";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { countCosts } from "../../testing/counting";
import { expectDebts } from "../../testing/debts";
import { expectFollowed } from "../../testing/followed";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, type Place, refusal } from "../testing/house";

/** The day after the clock's; Kolkata is 5:30 ahead. */
const DAY = "2026-11-22";
const hour: BookingRow = {
  desk: "D1",
  customerName: "Asha Rao",
  email: "asha@example.com",
  type: "hourly",
  startDate: DAY,
  startTime: "9:00",
  endTime: "10:00",
};

const issuesOf = async ({ client }: Place, data: BookingRow[]) => {
  const { validationResults } = await client.desks.validateBulkBooking({ data });
  return validationResults.map(({ issues }) => issues.map(({ path, message }) => `${path.join(".")}: ${message}`));
};

const valuesOf = async ({ client }: Place, data: BookingRow[]) => {
  const { validationResults } = await client.desks.validateBulkBooking({ data });
  return validationResults.flatMap(({ value }) => value ?? []);
};

eachHouse("a bulk booking", (house) => {
  it("has a template in the organisation's wording, of tomorrow, that runs nothing and validates", async () => {
    const place = await found(house, { workspaceKind: "study-hall" });
    const { client, branch } = place;
    const { filename, blob } = await client.desks.bulkBookingTemplate({ format: "csv" });
    expect(filename).toBe("seat-bookings.csv");
    const { data } = papa.parse<string[]>(await blob.text(), { skipEmptyLines: true });
    expect(data[0]).toEqual(BOOKING_COLUMNS.map(({ header }) => header["study-hall"]));
    expect(data[1]).toContain("'+91 98765 43210");
    await client.desks.add({ branchId: branch._id, name: "A1" });
    const row = Object.fromEntries(BOOKING_COLUMNS.map(({ key }, at) => [key, data[1]?.[at]]));
    expect(await valuesOf(place, [row])).toMatchObject([
      { startAt: "2026-11-22T04:30:00.000Z", amount: 25_000, customer: { phone: "+91 98765 43210" } },
    ]);
  });

  it("says row by row what is wrong with it", async () => {
    const place = await found(house, { desks: 2 });
    const { client, desks } = place;
    await client.desks.update({ _id: desks[1]?._id ?? "", isActive: false });
    const { startTime, endTime, ...dayless } = hour;
    expect(
      await issuesOf(place, [
        hour,
        { ...hour, desk: "D9" },
        { ...hour, desk: "d2" },
        { ...hour, email: "", phone: "" },
        { ...hour, customerName: "", email: "asha" },
        { ...hour, type: "weekly", method: "barter", amount: "1,500" },
        { ...dayless, type: "HOURLY" },
        { ...hour, type: "DAILY" },
        { ...hour, startDate: "22/11/2026" },
        { ...hour, startDate: "2026-11-20" },
        { ...hour, endTime: "08:00" },
        { ...dayless, type: "DAILY", endDate: "2026-11-21" },
        { ...hour, feePlan: "Month" },
        { ...hour, startTime: "10:00", endTime: "10:30", amount: "250.505" },
      ]),
    ).toEqual([
      [],
      ["desk: Library Lane has no desk D9"],
      ["desk: This desk can't be booked at the moment. Choose another."],
      ["email: Give an e-mail address or a phone number"],
      ["customerName: Fill this in", "email: Use an e-mail address such as name@example.com"],
      [
        "type: Use DAILY or HOURLY",
        "method: Use cash, upi, card, bank or online",
        "amount: Write it in INR with digits only, such as 250.50",
      ],
      ["startTime: An HOURLY booking needs this", "endTime: An HOURLY booking needs this"],
      [
        "startTime: Leave this empty: a DAILY booking is of whole days",
        "endTime: Leave this empty: a DAILY booking is of whole days",
      ],
      ["startDate: Use a date such as 2026-11-21"],
      ["startDate: That time has passed. Choose a later one."],
      ["endTime: Choose an end after the start"],
      ["endDate: Choose a day that is not before the start date"],
      ["feePlan: There is no fee plan Month on sale"],
      ["amount: Write it in INR with digits only, such as 250.50"],
    ]);
  });

  it("refuses a time that the clocks jump over, and takes a day of 23 hours", async () => {
    const place = await found(house);
    const london = await place.client.branches.add({ name: "London", timezone: "Europe/London" });
    await place.client.desks.add({ branchId: london._id, name: "L1" });
    const spring = { ...hour, branch: "London", desk: "L1", startDate: "2027-03-28", endTime: "03:00" };
    expect(await issuesOf(place, [{ ...spring, startTime: "01:30" }])).toEqual([
      ["startTime: The clocks are put forward over this time on that day. Choose another."],
    ]);
    const { startTime, endTime, ...day } = spring;
    expect(await valuesOf(place, [{ ...day, type: "DAILY" }])).toMatchObject([
      { startAt: "2027-03-28T00:00:00.000Z", endAt: "2027-03-28T23:00:00.000Z" },
    ]);
  });

  it("says which rows collide with each other, and with what is booked", async () => {
    const place = await found(house, { desks: 2 });
    const deskId = place.desks[0]?._id ?? "";
    const asha = { name: "Asha Rao", email: "asha@example.com" };
    const ten = { startAt: "2026-11-22T04:30:00Z", endAt: "2026-11-22T05:30:00Z" };
    const booked = await place.client.desks.bookDesk({ deskId, customer: asha, type: "HOURLY", ...ten });
    const rows = [
      { ...hour, startTime: "09:00", endTime: "10:00" },
      { ...hour, startTime: "09:30", endTime: "10:30" },
      { ...hour, startTime: "09:59", endTime: "10:00", desk: "d1" },
      { ...hour, startTime: "10:30", endTime: "10:31", desk: "D2" },
      { ...hour, startDate: DAY, startTime: "", endTime: "", type: "DAILY", desk: "D2" },
    ];
    expect(await issuesOf(place, rows)).toEqual([
      [],
      ["desk: D1 is taken by Asha Rao: Sun, 22 Nov 2026, 10:00–11:00. Choose another desk or time."],
      ["desk: d1 is booked by an earlier row: Sun, 22 Nov 2026, 09:00–10:00. Choose another desk or time."],
      [],
      ["desk: D2 is booked by an earlier row: Sun, 22 Nov 2026, 10:30–10:31. Choose another desk or time."],
    ]);
    await place.client.bookings.changeStatus({ bookingId: booked._id, status: "CANCELLED" });
    expect((await issuesOf(place, rows))[1]).toEqual([
      "desk: D1 is booked by an earlier row: Sun, 22 Nov 2026, 09:00–10:00. Choose another desk or time.",
    ]);
  });

  it("books for who is known, adds who is new once, and writes down what was paid", async () => {
    const place = await found(house, { desks: 3 });
    const { client, plan } = place;
    const known = await client.customers.add({ name: "Asha R.", email: "asha@example.com" });
    const byPhone = await insertCustomer(house, place, { name: "Nisha Verma", phone: "+919876543210" });
    const month = await addTerm(client, { count: 1, unit: "month" });
    const data: BookingRow[] = [
      { ...hour, method: "upi", notes: "By the window" },
      { ...hour, desk: "D2", customerName: "Nisha V.", email: "", phone: "098765 43210" },
      { ...hour, desk: "D3", customerName: "Ravi", email: "Ravi@example.com", amount: "99.50" },
      { ...hour, desk: "D3", customerName: "Ravi K.", email: "ravi@example.com", startTime: "10:00", endTime: "11:00" },
      {
        desk: "D2",
        customerName: "Meera",
        phone: "+91 11111 22222",
        type: "DAILY",
        feePlan: "1 month",
        startDate: "2026-12-01",
        endDate: "2026-12-31",
        method: "cash",
      },
    ];
    const { created, ids } = await client.desks.processBulkBooking({ validatedData: await valuesOf(place, data) });
    expect(created).toBe(5);
    const bookings = await Promise.all(ids.map((id) => client.bookings.get({ id })));
    expect(bookings).toMatchObject([
      { customerId: known._id, amount: 2_950, feePlanId: plan._id, notes: "By the window", source: "bulk" },
      { customerId: byPhone, amount: 2_950, status: "CONFIRMED" },
      { visitor: { name: "Ravi", email: "ravi@example.com" }, amount: 9_950 },
      { amount: 2_950 },
      { type: "DAILY", feePlanId: month._id, amount: 118_000, endAt: "2026-12-31T18:30:00.000Z" },
    ]);
    expect(bookings[3]?.customerId).toBe(bookings[2]?.customerId);
    expect((await client.customers.list()).totalRecords).toBe(4);
    const paid = await Promise.all(
      place.desks.map(async ({ _id }) => (await client.desks.transactions({ deskId: _id, page: 1 })).data),
    );
    expect(paid.map((list) => list.map(({ amount, method, bookingId }) => [amount, method, bookingId]))).toEqual([
      [[2_950, "upi", ids[0]]],
      [[118_000, "cash", ids[4]]],
      [],
    ]);
    // It is in the books as what is sold one by one: paid, owed, and the seat's.
    expect(bookings.map((booking) => booking.paid)).toEqual([2_950, 0, 0, 0, 118_000]);
    const { cash, upi, receivable } = await expectBooks(house.database, place.orgId);
    expect({ cash, upi, receivable }).toEqual({ cash: 118_000, upi: 2_950, receivable: 2 * 2_950 + 9_950 });
    await expectDebts(house.database, place.orgId);
    expect(await expectFollowed(house.database, place.orgId)).toMatchObject([{ kind: "seat", paid: 118_000 }]);
    const { data: log } = await client.auditLog.list({ limit: 1, page: 1 });
    expect(log[0]).toMatchObject({ action: "desks.processBulkBooking", after: { created: 5, bookings: ids } });
  });

  it("books 5,000 rows at once, or none where one was taken meanwhile", async () => {
    const place = await found(house, { desks: 10 });
    const { client, desks } = place;
    // 500 quarters of an hour at each desk, of 250 people.
    const clock = (quarter: number) =>
      `${String(8 + Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
    const data = Array.from({ length: MAX_BULK_ROWS }, (_, index): BookingRow => {
      const [desk, slot] = [index % 10, Math.floor(index / 10)];
      return {
        desk: `D${desk + 1}`,
        customerName: `Person ${index % 250}`,
        email: `p${index % 250}@example.com`,
        type: "HOURLY",
        startDate: `2026-12-${String(1 + Math.floor(slot / 50)).padStart(2, "0")}`,
        startTime: clock(slot % 50),
        endTime: clock((slot % 50) + 1),
        method: "cash",
      };
    });
    const { validationResults, summary } = await client.desks.validateBulkBooking({ data });
    expect(summary).toEqual({ total: MAX_BULK_ROWS, valid: MAX_BULK_ROWS, invalid: 0 });
    const values = validationResults.flatMap(({ value }) => value ?? []);

    const deskId = desks[3]?._id ?? "";
    const rival = await client.desks.bookDesk({
      deskId,
      customer: { name: "Rival", email: "rival@example.com" },
      type: "HOURLY",
      startAt: "2026-12-04T03:00:00Z",
      endAt: "2026-12-04T03:30:00Z",
    });
    const before = (await client.customers.list()).totalRecords;
    const refused = await refusal(client.desks.processBulkBooking({ validatedData: values }));
    expect(refused).toMatchObject({
      status: 409,
      code: "desk_taken",
      message:
        "Desk D4 is taken: Fri, 4 Dec 2026, 08:30–08:45. 1 more can't be taken either. Nothing was booked: check the rows again.",
    });
    expect(refused.issues).toHaveLength(2);
    expect((await client.bookings.list()).totalRecords).toBe(1);
    expect((await client.customers.list()).totalRecords).toBe(before);

    await client.bookings.changeStatus({ bookingId: rival._id, status: "CANCELLED" });
    const { created, ids } = await client.desks.processBulkBooking({ validatedData: values });
    expect([created, new Set(ids).size]).toEqual([MAX_BULK_ROWS, MAX_BULK_ROWS]);
    expect((await client.bookings.list()).totalRecords).toBe(MAX_BULK_ROWS + 1);
    expect((await client.customers.list()).totalRecords).toBe(before + 250);
    expect(await client.bookings.get({ id: ids[4_999] ?? "" })).toMatchObject({
      deskName: "D10",
      startAt: "2026-12-10T14:45:00.000Z",
      endAt: "2026-12-10T15:00:00.000Z",
    });
  });

  it("says at its check whom it would not book for, since they are deactivated", async () => {
    const place = await found(house, { desks: 1 });
    const { client } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.desks.add({ branchId: annex._id, name: "D1" });
    const known = [
      await insertCustomer(house, place, { name: "Asha Rao", email: "asha@example.com" }),
      await insertCustomer(house, place, { name: "Ravi Kumar", email: "", phone: "+919876543210" }),
    ];
    for (const _id of known) await client.customers.update({ _id, isActive: false });
    const told = "This member is deactivated. Activate the member first, or choose another.";
    const phone = "+919876543210";
    const rows = [
      { ...hour, email: "ASHA@example.com" },
      { ...hour, customerName: "ravi kumar", email: "", phone },
      // In another branch he is the same; another has the same time, which the rows before don't take.
      { ...hour, branch: "Annex" },
      { ...hour, customerName: "Nisha Verma", email: "", phone: "+919876543211" },
      { ...hour, branch: "Annex", email: "nisha@example.com" },
    ];
    expect(await issuesOf(place, rows)).toEqual([
      [`email: ${told}`],
      [`customerName: ${told}`],
      [`email: ${told}`],
      [],
      [],
    ]);
    const booked = await valuesOf(place, rows);
    expect(await client.desks.processBulkBooking({ validatedData: booked })).toMatchObject({ created: 2 });
  });

  it("asks the database as often for many rows as for one", async () => {
    const place = await found(house, { desks: 4 });
    const costOf = countCosts(house.api.ports);
    const statements = async (rows: BookingRow[]) => {
      const validatedData = await valuesOf(place, rows);
      expect(validatedData).toHaveLength(rows.length);
      return {
        checking: (await costOf(() => place.client.desks.validateBulkBooking({ data: rows }))).statements,
        booking: (await costOf(() => place.client.desks.processBulkBooking({ validatedData }))).statements,
      };
    };
    const row = { ...hour, method: "cash" };
    const one = await statements([{ ...row, startDate: "2026-11-25", email: "first@example.com" }]);
    const many = Array.from({ length: 80 }, (_, index) => {
      const startDate = `2026-12-${String(1 + Math.floor(index / 4)).padStart(2, "0")}`;
      return { ...row, desk: `D${(index % 4) + 1}`, startDate, email: `p${index}@example.com` };
    });
    expect(await statements(many)).toEqual(one);
  });

  it("books each time once when two come together, in whichever order", async () => {
    const place = await found(house, { desks: 5 });
    const data = Array.from({ length: 200 }, (_, index): BookingRow => {
      const start = 8 * 60 + Math.floor(index / 5) * 5;
      const clock = (minute: number) =>
        `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      return { ...hour, desk: `D${(index % 5) + 1}`, startTime: clock(start), endTime: clock(start + 5) };
    });
    const values = await valuesOf(place, data);
    expect(values).toHaveLength(200);
    const outcomes = await Promise.allSettled([
      place.client.desks.processBulkBooking({ validatedData: values }),
      place.client.desks.processBulkBooking({ validatedData: values.toReversed() }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({ code: "desk_taken" });
    expect((await place.client.bookings.list()).totalRecords).toBe(200);
  });

  it("refuses what is not the caller's, not there, or collides within one call", async () => {
    const place = await found(house, { desks: 1 });
    const other = await found(house, { desks: 1 });
    const [value] = await valuesOf(place, [hour]);
    if (!value) throw new Error("The row is right");
    const foreign = { ...value, deskId: other.desks[0]?._id ?? "" };
    expect(await refusal(place.client.desks.processBulkBooking({ validatedData: [value, foreign] }))).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 1, "deskId"], message: "Desk not found" }],
    });
    const { customer: _, ...named } = { ...value, customerId: house.id(), feePlanId: house.id() };
    expect(await refusal(place.client.desks.processBulkBooking({ validatedData: [named] }))).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 0, "customerId"], message: "Member not found" }],
    });
    expect(await refusal(place.client.desks.processBulkBooking({ validatedData: [value, value] }))).toMatchObject({
      status: 409,
      code: "desk_taken",
    });
    expect((await place.client.bookings.list()).totalRecords).toBe(0);
    expect((await place.client.customers.list()).totalRecords).toBe(0);
  });
});
