import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";

const at = (time: string, date = "2026-11-23") => new Date(`${date}T${time}:00+05:30`).toISOString();

eachHouse("the list of bookings, narrowed", (house) => {
  const booked = async () => {
    const { client, desks } = await found(house, { desks: 2 });
    const [deskId = "", otherId = ""] = desks.map((desk) => desk._id);
    // No code has an L or an O: a booking is found by this name because of its desk, never by luck.
    await client.desks.update({ _id: otherId, name: "Loft 2" });
    const book = async (name: string, wanted: object) =>
      client.desks.bookDesk({
        deskId,
        type: "HOURLY",
        customer: { name, email: `${name.toLowerCase()}@example.com` },
        ...wanted,
      });
    await book("Asha", { startAt: at("10:00"), endAt: at("11:00") });
    await book("Bela", { startAt: at("23:00"), endAt: at("01:00", "2026-11-24") });
    const whole = await book("Chitra", { deskId: otherId, type: "DAILY", date: "2026-11-25" });
    const gone = await book("Dev", { deskId: otherId, startAt: at("10:00"), endAt: at("11:00") });
    await client.bookings.changeStatus({ bookingId: gone._id, status: "CANCELLED" });
    const names = async (query: object) =>
      (await client.bookings.list({ limit: 10, page: 1, ...query })).data.map(({ visitor }) => visitor.name).sort();
    return { client, otherId, whole, names };
  };

  it("finds a kind, a desk, and what touches local days, cancelled or not", async () => {
    const { otherId, names } = await booked();
    expect(await names({ type: "DAILY" })).toEqual(["Chitra"]);
    expect(await names({ deskId: otherId })).toEqual(["Chitra", "Dev"]);
    expect(await names({ from: "2026-11-23", to: "2026-11-23" })).toEqual(["Asha", "Bela", "Dev"]);
    expect(await names({ from: "2026-11-24", to: "2026-11-24" })).toEqual(["Bela"]);
    expect(await names({ from: "2026-11-24" })).toEqual(["Bela", "Chitra"]);
    expect(await names({ to: "2026-11-22" })).toEqual([]);
  });

  it("holds filters, status and search together, and counts what they find", async () => {
    const { client, otherId, whole, names } = await booked();
    expect(await names({ deskId: otherId, status: "CONFIRMED" })).toEqual(["Chitra"]);
    expect(await names({ deskId: otherId, search: "DEV@" })).toEqual(["Dev"]);
    expect(await names({ type: "DAILY", search: whole.code })).toEqual(["Chitra"]);
    expect(await names({ type: "HOURLY", search: "lo" })).toEqual(["Dev"]);
    expect(await names({ type: "HOURLY", search: "%" })).toEqual([]);
    const page = await client.bookings.list({ limit: 1, page: 1, from: "2026-11-23", to: "2026-11-23" });
    expect([page.data.length, page.totalRecords]).toEqual([1, 3]);
  });

  it("refuses days in the wrong order", async () => {
    const { client } = await booked();
    const refused = await refusal(client.bookings.list({ limit: 1, page: 1, from: "2026-11-24", to: "2026-11-23" }));
    expect(refused.issues[0]?.path).toEqual(["to"]);
  });
});
