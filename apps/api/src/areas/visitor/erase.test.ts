import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../../testing/books";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { indebted } from "../testing/indebted";
import { visiting } from "../testing/visiting";

eachHouse("a visitor erases his data", (house) => {
  async function known() {
    const place = await indebted(house);
    const email = `asha.pillai-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, place, { name: "Asha Pillai", email, phone: "+919876512345" });
    const visitor = await visiting(house, place, email);
    return { place, customerId, ...visitor };
  }
  /** All that the organisation keeps, as one text. */
  const everything = async (orgId: string) =>
    JSON.stringify(
      await house.database.tx({ orgId }, async (db) => [
        await db.selectFrom("customers").selectAll().execute(),
        await db.selectFrom("bookings").selectAll().execute(),
        await db.selectFrom("visitorProfiles").selectAll().execute(),
        await db.selectFrom("visitorSessions").selectAll().execute(),
        await db.selectFrom("visitorFeeds").selectAll().execute(),
        await db.selectFrom("mails").selectAll().execute(),
        await db.selectFrom("contactMessages").selectAll().execute(),
        await db.selectFrom("codeFlows").selectAll().execute(),
        await db.selectFrom("idempotencyKeys").selectAll().execute(),
        await db.selectFrom("notifications").selectAll().execute(),
        await db.selectFrom("auditLog").selectAll().where("action", "<>", "bookings.pay").execute(),
      ]),
    );

  it("once nothing runs or is due; the figures stay without him, and staff are told without his name", async () => {
    const { place, email, customerId, client, book } = await known();
    await client.visitor.updateProfile({ address: "12 Hill Road" });
    await client.visitor.renewCalendarFeed();
    const written = { name: "Asha Pillai", email, message: "Asha Pillai asks: is there a locker?", orgId: place.orgId };
    await house.client("pk_demo_carrel").contact.send(written);
    const { bookingId: id, data } = await book(60);
    await place.client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    await place.client.bookings.pay({ id, amount: 1_000, method: "cash" });
    await place.client.deposits.take({ customerId, amount: 5_000, method: "cash" });
    await house.tell();

    expect(await refusal(client.visitor.erase({ confirm: "asha@example.com" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["confirm"] }],
    });
    const refused = await refusal(client.visitor.erase({ confirm: email }));
    expect(refused).toMatchObject({ status: 409, code: "still_running" });
    expect((refused.data as { first: string[] }).first.map((text) => text.slice(0, 9))).toEqual([
      "A booking",
      expect.stringContaining("₹"),
      expect.stringContaining("₹"),
    ]);
    await place.client.bookings.pay({ id, amount: data.amount - 1_000, method: "cash" });
    await place.client.deposits.giveBack({ customerId, amount: 5_000, method: "cash" });
    house.advance({ hours: 3 });

    const other = await visiting(house, place);
    await other.book(60, 1);
    const { erased, stays } = await client.visitor.erase({ confirm: email });
    expect(erased.length).toBeGreaterThan(0);
    expect(stays.every(({ what, reason }) => what !== "" && reason !== "")).toBe(true);
    const left = await everything(place.orgId);
    for (const trace of [email, "Asha Pillai", "9876512345", "Hill Road"]) expect(left).not.toContain(trace);
    expect(left).toContain(other.email);
    expect(await refusal(client.visitor.session())).toMatchObject({ status: 401 });
    expect(await place.client.bookings.get({ id })).toMatchObject({
      visitor: { name: "", email: "", phone: "" },
      amount: data.amount,
      paid: data.amount,
      customerId: data.customerId,
    });
    expect(await place.client.customers.get({ id: customerId })).toMatchObject({
      name: "Erased on request",
      email: "",
      phone: "",
      isActive: false,
    });
    await expectBooks(house.database, place.orgId);
    await house.tell();
    const { data: told } = await place.client.notifications.list({ limit: 20, page: 1 });
    expect(told.find(({ type }) => type === "visitor_erased")).toMatchObject({ title: "A visitor erased his data" });
    expect(JSON.stringify(told)).not.toContain("Asha");
    // Whoever comes again with the address is new.
    expect(await (await visiting(house, place, email)).client.visitor.profile()).toMatchObject({ name: "", phone: "" });
  });

  it("is of whoever erased himself alone, whatever transaction asks for the log to be blanked", async () => {
    const { place, email, client, customerId } = await known();
    const elsewhere = await found(house, { desks: 1 });
    const stranger = await visiting(house, place);
    await stranger.client.visitor.updateProfile({ name: "Only a profile" });
    await client.visitor.updateProfile({ name: "Asha Pillai" });
    const kept = () =>
      house.database.tx({ orgId: place.orgId }, (db) => db.selectFrom("auditLog").selectAll().execute());
    const before = JSON.stringify(await kept());
    type Scope = Parameters<typeof house.database.tx>[0];
    const blank = (scope: Scope, whose: string | null) =>
      house.database.tx(scope, async (db) => {
        const { rows } = await sql`select * from blank_visitor(${whose}, ${[customerId]}::uuid[], '{}', now())`.execute(
          db,
        );
        return rows;
      });
    const { orgId } = place;
    const refused: [Scope, string | null][] = [
      [{ orgId }, email],
      // Nobody's customer, and no booking bears his address.
      [{ orgId }, stranger.email],
      [{ orgId }, ""],
      [{ orgId, branchIds: [place.branch._id] }, "nobody@example.com"],
      [{ orgId, visitor: { email: stranger.email, customerIds: [] } }, "nobody@example.com"],
    ];
    for (const [scope, whose] of refused)
      await expect(blank(scope, whose), JSON.stringify(scope)).rejects.toThrow(/bears/);
    expect(await blank({ orgId }, null)).toEqual([]);
    // Another tenant reaches none of it.
    expect(await blank({ orgId: elsewhere.orgId }, email)).toEqual([{ acted: 0, told: 0 }]);
    expect(JSON.stringify(await kept())).toBe(before);
    // What staff were told is forgotten by its trigger alone: a table of one's own can't carry it.
    await expect(
      house.database.tx({ orgId }, async (db) => {
        await sql`create temp table mine (org_id uuid, message_id uuid)`.execute(db);
        await sql`create trigger t after delete on mine referencing old table as gone for each statement
          execute function forget_contact()`.execute(db);
      }),
    ).rejects.toThrow(/permission denied/);
  });

  it("and touches neither another organisation's, nor a membership that runs, nor what bears another's address", async () => {
    const { place, email, customerId, client } = await known();
    const elsewhere = await found(house, { desks: 1 });
    const there = await visiting(house, elsewhere, email);
    await there.book(60);
    const pass = await place.sellPass(customerId, { method: "cash" });
    expect((await refusal(client.visitor.erase({ confirm: email }))).data).toMatchObject({
      first: [expect.stringMatching(/^A membership runs/)],
    });
    await place.client.memberships.end({ id: pass._id });
    const booked = await place.book({ customerId }, { method: "cash" });
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db
        .updateTable("bookings")
        .set({ visitorEmail: "ravi@example.com", visitorName: "Ravi" })
        .where("bookingId", "=", booked._id)
        .execute(),
    );
    house.advance({ hours: 6 });
    const outcomes = await Promise.allSettled([
      client.visitor.erase({ confirm: email }),
      client.visitor.erase({ confirm: email }),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain("fulfilled");
    expect(await place.client.bookings.get({ id: booked._id })).toMatchObject({ visitor: { name: "Ravi" } });
    expect((await there.client.visitor.bookings()).data[0]?.visitor).toMatchObject({ name: "Ravi Kumar", email });
  });
});
