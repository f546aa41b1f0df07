import { expect, it } from "vitest";
import { eachHouse, found, givenProof, type House, type Place, refusal } from "../testing/house";
import { setCancelUntil } from "../testing/visiting";

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
    const { amount, startAt: cancelUntil } = booking;
    expect(await client.visitor.previewCancelLinked({ token })).toMatchObject({ amount, refund: 0, cancelUntil });
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

  it("cancels by its organisation's rule, such as two hours before it begins", async () => {
    const place = await found(house, { desks: 1 });
    await setCancelUntil(house, place.orgId, 120);
    const { client, token, booking } = await booked(place);
    const cancelUntil = new Date(Date.parse(booking.startAt) - 120 * 60_000).toISOString();
    expect((await client.visitor.linkedBooking({ token })).cancelUntil).toBe(cancelUntil);
    house.advance({ minutes: 61 });
    expect((await client.visitor.linkedBooking({ token })).cancelUntil).toBeNull();
    expect(await refusal(client.visitor.cancelLinkedBooking({ token }))).toMatchObject({ code: "cancel_too_late" });
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

  it("can be paid by UPI for as long as something is due that can be taken, of an organisation that takes rupees so", async () => {
    const place = await found(house, { desks: 1 });
    const { client, booking, token } = await booked(place);
    const upi = async () => (await client.visitor.linkedBooking({ token })).upi;
    expect(await upi()).toBeNull();
    const payee = { vpa: "harbour.works@okbank", payeeName: "Nair & Söhne / 50% + Café" };
    await place.client.organisation.updateSettings({ _id: place.orgId, upiDetails: payee });
    const due = booking.amount;
    expect(due).toBeGreaterThan(1_050);
    const paying = (amount: number) => ({
      amount,
      payee,
      paymentLink: `upi://pay?pa=harbour.works@okbank&pn=Nair%20%26%20S%C3%B6hne%20%2F%2050%25%20%2B%20Caf%C3%A9&am=${(amount / 100).toFixed(2)}&cu=INR&tn=${booking.code}`,
    });
    expect(await upi()).toEqual(paying(due));
    const pay = (amount: number) => place.client.bookings.pay({ id: booking._id, amount, method: "upi" });
    await pay(1_050);
    expect(await upi()).toEqual(paying(due - 1_050));

    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("bookings").set({ currency: "EUR" }).where("bookingId", "=", booking._id).execute(),
    );
    expect(await upi()).toBeNull();
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("bookings").set({ currency: "INR" }).where("bookingId", "=", booking._id).execute(),
    );
    // It waits for nobody any more, and nothing is taken for it at the counter either.
    house.setNow(booking.holdUntil ?? "");
    expect(await upi()).toBeNull();
    expect(await refusal(pay(1))).toMatchObject({ code: "booking_transition" });
  });

  it("can be paid by UPI until all is paid, or it is cancelled", async () => {
    const place = await found(house, { desks: 1 });
    await place.client.organisation.updateSettings({
      _id: place.orgId,
      upiDetails: { vpa: "harbour@okbank", payeeName: "Harbour" },
    });
    const { client, booking, token } = await booked(place);
    const upi = async () => (await client.visitor.linkedBooking({ token })).upi;
    await place.client.bookings.changeStatus({ bookingId: booking._id, status: "CONFIRMED" });
    expect(await upi()).toMatchObject({ amount: booking.amount });
    await place.client.bookings.pay({ id: booking._id, amount: booking.amount, method: "cash" });
    expect(await upi()).toBeNull();
    await client.visitor.cancelLinkedBooking({ token });
    expect(await upi()).toBeNull();
  });
});
