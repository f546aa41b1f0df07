import { expect, it } from "vitest";
import { sweepHolds } from "../../platform/sweep-holds";
import { bookedByLink, HOUR_PRICE, payablePlace } from "../testing/claimed";
import { eachHouse, found, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const SAID = "412309871234";

eachHouse("staff who answer a visitor that says that he has paid", (house) => {
  /** A booking that waits for two hours, of which half an hour is over as its visitor says that he has paid. */
  const claimed = async () => {
    const place = await payablePlace(house, 8);
    const { client } = place;
    await client.organisation.updateSettings({ _id: place.orgId, orgSettings: { pendingHours: 2 } });
    const booked = await bookedByLink(house, place);
    const { id, booking } = booked;
    house.advance({ minutes: 30 });
    const said = await booked.claim(SAID);
    const paymentsOf = async () =>
      (await client.desks.transactions({ deskId: booking.deskId, bookingId: id, limit: 50, page: 1 })).data;
    const openIds = async () =>
      (await client.bookings.list({ payment: "claimed", limit: 50 })).data.map(({ _id }) => _id);
    const subjects = async () => (await house.api.mailsTo(booked.email)).map(({ subject }) => subject.split(":")[0]);
    return { ...booked, place, staff: client, paymentsOf, openIds, subjects, said };
  };

  it("find it received: the money is taken by UPI with his reference, and what waited is confirmed", async () => {
    const { staff, id, booking, paymentsOf, openIds, subjects, client, token, claim } = await claimed();
    expect(await openIds()).toEqual([id]);
    const answer = await staff.bookings.answerClaim({ id, isReceived: true });
    expect(answer).toMatchObject({
      ...{ _id: id, status: "CONFIRMED", paid: HOUR_PRICE, holdUntil: null, holdFor: null, deskName: "D1" },
      claim: { answer: "received", amount: HOUR_PRICE, reference: SAID },
    });
    expect(await paymentsOf()).toMatchObject([
      { kind: "booking", amount: HOUR_PRICE, method: "upi", reference: SAID, recordedBy: { name: "Asha Rao" } },
    ]);
    expect(await openIds()).toEqual([]);
    expect(await subjects()).toEqual(["Booking confirmed", "Booking received"]);
    expect(await client.visitor.linkedBooking({ token })).toMatchObject({ upi: null, claim: { answer: "received" } });
    expect(await refusal(claim())).toMatchObject({ code: "nothing_due" });
    const { data } = await staff.auditLog.list({ action: "bookings.answerClaim", limit: 5, page: 1 });
    expect(data).toMatchObject([
      {
        recordId: id,
        before: { status: "PENDING", paid: 0, claimAnswer: null },
        after: {
          ...{ status: "CONFIRMED", paid: HOUR_PRICE, claimAnswer: "received" },
          payment: { amount: HOUR_PRICE, method: "upi", reference: SAID },
        },
      },
    ]);
    await house.tell();
    const told = (await staff.notifications.list({ limit: 50 })).data.map(({ type }) => type);
    // Nobody is told to look for what was found meanwhile.
    expect(told).not.toContain("booking_claimed");
    expect(told).toContain("payment_received");
    expect(booking.claim).toBeNull();
  });

  it("find a part received, in another way: the rest is due, and he may say that he has paid that too", async () => {
    const { staff, id, paymentsOf, claim } = await claimed();
    const exceeds = await refusal(staff.bookings.answerClaim({ id, isReceived: true, amount: HOUR_PRICE + 1 }));
    expect(exceeds).toMatchObject({ status: 409, code: "payment_exceeds", data: { due: HOUR_PRICE } });
    const part = { id, isReceived: true, amount: 1_000, method: "bank" as const, reference: "N-77" };
    expect(await staff.bookings.answerClaim(part)).toMatchObject({ status: "CONFIRMED", paid: 1_000 });
    expect(await paymentsOf()).toMatchObject([{ amount: 1_000, method: "bank", reference: "N-77" }]);
    expect((await claim("998877665544")).claim).toMatchObject({ amount: HOUR_PRICE - 1_000, answer: null });
    expect(await staff.bookings.answerClaim({ id, isReceived: true })).toMatchObject({ paid: HOUR_PRICE });
  });

  it("find nothing: it has what was left of its time, and its visitor is told whom to ask, and can't say it again", async () => {
    const { staff, id, place, claim, subjects, email, client, token } = await claimed();
    await staff.branches.update({ _id: place.branch._id, phone: "+91 22 2345 6789", email: "desk@lane.example" });
    house.advance({ hours: 10 });
    const answer = await staff.bookings.answerClaim({ id, isReceived: false });
    const left = Date.parse(answer.holdUntil ?? "") - house.api.ports.clock.now().getTime();
    expect(answer).toMatchObject({ status: "PENDING", holdFor: "staff", claim: { answer: "refused" } });
    expect(Math.round(left / 60_000)).toBe(90);
    expect(await subjects()).toEqual(["Payment not found", "Booking received"]);
    const { textBody } = await house.lastMail(email);
    expect(textBody).toContain(`₹29.50, reference ${SAID}`);
    expect(textBody).toContain("+91 22 2345 6789, desk@lane.example");
    expect(textBody).toMatch(/Kept until.*2026.*Asia\/Kolkata/);
    expect(textBody).toContain(`/booking/${token}`);
    expect(await client.visitor.linkedBooking({ token })).toMatchObject({
      claim: { reference: SAID, amount: HOUR_PRICE, answer: "refused" },
      upi: { amount: HOUR_PRICE },
    });
    expect(await refusal(claim("998877665544"))).toMatchObject({
      status: 409,
      code: "claim_refused",
      message:
        "The front desk found no payment for this booking. Ask them with your receipt: +91 22 2345 6789, desk@lane.example.",
    });
    house.setNow(answer.holdUntil ?? "");
    await sweepHolds(house.api.ports);
    expect((await staff.bookings.get({ id })).status).toBe("CANCELLED");
  });

  it("are one, of eight who answer at once", async () => {
    const { staff, id, paymentsOf } = await claimed();
    const counts = await outcomes(
      Array.from({ length: 8 }, (_, index) => staff.bookings.answerClaim({ id, isReceived: index % 2 === 0 })),
    );
    expect(counts).toEqual({ done: 1, "409 claim_answered": 7 });
    const { status, claim, paid } = await staff.bookings.get({ id });
    const payments = (await paymentsOf()).length;
    expect([[status, claim?.answer, paid, payments]]).toContainEqual(
      claim?.answer === "received" ? ["CONFIRMED", "received", HOUR_PRICE, 1] : ["PENDING", "refused", 0, 0],
    );
  });

  it("find it among what waits, first, also once it began unanswered; what came then is given back", async () => {
    const { staff, id, booking, place, openIds, email, said } = await claimed();
    const waiting = await bookedByLink(house, place, { desk: 1, startsIn: 23 * 60 });
    const order = async (query: object) =>
      (await staff.bookings.list({ limit: 10, page: 1, ...query })).data.map(({ _id }) => _id);
    expect(await order({})).toEqual([id, waiting.id]);
    expect(await order({ status: "PENDING" })).toEqual([id, waiting.id]);
    expect(await order({ limit: 1, page: 2 })).toEqual([waiting.id]);
    expect((await staff.bookings.list({ limit: 1, page: 1 })).totalRecords).toBe(2);

    house.setNow(booking.startAt);
    await sweepHolds(house.api.ports);
    await house.tell();
    const lapsed = await staff.bookings.get({ id });
    expect(lapsed).toMatchObject({ status: "CANCELLED", claim: said.claim });
    expect((await house.lastMail(email)).textBody).toContain("You said that you paid: ask at the front desk");
    expect(await openIds()).toEqual([id]);
    expect(await order({})).toEqual([id, waiting.id]);

    const exceeds = staff.bookings.answerClaim({ id, isReceived: true, amount: HOUR_PRICE + 1 });
    expect(await refusal(exceeds)).toMatchObject({
      code: "payment_exceeds",
      message: `Only ₹29.50 was said to be paid for booking ${booking.code}. Take no more than that.`,
    });
    const answer = await staff.bookings.answerClaim({ id, isReceived: true });
    expect(answer).toMatchObject({ status: "CANCELLED", paid: HOUR_PRICE });
    expect(await openIds()).toEqual([]);
    const back = { id, amount: HOUR_PRICE, method: "upi" as const, reason: "It had begun" };
    expect(await staff.bookings.refund(back)).toMatchObject({ paid: 0 });
  });

  it("need not answer what is paid in another way, or let go", async () => {
    const { staff, id, openIds, said, place } = await claimed();
    await staff.bookings.pay({ id, amount: HOUR_PRICE - 1, method: "cash" });
    expect(await openIds()).toEqual([id]);
    expect(await staff.bookings.pay({ id, amount: 1, method: "cash" })).toMatchObject({
      ...{ status: "PENDING", holdFor: "staff", holdUntil: said.holdUntil, claim: { answer: "settled" } },
    });
    expect(await openIds()).toEqual([]);
    expect(await refusal(staff.bookings.answerClaim({ id, isReceived: true }))).toMatchObject({
      code: "claim_answered",
      message: expect.stringContaining("Nothing is due for it any more."),
    });

    const other = await bookedByLink(house, place, { desk: 1 });
    await staff.bookings.changeStatus({ bookingId: other.id, status: "CONFIRMED" });
    await other.claim();
    const [debtor] = (await staff.dues.list({ limit: 10, page: 1 })).data;
    await staff.dues.writeOff({ id: debtor?._id ?? "", amount: HOUR_PRICE, currency: "INR", reason: "A gift" });
    expect((await staff.bookings.get({ id: other.id })).claim?.answer).toBe("settled");
  });

  it("take what is due of what he named, where some of it came meanwhile", async () => {
    const { staff, id } = await claimed();
    await staff.bookings.pay({ id, amount: 2_000, method: "cash" });
    expect(await staff.bookings.answerClaim({ id, isReceived: true })).toMatchObject({ paid: HOUR_PRICE });
  });

  it("may confirm it first and answer later, or cancel it, which keeps what he said", async () => {
    const { staff, id, openIds, place, subjects } = await claimed();
    await staff.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    expect(await openIds()).toEqual([id]);
    const answer = await staff.bookings.answerClaim({ id, isReceived: false });
    expect(answer).toMatchObject({ status: "CONFIRMED", holdUntil: null, holdFor: null });
    expect(await subjects()).toEqual(["Payment not found", "Booking confirmed", "Booking received"]);

    const other = await bookedByLink(house, place, { desk: 1 });
    await other.claim();
    await other.client.visitor.cancelLinkedBooking({ token: other.token });
    expect(await openIds()).toEqual([other.id]);
    const refused = await staff.bookings.answerClaim({ id: other.id, isReceived: false });
    expect(refused).toMatchObject({ status: "CANCELLED", claim: { answer: "refused" } });
  });

  it("are told the same whichever of eight comes first: the visitor's word or a colleague who cancels", async () => {
    const { staff, place } = await claimed();
    const { id, claim, client, token } = await bookedByLink(house, place, { desk: 1 });
    const counts = await outcomes(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? claim() : staff.bookings.changeStatus({ bookingId: id, status: "CANCELLED" }),
      ),
    );
    expect(Object.keys(counts).filter((name) => name !== "done" && name !== "409 booking_transition")).toEqual([]);
    const { status, claim: said } = await staff.bookings.get({ id });
    expect(status).toBe("CANCELLED");
    expect((await client.visitor.linkedBooking({ token })).claim).toEqual(said);
    if (said) expect(said.answer).toBeNull();
  });

  it("move it, and it is held until it begins there", async () => {
    const { staff, id, place } = await claimed();
    for (const days of [3, 1]) {
      const startAt = house.minutesFromNow(days * 24 * 60);
      const endAt = house.minutesFromNow(days * 24 * 60 + 60);
      const moved = await staff.bookings.reschedule({ id, deskId: place.desks[days]?._id ?? "", startAt, endAt });
      expect(moved).toMatchObject({ startAt, holdFor: "claim", holdUntil: startAt });
    }
  });

  it("answer nothing that nobody said, nor what is not theirs", async () => {
    const { staff, id, place, said } = await claimed();
    const silent = await bookedByLink(house, place, { desk: 1 });
    expect(await refusal(staff.bookings.answerClaim({ id: silent.id, isReceived: true }))).toMatchObject({
      status: 409,
      code: "claim_answered",
      message: `The payment of booking ${silent.booking.code} waits for no answer. Its visitor does not say that it is paid.`,
    });
    for (const field of [{ amount: 1 }, { method: "cash" as const }, { reference: "N-1" }]) {
      const wrong = await refusal(staff.bookings.answerClaim({ id, isReceived: false, ...field }));
      const message = "Leave this out: nothing was received";
      expect(wrong.issues).toEqual([{ path: Object.keys(field), message }]);
    }
    const annex = await staff.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const permissions = ["bookings.read", "bookings.write"] as const;
    const there = await hire(house, place, { permissions, branches: [annex._id] });
    const reader = await hire(house, place, { permissions: ["bookings.read"] });
    const other = (await found(house)).client;
    expect(await refusal(there.bookings.answerClaim({ id, isReceived: true }))).toMatchObject({ status: 404 });
    expect(await refusal(other.bookings.answerClaim({ id, isReceived: true }))).toMatchObject({ status: 404 });
    expect(await refusal(reader.bookings.answerClaim({ id, isReceived: true }))).toMatchObject({ status: 403 });
    expect((await there.bookings.list({ payment: "claimed", limit: 10 })).totalRecords).toBe(0);
    expect((await staff.bookings.get({ id })).claim).toEqual(said.claim);
    const here = await hire(house, place, { permissions, branches: [place.branch._id] });
    expect(await here.bookings.answerClaim({ id, isReceived: true })).toMatchObject({ paid: HOUR_PRICE });
  });
});
