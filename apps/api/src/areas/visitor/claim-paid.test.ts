import { expect, it } from "vitest";
import { sweepHolds } from "../../platform/sweep-holds";
import { bookedByLink, HOUR_PRICE, payablePlace } from "../testing/claimed";
import { eachHouse, found, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";

eachHouse("a visitor who says that he has paid", (house) => {
  it("stops the countdown: his seat is held until it begins, and staff are told once", async () => {
    const place = await payablePlace(house);
    await place.client.organisation.updateSettings({ _id: place.orgId, orgSettings: { pendingHours: 2 } });
    const { booking, id, claim, client, token } = await bookedByLink(house, place);
    expect(booking.claim).toBeNull();
    expect(Date.parse(booking.holdUntil ?? "")).toBeLessThan(Date.parse(booking.startAt));
    const said = await claim();
    expect(said).toMatchObject({
      status: "PENDING",
      holdFor: "claim",
      holdUntil: booking.startAt,
      claim: { reference: "412309871234", amount: HOUR_PRICE, answer: null, answeredAt: null },
    });
    expect(await client.visitor.linkedBooking({ token })).toEqual({ ...said, claim: said.claim });
    // The same again, as a second tab does.
    expect(await claim()).toEqual(said);
    expect(await place.client.bookings.get({ id })).toMatchObject({ claim: said.claim, holdFor: "claim" });

    house.advance({ hours: 3 });
    await sweepHolds(house.api.ports);
    expect((await place.client.bookings.get({ id })).status).toBe("PENDING");
    await house.tell();
    const told = (await place.client.notifications.list({ limit: 50 })).data.filter(
      ({ type }) => type === "booking_claimed",
    );
    expect(told).toMatchObject([
      {
        title: "Said to be paid: ₹29.50, Ravi Kumar",
        body: expect.stringMatching(/^Reference 412309871234, for Desk D1, Library Lane: .+ Look for it and answer\.$/),
        link: `/bookings/${id}`,
      },
    ]);
    const { data } = await place.client.auditLog.list({ action: "visitor.claimPaid", limit: 5, page: 1 });
    // The second call changed nothing.
    expect(data).toMatchObject([
      { after: null },
      { recordId: id, after: { holdFor: "claim", claimAmount: HOUR_PRICE } },
    ]);
    expect(JSON.stringify(data)).not.toContain("412309871234");
  });

  it("corrects what he typed, and changes nothing else", async () => {
    const place = await payablePlace(house);
    const { claim } = await bookedByLink(house, place);
    const first = await claim("412309871243");
    const second = await claim("  412309871234 ");
    expect(second.claim).toEqual({ ...first.claim, reference: "412309871234" });
    expect(second.holdUntil).toBe(first.holdUntil);
    await house.tell();
    const { data } = await place.client.notifications.list({ limit: 50 });
    expect(data.filter(({ type }) => type === "booking_claimed")).toHaveLength(1);
  });

  it("names what is wanted where it is no reference", async () => {
    const place = await payablePlace(house);
    const { claim, client, token } = await bookedByLink(house, place);
    const message = "Type the transaction number that your UPI app shows, such as 412309871234";
    for (const wrong of [
      "",
      "   ",
      "123",
      "=1+1*9",
      "http://evil.example",
      "evil.example",
      "<b>4123</b>",
      "41\u202e23",
    ]) {
      expect((await refusal(claim(wrong))).issues, wrong).toEqual([{ path: ["reference"], message }]);
    }
    const long = await refusal(claim("4".repeat(65)));
    expect(long.issues).toEqual([{ path: ["reference"], message: "Use at most 64 characters" }]);
    const without = client.visitor.claimPaid({ token } as Parameters<typeof client.visitor.claimPaid>[0]);
    expect((await refusal(without)).issues.map(({ path }) => path)).toEqual([["reference"]]);
    expect((await client.visitor.linkedBooking({ token })).claim).toBeNull();
    expect((await claim("UTIB/P2A/4123 0987_1#a-b")).claim?.reference).toBe("UTIB/P2A/4123 0987_1#a-b");
  });

  it("can say so of one booking at a time, whatever comes at once", async () => {
    const place = await payablePlace(house, 8);
    const email = `Visitor-${house.unique()}@example.com`.toLowerCase();
    const mine = [
      await bookedByLink(house, place, { email, desk: 0 }),
      await bookedByLink(house, place, { email, desk: 1 }),
      await bookedByLink(house, place, { email, desk: 2 }),
    ];
    const [first, second, third] = mine;
    if (!first || !second || !third) throw new Error("Three were booked");
    const eight = [first, second, third, first, second, third, first, second];
    const counts = await outcomes(eight.map(({ claim }) => claim()));
    const open = async () => (await place.client.bookings.list({ payment: "claimed", limit: 50 })).totalRecords;
    expect(await open()).toBe(1);
    const winner = (await place.client.bookings.list({ payment: "claimed", limit: 50 })).data[0]?._id;
    const won = eight.filter(({ id }) => id === winner).length;
    expect(counts).toEqual({ done: won, "409 claim_elsewhere": 8 - won });

    const loser = mine.find(({ id }) => id !== winner);
    const refused = await refusal(loser?.claim() ?? Promise.reject(new Error("None lost")));
    expect(refused.message).toBe(
      "You said of another booking that you paid for it. Once the front desk has answered that, you can say so of this one.",
    );
    // Others are not kept from it, nor is he once that one is gone.
    await (await bookedByLink(house, place, { desk: 4 })).claim();
    expect(await open()).toBe(2);
    await place.client.bookings.changeStatus({ bookingId: winner ?? "", status: "CANCELLED" });
    await loser?.claim();
    expect(await open()).toBe(3);
  });

  it("holds no more than he may: what is said to be paid waits like all else", async () => {
    const place = await payablePlace(house, 8);
    const email = `visitor-${house.unique()}@example.com`;
    const [first] = [
      await bookedByLink(house, place, { email, desk: 0 }),
      await bookedByLink(house, place, { email, desk: 1 }),
      await bookedByLink(house, place, { email, desk: 2 }),
    ];
    await first.claim();
    expect(await refusal(bookedByLink(house, place, { email, desk: 3 }))).toMatchObject({
      code: "visitor_limit",
      data: { limit: "visitorPendingBookings", pending: 3 },
    });
  });

  it("is taken at his word only where it can be paid by UPI now", async () => {
    const place = await found(house, { desks: 3 });
    const { claim, id, booking } = await bookedByLink(house, place);
    expect(await refusal(claim())).toMatchObject({ status: 409, code: "nothing_due" });
    const upiDetails = { vpa: "harbour@okbank", payeeName: "Harbour" };
    await place.client.organisation.updateSettings({ _id: place.orgId, upiDetails });
    await place.client.bookings.pay({ id, amount: booking.amount, method: "cash" });
    expect(await refusal(claim())).toMatchObject({ status: 409, code: "nothing_due" });

    const lapsing = await bookedByLink(house, place, { desk: 1 });
    const cancelled = await bookedByLink(house, place, { desk: 2 });
    await place.client.bookings.changeStatus({ bookingId: cancelled.id, status: "CANCELLED" });
    expect(await refusal(cancelled.claim())).toMatchObject({
      code: "booking_transition",
      message: `Booking ${cancelled.booking.code} is cancelled, so it can't be paid.`,
    });
    house.setNow(lapsing.booking.holdUntil ?? "");
    expect(await refusal(lapsing.claim())).toMatchObject({
      code: "booking_transition",
      message: `Booking ${lapsing.booking.code} was not confirmed in time, so it can't be paid.`,
    });
  });

  it("says of a confirmed one that it is paid, which holds nothing", async () => {
    const place = await payablePlace(house);
    const { claim, id, booking } = await bookedByLink(house, place);
    await place.client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    await place.client.bookings.pay({ id, amount: 1_000, method: "cash" });
    expect(await claim()).toMatchObject({
      status: "CONFIRMED",
      holdUntil: null,
      claim: { amount: HOUR_PRICE - 1_000 },
    });
    house.setNow(booking.endAt);
    await sweepHolds(house.api.ports);
    expect(await place.client.bookings.get({ id })).toMatchObject({ status: "CONFIRMED", claim: { answer: null } });
  });

  it("is said by a link of this place alone", async () => {
    const place = await payablePlace(house);
    const other = await payablePlace(house);
    const { token, client, id } = await bookedByLink(house, place);
    const { token: foreign } = await bookedByLink(house, other);
    for (const wrong of [token.slice(0, 22) + foreign.slice(22), "A".repeat(64)]) {
      const refused = await refusal(client.visitor.claimPaid({ token: wrong, reference: "412309871234" }));
      expect(refused).toMatchObject({ status: 404 });
    }
    expect((await place.client.bookings.get({ id })).claim).toBeNull();
  });
});
