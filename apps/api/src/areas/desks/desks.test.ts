import { expect, it } from "vitest";
import { countRounds } from "../../testing/counting";
import { DEFAULT_TIMINGS } from "../branches/record";
import { eachHouse, found, refusal } from "../testing/house";

eachHouse("desks", (house) => {
  const hour = (start = 0) => ({ startAt: house.minutesFromNow(start), endAt: house.minutesFromNow(start + 60) });

  it("names each desk of a branch once, whatever the case of its letters", async () => {
    const { client, branch, desks } = await found(house, { desks: 2, workspaceKind: "study-hall" });
    const failure = await refusal(client.desks.add({ branchId: branch._id, name: "s1" }));
    expect(failure).toMatchObject({ status: 409, code: "desk_name_taken" });
    expect(failure.message).toBe("There already is a seat s1 in this branch. Choose another name.");
    expect(failure.issues).toEqual([{ path: ["name"], message: failure.message }]);
    const renamed = client.desks.update({ _id: desks[0]?._id ?? "", name: "S2" });
    expect(await refusal(renamed)).toMatchObject({ code: "desk_name_taken" });
    const other = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    expect((await client.desks.add({ branchId: other._id, name: "S1" })).branchId).toBe(other._id);
  });

  it("changes what is given, keeps what is not, and passes over what is read-only", async () => {
    const { client, branch } = await found(house);
    const position = { x: 1, y: 2, w: 3, h: 4, rotation: 90 };
    const desk = await client.desks.add({
      branchId: branch._id,
      name: "Corner",
      zone: "Window",
      position,
      amenities: ["Lamp"],
    });
    const moved = await client.desks.update({ ...desk, status: 2, createdAt: "never", zone: "" });
    expect(moved).toMatchObject({ name: "Corner", zone: "", position, amenities: ["Lamp"], status: 1 });
    expect((await client.desks.update({ _id: desk._id, position: null })).position).toBeNull();
    expect((await client.desks.update({ _id: desk._id })).amenities).toEqual(["Lamp"]);
  });

  it("lists the selected branch, as people count, and searches it", async () => {
    const { client, branch } = await found(house, { desks: 11 });
    const { data, totalRecords } = await client.desks.list({ limit: 5, page: 3 });
    expect(totalRecords).toBe(11);
    expect(data.map((desk) => desk.name)).toEqual(["D11"]);
    await client.desks.add({ branchId: branch._id, name: "50%_off", zone: "Hall" });
    expect((await client.desks.list({ search: "%_" })).data.map((desk) => desk.name)).toEqual(["50%_off"]);
    expect((await client.desks.list({ search: "hall" })).totalRecords).toBe(1);
    expect(await client.desks.list({ page: 9 })).toMatchObject({ data: [], totalRecords: 12 });
  });

  it("says what is free, taken or held now, until when, and what comes next, as the dashboard counts it", async () => {
    house.setNow("2026-12-09T06:00:00Z");
    const { client, orgId, branch, desks } = await found(house, { desks: 5 });
    const today = (time: string) => `2026-12-09T${time}:00.000Z`;
    const ravi = { name: "Ravi Kumar", email: "ravi@example.com" };
    const idOf = (desk: number) => desks[desk]?._id ?? "";
    const book = (desk: number, startAt: string, endAt: string, customer = ravi) =>
      client.desks.bookDesk({ deskId: idOf(desk), customer, type: "HOURLY", startAt, endAt });
    await book(0, today("13:30"), today("14:30"));
    await book(1, today("06:00"), today("07:00"));
    await book(1, today("07:00"), today("09:30"));
    await book(1, today("12:00"), today("13:00"));
    await book(2, today("06:00"), "2026-12-10T06:00:00.000Z");
    await book(4, today("06:00"), today("08:00"));
    await book(4, today("08:00"), today("09:00"), { name: "Tara Sen", email: "tara@example.com" });
    await client.desks.update({ _id: idOf(4), isActive: false });
    const held = { branchId: branch._id, deskId: idOf(3), startAt: today("06:00"), endAt: today("09:00") };
    const { holdUntil = "" } = await house.api
      .client("pk_demo_carrel", undefined, "198.51.100.200")
      .bookings.sendOtp({ orgId, email: "nisha@example.com", hold: { ...held, type: "HOURLY" } });

    const stands = [
      { now: "free", until: today("13:30"), nextAt: today("13:30"), nextName: ravi.name },
      { now: "taken", until: today("09:30"), nextAt: today("12:00"), nextName: ravi.name },
      { now: "taken", until: null, nextAt: null, nextName: null },
      { now: "held", until: new Date(holdUntil).toISOString(), nextAt: null, nextName: null },
      // Nothing new is booked here, but somebody sits here still, and somebody else is next.
      { now: "taken", until: today("08:00"), nextAt: today("08:00"), nextName: "Tara Sen" },
    ];
    const { data, counters } = await client.desks.list();
    expect(data.map(({ now, until, nextAt, nextName }) => ({ now, until, nextAt, nextName }))).toEqual(stands);
    expect(counters).toMatchObject({ total: 4, freeNow: 1, takenNow: 2 });
    expect(await Promise.all(desks.map(({ _id: id }) => client.desks.get({ id })))).toMatchObject(stands);
    const { deskOccupancy } = await client.dashboard.bookingStats();
    expect(deskOccupancy).toMatchObject({ total: 4, freeNow: 1, takenNow: 2 });

    house.setNow(today("09:30"));
    const [, second, , fourth] = (await client.desks.list()).data;
    expect(second).toMatchObject({ now: "free", until: today("12:00"), nextAt: today("12:00") });
    expect(fourth).toMatchObject({ now: "free", until: null, nextAt: null });
  });

  it("books for a customer whom it makes once, and notes what was paid", async () => {
    const { client, desks, orgId, plan } = await found(house, { desks: 1 });
    const deskId = desks[0]?._id ?? "";
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const first = await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour(), method: "upi" });
    expect(first).toMatchObject({ status: "CONFIRMED", amount: 2_950, feePlanId: plan._id, visitor: customer });
    expect(await house.lastMail(customer.email)).toMatchObject({
      subject: expect.stringMatching(/^Booking confirmed: /),
    });
    const second = await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour(60) });
    expect(second.customerId).toBe(first.customerId);
    const third = await client.desks.bookDesk({
      deskId,
      customerId: first.customerId ?? "",
      type: "HOURLY",
      ...hour(120),
      amount: 100,
    });
    const paid = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("deskTransactions").selectAll().orderBy("startAt").execute(),
    );
    expect(paid.map(({ bookingId, amount, method }) => ({ bookingId, amount, method }))).toEqual([
      { bookingId: first._id, amount: 2_950, method: "upi" },
    ]);
    // A price is no payment.
    expect(third).toMatchObject({ amount: 100, paid: 0 });
  });

  it("refuses a taken slot, one that is over, a plan that does not fit and a desk out of service", async () => {
    const { client, desks } = await found(house, { desks: 2 });
    const [deskId = "", other = ""] = desks.map((desk) => desk._id);
    const customer = { name: "Ravi Kumar", phone: "+91 98765 43210" };
    await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour() });
    const taken = await refusal(client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour() }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.data).toMatchObject({
      alternatives: [
        { deskId: other, deskName: "D2" },
        { deskId, deskName: "D1" },
      ],
    });
    const past = client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour(-60) });
    expect((await refusal(past)).issues[0]?.path).toEqual(["endAt"]);
    const day = await client.feePlans.add({
      name: "Day",
      bookingType: "DAILY",
      duration: { count: 1, unit: "day" },
      amount: 1,
    });
    const unfit = client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour(60), feePlanId: day._id });
    expect((await refusal(unfit)).issues[0]?.path).toEqual(["feePlanId"]);
    await client.desks.update({ _id: other, isActive: false });
    const inactive = client.desks.bookDesk({ deskId: other, customer, type: "HOURLY", ...hour() });
    expect(await refusal(inactive)).toMatchObject({ status: 409, code: "desk_inactive" });
    expect((await client.desks.list()).counters.total).toBe(1);
  });

  it("deletes a desk that was never booked, and no other", async () => {
    const { client, desks } = await found(house, { desks: 2 });
    const [booked = "", free = ""] = desks.map((desk) => desk._id);
    const customer = { name: "Ravi Kumar", phone: "+91 98765 43210" };
    await client.desks.bookDesk({ deskId: booked, customer, type: "HOURLY", ...hour() });
    expect(await refusal(client.desks.remove({ id: booked }))).toMatchObject({ status: 409, code: "desk_in_use" });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    expect(await refusal(client.desks.update({ _id: booked, branchId: annex._id }))).toMatchObject({
      code: "desk_in_use",
    });
    expect((await client.desks.update({ _id: free, branchId: annex._id })).branchId).toBe(annex._id);
    expect(await client.desks.remove({ id: free })).toEqual({ _id: free });
    expect(await refusal(client.desks.get({ id: free }))).toMatchObject({ status: 404, message: "Desk not found" });
  });

  it("shows anyone how desks stand in a period, and nobody's name", async () => {
    const { client, desks, branch } = await found(house, { desks: 3 });
    const [full = "", part = ""] = desks.map((desk) => desk._id);
    const customer = { name: "Ravi Kumar", phone: "+91 98765 43210" };
    await client.desks.bookDesk({ deskId: full, customer, type: "HOURLY", ...hour() });
    await client.desks.bookDesk({
      deskId: part,
      customer,
      type: "HOURLY",
      startAt: house.minutesFromNow(30),
      endAt: house.minutesFromNow(90),
    });
    const visitor = house.client("pk_demo_carrel");
    const { data, totalRecords } = await visitor.desks.listPublic({ branchId: branch._id, ...hour() });
    expect(data.map((desk) => desk.status)).toEqual([2, 3, 1]);
    expect(totalRecords).toBe(3);
    expect(JSON.stringify(data)).not.toContain("Ravi");
    const half = refusal(visitor.desks.listPublic({ branchId: branch._id, startAt: house.minutesFromNow(0) }));
    expect((await half).issues[0]?.path).toEqual(["endAt"]);
    // The hall is closed on Sundays; what could not be booked then has no free seats either.
    const days = (from: string, to: string) => ({
      startAt: new Date(`${from}T00:00:00+05:30`).toISOString(),
      endAt: new Date(`${to}T00:00:00+05:30`).toISOString(),
    });
    await client.branches.update({
      _id: branch._id,
      timings: DEFAULT_TIMINGS.map((timing) => ({ ...timing, closed: timing.day === 0 })),
    });
    for (const period of [
      days("2026-11-29", "2026-11-30"),
      days("2026-11-14", "2026-11-15"),
      days("2028-11-14", "2028-11-15"),
      { startAt: "2026-11-27T19:30:00Z", endAt: "2026-11-27T20:30:00Z" },
    ]) {
      const { status, issues } = await refusal(visitor.desks.listPublic({ branchId: branch._id, ...period }));
      expect({ status, path: issues[0]?.path }).toEqual({ status: 400, path: ["startAt"] });
    }
    await client.branches.update({ _id: branch._id, isActive: false });
    const hidden = await refusal(visitor.desks.listPublic({ branchId: branch._id }));
    const unknown = await refusal(visitor.desks.listPublic({ branchId: house.id() }));
    expect({ status: hidden.status, message: hidden.message }).toEqual({
      status: unknown.status,
      message: unknown.message,
    });
  });

  it("tells how many desks each slot of a day has free, with what is held and booked", async () => {
    const { client, desks, branch, orgId } = await found(house, { desks: 3 });
    const visitor = house.client("pk_demo_carrel");
    const date = "2026-11-27";
    const at = (time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();
    const asked = { branchId: branch._id, limit: 2, date };
    const free = async () => {
      const { slots = [] } = await visitor.desks.listPublic(asked);
      return Object.fromEntries(slots.map((slot) => [slot.startAt, slot.free]));
    };
    const empty = await free();
    expect(new Set(Object.values(empty))).toEqual(new Set([3]));
    expect(empty[at("10:00")]).toBe(3);

    const customer = { name: "Ravi Kumar", phone: "+91 98765 43210" };
    for (const desk of desks.slice(0, 2)) {
      await client.desks.bookDesk({
        deskId: desk._id,
        customer,
        type: "HOURLY",
        startAt: at("10:00"),
        endAt: at("11:30"),
      });
    }
    const hold = { branchId: branch._id, deskId: desks[2]?._id ?? "", type: "HOURLY" } as const;
    await visitor.bookings.sendOtp({
      orgId,
      email: `slots-${house.id()}@mail.test`,
      hold: { ...hold, startAt: at("11:00"), endAt: at("12:00") },
    });
    const now = await free();
    expect([now[at("09:00")], now[at("10:00")], now[at("11:00")], now[at("12:00")]]).toEqual([3, 1, 0, 3]);

    await client.desks.update({ _id: desks[0]?._id ?? "", isActive: false });
    expect((await free())[at("09:00")]).toBe(2);
    // Only of days on which a visitor may book, and only once.
    expect((await visitor.desks.listPublic({ ...asked, page: 2 })).slots).toEqual([]);
    expect((await visitor.desks.listPublic({ ...asked, date: "2028-11-27" })).slots).toEqual([]);
    expect((await visitor.desks.listPublic({ branchId: branch._id })).slots).toEqual([]);
  });

  it("asks for all that anyone is shown of desks in two rounds, once it knows who asks of which organisation", async () => {
    const { branch } = await found(house, { desks: 2 });
    const visitor = house.client("pk_demo_carrel");
    const roundsOf = countRounds(house.api.ports);
    const asked = { branchId: branch._id, ...hour() };
    // The rounds before: who calls, whose the branch is, and that organisation.
    expect(await roundsOf(() => visitor.desks.listPublic(asked))).toBe(3 + 2);
    expect(await roundsOf(() => visitor.desks.listPublic({ ...asked, date: "2026-11-27" }))).toBe(3 + 2);
  });
});
