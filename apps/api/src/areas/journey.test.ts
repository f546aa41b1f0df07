import { expect, it } from "vitest";
import { eachHouse, found, proofFor, refusal } from "./testing/house";

eachHouse("the journey", (house) => {
  it("leads from a registration to a confirmed booking, and tells the second visitor what is free", async () => {
    // Somebody registers a study hall, adds a branch, five seats and a plan.
    const place = await found(house, { workspaceKind: "study-hall", desks: 5 });
    const owner = place.client;
    const session = await owner.auth.session();
    expect(session.selectedBranch).toBe(place.branch._id);
    expect(await house.lastMail(place.email)).toMatchObject({ subject: expect.stringContaining("Welcome to Carrel") });
    const empty = await owner.desks.list();
    expect(empty.counters).toMatchObject({ total: 5, available: 5, unassigned: 5 });
    expect(empty.data.map((desk) => [desk.name, desk.kind])).toEqual(
      ["S1", "S2", "S3", "S4", "S5"].map((name) => [name, "seat"]),
    );

    // A visitor comes by the QR code, under the platform's key.
    const visitor = house.client("pk_demo_carrel");
    const organisation = await visitor.bookings.superOrgLookup({ orgCode: place.orgCode.toLowerCase() });
    expect(organisation).toMatchObject({ _id: place.orgId, workspaceKind: "study-hall" });
    const [branch] = organisation.branches;
    expect(branch?._id).toBe(place.branch._id);
    const period = { startAt: house.minutesFromNow(0), endAt: house.minutesFromNow(120) };
    const offered = await visitor.desks.listPublic({ branchId: place.branch._id, limit: 50, page: 1, ...period });
    expect(offered.data.map((desk) => desk.status)).toEqual([1, 1, 1, 1, 1]);
    expect(offered.quote).toMatchObject({ units: 2, net: 5_000, tax: 900, amount: 5_900, currency: "INR" });

    const wanted = offered.data.find((desk) => desk.name === "S4");
    if (!wanted) throw new Error("There is no seat S4");
    const email = "ravi@example.com";
    const verificationToken = await proofFor(house, visitor, place.orgId, email);
    const booking = {
      verificationToken,
      orgId: place.orgId,
      branchId: place.branch._id,
      deskId: wanted._id,
      type: "HOURLY" as const,
      ...period,
      name: "Ravi Kumar",
      email,
    };
    const saved = await visitor.bookings.saveBooking(booking);
    expect(saved.data).toMatchObject({
      _id: saved.bookingId,
      status: "PENDING",
      source: "qr",
      amount: 5_900,
      deskName: "S4",
      visitor: { name: "Ravi Kumar", email },
    });
    const received = await house.lastMail(email);
    expect(received.subject).toContain("Booking received: Seat S4");
    expect(received.textBody).toContain(saved.data.code);
    expect(received.attachments[0]?.content).toContain(`UID:${saved.bookingId}@carrel`);
    expect(received.attachments[0]?.contentType).toContain("text/calendar");

    // Staff see it, on hold, and confirm it.
    const pending = await owner.bookings.list({ status: "PENDING" });
    expect(pending.data.map((row) => row._id)).toEqual([saved.bookingId]);
    expect((await owner.desks.get({ id: wanted._id })).status).toBe(8);
    expect((await owner.dashboard.bookingStats()).bookingDetails).toMatchObject({ pending: 1, confirmed: 0, today: 1 });

    await owner.bookings.changeStatus({ bookingId: saved.bookingId, status: "CONFIRMED" });
    const desk = await owner.desks.get({ id: wanted._id });
    expect(desk.status).toBe(3);
    expect(desk.currentBooking).toMatchObject({ _id: saved.bookingId, name: "Ravi Kumar" });
    expect((await owner.desks.list()).counters).toMatchObject({ total: 5, available: 4, partiallyBooked: 1 });
    const stats = await owner.dashboard.bookingStats({ branchId: place.branch._id });
    expect(stats.bookingDetails).toMatchObject({ pending: 0, confirmed: 1, today: 1 });
    expect(stats.deskOccupancy).toEqual({
      total: 5,
      occupied: 1,
      available: 4,
      freeNow: 4,
      takenNow: 1,
      utilizationRate: 20,
      availabilityRate: 80,
    });
    const confirmed = await house.lastMail(email);
    expect(confirmed.subject).toContain("Booking confirmed");
    expect(confirmed.attachments[0]?.content).toContain("STATUS:CONFIRMED");
    const taken = await visitor.desks.listPublic({ branchId: place.branch._id, ...period });
    expect(taken.data.find((row) => row.name === "S4")?.status).toBe(2);

    // A second visitor wants the same seat and time.
    const second = "nisha@example.com";
    const token = await proofFor(house, visitor, place.orgId, second);
    const failure = await refusal(
      visitor.bookings.saveBooking({ ...booking, verificationToken: token, name: "Nisha Verma", email: second }),
    );
    expect(failure).toMatchObject({ status: 409, code: "desk_taken" });
    expect(failure.message).toMatch(
      /^Seat S4 was just taken for 11:30\. These are free: S1, S2, S3, or S4 at 13:30\.$/,
    );
    const { alternatives } = failure.data as { alternatives: { deskId: string; startAt: string; endAt: string }[] };
    const [first] = alternatives;
    if (!first) throw new Error("Nothing was offered");
    const offer = { deskId: first.deskId, startAt: first.startAt, endAt: first.endAt };
    const instead = await visitor.bookings.saveBooking({
      ...booking,
      ...offer,
      verificationToken: token,
      name: "Nisha Verma",
      email: second,
    });
    expect(instead.data.deskName).toBe("S1");

    // Cancelling frees the seat and takes the entry out of the visitor's calendar.
    await owner.bookings.changeStatus({ bookingId: saved.bookingId, status: "CANCELLED" });
    expect((await owner.desks.get({ id: wanted._id })).status).toBe(1);
    const cancelled = await house.lastMail(email);
    expect(cancelled.subject).toContain("Booking cancelled");
    expect(cancelled.attachments[0]?.content).toContain("METHOD:CANCEL");
  });
});
