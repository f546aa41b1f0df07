import { dayRange } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { eachHouse, found, givenProof } from "../testing/house";

const DAY = "2026-12-10";

eachHouse("a day's price by zone and kind of desk", (house) => {
  /** A plain seat, one at the window, and a cabin there. */
  const scene = async () => {
    const { client, branch, orgId, plan: hour } = await found(house);
    const plan = await client.feePlans.add({
      name: "Day",
      bookingType: "DAILY",
      duration: { count: 1, unit: "day" },
      amount: 30_000,
      taxPercent: 18,
      prices: [
        { zone: "Window", amount: 40_000 },
        { zone: "Window", deskKind: "cabin", amount: 90_000 },
      ],
    });
    const branchId = branch._id;
    const desks = [
      await client.desks.add({ branchId, name: "A1" }),
      await client.desks.add({ branchId, name: "A2", zone: "Window" }),
      await client.desks.add({ branchId, name: "A3", zone: "Window", kind: "cabin" }),
    ];
    const idOf = (place: number) => desks[place]?._id ?? "";
    const book = (place: number, date = DAY) => ({ deskId: idOf(place), type: "DAILY", date }) as const;
    return { client, orgId, branchId, plan, hourId: hour._id, idOf, book };
  };
  const PRICES = [35_400, 47_200, 106_200];

  it("is shown to visitors at each desk, and is what they owe", async () => {
    const { client, orgId, branchId, book } = await scene();
    const { startAt, endAt } = dayRange(DAY, "Asia/Kolkata");
    const visitor = house.client("pk_demo_carrel");
    const { data, quote } = await visitor.desks.listPublic({
      branchId,
      limit: 50,
      page: 1,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
    });
    expect(quote).toMatchObject({ amount: PRICES[0], currency: "INR" });
    expect(data.map((desk) => [desk.name, desk.quote?.amount])).toEqual([
      ["A1", undefined],
      ["A2", PRICES[1]],
      ["A3", PRICES[2]],
    ]);
    const email = `visitor-${house.unique()}@example.com`;
    for (const place of [0, 1, 2]) {
      const saved = await visitor.bookings.saveBooking({
        ...book(place),
        orgId,
        branchId,
        name: "Nisha Verma",
        email,
        verificationToken: await givenProof(house, orgId, email),
      });
      expect(saved.data.amount).toBe(PRICES[place]);
    }
    // None of it is what a desk costs now, without a period.
    const now = await visitor.desks.listPublic({ branchId, limit: 50, page: 1 });
    expect([now.quote, ...now.data.map((desk) => desk.quote)]).toEqual([null, undefined, undefined, undefined]);
    expect((await client.bookings.list({ limit: 10, page: 1 })).totalRecords).toBe(3);
  });

  it("is what staff book at: one, several, from a sheet", async () => {
    const { client, plan, hourId, idOf, book } = await scene();
    const customer = { name: "Meera Iyer", email: "meera@example.com" };
    for (const place of [0, 1, 2]) {
      const booked = await client.desks.bookDesk({ ...book(place), customer, feePlanId: plan._id });
      expect(booked.amount).toBe(PRICES[place]);
    }
    const row = { customerName: "Meera Iyer", email: "meera@example.com", type: "DAILY", startDate: "2026-12-11" };
    const rows = ["A1", "A2", "A3"].map((desk) => ({ ...row, desk, branch: "Library Lane" }));
    const { validationResults } = await client.desks.validateBulkBooking({ data: rows });
    const values = validationResults.flatMap(({ value }) => value ?? []);
    expect(values.map(({ deskId }) => deskId)).toEqual([0, 1, 2].map(idOf));
    await client.desks.processBulkBooking({ validatedData: values });
    const { data } = await client.bookings.list({ limit: 10, page: 1 });
    const amounts = data.filter(({ source }) => source === "bulk").map(({ deskName, amount }) => [deskName, amount]);
    expect(amounts.sort()).toEqual([
      ["A1", PRICES[0]],
      ["A2", PRICES[1]],
      ["A3", PRICES[2]],
    ]);
    // Where no hour is sold, what a desk costs today is the day's price.
    await client.feePlans.update({ _id: hourId, isActive: false });
    const available = await client.desks.availableForBooking({});
    expect(available.map((desk) => [desk.name, desk.quote?.amount])).toEqual([
      ["A1", PRICES[0]],
      ["A2", PRICES[1]],
      ["A3", PRICES[2]],
    ]);
  });
});
