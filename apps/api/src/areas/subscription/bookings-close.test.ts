import { expect, it } from "vitest";
import { eachHouse, found, givenProof, PASSWORD, refusal } from "../testing/house";

const DAY = 24 * 3600;

eachHouse("a place that has not paid", (house) => {
  /** A place on trial, and a visitor who books there an hour from now. */
  const visited = async () => {
    const place = await found(house, { desks: 2 });
    const client = house.client("pk_demo_carrel");
    const guest = `visitor-${house.unique()}@example.com`;
    const { orgId, orgCode, orgName } = { ...place, ...(await place.client.auth.session()).loggedOrgDetails };
    const look = () => client.bookings.superOrgLookup({ orgCode });
    const ask = () => client.bookings.sendOtp({ email: guest, orgId });
    const book = async (desk = 0) =>
      client.bookings.saveBooking({
        verificationToken: await givenProof(house, orgId, guest),
        orgId,
        branchId: place.branch._id,
        deskId: place.desks[desk]?._id ?? "",
        type: "HOURLY",
        startAt: house.minutesFromNow(60),
        endAt: house.minutesFromNow(120),
        name: "Ravi Kumar",
        email: guest,
      });
    return { ...place, orgName, visitor: client, guest, look, ask, book };
  };

  it("takes visitors' bookings for two weeks more, and says so to its staff", async () => {
    const { client, email: owner, look, ask, book } = await visited();
    expect((await client.auth.session()).loggedOrgDetails).toMatchObject({
      subscriptionExpired: false,
      bookingsCloseAt: null,
    });
    house.advance({ seconds: 14 * DAY });
    // The session of before has ended, too.
    await client.auth.login({ email: owner, password: PASSWORD });
    expect((await client.auth.session()).loggedOrgDetails).toMatchObject({
      subscriptionExpired: true,
      bookingsCloseAt: expect.stringMatching(/^2026-12-19T/),
    });
    expect((await look()).bookingsClosed).toBeNull();
    await ask();
    expect((await book()).data.status).toBe("PENDING");
  });

  it("then takes none, tells why, and lets whoever has booked see and cancel it", async () => {
    const { orgName, visitor, guest, look, ask, book } = await visited();
    house.advance({ seconds: 28 * DAY - 60 });
    const { data } = await book();
    const [mail] = await house.api.mailsTo(guest);
    const token = /\/booking\/([\w-]{64})/.exec(mail?.textBody ?? "")?.[1] ?? "";
    house.advance({ seconds: 120 });

    const message = `${orgName} takes no bookings online at the moment. Ask at the front desk.`;
    expect(await look()).toMatchObject({ bookingsClosed: message, branches: [{ name: "Library Lane" }] });
    for (const refused of [ask, () => book(1)]) {
      expect(await refusal(refused())).toMatchObject({ status: 403, code: "bookings_closed", message });
    }
    expect(await visitor.visitor.linkedBooking({ token })).toMatchObject({ _id: data._id, status: "PENDING" });
    expect(await visitor.visitor.cancelLinkedBooking({ token })).toMatchObject({ status: "CANCELLED" });
  });

  it("moves none either, and says so before anything is chosen", async () => {
    const { orgId, orgName, visitor, guest, book } = await visited();
    house.advance({ seconds: 28 * DAY - 60 });
    const { data } = await book();
    const verificationToken = await givenProof(house, orgId, guest);
    const { token } = await visitor.visitor.openSession({ verificationToken, orgId });
    await visitor.storage.set("Bearer", token);
    const to = { id: data._id, startAt: house.minutesFromNow(180), endAt: house.minutesFromNow(240) };
    expect(await visitor.visitor.previewMove(to)).toMatchObject({ startAt: to.startAt });
    house.advance({ seconds: 120 });
    const message = `${orgName} takes no bookings online at the moment. Ask at the front desk.`;
    for (const refused of [visitor.visitor.previewMove, visitor.visitor.moveBooking]) {
      expect(await refusal(refused(to))).toMatchObject({ status: 403, code: "bookings_closed", message });
    }
    const { data: mine } = await visitor.visitor.bookings();
    expect(mine).toMatchObject([{ _id: data._id, startAt: data.startAt, status: "PENDING" }]);
  });

  it("mails a code for signing in all the same, alike for every address: what was booked is seen, cancelled, taken along and erased", async () => {
    const { orgId, orgName, visitor, guest, ask, book, branch, desks } = await visited();
    house.advance({ seconds: 28 * DAY - 60 });
    const { data } = await book();
    house.advance({ seconds: 120 });
    const sign = (email: string) => visitor.bookings.sendOtp({ email, orgId, purpose: "signIn" });
    const stranger = await sign(`nobody-${house.unique()}@example.com`);
    const { flow, ...sent } = await sign(guest);
    expect({ ...stranger, flow }).toEqual({ ...sent, flow });
    expect(await house.api.mailsTo(guest)).toEqual([
      expect.objectContaining({ subject: `Your ${orgName} sign-in code` }),
      expect.anything(),
    ]);
    for (const refused of [ask, () => visitor.bookings.sendOtp({ email: guest, orgId, purpose: "booking" })])
      expect(await refusal(refused())).toMatchObject({ status: 403, code: "bookings_closed" });

    const proved = await visitor.bookings.verifyOtp({ email: guest, orgId, otp: await house.codeFor(guest), flow });
    const { verificationToken } = proved;
    const wanted = { orgId, branchId: branch._id, deskId: desks[1]?._id ?? "" };
    const times = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120) };
    const again = { verificationToken, ...wanted, type: "HOURLY", ...times, name: "Ravi Kumar", email: guest } as const;
    expect(await refusal(visitor.bookings.saveBooking(again))).toMatchObject({ status: 403, code: "bookings_closed" });

    const { token } = await visitor.visitor.openSession({ verificationToken, orgId });
    await visitor.storage.set("Bearer", token);
    const { data: mine } = await visitor.visitor.bookings({ when: "upcoming", limit: 10, page: 1 });
    expect(mine).toMatchObject([{ _id: data._id, status: "PENDING" }]);
    expect(await visitor.visitor.cancelBooking({ id: data._id })).toMatchObject({ status: "CANCELLED" });
    expect(await (await visitor.visitor.download()).blob.text()).toContain(data.code);
    await visitor.visitor.erase({ confirm: guest });
    expect(await refusal(visitor.visitor.session())).toMatchObject({ status: 401 });
  });
});
