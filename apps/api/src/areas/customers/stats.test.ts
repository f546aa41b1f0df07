import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";

eachHouse("figures of customers", (house) => {
  it("tell who is there, who is new, who comes and goes, and who books most", async () => {
    const { client, desks, branch, orgId } = await found(house, { desks: 1 });
    const deskId = desks[0]?._id ?? "";
    const person = async (name: string) =>
      (await client.customers.add({ name, email: `${name.toLowerCase()}@example.com` }))._id;
    const book = (customerId: string, startAt: string, endAt: string, amount: number) =>
      client.desks.bookDesk({
        deskId,
        customerId,
        type: "HOURLY",
        startAt,
        endAt,
        ...(amount > 0 && { amount, method: "cash" as const }),
      });

    house.setNow("2026-10-20T06:00:00Z");
    const [left, gone] = [await person("Left"), await person("Gone")];
    await book(gone, "2026-10-20T07:00:00Z", "2026-10-20T08:00:00Z", 100);
    await book(left, "2026-10-25T07:00:00Z", "2026-10-25T10:00:00Z", 300);
    // In Kolkata it is November already.
    house.setNow("2026-10-31T18:31:00Z");
    const stays = await person("Stays");
    await book(stays, "2026-11-01T07:00:00Z", "2026-11-01T08:00:00Z", 0);
    house.setNow("2026-11-21T06:00:00Z");
    await book(stays, "2026-11-25T07:00:00Z", "2026-11-25T11:00:00Z", 900);
    const cancelled = await book(gone, "2026-11-26T07:00:00Z", "2026-11-26T11:00:00Z", 0);
    await client.bookings.changeStatus({ bookingId: cancelled._id, status: "CANCELLED" });

    const figures = {
      totalCustomers: 3,
      activeCustomers: 1,
      newThisMonth: 1,
      // Whose last booking ended 32 days ago is gone already.
      churningCustomers: 1,
      averageBookingDuration: (60 + 180 + 60) / 3,
    };
    expect(await client.customers.stats({ branchId: branch._id })).toMatchObject(figures);
    const { topCustomers, ...all } = await client.customers.stats();
    expect(all).toEqual(figures);
    expect(topCustomers.map(({ name, bookings, minutes, amount }) => [name, bookings, minutes, amount])).toEqual([
      ["Left", 1, 180, 300],
      ["Gone", 1, 60, 100],
      ["Stays", 1, 60, 900],
    ]);
    expect(topCustomers[0]).toMatchObject({ _id: left, currency: "INR" });

    await house.database.tx({ orgId }, async (db) => {
      const paid = await db
        .selectFrom("deskTransactions")
        .selectAll()
        .where("customerId", "=", left)
        .executeTakeFirstOrThrow();
      const back = { kind: "refund", amount: 250, transactionId: house.id() } as const;
      await db
        .insertInto("deskTransactions")
        .values({ ...paid, ...back })
        .execute();
    });
    expect((await client.customers.stats()).topCustomers[0]).toMatchObject({ name: "Left", amount: 50 });
  });

  it("are none where there is nobody, and none of another organisation's branch", async () => {
    const { client } = await found(house);
    const nobody = { totalCustomers: 0, activeCustomers: 0, newThisMonth: 0, churningCustomers: 0 };
    expect(await client.customers.stats()).toEqual({ ...nobody, averageBookingDuration: 0, topCustomers: [] });
    const other = await found(house);
    expect(await refusal(client.customers.stats({ branchId: other.branch._id }))).toMatchObject({ status: 404 });
  });
});
