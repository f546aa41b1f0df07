import { DESK_COLUMNS, MAX_BULK_ROWS } from "@carrel/sdk/schemas";
import papa from "papaparse";
import readXlsxFile from "read-excel-file/node";
import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";

eachHouse("a bulk upload", (house) => {
  it.each(["co-working", "study-hall"] as const)("has templates in the wording of a %s", async (workspaceKind) => {
    const { client } = await found(house, { workspaceKind });
    const headings = DESK_COLUMNS.map(({ header }) => header[workspaceKind]);
    const csv = await client.desks.bulkUploadTemplate();
    const noun = workspaceKind === "study-hall" ? "seats" : "desks";
    expect(csv).toMatchObject({ filename: `${noun}.csv`, contentType: "text/csv;charset=utf-8" });
    // A byte order mark comes first: without it Excel reads other scripts wrongly.
    expect([...(await csv.blob.bytes()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data } = papa.parse<string[]>(await csv.blob.text(), { skipEmptyLines: true });
    const example = ["A1", "", "Window", "cabin", "monitor, lamp", "yes", "", "", "", "", ""];
    expect(data).toEqual([headings, example]);

    const xlsx = await client.desks.bulkUploadTemplate({ format: "xlsx" });
    expect(xlsx.filename).toBe(`${noun}.xlsx`);
    const bytes = Buffer.from(await xlsx.blob.arrayBuffer());
    const sheets = await readXlsxFile(bytes);
    expect(sheets).toEqual([headings, example.map((cell) => cell || null)]);
  });

  it("finds a branch by its code, also where another is called so", async () => {
    const { client, branch } = await found(house);
    const timezone = "Asia/Kolkata";
    const mill = await client.branches.add({ name: "Mill Road", code: "Library Lane", timezone });
    await client.branches.update({ _id: branch._id, code: "LANE" });
    const { validationResults } = await client.desks.validateBulkUpload({
      data: ["library lane", "lane", "mill road"].map((cell) => ({ name: "A1", branch: cell })),
    });
    expect(validationResults.map(({ value }) => value?.branchId)).toEqual([mill._id, branch._id, undefined]);
    expect(validationResults[2]?.issues).toEqual([
      { path: ["name"], message: "An earlier row has the desk A1 already" },
    ]);
  });

  it("says row by row what is wrong, and gives the values of what is right", async () => {
    const { client, branch } = await found(house, { desks: 1 });
    const other = await client.branches.add({ name: "Mill Road", code: "MILL", timezone: "Asia/Kolkata" });
    const { validationResults, summary } = await client.desks.validateBulkUpload({
      data: [
        { name: "A1", zone: "Window", kind: "Meeting room", amenities: "monitor, ,lamp", active: "No" },
        { name: "a1", branch: "library lane" },
        { name: "A1", branch: "mill" },
        { name: "d1" },
        { name: "" },
        { name: "A2", branch: "Nowhere", kind: "sofa", active: "perhaps" },
        { name: "A3", amenities: "x".repeat(41) },
      ],
    });
    expect(summary).toEqual({ total: 7, valid: 2, invalid: 5 });
    expect(validationResults.map(({ row, valid }) => [row, valid])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
      [7, false],
    ]);
    expect(validationResults[0]?.value).toEqual({
      branchId: branch._id,
      name: "A1",
      zone: "Window",
      kind: "meeting-room",
      amenities: ["monitor", "lamp"],
      isActive: false,
    });
    expect(validationResults[2]?.value).toMatchObject({ branchId: other._id, name: "A1", isActive: true });
    expect(validationResults.slice(1).map(({ issues }) => issues)).toEqual([
      [{ path: ["name"], message: "An earlier row has the desk a1 already" }],
      [],
      [{ path: ["name"], message: "There already is a desk d1 in this branch. Choose another name." }],
      [{ path: ["name"], message: "Fill this in" }],
      [
        { path: ["branch"], message: "There is no branch Nowhere. Use a branch's name or code." },
        { path: ["kind"], message: "Use desk, seat, cabin or meeting-room" },
        { path: ["active"], message: "Use yes or no" },
      ],
      [{ path: ["amenities"], message: "Use at most 40 characters" }],
    ]);
    expect((await client.desks.list()).totalRecords).toBe(1);
  });

  it("puts desks on the floor plan where their row says so", async () => {
    const { client } = await found(house);
    const { validationResults } = await client.desks.validateBulkUpload({
      data: [
        { name: "A1", x: "120", y: "40.5", width: "80", height: "50", turned: "90" },
        { name: "A2", x: "0", y: "12,5" },
        { name: "A3" },
        { name: "A4", x: "10" },
        { name: "A5", x: "left", y: "-1", width: "0", turned: "361" },
      ],
    });
    const places = [
      { x: 120, y: 40.5, w: 80, h: 50, rotation: 90 },
      { x: 0, y: 12.5, w: 100, h: 60, rotation: 0 },
    ];
    expect(validationResults.map(({ value }) => value?.position)).toEqual([...places, undefined, undefined, undefined]);
    expect(validationResults.slice(3).map(({ issues }) => issues)).toEqual([
      [{ path: ["y"], message: "Use a number from 0 to 100000" }],
      [
        { path: ["x"], message: "Use a number from 0 to 100000" },
        { path: ["y"], message: "Use a number from 0 to 100000" },
        { path: ["width"], message: "Use a number from 1 to 10000" },
        { path: ["turned"], message: "Use a number from -360 to 360" },
      ],
    ]);
    const { ids } = await client.desks.processBulkUpload({
      validatedData: validationResults.flatMap(({ value }) => value ?? []),
    });
    const desks = await Promise.all(ids.map((id) => client.desks.get({ id })));
    expect(desks.map(({ position }) => position)).toEqual([...places, null]);
  });

  it("adds 5,000 desks, or none where one name is taken", async () => {
    const { client, branch } = await found(house, { workspaceKind: "study-hall", desks: 1 });
    const data = Array.from({ length: MAX_BULK_ROWS }, (_, index) => ({ name: `Row ${index + 1}`, zone: "Hall" }));
    const checked = await client.desks.validateBulkUpload({ data });
    expect(checked.summary).toEqual({ total: MAX_BULK_ROWS, valid: MAX_BULK_ROWS, invalid: 0 });
    const values = checked.validationResults.flatMap(({ value }) => value ?? []);

    const spoilt = values.with(4_000, { branchId: branch._id, name: "s1" });
    const refused = await refusal(client.desks.processBulkUpload({ validatedData: spoilt }));
    expect(refused).toMatchObject({
      status: 409,
      code: "desk_name_taken",
      issues: [{ path: ["validatedData", 4_000, "name"] }],
      message:
        "There already is a seat s1 in this branch. Choose another name. Nothing was added: check the rows again.",
    });
    expect((await client.desks.list()).totalRecords).toBe(1);

    const { created, ids } = await client.desks.processBulkUpload({ validatedData: values });
    expect([created, ids.length, new Set(ids).size]).toEqual([MAX_BULK_ROWS, MAX_BULK_ROWS, MAX_BULK_ROWS]);
    expect(await client.desks.get({ id: ids[4_321] ?? "" })).toMatchObject({
      name: "Row 4322",
      zone: "Hall",
      kind: "seat",
      isActive: true,
      position: null,
      amenities: [],
    });
    expect((await client.desks.list()).counters.total).toBe(MAX_BULK_ROWS + 1);
  });

  it("is written into the audit log as one change", async () => {
    const { client, branch } = await found(house);
    const { ids } = await client.desks.processBulkUpload({ validatedData: [{ branchId: branch._id, name: "A1" }] });
    const { data } = await client.auditLog.list({ limit: 1, page: 1 });
    expect(data[0]).toMatchObject({ action: "desks.processBulkUpload", after: { created: 1, desks: ids } });
  });

  it("adds each name once when two come at the same time", async () => {
    const { client, branch } = await found(house);
    const sheet = (names: string[]) =>
      client.desks.processBulkUpload({ validatedData: names.map((name) => ({ branchId: branch._id, name })) });
    const names = Array.from({ length: 300 }, (_, index) => `N${index}`);
    const outcomes = await Promise.allSettled([sheet(names), sheet(names.toReversed())]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({ status: 409 });
    expect((await client.desks.list()).totalRecords).toBe(300);
  });

  it("refuses branches that are not the caller's as unknown, and names twice in one call", async () => {
    const { client, branch } = await found(house);
    const other = await found(house);
    const foreign = await refusal(
      client.desks.processBulkUpload({
        validatedData: [
          { branchId: branch._id, name: "A1" },
          { branchId: other.branch._id, name: "A2" },
        ],
      }),
    );
    expect(foreign).toMatchObject({
      status: 400,
      issues: [{ path: ["validatedData", 1, "branchId"], message: "Branch not found" }],
    });
    const twice = { branchId: branch._id, name: "A1" };
    expect(await refusal(client.desks.processBulkUpload({ validatedData: [twice, twice] }))).toMatchObject({
      status: 409,
      code: "desk_name_taken",
      issues: [{ path: ["validatedData", 1, "name"] }],
    });
    expect((await client.desks.list()).totalRecords).toBe(0);
  });
});
