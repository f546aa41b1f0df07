import { contract, permissionOf } from "@carrel/sdk/contract";
import type { AddFeePlan, SaveBooking } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { sweepHolds } from "../../platform/sweep-holds";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, givenProof, refusal } from "../testing/house";
import { at } from "../testing/memberships";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

eachHouse("a pass that a visitor asks for", (house) => {
  const opened = async (plan: Partial<AddFeePlan> = {}, desks = 3) => {
    const place = await found(house, { desks });
    const { client, orgId, branch } = place;
    const add = (changes: Partial<AddFeePlan> = {}) =>
      client.feePlans.add({
        ...{
          name: "Ten days",
          bookingType: "DAILY",
          duration: { count: 1, unit: "month" },
          amount: 200_000,
          taxPercent: 18,
        },
        ...{ sells: "pass", allowance: { count: 10, unit: "day" }, isPublic: true },
        ...changes,
      });
    const pass = await add(plan);
    const email = `visitor-${house.unique()}@example.com`;
    const visitor = house.client("pk_demo_carrel");
    const save = async (changes: Partial<SaveBooking> = {}, desk = 0) =>
      visitor.bookings.saveBooking({
        verificationToken: await givenProof(house, orgId, changes.email ?? email),
        orgId,
        branchId: branch._id,
        deskId: place.desks[desk]?._id ?? "",
        ...{ type: "HOURLY", startAt: at("2026-11-24", "10:00"), endAt: at("2026-11-24", "12:00") },
        ...{ name: "Nisha Verma", email, phone: "+91 98200 98200" },
        ...changes,
      });
    const ask = (changes: Partial<SaveBooking> = {}, desk = 0) => save({ passPlanId: pass._id, ...changes }, desk);
    const confirm = (bookingId: string, how: object = {}) =>
      client.bookings.changeStatus({ bookingId, status: "CONFIRMED", ...how });
    const sold = async () => (await client.memberships.list({ kind: "pass", page: 1, limit: 50 })).data;
    const offered = async () => (await visitor.branches.listPublic({ orgId })).data.map(({ passes }) => passes);
    return { ...place, add, pass, email, visitor, save, ask, confirm, sold, offered };
  };

  it("is offered by the branches that sell it, the cheapest first, with its tax and without what is for the staff", async () => {
    const { client, add, pass, offered, branch } = await opened({ description: "Twenty for friends of the house" });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const team = await add({
      ...{ name: "Team hours", amount: 100_000, taxPercent: 0, branchIds: [annex._id] },
      allowance: { count: 20, unit: "hour" },
    });
    await add({ name: "Not told", isPublic: false });
    const { _id: gone } = await add({ name: "Withdrawn" });
    await client.feePlans.update({ _id: gone, isActive: false });
    const tenDays = {
      ...{ _id: pass._id, name: "Ten days", amount: 236_000, currency: "INR" },
      ...{ allowance: { count: 10, unit: "day" }, duration: { count: 1, unit: "month" } },
    };
    expect(await offered()).toEqual([
      [expect.objectContaining({ _id: team._id, amount: 100_000 }), tenDays],
      [tenDays],
    ]);
    for (let count = 0; count < 13; count += 1) await add({ name: `Pass ${count}`, branchIds: [branch._id] });
    expect((await offered()).map((passes) => passes.length)).toEqual([2, 12]);
    expect(await refusal(add({ sells: "floating", allowance: null }))).toMatchObject({
      status: 400,
      issues: [{ path: ["isPublic"] }],
    });
    expect(await refusal(client.feePlans.update({ _id: pass._id, isShared: true }))).toMatchObject({
      issues: [{ path: ["isPublic"] }],
    });
    expect(await refusal(client.feePlans.update({ _id: pass._id, sells: "seat", allowance: null }))).toMatchObject({
      issues: [{ path: ["isPublic"] }],
    });
  });

  it("waits with its booking, also where the organisation confirms by itself, and the staff are told", async () => {
    const { client, orgId, ask, save, pass, email, sold } = await opened();
    await client.feePlans.update({
      _id: (await client.feePlans.list({ page: 1, limit: 5 })).data[0]?._id ?? "",
      amount: 0,
    });
    await house.changeFeatures(orgId, { autoConfirm: true });
    expect((await save({}, 1)).data.status).toBe("CONFIRMED");
    const asked = {
      ...{ feePlanId: pass._id, name: "Ten days", amount: 236_000 },
      ...{ allowance: { count: 10, unit: "day" }, duration: { count: 1, unit: "month" } },
    };
    const { data, bookingId } = await ask();
    expect(data).toMatchObject({
      status: "PENDING",
      holdFor: "staff",
      membershipId: null,
      customerId: null,
      pass: asked,
    });
    const received = await house.lastMail(email);
    expect(received.textBody).toContain("Ten days, of which this visit takes its part");
    expect(received.textBody).toContain("₹2,360");
    expect(await client.bookings.get({ id: bookingId })).toMatchObject({ pass: asked });
    expect((await client.bookings.list({ status: "PENDING" })).data).toMatchObject([{ _id: bookingId, pass: asked }]);
    await house.tell();
    const { data: told } = await client.notifications.list({});
    expect(told.map(({ body }) => body)).toContainEqual(
      expect.stringContaining("Asks for a pass: Ten days, ₹2,360. It waits for confirmation."),
    );
    expect(await sold()).toEqual([]);
  });

  it("is refused at its field where the branch doesn't offer it, it doesn't hold the visit, or one has what lets him in", async () => {
    const { client, add, ask, pass, orgId, email, branch, visitor } = await opened({
      allowance: { count: 2, unit: "day" },
    });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const hidden = await add({ isPublic: false });
    const theirs = await add({ branchIds: [annex._id] });
    const other = await found(house, { desks: 1 });
    const foreign = await other.client.feePlans.add({
      ...{ name: "Theirs", bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 1 },
      ...{ sells: "pass", allowance: { count: 1, unit: "day" }, isPublic: true },
    });
    const days = (to: string) => ({ type: "DAILY" as const, startAt: at("2026-11-24"), endAt: at(to) });
    for (const changes of [
      ...[hidden, theirs, foreign].map(({ _id }) => ({ passPlanId: _id })),
      { passPlanId: house.id() },
      days("2026-11-27"),
      { membershipId: house.id() },
    ]) {
      expect(await refusal(ask(changes))).toMatchObject({ status: 400, issues: [{ path: ["passPlanId"] }] });
    }
    expect((await ask(days("2026-11-26"))).data.status).toBe("PENDING");

    const customerId = await insertCustomer(house, { orgId, branch }, { email });
    const membership = await client.memberships.add({ customerId, feePlanId: pass._id, startDate: "2026-11-24" });
    expect(await refusal(ask({}, 1))).toMatchObject({
      status: 409,
      code: "pass_held",
      data: { membershipId: membership._id },
    });
    // Used up, it keeps nobody from another.
    await client.memberships.visit({ id: membership._id, date: "2026-11-28" });
    await client.memberships.visit({ id: membership._id, date: "2026-11-29" });
    expect((await ask({}, 1)).data.pass?.feePlanId).toBe(pass._id);
    expect((await visitor.branches.listPublic({ orgId })).totalRecords).toBe(2);
  });

  it("is sold as its booking is confirmed, which takes its part of it, and the next visit too", async () => {
    const { client, ask, save, confirm, sold, email, pass } = await opened();
    const { bookingId } = await ask();
    const done = await confirm(bookingId, { method: "upi", reference: "UPI 7" });
    const [membership] = await sold();
    expect(membership).toMatchObject({
      ...{ kind: "pass", customerName: "Nisha Verma", feePlanId: pass._id, amount: 236_000, currency: "INR" },
      ...{
        startAt: at("2026-11-24"),
        endAt: at("2026-12-24"),
        allowance: { unit: "day", total: 10, used: 1, left: 9 },
      },
    });
    expect(done).toMatchObject({
      ...{ status: "CONFIRMED", amount: 0, feePlanId: null, membershipId: membership?._id },
      ...{ customerId: membership?.customerId, source: "qr", pass: { name: "Ten days" } },
    });
    const customer = await client.customers.get({ id: membership?.customerId ?? "" });
    expect(customer).toMatchObject({ name: "Nisha Verma", email, phone: "+91 98200 98200" });
    expect(await client.customers.transactions({ id: customer._id })).toMatchObject([
      {
        kind: "assignment",
        membershipId: membership?._id,
        bookingId: null,
        amount: 236_000,
        method: "upi",
        reference: "UPI 7",
      },
    ]);
    const mail = await house.lastMail(email);
    expect(mail.subject).toMatch(/^Booking confirmed: /);
    expect(mail.textBody).toContain("Ten days: 9 of 10 days left, until Wednesday, 23 December 2026");
    expect(mail.textBody).toContain("₹2,360");
    const link = /\/booking\/([\w-]{64})/.exec(mail.textBody)?.[1] ?? "";
    const visitor = house.client("pk_demo_carrel");
    expect(await visitor.visitor.linkedBooking({ token: link })).toMatchObject({
      status: "CONFIRMED",
      membership: { feePlanName: "Ten days", allowance: { left: 9 }, lastDay: "2026-12-23" },
    });

    const next = await save({ startAt: at("2026-11-25", "10:00"), endAt: at("2026-11-25", "12:00") });
    expect(next).toMatchObject({ data: { status: "CONFIRMED", amount: 0 }, membership: { allowance: { left: 8 } } });
    expect((await house.lastMail(email)).textBody).toContain("Ten days: 8 of 10 days left");
    // Taken back with the visit, as any: the pass stays sold.
    await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
    expect((await sold())[0]?.allowance?.left).toBe(9);
  });

  it("is paid in part as it is sold, and the rest is due", async () => {
    const { client, ask, confirm, sold } = await opened();
    const { bookingId } = await ask();
    expect(await confirm(bookingId, { method: "upi", paying: 100_000 })).toMatchObject({
      status: "CONFIRMED",
      amount: 0,
    });
    const [membership] = await sold();
    expect(membership).toMatchObject({ amount: 236_000, paid: 100_000 });
    expect((await client.dues.list({ limit: 5, page: 1 })).data).toMatchObject([
      { _id: membership?.customerId, due: 136_000, owed: 1 },
    ]);
  });

  it("costs and holds what was shown, whatever its plan says by now", async () => {
    const { client, ask, confirm, sold, pass } = await opened();
    const { bookingId } = await ask();
    await client.feePlans.update({
      ...{ _id: pass._id, name: "Five days", amount: 900_000, taxPercent: 5, isPublic: false },
      ...{ allowance: { count: 5, unit: "day" }, duration: { count: 1, unit: "week" } },
    });
    await confirm(bookingId);
    const [membership] = await sold();
    expect(membership).toMatchObject({ amount: 236_000, endAt: at("2026-12-24"), allowance: { total: 10, left: 9 } });
    // Nobody said that it was paid.
    expect(await client.customers.transactions({ id: membership?.customerId ?? "" })).toEqual([]);
  });

  it("whose plan is withdrawn is not sold, and its booking is confirmed without", async () => {
    const { client, ask, confirm, sold, pass } = await opened();
    const { bookingId, data } = await ask();
    await client.feePlans.update({ _id: pass._id, isActive: false });
    expect(await refusal(confirm(bookingId))).toMatchObject({
      status: 409,
      code: "pass_not_sold",
      message:
        "Ten days is not sold in Library Lane any more. Put it on sale again, or confirm the booking without it for ₹59.",
    });
    // Somebody asks for it: it is deleted no more than a plan on which something is booked.
    expect(await refusal(client.feePlans.remove({ id: pass._id }))).toMatchObject({ status: 409 });
    expect(await client.bookings.get({ id: bookingId })).toMatchObject({
      status: "PENDING",
      pass: { feePlanId: pass._id, name: "Ten days" },
    });
    expect(await confirm(bookingId, { withoutPass: true })).toMatchObject({
      ...{ status: "CONFIRMED", membershipId: null, customerId: null, pass: null },
      ...{ amount: data.amount, feePlanId: data.feePlanId },
    });
    expect(data.amount).toBe(5_900);
    expect(await sold()).toEqual([]);
  });

  it("is paid for only where it is sold", async () => {
    const { ask, save, confirm, client } = await opened();
    const asking = (await ask()).bookingId;
    const plain = (await save({}, 1)).bookingId;
    for (const [call, path] of [
      [() => confirm(plain, { method: "cash" }), "method"],
      [() => confirm(plain, { withoutPass: true }), "withoutPass"],
      [() => confirm(asking, { method: "cash", withoutPass: true }), "method"],
      [() => confirm(asking, { reference: "7" }), "method"],
      [() => confirm(asking, { paying: 1 }), "method"],
      [() => confirm(plain, { method: "cash", paying: 1 }), "method"],
      [() => confirm(asking, { method: "cash", paying: 236_001 }), "paying"],
      [() => client.bookings.changeStatus({ bookingId: asking, status: "CANCELLED", method: "cash" }), "method"],
      [
        () => client.bookings.changeStatus({ bookingId: asking, status: "CANCELLED", withoutPass: true }),
        "withoutPass",
      ],
    ] as const) {
      expect(await refusal(call())).toMatchObject({ status: 400, issues: [{ path: [path] }] });
    }
    // Selling takes no more than confirming does, and cancelling sells nothing.
    expect(permissionOf("bookings", contract.bookings.changeStatus)).toBe(
      permissionOf("memberships", contract.memberships.add),
    );
    expect(await client.bookings.changeStatus({ bookingId: asking, status: "CANCELLED" })).toMatchObject({
      status: "CANCELLED",
      membershipId: null,
    });
  });

  it("is sold once, whoever confirms and cancels at once, and two people's passes are two", async () => {
    const { client, ask, confirm, sold, email } = await opened({}, 4);
    const { bookingId } = await ask();
    expect(await outcomes(Array.from({ length: 8 }, () => confirm(bookingId, { method: "cash" })))).toEqual({
      done: 1,
      "409 booking_transition": 7,
    });
    const [only] = await sold();
    expect(await sold()).toHaveLength(1);
    expect(await client.customers.transactions({ id: only?.customerId ?? "" })).toHaveLength(1);

    for (let round = 0; round < 3; round += 1) {
      const other = `other-${house.unique()}@example.com`;
      const asked = await ask({ email: other }, 1);
      const ended = await outcomes([
        confirm(asked.bookingId),
        client.bookings.changeStatus({ bookingId: asked.bookingId, status: "CANCELLED" }),
        confirm(asked.bookingId, { withoutPass: true }),
      ]);
      const { status, membershipId } = await client.bookings.get({ id: asked.bookingId });
      expect(status).toBe("CANCELLED");
      expect(ended.done).toBeGreaterThanOrEqual(1);
      const theirs = (await sold()).filter(({ customerId }) => customerId !== only?.customerId);
      // What was confirmed first was sold, and its visit given back by the cancellation.
      expect(theirs.filter(({ _id }) => _id === membershipId)).toHaveLength(membershipId ? 1 : 0);
      expect(theirs.map(({ allowance }) => allowance?.left)).toEqual(theirs.map(() => 10));
    }

    // Two bookings of one visitor that ask each: whoever confirms both sells two, to one customer.
    const both = [await ask({ email: `two-${email}` }, 2), await ask({ email: `two-${email}` }, 3)];
    const before = (await sold()).length;
    expect(await outcomes(both.map((booking) => confirm(booking.bookingId)))).toEqual({ done: 2 });
    const after = await sold();
    expect(after).toHaveLength(before + 2);
    const customers = new Set(
      await Promise.all(both.map(async (booking) => (await client.bookings.get({ id: booking.bookingId })).customerId)),
    );
    expect(customers.size).toBe(1);
  });

  it("goes to the customer who has the address, and to nobody by a number", async () => {
    const { client, ask, confirm, sold, orgId, branch, email } = await opened();
    const owner = await insertCustomer(
      house,
      { orgId, branch },
      { name: "Omar Ali", email: "", phone: "+919820098200" },
    );
    await confirm((await ask()).bookingId);
    const [first] = await sold();
    expect(first?.customerId).not.toBe(owner);
    expect(await client.customers.get({ id: first?.customerId ?? "" })).toMatchObject({ email, phone: "" });

    const known = `known-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, { orgId, branch }, { name: "Meera Iyer", email: known });
    await confirm((await ask({ email: known }, 1)).bookingId);
    expect((await sold()).map((one) => one.customerId)).toContain(customerId);

    const gone = `gone-${house.unique()}@example.com`;
    const { bookingId } = await ask({ email: gone }, 2);
    const left = await insertCustomer(house, { orgId, branch }, { name: "Ravi Shah", email: gone });
    await client.customers.update({ _id: left, isActive: false });
    expect(await refusal(confirm(bookingId))).toMatchObject({ status: 400, issues: [{ path: ["bookingId"] }] });
  });

  it("is confirmed by who works in its branch, as far as the booking still fits", async () => {
    const place = await opened({ allowance: { count: 2, unit: "hour" } });
    const { client, ask, confirm, sold, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const permissions = ["bookings.read", "bookings.write", "desks.read"] as const;
    const here = await hire(house, place, { permissions, branches: [branch._id] });
    const there = await hire(house, place, { permissions, branches: [annex._id] });
    const reader = await hire(house, place, { permissions: ["bookings.read"], branches: [branch._id] });
    const { bookingId } = await ask();
    const status = "CONFIRMED" as const;
    expect(await refusal(there.bookings.changeStatus({ bookingId, status }))).toMatchObject({ status: 404 });
    expect(await refusal(reader.bookings.changeStatus({ bookingId, status }))).toMatchObject({ status: 403 });

    // Moved to three hours, of which the pass holds two.
    const move = (from: string, to: string) =>
      client.bookings.reschedule({ id: bookingId, startAt: at("2026-11-25", from), endAt: at("2026-11-25", to) });
    await move("10:00", "13:00");
    expect(await refusal(confirm(bookingId))).toMatchObject({ status: 409, code: "pass_used_up" });
    expect(await sold()).toEqual([]);
    await move("10:00", "11:30");
    expect(await here.bookings.changeStatus({ bookingId, status })).toMatchObject({ status, amount: 0 });
    expect(await sold()).toMatchObject([
      { startAt: at("2026-11-25"), allowance: { unit: "minute", total: 120, left: 30 } },
    ]);
  });

  it("ends with its booking where nobody confirms it in time, and one visitor asks no more often than he may book", async () => {
    const { client, ask, confirm, sold, email } = await opened({}, 5);
    const { bookingId } = await ask();
    await ask({}, 1);
    await ask({}, 2);
    expect(await refusal(ask({}, 3))).toMatchObject({ status: 409, code: "visitor_limit" });
    house.setNow(at("2026-11-24", "10:00"));
    expect(await refusal(confirm(bookingId))).toMatchObject({ status: 409, code: "booking_transition" });
    expect(await sold()).toEqual([]);
    await sweepHolds(house.api.ports);
    await house.tell();
    expect(await client.bookings.get({ id: bookingId })).toMatchObject({
      status: "CANCELLED",
      pass: { name: "Ten days" },
    });
    expect((await house.lastMail(email)).subject).toMatch(/^Booking not confirmed/);
  });

  it("stands only on what a visitor booked, and on no membership's visit, whoever writes it", async () => {
    const { ask, orgId, pass } = await opened();
    const { bookingId } = await ask();
    const write = (change: object) =>
      house.database.tx({ orgId }, (db) =>
        db.updateTable("bookings").set(change).where("bookingId", "=", bookingId).execute(),
      );
    const constraint = (name: string) => expect.objectContaining({ constraint: name });
    await expect(write({ source: "admin" })).rejects.toEqual(constraint("bookings_pass_asked"));
    await expect(write({ membershipId: house.id() })).rejects.toEqual(constraint("bookings_pass_asked"));
    await expect(write({ pass: null })).rejects.toEqual(constraint("bookings_pass"));
    await expect(write({ passPlanId: house.id() })).rejects.toEqual(constraint("bookings_pass_plan"));
    await expect(
      house.database.tx({ orgId }, (db) =>
        db
          .updateTable("feePlans")
          .set({ sells: "seat", allowanceCount: null, allowanceUnit: null })
          .where("feePlanId", "=", pass._id)
          .execute(),
      ),
    ).rejects.toEqual(constraint("fee_plans_public"));
  });
});
