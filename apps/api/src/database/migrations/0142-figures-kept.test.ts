import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachHouse, found } from "../../areas/testing/house";

eachHouse("income that the database counts as it is written down", (house) => {
  it("counts once, whether a server of the release before counts it again or not", async () => {
    const { client, desks, orgId } = await found(house, { desks: 1 });
    const { _id, amount } = await client.desks.bookDesk({
      deskId: desks[0]?._id ?? "",
      type: "HOURLY",
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
      customer: { name: "Ravi", email: `ravi-${house.unique()}@example.com` },
    });
    await client.bookings.pay({ id: _id, amount, method: "cash" });
    const figures = () =>
      house.database.tx({ orgId }, async (db) => {
        const { rows } =
          await sql`select span, sum(transactions) as transactions, sum(revenue) as revenue, sum(cash) as cash
          from payment_figures group by span order by span`.execute(db);
        return rows.map((row) => JSON.stringify(row));
      });
    const once = await figures();
    expect(once).toHaveLength(3);
    expect(once.every((row) => row.includes(String(amount)))).toBe(true);
    await house.database.tx({ orgId }, (db) =>
      sql`select count_payments(array_agg(p)) from desk_transactions p where p.org_id = ${orgId}::uuid`.execute(db),
    );
    expect(await figures()).toEqual(once);
  });
});
