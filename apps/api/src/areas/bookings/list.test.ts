import { expect, it } from "vitest";
import { countRounds } from "../../testing/counting";
import { eachHouse, found, givenProof, refusal } from "../testing/house";

eachHouse("the list of bookings", (house) => {
  const hour = (start: number) => ({ startAt: house.minutesFromNow(start), endAt: house.minutesFromNow(start + 60) });

  /** A place where visitors asked for times of a desk, given in minutes from now, in this order. */
  const waiting = async (starts: readonly number[]) => {
    const place = await found(house, { desks: 2 });
    const visitor = house.client("pk_demo_carrel");
    const ids: string[] = [];
    for (const start of starts) {
      const email = `asks-${house.unique()}@example.com`;
      const { bookingId } = await visitor.bookings.saveBooking({
        verificationToken: await givenProof(house, place.orgId, email),
        orgId: place.orgId,
        branchId: place.branch._id,
        deskId: place.desks[0]?._id ?? "",
        type: "HOURLY",
        name: "Ravi Kumar",
        email,
        ...hour(start),
      });
      ids.push(bookingId);
    }
    return { ...place, visitor, ids };
  };
  const idsOf = ({ data }: { data: readonly { _id: string }[] }) => data.map(({ _id }) => _id);

  it("begins with those that wait, soonest first, and goes on with the others, newest first, over all pages", async () => {
    const { client, desks, ids } = await waiting([300, 120, 480]);
    const [later, soonest, last] = ids;
    const booked: string[] = [];
    for (const start of [0, 60, 120, 180]) {
      house.api.clock.advance({ minutes: 1 });
      const customer = { name: "Asha Rao", email: "asha@example.com" };
      const deskId = desks[1]?._id ?? "";
      booked.unshift((await client.desks.bookDesk({ deskId, customer, type: "HOURLY", ...hour(start) }))._id);
    }
    const all = [soonest, later, last, ...booked];
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => client.bookings.list({ limit: 2, page })));
    expect(pages.flatMap(idsOf)).toEqual(all);
    expect(pages.map(({ totalRecords }) => totalRecords)).toEqual([7, 7, 7, 7, 7]);
    expect(idsOf(await client.bookings.list({ limit: 100, page: 1, status: "ALL" }))).toEqual(all);
    expect(idsOf(await client.bookings.list({ status: "PENDING" }))).toEqual([soonest, later, last]);
    // What is narrowed stands newest first, but for those that wait alone.
    expect(idsOf(await client.bookings.list({ type: "HOURLY" }))).toEqual([...booked, last, soonest, later]);
    expect(idsOf(await client.bookings.list({ type: "HOURLY", status: "PENDING" }))).toEqual([soonest, later, last]);

    await client.bookings.changeStatus({ bookingId: soonest ?? "", status: "CONFIRMED" });
    expect(idsOf(await client.bookings.list({ limit: 2, page: 1 }))).toEqual([later, last]);
  });

  it("asks for both parts and their count together", async () => {
    const { client } = await waiting([120]);
    const roundsOf = countRounds(house.api.ports);
    const listed = await roundsOf(() => client.bookings.list());
    expect(listed).toBe(await roundsOf(() => client.bookings.list({ status: "CONFIRMED" })));
  });

  it("keeps why a booking was cancelled, tells its visitor, and takes a reason for nothing else", async () => {
    const { client, ids } = await waiting([120, 300]);
    const [first = "", second = ""] = ids;
    const refused = (input: { status: "CONFIRMED" | "CANCELLED"; reason: string }) =>
      refusal(client.bookings.changeStatus({ bookingId: first, ...input }));
    expect((await refused({ status: "CONFIRMED", reason: "Welcome" })).issues[0]?.path).toEqual(["reason"]);
    expect((await refused({ status: "CANCELLED", reason: "x".repeat(201) })).issues[0]?.path).toEqual(["reason"]);
    expect((await client.bookings.get({ id: first })).status).toBe("PENDING");

    const cancelled = await client.bookings.changeStatus({
      bookingId: first,
      status: "CANCELLED",
      reason: "  We are closed that day  ",
    });
    expect(cancelled.cancelReason).toBe("We are closed that day");
    expect((await client.bookings.get({ id: first })).cancelReason).toBe("We are closed that day");
    const mail = await house.lastMail(cancelled.visitor.email);
    expect(mail.subject).toMatch(/^Booking cancelled/);
    expect(mail.textBody).toContain("We are closed that day");
    const { data } = await client.auditLog.list({ recordId: first, limit: 1, page: 1 });
    expect(data[0]?.after).toMatchObject({ status: "CANCELLED", cancelReason: "We are closed that day" });
    await client.bookings.changeStatus({ bookingId: second, status: "CANCELLED" });
    expect((await client.bookings.get({ id: second })).cancelReason).toBe("");
  });
});
