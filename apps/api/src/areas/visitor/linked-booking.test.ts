import { expect, it } from "vitest";
import { eachHouse, found, givenProof, type House, type Place, refusal } from "../testing/house";

eachHouse("a booking's link", (house: House) => {
  /** A booking that a visitor saved, and the token of its mail's link. */
  const booked = async (place: Place, startsIn = 3 * 60) => {
    const client = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    const { data } = await client.bookings.saveBooking({
      verificationToken: await givenProof(house, place.orgId, email),
      orgId: place.orgId,
      branchId: place.branch._id,
      deskId: place.desks[0]?._id ?? "",
      type: "HOURLY",
      startAt: house.minutesFromNow(startsIn),
      endAt: house.minutesFromNow(startsIn + 60),
      name: "Ravi Kumar",
      email,
      phone: "+91 98765 43210",
    });
    return { client, email, booking: data, token: await tokenTo(email) };
  };

  const tokenTo = async (email: string) => {
    const [mail] = await house.api.mailsTo(email);
    const token = /^http:\/\/localhost:4000\/booking\/([\w-]{64})$/m.exec(mail?.textBody ?? "")?.[1];
    if (!token) throw new Error(`No link in ${mail?.textBody}`);
    return token;
  };

  it("shows the booking and its place to who has it, without a sign-in, and no way to write to who booked", async () => {
    const place = await found(house, { desks: 1 });
    const { client, booking, token, email } = await booked(place);
    const shown = await client.visitor.linkedBooking({ token });
    expect(shown).toMatchObject({
      _id: booking._id,
      code: booking.code,
      status: "PENDING",
      visitorName: "Ravi Kumar",
      deskName: "D1",
      branch: { _id: place.branch._id, name: place.branch.name },
      organisation: { _id: place.orgId },
      cancelUntil: booking.startAt,
      calendar: {
        file: expect.stringContaining("BEGIN:VEVENT"),
        google: expect.stringMatching(/dates=20261121T090000Z%2F20261121T100000Z/),
        outlook: expect.stringMatching(/startdt=2026-11-21T09%3A00%3A00.000Z/),
      },
    });
    const text = JSON.stringify(shown);
    expect(text).not.toContain(email);
    expect(text).not.toContain("98765");
  });

  it("cancels it as its visitor may, once, and mails that with the same link", async () => {
    const place = await found(house, { desks: 1 });
    const { client, booking, token, email } = await booked(place);
    expect(await client.visitor.cancelLinkedBooking({ token })).toMatchObject({
      status: "CANCELLED",
      cancelUntil: null,
      calendar: null,
    });
    expect((await place.client.bookings.get({ id: booking._id })).status).toBe("CANCELLED");
    const [mail] = await house.api.mailsTo(email);
    expect(mail?.subject).toMatch(/^Booking cancelled/);
    expect(await tokenTo(email)).toBe(token);
    expect(await refusal(client.visitor.cancelLinkedBooking({ token }))).toMatchObject({
      status: 409,
      code: "booking_transition",
    });
    const { data } = await place.client.auditLog.list({ action: "visitor.cancelLinkedBooking", limit: 5, page: 1 });
    expect(data).toMatchObject([{ recordId: booking._id }]);
  });

  it("is one for two at once who cancel", async () => {
    const place = await found(house, { desks: 1 });
    const { client, token } = await booked(place);
    const both = await Promise.allSettled([
      client.visitor.cancelLinkedBooking({ token }),
      client.visitor.cancelLinkedBooking({ token }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("cancels nothing that has begun", async () => {
    const place = await found(house, { desks: 1 });
    const { client, token, booking } = await booked(place, 1);
    await place.client.bookings.changeStatus({ bookingId: booking._id, status: "CONFIRMED" });
    house.advance({ seconds: 120 });
    expect((await client.visitor.linkedBooking({ token })).cancelUntil).toBeNull();
    expect(await refusal(client.visitor.cancelLinkedBooking({ token }))).toMatchObject({
      status: 409,
      code: "cancel_too_late",
    });
  });

  it("leads nowhere once it was changed, signed elsewhere, or its booking was over thirty days ago", async () => {
    const place = await found(house, { desks: 1 });
    const other = await found(house, { desks: 1 });
    const { client, token } = await booked(place);
    const { token: foreign } = await booked(other);
    const mixed = token.slice(0, 22) + foreign.slice(22);
    const changed = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [mixed, changed, "A".repeat(64)]) {
      expect(await refusal(client.visitor.linkedBooking({ token: wrong })), wrong).toMatchObject({ status: 404 });
      expect(await refusal(client.visitor.cancelLinkedBooking({ token: wrong })), wrong).toMatchObject({ status: 404 });
    }
    expect(await refusal(client.visitor.linkedBooking({ token: token.slice(1) }))).toMatchObject({
      status: 400,
      issues: [{ path: ["token"], message: "Take the whole link from your mail" }],
    });
    house.advance({ seconds: 31 * 24 * 3600 });
    expect(await refusal(client.visitor.linkedBooking({ token }))).toMatchObject({ status: 404 });
  });

  it("stands in what staff do, too: a booking that they confirm or move", async () => {
    const place = await found(house, { desks: 1 });
    const { booking, token, email } = await booked(place);
    await place.client.bookings.changeStatus({ bookingId: booking._id, status: "CONFIRMED" });
    expect((await house.api.mailsTo(email)).map(({ subject }) => subject)[0]).toMatch(/^Booking confirmed/);
    expect(await tokenTo(email)).toBe(token);
  });
});
