import { expect, it } from "vitest";
import { eachHouse, found } from "../testing/house";
import { visiting } from "../testing/visiting";

eachHouse("a visitor's calendar at a secret address", (house) => {
  const read = (address: string) => house.api.fetch(new Request(address));

  it("is read without a key by whoever has it, until it is renewed or ended", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book } = await visiting(house, place);
    const other = await visiting(house, place);
    await other.book(60, 1);
    expect(await client.visitor.calendarFeed()).toEqual({ since: null, readAt: null });
    const first = await client.visitor.renewCalendarFeed();
    expect(first.address).toMatch(/\/calendars\/[\w-]{64}\.ics$/);
    expect(await client.visitor.calendarFeed()).toEqual({ since: first.since, readAt: null });
    const { bookingId } = await book(60);
    const { bookingId: cancelled } = await book(180);
    await client.visitor.cancelBooking({ id: cancelled });

    const answer = await read(first.address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const text = await answer.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain(`UID:${bookingId}@carrel`);
    expect(text).toMatch(
      new RegExp(`UID:${cancelled}@carrel[^]*STATUS:CANCELLED|STATUS:CANCELLED[^]*UID:${cancelled}@carrel`),
    );
    expect((await client.visitor.calendarFeed()).readAt).not.toBeNull();
    const stored = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("visitorFeeds").selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(first.address.slice(-68, -4));

    const second = await client.visitor.renewCalendarFeed();
    expect((await read(first.address)).status).toBe(404);
    expect((await read(second.address)).status).toBe(200);
    house.advance({ days: 70 });
    expect(await (await read(second.address)).text()).not.toContain("BEGIN:VEVENT");
  });

  it("is nobody's once ended, of another organisation, or of one that is closed", async () => {
    const place = await found(house, { desks: 1 });
    const elsewhere = await found(house);
    const { client } = await visiting(house, place);
    const { address } = await client.visitor.renewCalendarFeed();
    const there = await (await visiting(house, elsewhere)).client.visitor.renewCalendarFeed();
    const token = address.slice(-68, -4);
    const forged = `${there.address.slice(-68, -4).slice(0, 21)}${token.slice(21)}`;
    for (const wrong of [
      address.replace(token, forged),
      address.replace(token, "x"),
      address.replace(token, `${token}x`),
    ]) {
      expect((await read(wrong)).status).toBe(404);
    }
    expect(await client.visitor.endCalendarFeed()).toEqual({ since: null, readAt: null });
    expect((await read(address)).status).toBe(404);
    await house.database.tx({ orgId: elsewhere.orgId }, (db) =>
      db.updateTable("organisations").set({ isActive: false }).execute(),
    );
    expect((await read(there.address)).status).toBe(404);
  });
});
