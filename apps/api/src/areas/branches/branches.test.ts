import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { addShiftPlan } from "../testing/shifts";
import { DEFAULT_TIMINGS } from "./record";

eachHouse("branches", (house) => {
  it("opens daily from nine to nine unless told otherwise, and changes single fields", async () => {
    const { client } = await found(house);
    const branch = await client.branches.add({ name: "Annex", timezone: "Europe/London" });
    expect(branch).toMatchObject({ timings: DEFAULT_TIMINGS, features: [], isActive: true, address: {}, code: "" });
    const quiet = await client.branches.update({ _id: branch._id, features: ["wifi", "quiet"] });
    expect(quiet).toMatchObject({ name: "Annex", features: ["wifi", "quiet"], timezone: "Europe/London" });
    const timings = DEFAULT_TIMINGS.map((timing) => ({ ...timing, closed: timing.day === 0 }));
    expect((await client.branches.update({ _id: branch._id, timings })).timings).toEqual(timings);
    expect(await client.branches.update({ ...quiet, timings, phone: "" })).toMatchObject({ timings, phone: "" });
    expect((await client.branches.list({ search: "ann" })).data.map((row) => row._id)).toEqual([branch._id]);
  });

  it("has a name and a code of its own in its organisation, until it is deleted", async () => {
    const { client, branch } = await found(house);
    const timezone = "Asia/Kolkata";
    const annex = await client.branches.add({ name: "Annex", code: "AX", timezone });
    const taken = async (call: Promise<unknown>) => {
      const { status, code, issues } = await refusal(call);
      return [status, code, ...issues.map(({ path }) => path.join("."))];
    };
    const byName = [409, "branch_name_taken", "name"];
    const byCode = [409, "branch_code_taken", "code"];
    expect(await taken(client.branches.add({ name: " ANNEX ", timezone }))).toEqual(byName);
    expect(await taken(client.branches.add({ name: "Loft", code: "ax", timezone }))).toEqual(byCode);
    expect(await taken(client.branches.update({ _id: branch._id, name: "annex" }))).toEqual(byName);
    expect(await taken(client.branches.update({ _id: branch._id, code: "Ax" }))).toEqual(byCode);
    expect(await client.branches.update({ ...annex, name: "ANNEX" })).toMatchObject({ name: "ANNEX", code: "AX" });
    // Without a code there can be several; deactivated ones keep what they are called.
    const loft = await client.branches.add({ name: "Loft", timezone, isActive: false });
    expect(await taken(client.branches.add({ name: "Loft", timezone }))).toEqual(byName);
    await client.branches.remove({ id: loft._id });
    expect(await client.branches.add({ name: "Loft", timezone })).toMatchObject({ name: "Loft", code: "" });
    const { client: others } = await found(house);
    expect(await others.branches.add({ name: "Annex", code: "AX", timezone })).toMatchObject({ name: "Annex" });
  });

  it("keeps its time zone while bookings lie ahead", async () => {
    const { client, branch, desks } = await found(house, { desks: 1 });
    await client.desks.bookDesk({
      deskId: desks[0]?._id ?? "",
      customer: { name: "Ravi Kumar", phone: "+91 98765 43210" },
      type: "HOURLY",
      startAt: house.minutesFromNow(0),
      endAt: house.minutesFromNow(60),
    });
    const moved = () => client.branches.update({ _id: branch._id, timezone: "Europe/London" });
    expect(await refusal(moved())).toMatchObject({ status: 409, code: "branch_timezone_in_use" });
    house.advance({ minutes: 60 });
    expect((await moved()).timezone).toBe("Europe/London");
  });

  it("keeps its time zone while memberships run that have no booking", async () => {
    const place = await found(house, { desks: 1 });
    const { client, branch } = place;
    const customerId = await insertCustomer(house, place);
    const { _id: feePlanId } = await client.feePlans.add({
      ...{ name: "Ten days", bookingType: "DAILY", amount: 50_000, sells: "pass" },
      ...{ duration: { count: 1, unit: "day" }, allowance: { count: 10, unit: "day" } },
    });
    const { _id: id } = await client.memberships.add({ customerId, feePlanId, startDate: "2026-11-22" });
    const moved = () => client.branches.update({ _id: branch._id, timezone: "Europe/London" });
    const refused = await refusal(moved());
    expect(refused).toMatchObject({ status: 409, code: "branch_timezone_in_use" });
    expect(refused.message).toContain("memberships");
    await client.memberships.end({ id });
    expect((await moved()).timezone).toBe("Europe/London");
  });

  it("is not deleted with memberships, and says that they are why", async () => {
    const place = await found(house);
    const { client } = place;
    const customerId = await insertCustomer(house, place);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const shift = await client.shifts.add({
      ...{ branchId: annex._id, name: "Morning", starts: "06:00", ends: "14:00", weekdays: [1, 2, 3] },
    });
    const { _id: deskId } = await client.desks.add({ branchId: annex._id, name: "X1" });
    const plan = await addShiftPlan(client);
    const { _id: id } = await client.memberships.add({
      ...{ customerId, deskId, shiftId: shift._id, feePlanId: plan._id, startDate: "2026-11-23" },
    });
    await client.memberships.end({ id });
    expect(await refusal(client.branches.remove({ id: annex._id }))).toMatchObject({
      status: 409,
      code: "branch_in_use",
      message: "Annex has or had memberships, which stay on record. Deactivate the branch instead.",
    });
    expect(await client.shifts.get({ id: shift._id })).toMatchObject({ name: "Morning" });
    expect(await client.branches.update({ _id: annex._id, isActive: false })).toMatchObject({ isActive: false });
  });

  it("takes time zones by name, that the database knows too", async () => {
    const { client, branch } = await found(house);
    // An offset is no name: PostgreSQL would count it to the other side.
    for (const timezone of ["+05:30", "Mars/Olympus"]) {
      const added = await refusal(client.branches.add({ name: "Odd", timezone }));
      expect(added.issues[0]?.path).toEqual(["timezone"]);
      const changed = await refusal(client.branches.update({ _id: branch._id, timezone }));
      expect(changed.issues[0]?.path).toEqual(["timezone"]);
    }
  });

  it("is deleted without desks only, and leaves nobody standing in it", async () => {
    const { client, branch, desks } = await found(house, { desks: 1 });
    const failure = await refusal(client.branches.remove({ id: branch._id }));
    expect(failure).toMatchObject({ status: 409, code: "branch_in_use" });
    expect(failure.message).toContain("still has desks or members");
    await client.desks.remove({ id: desks[0]?._id ?? "" });
    expect(await client.branches.remove({ id: branch._id })).toEqual({ _id: branch._id });
    expect((await client.auth.session()).selectedBranch).toBeNull();
    expect(await client.desks.list()).toMatchObject({ data: [], totalRecords: 0 });
    expect(await client.bookings.list()).toMatchObject({ data: [], totalRecords: 0 });
    const next = await client.branches.add({ name: "Next", timezone: "Asia/Kolkata" });
    expect((await client.auth.session()).selectedBranch).toBe(next._id);
  });

  it("shows staff of one branch that branch, and lets them add none", async () => {
    const desk = house.client("pk_demo_harbour");
    await desk.auth.login({ email: "desk@harbour.test", password: PASSWORD });
    expect((await desk.branches.list()).data.map((branch) => branch.name)).toEqual(["Pier 4"]);
    expect(await refusal(desk.branches.add({ name: "Mine", timezone: "Asia/Kolkata" }))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    const manager = house.client("pk_demo_harbour");
    const asked = await manager.auth.login({ email: "secure@harbour.test", password: PASSWORD });
    if (asked.statuscode !== 2) throw new Error("A code should be needed");
    await manager.auth.verifyLogin({ ...asked.data, otp: await house.codeFor("secure@harbour.test") });
    expect(await refusal(manager.branches.add({ name: "Mine", timezone: "Asia/Kolkata" }))).toMatchObject({
      status: 403,
      code: "branch_scope",
    });
  });

  it("are listed by state, together with what is searched", async () => {
    const { client, branch } = await found(house, {});
    const closed = await client.branches.add({ name: "Old wharf", timezone: "Asia/Kolkata", isActive: false });
    const ids = async (query: Parameters<typeof client.branches.list>[0]) =>
      (await client.branches.list(query)).data.map(({ _id }) => _id);
    expect(await ids({ status: "ACTIVE" })).toEqual([branch._id]);
    expect(await client.branches.list({ status: "INACTIVE", limit: 1 })).toMatchObject({
      data: [{ _id: closed._id }],
      totalRecords: 1,
    });
    expect(await ids({ status: "ALL" })).toEqual([branch._id, closed._id]);
    expect(await ids({ status: "ACTIVE", search: "wharf" })).toEqual([]);
  });

  it("shows anyone the open ones", async () => {
    const { client, branch, orgId } = await found(house);
    const closed = await client.branches.add({ name: "Closed", timezone: "Asia/Kolkata", isActive: false });
    const { data } = await house.client("pk_demo_carrel").branches.listPublic({ orgId });
    expect(data.map((row) => row._id)).toEqual([branch._id]);
    expect(data.some((row) => row._id === closed._id)).toBe(false);
    expect(await refusal(house.client("pk_demo_carrel").branches.listPublic({ orgId: house.id() }))).toMatchObject({
      status: 404,
    });
  });
});
