import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { CUSTOMER_COLUMNS, type CustomerRow, MAX_BULK_ROWS } from "@carrel/sdk/schemas";
import papa from "papaparse";
import { expect, it } from "vitest";
import { countCosts } from "../../testing/counting";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

/** The clock's day is 21 November; Kolkata is 5:30 ahead. */
const asha: CustomerRow = { name: "Asha Rao", email: "asha@example.com" };
const ravi: CustomerRow = { name: "Ravi Kumar", phone: "+91 98765 43211" };
const running = { desk: "D1", feePlan: "1 month", from: "2026-11-01", paidUntil: "2026-11-30" };

type Asking = { client: Client<Contract> };

const checked = ({ client }: Asking, data: CustomerRow[]) => client.customers.validateBulkUpload({ data });

const told = (list: readonly { path: readonly (string | number)[]; message: string }[] = []) =>
  list.map(({ path, message }) => `${path.join(".")}: ${message}`);

const issuesOf = async (asking: Asking, data: CustomerRow[]) =>
  (await checked(asking, data)).validationResults.map(({ issues }) => told(issues));

const notesOf = async (asking: Asking, data: CustomerRow[]) =>
  (await checked(asking, data)).validationResults.map(({ notes }) => told(notes));

const valuesOf = async (asking: Asking, data: CustomerRow[]) =>
  (await checked(asking, data)).validationResults.flatMap(({ value }) => value ?? []);

const imported = async (asking: Asking, data: CustomerRow[]) =>
  asking.client.customers.processBulkUpload({ validatedData: await valuesOf(asking, data) });

eachHouse("a members' import", (house) => {
  /** A place with desks and a plan of a month. */
  const opened = async (desks = 2) => {
    const place = await found(house, { desks });
    return { ...place, month: await addTerm(place.client, { count: 1, unit: "month" }) };
  };
  const countOf = async ({ client }: Place) => (await client.customers.list()).totalRecords;
  const paidFor = async ({ client, desks }: Place) =>
    (await client.desks.transactions({ deskId: desks[0]?._id ?? "", page: 1 })).data;

  it("has a template in the organisation's wording that runs nothing and validates", async () => {
    const place = await found(house, { workspaceKind: "study-hall" });
    const { filename, blob } = await place.client.customers.bulkUploadTemplate({ format: "csv" });
    expect(filename).toBe("users.csv");
    const { data } = papa.parse<string[]>(await blob.text(), { skipEmptyLines: true });
    expect(data[0]).toEqual(CUSTOMER_COLUMNS.map(({ header }) => header["study-hall"]));
    expect(data[1]).toContain("'+91 98765 43210");
    const row = Object.fromEntries(CUSTOMER_COLUMNS.map(({ key }, at) => [key, data[1]?.[at]]));
    expect(await valuesOf(place, [row])).toEqual([
      { branchId: place.branch._id, name: "Asha Rao", email: "asha@example.com", phone: "+91 98765 43210" },
    ]);
    expect((await place.client.customers.bulkUploadTemplate({ format: "xlsx" })).filename).toBe("users.xlsx");
  });

  it("says row by row what is wrong with it", async () => {
    const place = await opened(3);
    const { client, desks, month } = place;
    await client.desks.update({ _id: desks[1]?._id ?? "", isActive: false });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.desks.add({ branchId: annex._id, name: "D1" });
    const closed = await client.branches.add({ name: "Closed", timezone: "Asia/Kolkata" });
    await client.desks.add({ branchId: closed._id, name: "D1" });
    await client.branches.update({ _id: closed._id, isActive: false });
    await client.feePlans.add({
      name: "Annex week",
      bookingType: "DAILY",
      duration: { count: 1, unit: "week" },
      amount: 1,
      branchIds: [annex._id],
    });
    const sold = await addTerm(client, { count: 2, unit: "month" });
    await client.feePlans.update({ _id: sold._id, isActive: false });
    expect(month.name).toBe("1 month");
    let number = 0;
    const row = (change: CustomerRow): CustomerRow => {
      number += 1;
      return { name: "Nisha Verma", email: `nisha-${number}@example.com`, ...change };
    };
    expect(
      await issuesOf(place, [
        row({}),
        row({ ...running, from: "", address: "Pier 4", emergencyName: "Meera", emergencyPhone: "+91 98765 43219" }),
        row({ name: "", email: "asha" }),
        row({ email: "" }),
        row({ branch: "South", emergencyName: "Meera" }),
        row({ desk: "D3" }),
        row({ feePlan: "1 month" }),
        row({ from: "2026-11-01" }),
        row({ ...running, desk: "D9" }),
        row({ ...running, desk: "d2" }),
        row({ ...running, branch: "Closed" }),
        row({ ...running, feePlan: "Hour" }),
        row({ ...running, feePlan: "Annex week" }),
        row({ ...running, feePlan: "2 month" }),
        row({ ...running, branch: "Annex", feePlan: "ANNEX WEEK" }),
        row({ ...running, from: "2026-12-01" }),
        row({ ...running, paidUntil: "30/11/2026" }),
        row({ ...running, paidUntil: "2026-11-20" }),
        row({ ...running, desk: "D3", paidUntil: "2026-11-21" }),
        row({ ...running, from: "2021-01-01" }),
        row({ ...running, paidUntil: "2031-01-01" }),
      ]),
    ).toEqual([
      [],
      [],
      ["name: Fill this in", "email: Use an e-mail address such as name@example.com"],
      ["email: Give an e-mail address or a phone number"],
      [
        "branch: There is no branch South. Use a branch's name or code.",
        "emergencyPhone: Use a phone number such as +91 98765 43210",
      ],
      ["feePlan: Name the fee plan on which it is renewed", "paidUntil: Say until when it is paid"],
      ["desk: Name the desk too: 1 month sells one of one's own", "paidUntil: Say until when it is paid"],
      ["feePlan: Name the fee plan on which it is renewed", "paidUntil: Say until when it is paid"],
      ["desk: Library Lane has no desk D9"],
      ["desk: This desk can't be booked at the moment. Choose another."],
      ["branch: Closed is deactivated. Activate it first, or choose another branch."],
      ["feePlan: Hour is by the hour. Choose one by the day, week or month of this branch."],
      ["feePlan: Annex week is not sold in Library Lane. Choose one by the day, week or month of this branch."],
      ["feePlan: There is no fee plan 2 month on sale"],
      [],
      ["paidUntil: Choose a day that is not before the first"],
      ["paidUntil: Use a date such as 2026-11-21"],
      ["paidUntil: That day has passed. Choose a later one."],
      [],
      ["from: Begin at most 3 years back"],
      ["paidUntil: End within 3 years from now"],
    ]);
  });

  it("says which desk is taken, by whom, by an earlier row, and who has another desk already", async () => {
    const place = await opened(3);
    const { client, desks, month } = place;
    const meera = await client.customers.add({ name: "Meera", email: "meera@example.com" });
    await client.desks.assignUser({
      deskId: desks[0]?._id ?? "",
      customerId: meera._id,
      feePlanId: month._id,
      startDate: "2026-11-21",
    });
    const rows = [
      { ...asha, ...running },
      { ...ravi, ...running, desk: "D2" },
      { name: "Nisha", email: "nisha@example.com", ...running, desk: "d2" },
      { name: "Meera", email: "MEERA@example.com", ...running, desk: "D3" },
      { name: "Anil", email: "anil@example.com", ...running, paidUntil: "2026-11-21", from: "2026-11-01", desk: "D1" },
    ];
    const taken = (by: string) =>
      `desk: D1 is taken${by}: Sat, 21 Nov 2026 – Sun, 20 Dec 2026. Choose another desk or time.`;
    expect(await issuesOf(place, rows)).toEqual([
      [taken(" by Meera")],
      [],
      ["desk: d2 is booked by an earlier row: Sun, 1 Nov 2026 – Mon, 30 Nov 2026. Choose another desk or time."],
      ["desk: Meera has desk D1 already: Sat, 21 Nov 2026 – Sun, 20 Dec 2026. Choose another time, or end that first."],
      [taken(" by Meera")],
    ]);
    const clerk = await hire(house, place, {
      permissions: ["customers.write", "bookings.write"],
      branches: [place.branch._id],
    });
    expect((await issuesOf({ client: clerk }, rows))[0]).toEqual([taken("")]);
    expect((await issuesOf({ client: clerk }, rows))[3]).toEqual([
      "desk: Another member has desk D1 already: Sat, 21 Nov 2026 – Sun, 20 Dec 2026. Choose another time, or end that first.",
    ]);
  });

  it("names nobody at the end either to who may not read customers", async () => {
    const place = await opened(2);
    const values = await valuesOf(place, [{ ...asha, ...running, desk: "D2" }]);
    await imported(place, [{ ...asha, ...running }]);
    const permissions = ["customers.write", "bookings.write"] as const;
    const clerk = await hire(house, place, { permissions, branches: [place.branch._id] });
    const message = (client: Place["client"]) =>
      refusal(client.customers.processBulkUpload({ validatedData: values })).then((error) => error.message);
    expect(await message(place.client)).toMatch(/^Asha Rao has desk D1 already: .* Nothing was imported/);
    expect(await message(clerk)).toMatch(/^Another member has desk D1 already: /);
  });

  it("adds people, and takes memberships over without a payment, a mail or a word to anybody", async () => {
    const place = await opened();
    const { client, desks, month, orgId } = place;
    const result = await imported(place, [
      {
        ...asha,
        phone: "098765 43210",
        address: "Pier 4",
        emergencyName: "Meera",
        emergencyPhone: "+91 98765 43219",
        ...running,
      },
      ravi,
    ]);
    expect(result).toMatchObject({ created: 2, known: 0, takenOver: 1 });
    const [ashaId = "", raviId = ""] = result.ids;
    expect(await client.customers.get({ id: ashaId })).toMatchObject({
      name: "Asha Rao",
      phone: "+91 98765 43210",
      address: "Pier 4",
      emergencyContact: { name: "Meera", phone: "+91 98765 43219" },
      currentAssignment: {
        deskName: "D1",
        feePlanId: month._id,
        startAt: "2026-10-31T18:30:00.000Z",
        endAt: "2026-11-30T18:30:00.000Z",
      },
      bookings: { daily: [{ source: "import", status: "CONFIRMED", amount: 0, currency: "INR", customerId: ashaId }] },
    });
    expect(await client.customers.get({ id: raviId })).toMatchObject({ currentAssignment: null });
    expect((await client.desks.list()).data.map(({ now }) => now)).toEqual(["taken", "free"]);
    expect(await client.dashboard.expiring({ branchId: place.branch._id, within: 30 })).toMatchObject({
      data: [{ customerId: ashaId }],
    });
    expect(await paidFor(place)).toEqual([]);
    expect(await client.customers.transactions({ id: ashaId })).toEqual([]);
    await house.tell();
    expect(await house.api.mailsTo("asha@example.com")).toEqual([]);
    expect((await client.notifications.list({ limit: 20, page: 1 })).data).toEqual([]);
    const { data: log } = await client.auditLog.list({ limit: 1, page: 1 });
    expect(log[0]).toMatchObject({
      action: "customers.processBulkUpload",
      after: { created: 2, known: 0, takenOver: 1, customers: result.ids },
    });
    expect(JSON.stringify(log[0]?.after)).not.toContain("Asha");
    const { rows } = await house.database.tx({ orgId }, async (db) => ({
      rows: await db.selectFrom("deskTransactions").select("transactionId").execute(),
    }));
    expect(rows).toEqual([]);
    expect(desks).toHaveLength(2);
  });

  it("leaves a membership that can be renewed from where it is paid until, and then is paid", async () => {
    const place = await opened();
    const { client, desks, month } = place;
    await imported(place, [{ ...asha, ...running, from: "2026-10-31" }]);
    const deskId = desks[0]?._id ?? "";
    const renewed = await client.desks.renew({ deskId, feePlanId: month._id, method: "upi" });
    expect(renewed).toMatchObject({ source: "import", amount: 118_000, endAt: "2026-12-31T18:30:00.000Z" });
    expect(await paidFor(place)).toMatchObject([
      { kind: "renewal", amount: 118_000, startAt: "2026-11-30T18:30:00.000Z", endAt: "2026-12-31T18:30:00.000Z" },
    ]);
    expect(await client.desks.unassignUser({ deskId })).toMatchObject({ status: "CONFIRMED" });
  });

  it("uses the record of who is known, says so, and changes nothing of it", async () => {
    const place = await opened(3);
    const { client } = place;
    const known = await client.customers.add({ name: "Asha R.", email: "asha@example.com", phone: "+91 98765 43210" });
    const byPhone = await insertCustomer(house, place, { name: "Ravi", phone: "+919876543211" });
    const rows: CustomerRow[] = [
      { ...asha, email: "ASHA@example.com", address: "Pier 4", ...running },
      { ...ravi, phone: "'+91 98765-43211" },
      { name: "Nisha", email: "nisha@example.com" },
    ];
    expect(await notesOf(place, rows)).toEqual([
      ["email: Asha R. is known by this already. That record is used, and stays as it is."],
      ["phone: Ravi is known by this already. That record is used, and stays as it is."],
      [],
    ]);
    const result = await imported(place, rows);
    expect(result).toMatchObject({ created: 1, known: 2, takenOver: 1 });
    expect(result.ids.slice(0, 2)).toEqual([known._id, byPhone]);
    expect(await client.customers.get({ id: known._id })).toMatchObject({
      name: "Asha R.",
      address: "",
      currentAssignment: { deskName: "D1" },
    });
    expect(await countOf(place)).toBe(3);
    // The same sheet once more adds nobody.
    expect(await imported(place, rows.slice(1))).toMatchObject({ created: 0, known: 2, takenOver: 0 });
    expect(await countOf(place)).toBe(3);
  });

  it("refuses a row of two people, of somebody whom an earlier row is about, and a desk for who is deactivated", async () => {
    const place = await opened();
    const { client } = place;
    await client.customers.add({ name: "Asha Rao", email: "asha@example.com" });
    await client.customers.add({ name: "Ravi Kumar", phone: "+91 98765 43211" });
    const gone = await client.customers.add({ name: "Nisha", email: "nisha@example.com" });
    await client.customers.update({ _id: gone._id, isActive: false });
    const earlier = "An earlier row is of the same member. Leave one of them out.";
    const rows: CustomerRow[] = [
      { name: "Both", email: "asha@example.com", phone: "+91 98765 43211" },
      { name: "Meera", email: "meera@example.com", phone: "+91 98765 43212" },
      { name: "M.", phone: "98765 43212" },
      { name: "M.", email: "Meera@example.com" },
      asha,
      asha,
      { name: "Nisha", email: "nisha@example.com", ...running },
      { name: "Nisha", email: "nisha@example.com" },
    ];
    expect(await issuesOf(place, rows)).toEqual([
      [
        "email: The e-mail address is that of Asha Rao, the phone number that of Ravi Kumar. Leave one of them out, or merge the two.",
      ],
      [],
      [`phone: ${earlier}`],
      [`email: ${earlier}`],
      [],
      [`email: ${earlier}`],
      ["email: This member is deactivated. Activate the member first, or choose another."],
      [`email: ${earlier}`],
    ]);
    const { _id: branchId } = place.branch;
    const process = (validatedData: Parameters<typeof client.customers.processBulkUpload>[0]["validatedData"]) =>
      refusal(client.customers.processBulkUpload({ validatedData }));
    const meera = { branchId, name: "Meera", email: "meera@example.com" };
    expect(await process([meera, { ...meera, name: "M." }])).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 1, "email"], message: earlier }],
    });
    expect(
      await process([{ branchId, name: "Both", email: "asha@example.com", phone: "+91 98765 43211" }]),
    ).toMatchObject({ status: 409, code: "customers_differ", issues: [{ path: ["validatedData", 0, "email"] }] });
    const takenOver = {
      deskId: place.desks[0]?._id ?? "",
      feePlanId: place.month._id,
      startDate: "2026-11-01",
      paidUntil: "2026-11-30",
    };
    expect(await process([{ branchId, name: "Nisha", email: "nisha@example.com", takenOver }])).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 0, "takenOver"] }],
    });
    expect(await countOf(place)).toBe(3);
  });

  it("tells who works in some branches nothing of others, and whoever may not read customers no name", async () => {
    const place = await opened();
    const { client, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.desks.add({ branchId: annex._id, name: "X1" });
    await client.customers.add({ name: "Asha Rao", email: "asha@example.com" });
    const elsewhere = { client: await hire(house, place, { permissions: ["customers.write"], branches: [annex._id] }) };
    expect(await issuesOf(elsewhere, [asha, { ...ravi, branch: branch.name }])).toEqual([
      [],
      ["branch: There is no branch Library Lane. Use a branch's name or code."],
    ]);
    expect(await notesOf(elsewhere, [asha])).toEqual([[]]);
    const foreign = { branchId: branch._id, name: "Smuggled", email: "smuggled@example.com" };
    expect(await refusal(elsewhere.client.customers.processBulkUpload({ validatedData: [foreign] }))).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 0, "branchId"], message: "Branch not found" }],
    });
    expect(await imported(elsewhere, [asha])).toMatchObject({ created: 1, known: 0 });
    expect(await notesOf(elsewhere, [asha])).toEqual([
      ["email: Another member is known by this already. That record is used, and stays as it is."],
    ]);
  });

  it("gives desks only for who may assign them", async () => {
    const place = await opened();
    const clerk = {
      client: await hire(house, place, { permissions: ["customers.write"], branches: [place.branch._id] }),
    };
    expect(await issuesOf(clerk, [{ ...asha, ...running }, ravi])).toEqual([
      ["desk: Your role can't take memberships over. Leave this and what follows empty."],
      [],
    ]);
    const validatedData = await valuesOf(place, [{ ...asha, ...running }]);
    expect(await refusal(clerk.client.customers.processBulkUpload({ validatedData }))).toMatchObject({
      status: 403,
      code: "forbidden",
      data: { permission: "bookings.write" },
    });
    expect(await countOf(place)).toBe(0);
  });

  it("refuses desks and plans that are not the caller's, not there or out of use", async () => {
    const place = await opened();
    const other = await opened(1);
    const { client } = place;
    const [value] = await valuesOf(place, [{ ...asha, ...running }]);
    if (!value?.takenOver) throw new Error("The row is right");
    const { deskId = "", ...rest } = value.takenOver;
    const takenOver = { deskId, ...rest };
    const refused = async (change: Partial<typeof takenOver>) =>
      refusal(
        client.customers.processBulkUpload({ validatedData: [{ ...value, takenOver: { ...takenOver, ...change } }] }),
      );
    const path = ["validatedData", 0, "takenOver"];
    expect(await refused({ deskId: other.desks[0]?._id ?? "" })).toMatchObject({
      status: 400,
      issues: [{ path, message: "Desk not found" }],
    });
    expect(await refused({ feePlanId: other.month._id })).toMatchObject({ status: 400, issues: [{ path }] });
    expect(await refused({ feePlanId: place.plan._id })).toMatchObject({ status: 400, issues: [{ path }] });
    expect(await refused({ paidUntil: "2026-10-01" })).toMatchObject({ status: 400, issues: [{ path }] });
    await client.desks.update({ _id: takenOver.deskId, isActive: false });
    expect(await refused({})).toMatchObject({ status: 409, code: "desk_inactive", issues: [{ path }] });
    expect(await countOf(place)).toBe(0);
  });

  it("imports 5,000 rows at once, or none where one desk was taken meanwhile", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const month = await addTerm(client, { count: 1, unit: "month" });
    await house.database.tx({ orgId: place.orgId }, async (db) => {
      await db
        .insertInto("desks")
        .values(
          Array.from({ length: 1000 }, (_, at) => ({
            orgId: place.orgId,
            deskId: house.id(),
            branchId: branch._id,
            name: `M${at}`,
            kind: "desk" as const,
          })),
        )
        .execute();
    });
    const data = Array.from({ length: MAX_BULK_ROWS }, (_, at): CustomerRow => {
      const person = { name: `Person ${at}`, email: `p${at}@example.com` };
      return at < 1000 ? { ...person, ...running, desk: `M${at}` } : person;
    });
    const { validationResults, summary } = await checked(place, data);
    expect(summary).toEqual({ total: MAX_BULK_ROWS, valid: MAX_BULK_ROWS, invalid: 0 });
    const validatedData = validationResults.flatMap(({ value }) => value ?? []);
    const rival = await client.customers.add({ name: "Rival", email: "rival@example.com" });
    const deskId = validatedData[3]?.takenOver?.deskId ?? "";
    await client.desks.assignUser({ deskId, customerId: rival._id, feePlanId: month._id, startDate: "2026-11-21" });
    const refused = await refusal(client.customers.processBulkUpload({ validatedData }));
    expect(refused).toMatchObject({
      status: 409,
      code: "desk_taken",
      message: "Desk M3 is taken: Sun, 1 Nov 2026 – Mon, 30 Nov 2026. Nothing was imported: check the rows again.",
      issues: [{ path: ["validatedData", 3, "takenOver"] }],
    });
    expect([await countOf(place), (await client.bookings.list()).totalRecords]).toEqual([1, 1]);
    await client.desks.unassignUser({ deskId });
    house.advance({ seconds: 120 });
    const free = validatedData.filter((_, at) => at !== 3);
    expect(await client.customers.processBulkUpload({ validatedData: free })).toMatchObject({
      created: MAX_BULK_ROWS - 1,
      takenOver: 999,
    });
    expect(await countOf(place)).toBe(MAX_BULK_ROWS);
  });

  it("asks the database as often for many rows as for one", async () => {
    const place = await opened(42);
    const costOf = countCosts(house.api.ports);
    const known = await insertCustomer(house, place, { name: "Known 0", email: "known0@example.com", phone: "" });
    expect(known).toBeTruthy();
    for (let at = 1; at < 21; at += 1) {
      await insertCustomer(house, place, { name: `Known ${at}`, email: `known${at}@example.com`, phone: "" });
    }
    const row = (at: number, who: string): CustomerRow => ({
      name: `${who} ${at}`,
      email: `${who.toLowerCase()}${at}@example.com`,
      ...running,
      desk: `D${who === "Known" ? at + 1 : at + 22}`,
    });
    const statements = async (rows: CustomerRow[]) => {
      const validatedData = await valuesOf(place, rows);
      expect(validatedData).toHaveLength(rows.length);
      return {
        checking: (await costOf(() => checked(place, rows))).statements,
        importing: (await costOf(() => place.client.customers.processBulkUpload({ validatedData }))).statements,
      };
    };
    const one = await statements([row(0, "Known"), row(0, "New")]);
    const many = Array.from({ length: 20 }, (_, at) => [row(at + 1, "Known"), row(at + 1, "New")]).flat();
    expect(await statements(many.slice(0, 38))).toEqual(one);
  });

  it("makes each person and gives each desk once when two send the same sheet, and once under one key", async () => {
    const place = await opened(5);
    const rows = Array.from({ length: 40 }, (_, at): CustomerRow => {
      const person = { name: `Person ${at}`, email: `p${at}@example.com` };
      return at < 5 ? { ...person, ...running, desk: `D${at + 1}` } : person;
    });
    const validatedData = await valuesOf(place, rows);
    const outcomes = await Promise.allSettled([
      place.client.customers.processBulkUpload({ validatedData }),
      place.client.customers.processBulkUpload({ validatedData: validatedData.toReversed() }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({
      status: 409,
      code: "customer_assigned",
    });
    expect(await countOf(place)).toBe(40);
    expect((await place.client.bookings.list()).totalRecords).toBe(5);
    const people = validatedData.slice(5).map(({ email, ...person }) => ({ ...person, email: `again-${email}` }));
    const once = { idempotencyKey: house.id() };
    const first = await place.client.customers.processBulkUpload({ validatedData: people }, once);
    expect(await place.client.customers.processBulkUpload({ validatedData: people }, once)).toEqual(first);
    expect(await countOf(place)).toBe(75);
  });

  it("finds the desk taken that somebody was given at the same moment, or is in his way", async () => {
    const place = await opened(1);
    const { client, desks, month } = place;
    const customer = await client.customers.add({ name: "Ravi", email: "ravi@example.com" });
    const validatedData = await valuesOf(place, [{ ...asha, ...running }]);
    const outcomes = await Promise.allSettled([
      client.customers.processBulkUpload({ validatedData }),
      client.desks.assignUser({
        deskId: desks[0]?._id ?? "",
        customerId: customer._id,
        feePlanId: month._id,
        startDate: "2026-11-21",
      }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({ code: "desk_taken" });
    expect((await client.bookings.list()).totalRecords).toBe(1);
  });
});
