import { expect, it } from "vitest";
import { eachHouse, found, proofFor, refusal } from "../testing/house";

eachHouse("who comes along with a visitor", (house) => {
  it("is named where the desk takes several, for the staff and for himself, and stands in no log", async () => {
    const { client, orgId, branch, desks } = await found(house, { desks: 2 });
    const [cabin, desk] = desks;
    if (!cabin || !desk) throw new Error("no desks");
    await client.desks.update({ _id: cabin._id, capacity: 3 });
    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    const verificationToken = await proofFor(house, visitor, orgId, email);
    const time = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120) };
    const who = { verificationToken, orgId, name: "Meera Iyer", email };
    const asked = { ...who, branchId: branch._id, deskId: cabin._id, type: "HOURLY" as const, ...time };
    const shown = await visitor.desks.listPublic({ branchId: branch._id, limit: 10, page: 1 });
    expect(shown.data.map(({ capacity }) => capacity)).toEqual([3, 1]);

    const save = (change: object) => refusal(visitor.bookings.saveBooking({ ...asked, ...change }));
    const noRoom = { status: 400, issues: [{ path: ["guests"] }] };
    expect(await save({ guests: ["Ravi", "Asha", "Nila"] })).toMatchObject(noRoom);
    expect(await save({ deskId: desk._id, guests: ["Ravi"] })).toMatchObject(noRoom);
    expect(await save({ guests: ["   "] })).toMatchObject({ status: 400, issues: [{ path: ["guests", 0] }] });

    const { bookingId, data } = await visitor.bookings.saveBooking({ ...asked, guests: ["Ravi", "Kavya Nair"] });
    expect(data.guests).toEqual(["Ravi", "Kavya Nair"]);
    expect((await client.bookings.get({ id: bookingId })).guests).toEqual(["Ravi", "Kavya Nair"]);
    const { data: log } = await client.auditLog.list({ limit: 50, page: 1 });
    expect(JSON.stringify(log)).not.toContain('Kavya Nair"');
  });

  it("is named by the staff as well, within what the desk takes", async () => {
    const { client, desks } = await found(house, { desks: 2 });
    const [cabin, desk] = desks;
    await client.desks.update({ _id: cabin?._id ?? "", capacity: 2 });
    const book = (deskId: string | undefined, guests?: string[]) =>
      client.desks.bookDesk({
        ...{ deskId: deskId ?? "", type: "HOURLY", customer: { name: "Meera Iyer", email: "meera@example.com" } },
        ...{ startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120), ...(guests && { guests }) },
      });
    const noRoom = { status: 400, issues: [{ path: ["guests"] }] };
    expect(await refusal(book(cabin?._id, ["Ravi", "Asha"]))).toMatchObject(noRoom);
    expect(await refusal(book(desk?._id, ["Ravi"]))).toMatchObject(noRoom);
    expect((await book(cabin?._id, ["Ravi"])).guests).toEqual(["Ravi"]);
    expect((await book(desk?._id, [])).guests).toEqual([]);
    const { data: log } = await client.auditLog.list({ limit: 50, page: 1 });
    expect(JSON.stringify(log)).not.toContain('"Ravi"');
  });

  it("is nobody where nobody was named, and a desk takes from 1 to 100", async () => {
    const { client, desks } = await found(house, { desks: 1 });
    const [desk] = desks;
    const change = (capacity: number) => refusal(client.desks.update({ _id: desk?._id ?? "", capacity }));
    expect(desk?.capacity).toBe(1);
    for (const capacity of [0, 101, 1.5]) {
      expect(await change(capacity)).toMatchObject({ status: 400, issues: [{ path: ["capacity"] }] });
    }
  });
});
