import { expect, it } from "vitest";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";
import { setCancelUntil, visiting } from "../testing/visiting";

type Client = ReturnType<House["client"]>;

eachHouse("a visitor's own area", (house) => {
  const hour = (start: number) => ({ startAt: house.minutesFromNow(start), endAt: house.minutesFromNow(start + 60) });

  const visit = (place: Place, email?: string) => visiting(house, place, email);

  const cancelUntil = (orgId: string, minutes: number) => setCancelUntil(house, orgId, minutes);

  it("opens with the proof of an address, for seven days", async () => {
    const place = await found(house, { desks: 1 });
    const { client, data, email, token, verificationToken } = await visit(place);
    expect(data).toEqual({
      orgId: place.orgId,
      customerId: null,
      name: "",
      email,
      phone: "",
      expiresAt: expect.stringContaining("2026-11-28"),
    });
    expect(await client.visitor.session()).toEqual(data);
    const stored = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("visitorSessions").selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(token);

    const foreign = await found(house);
    for (const attempt of [
      { verificationToken: `${verificationToken}x`, orgId: place.orgId },
      { verificationToken: "nonsense", orgId: place.orgId },
      { verificationToken, orgId: foreign.orgId },
    ]) {
      expect(await refusal(client.visitor.openSession(attempt))).toMatchObject({
        status: 400,
        code: "verification_expired",
      });
    }
    expect(await refusal(client.visitor.openSession({ verificationToken, orgId: house.id() }))).toMatchObject({
      status: 404,
    });
    house.advance({ minutes: 31 });
    expect(await refusal(client.visitor.openSession({ verificationToken, orgId: place.orgId }))).toMatchObject({
      code: "verification_expired",
    });
    house.advance({ days: 7 });
    expect(await refusal(client.visitor.session())).toMatchObject({ status: 401, statuscode: 7067 });
  });

  it("is closed by signing out, on this device alone", async () => {
    const place = await found(house);
    const { client, email, token } = await visit(place);
    house.advance({ minutes: 1 });
    const elsewhere = (await visit(place, email)).client;
    expect(await client.visitor.signOut()).toEqual({ signedOut: true });
    expect(await client.isSignedIn()).toBe(false);
    await client.storage.set("Bearer", token);
    expect(await refusal(client.visitor.session())).toMatchObject({ status: 401, statuscode: 7067 });
    expect((await elsewhere.visitor.session()).email).toBe(email);
  });

  it("knows no staff token, nor the back-office a visitor's", async () => {
    const place = await found(house, { desks: 1 });
    const { client, token: visitorToken } = await visit(place);
    const staffToken = (await place.client.storage.get("Bearer")) ?? "";
    for (const [given, attempt] of [
      [staffToken, (by: Client) => by.visitor.session()],
      [staffToken, (by: Client) => by.visitor.bookings()],
      [staffToken, (by: Client) => by.visitor.profile()],
      [staffToken, (by: Client) => by.visitor.calendar()],
      [visitorToken, (by: Client) => by.auth.session()],
      [visitorToken, (by: Client) => by.desks.list()],
      [visitorToken, (by: Client) => by.bookings.list()],
      [visitorToken, (by: Client) => by.auth.logout()],
    ] as const) {
      // A client forgets a token that is refused, so each attempt gets one of its own.
      const by = house.client("pk_demo_carrel");
      await by.storage.set("Bearer", given);
      expect(await refusal(attempt(by))).toMatchObject({ status: 401, statuscode: 7007, code: "session_unknown" });
    }
    const stranger = house.client("pk_demo_carrel");
    expect(await refusal(stranger.visitor.session())).toMatchObject({ statuscode: 7007, code: "session_missing" });
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("organisations").set({ isActive: false }).execute(),
    );
    expect(await refusal(client.visitor.session())).toMatchObject({ status: 403, code: "organisation_inactive" });
  });

  it("lists his own bookings: those of his address, and those the staff made for its customer", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book, email } = await visit(place);
    const other = await visit(place);
    const later = await book(120);
    const sooner = await book(60);
    const theirs = await other.book(60, 1);
    const byStaff = await place.client.desks.bookDesk({
      deskId: place.desks[1]?._id ?? "",
      customer: { name: "Ravi Kumar", email },
      type: "HOURLY",
      ...hour(180),
    });

    const upcoming = await client.visitor.bookings({ when: "upcoming" });
    expect(upcoming.data.map(({ _id }) => _id)).toEqual([sooner.bookingId, later.bookingId, byStaff._id]);
    expect(upcoming.totalRecords).toBe(3);
    expect(upcoming.data[0]).toMatchObject({
      branchName: "Library Lane",
      timezone: "Asia/Kolkata",
      status: "PENDING",
      cancelUntil: sooner.data.startAt,
    });
    expect(upcoming.data[0]).not.toHaveProperty("notes");
    expect((await client.visitor.bookings({ limit: 1, page: 2 })).data[0]?._id).toBe(later.bookingId);
    await client.visitor.cancelBooking({ id: later.bookingId });
    const past = await client.visitor.bookings({ when: "past" });
    expect(past.data).toMatchObject([{ _id: later.bookingId, status: "CANCELLED", cancelUntil: null }]);
    expect((await other.client.visitor.bookings()).data.map(({ _id }) => _id)).toEqual([theirs.bookingId]);
  });

  it("cancels his own while it may be, and finds no other's", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book, email } = await visit(place);
    const other = await visit(place);
    const foreign = await found(house, { desks: 1 });
    const foreigner = await visit(foreign, email);
    await cancelUntil(place.orgId, 60);
    const { bookingId: id } = await book(90);
    const { bookingId: elsewhere } = await foreigner.book(90);

    const unknown = await refusal(client.visitor.cancelBooking({ id: house.id() }));
    expect(unknown).toMatchObject({ status: 404, message: "Booking not found" });
    for (const attempt of [
      () => other.client.visitor.cancelBooking({ id }),
      () => foreigner.client.visitor.cancelBooking({ id }),
      () => client.visitor.cancelBooking({ id: elsewhere }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 404, message: unknown.message, code: unknown.code });
    }
    expect((await client.visitor.bookings()).data[0]).toMatchObject({ cancelUntil: house.minutesFromNow(30) });
    expect(await client.visitor.cancelBooking({ id })).toMatchObject({ status: "CANCELLED", cancelUntil: null });
    expect((await house.lastMail(email)).subject).toMatch(/^Booking cancelled/);
    expect(await refusal(client.visitor.cancelBooking({ id }))).toMatchObject({
      status: 409,
      code: "booking_transition",
    });
    expect((await place.client.bookings.get({ id })).status).toBe("CANCELLED");

    const { bookingId: late } = await book(90);
    house.advance({ minutes: 31 });
    expect((await client.visitor.bookings({ when: "upcoming" })).data[0]?.cancelUntil).toBeNull();
    expect(await refusal(client.visitor.cancelBooking({ id: late }))).toMatchObject({
      status: 409,
      code: "cancel_too_late",
    });
  });

  it("keeps what he says of himself, in the customer's record where there is one", async () => {
    const place = await found(house, { desks: 1 });
    const { client, book, email } = await visit(place);
    await book(60);
    const booked = { name: "Ravi Kumar", email, phone: "+91 98765 43210", address: "", emergencyContact: null };
    expect(await client.visitor.profile()).toEqual(booked);
    const contact = { name: "Nisha Kumar", phone: "+91 98765 00000" };
    const own = { ...booked, name: "Ravi K", address: "12 Hill Road", emergencyContact: contact };
    expect(
      await client.visitor.updateProfile({ name: "Ravi K", address: "12 Hill Road", emergencyContact: contact }),
    ).toEqual(own);
    expect(await client.visitor.updateProfile({ email: "other@example.com", phone: "" })).toEqual(own);
    expect(await client.visitor.session()).toMatchObject({ customerId: null, name: "Ravi K", email });

    const booking = await place.client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: { name: "R. Kumar", email },
      type: "HOURLY",
      ...hour(180),
    });
    expect(await client.visitor.session()).toMatchObject({ customerId: booking.customerId, name: "R. Kumar" });
    expect(await client.visitor.updateProfile({ phone: "98765 22222", emergencyContact: null })).toMatchObject({
      name: "R. Kumar",
      phone: "+91 98765 22222",
    });
    const customers = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("customers").select(["name", "phone", "email"]).execute(),
    );
    expect(customers).toEqual([{ name: "R. Kumar", phone: "+919876522222", email }]);
    expect(await (await visit(place)).client.visitor.profile()).toMatchObject({ name: "", phone: "" });
  });

  it("gives his upcoming bookings as a calendar file, also to a window that the browser opens", async () => {
    const place = await found(house, { desks: 1 });
    const { client, book } = await visit(place);
    const empty = await (await client.visitor.calendar()).blob.text();
    expect(empty).not.toContain("BEGIN:VEVENT");
    const { bookingId } = await book(60);
    const { bookingId: cancelled } = await book(120);
    await client.visitor.cancelBooking({ id: cancelled });
    const { filename, contentType, blob } = await client.visitor.calendar();
    expect({ filename, contentType }).toEqual({
      filename: "bookings.ics",
      contentType: expect.stringContaining("text/calendar"),
    });
    const calendar = await blob.text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar).toContain(`UID:${bookingId}@carrel`);
  });

  it("shows no other rows in the database, whatever a query asks for", async () => {
    const place = await found(house, { desks: 2 });
    const { email, book } = await visit(place, `o'brien-${house.unique()}@example.com`);
    const { bookingId } = await book(60);
    await (await visit(place)).book(60, 1);
    const { customerId } = await place.client.desks.bookDesk({
      deskId: place.desks[1]?._id ?? "",
      customer: { name: "Somebody", phone: "+91 98765 11111" },
      type: "HOURLY",
      ...hour(180),
    });
    const seenBy = (customerIds: string[]) =>
      house.database.tx({ orgId: place.orgId, visitor: { email, customerIds } }, async (db) => ({
        bookings: (await db.selectFrom("bookings").select(["bookingId", "customerId"]).execute()).length,
        customers: (await db.selectFrom("customers").select("customerId").execute()).length,
        people: (await db.selectFrom("adminUsers").select("userId").execute()).length,
        roles: (await db.selectFrom("roles").select("roleId").execute()).length,
        sessions: (await db.selectFrom("sessions").select("sessionId").execute()).length,
        keys: (await db.selectFrom("apiKeys").select("keyId").execute()).length,
        changed: (await db.updateTable("bookings").set({ notes: "x" }).returning("bookingId").execute()).length,
        visitors: (await db.selectFrom("visitorSessions").select("sessionId").execute()).length,
      }));
    const none = { customers: 0, people: 0, roles: 0, sessions: 0, keys: 0, visitors: 1 };
    expect(await seenBy([])).toEqual({ ...none, bookings: 1, changed: 1 });
    expect(await seenBy([customerId ?? ""])).toEqual({ ...none, bookings: 2, changed: 2 });
    await expect(
      house.database.tx({ orgId: place.orgId, visitor: { email, customerIds: [] } }, (db) =>
        db
          .updateTable("bookings")
          .set({ visitorEmail: "somebody@example.com" })
          .where("bookingId", "=", bookingId)
          .execute(),
      ),
    ).rejects.toMatchObject({ code: "42501" });
  });
});
