import { addDays, localDateOf } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { sweepHolds } from "../../platform/sweep-holds";
import { eachHouse, found, type Place, proofFor, refusal } from "../testing/house";

const ZONE = "Asia/Kolkata";

eachHouse("what one visitor can hold", (house) => {
  const visitor = () => house.client("pk_demo_carrel");
  const day = (ahead: number) => addDays(localDateOf(new Date(house.minutesFromNow(0)), ZONE), ahead);
  const scene = async (desks: number) => {
    const place = await found(house, { desks });
    const { orgId, branch } = place;
    const email = `visitor-${house.unique()}@example.com`;
    const prove = (network = "192.0.2.1") => {
      house.advance({ minutes: 1 });
      return proofFor(house, house.api.client("pk_demo_carrel", undefined, network), orgId, email);
    };
    /** Whole days from so many days ahead on. */
    const save = (verificationToken: string, desk: number, from: number, days = 1) =>
      visitor().bookings.saveBooking({
        verificationToken,
        orgId,
        branchId: branch._id,
        deskId: place.desks[desk]?._id ?? "",
        type: "DAILY",
        name: "Nisha Verma",
        email,
        startAt: `${day(from)}T00:00:00+05:30`,
        endAt: `${day(from + days)}T00:00:00+05:30`,
      });
    const pending = async () =>
      (await place.client.bookings.list({ status: "PENDING", limit: 50, page: 1 })).totalRecords;
    return { ...place, email, prove, save, pending };
  };
  const limits = (place: Pick<Place, "client" | "orgId">, orgSettings: Record<string, number>) =>
    place.client.organisation.updateSettings({ _id: place.orgId, orgSettings });

  it("is no hall: 20 desks of 57 days by one proof at once are one booking of 31 days at most", async () => {
    const { prove, save, pending } = await scene(20);
    const proof = await prove();
    const hall = await Promise.allSettled(Array.from({ length: 20 }, (_, desk) => save(proof, desk, 1, 57)));
    expect(hall.filter(({ status }) => status === "fulfilled")).toHaveLength(0);
    const days = await Promise.allSettled(Array.from({ length: 20 }, (_, desk) => save(proof, desk, 1, 31)));
    expect(days.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await pending()).toBe(1);
    expect(await refusal(save(proof, 19, 40))).toMatchObject({ status: 400, code: "verification_expired" });
  });

  it("is three bookings that wait, of 20 at once with ten proofs", async () => {
    const { prove, save, pending } = await scene(20);
    const proofs: string[] = [];
    for (let count = 0; count < 10; count += 1) proofs.push(await prove(count < 5 ? "192.0.2.1" : "192.0.2.2"));
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, (_, desk) => save(proofs[desk % proofs.length] ?? "", desk, 1)),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await pending()).toBe(3);
  });

  it("is as much as the organisation says, and a refusal says what there is and what to do", async () => {
    const place = await scene(4);
    const { prove, save } = place;
    await save(await prove(), 0, 1, 20);
    const proof = await prove();
    const { data, ...refused } = await refusal(save(proof, 1, 1, 12));
    expect(refused).toMatchObject({ status: 409, code: "visitor_limit" });
    expect(data).toEqual({ limit: "visitorPendingDays", allowed: 31, pending: 20, wanted: 12 });
    await limits(place, { visitorPendingDays: 32, visitorPendingBookings: 2 });
    await save(proof, 1, 1, 12);
    const full = await refusal(save(await prove(), 2, 40));
    expect(full).toMatchObject({ code: "visitor_limit", data: { limit: "visitorPendingBookings", pending: 2 } });
    expect(full.message).toBe(
      "You have 2 bookings that wait for the staff, and may have 2. Wait until they confirm one, or ask them to cancel one.",
    );
    // What the staff decided waits no more.
    const [waits] = (await place.client.bookings.list({ status: "PENDING", limit: 50, page: 1 })).data;
    await place.client.bookings.changeStatus({ bookingId: waits?._id ?? "", status: "CONFIRMED" });
    await save(await prove("192.0.2.2"), 2, 40);
  });

  it("counts an address in any case, and nobody else's", async () => {
    const { prove, save, email, orgId, branch, desks } = await scene(6);
    for (let desk = 0; desk < 3; desk += 1) await save(await prove(), desk, 1);
    const shouted = {
      orgId,
      branchId: branch._id,
      deskId: desks[3]?._id ?? "",
      type: "DAILY" as const,
      name: "N",
      date: day(1),
      verificationToken: await prove(),
      email: email.toUpperCase(),
    };
    expect(await refusal(visitor().bookings.saveBooking(shouted))).toMatchObject({ code: "visitor_limit" });
    const other = `other-${house.unique()}@example.com`;
    const theirs = { ...shouted, email: other, verificationToken: await proofFor(house, visitor(), orgId, other) };
    expect(await visitor().bookings.saveBooking(theirs)).toHaveProperty("bookingId");
  });

  it("waits 48 hours for the staff, then is cancelled and told of once, whichever way", async () => {
    const place = await scene(2);
    const { client, email, prove, save } = place;
    const saved = await save(await prove(), 0, 10);
    const until = Date.parse(saved.data.holdUntil ?? "");
    expect(until - Date.parse(saved.data.createdAt)).toBe(48 * 3_600_000);
    const other = await save(await prove(), 1, 10);
    house.advance({ hours: 47 });
    await sweepHolds(house.api.ports);
    expect((await client.bookings.get({ id: saved.bookingId })).status).toBe("PENDING");
    house.advance({ hours: 2 });
    // The first by who books in its place, the second by the sweep; both once more by a sweep that comes later.
    await client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: { name: "Ravi Menon", email: "ravi@example.com" },
      type: "DAILY",
      date: day(8),
    });
    for (let sweep = 0; sweep < 2; sweep += 1) {
      await sweepHolds(house.api.ports);
      await house.tell();
    }
    for (const { bookingId } of [saved, other]) {
      expect(await client.bookings.get({ id: bookingId })).toMatchObject({ status: "CANCELLED", holdFor: null });
    }
    const mails = (await house.api.mailsTo(email)).filter(({ subject }) => subject.startsWith("Booking not confirmed"));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.textBody).toContain("nobody confirmed it in time");
    const told = (await client.notifications.list({ limit: 50, page: 1 })).data;
    expect(told.filter(({ body }) => body.includes("not confirmed in time"))).toHaveLength(2);
  });

  it("gives a proof back that a taken desk refused, and opens the own area once beside one save", async () => {
    const { prove, save, orgId } = await scene(2);
    await save(await prove(), 0, 1);
    const proof = await prove();
    expect(await refusal(save(proof, 0, 1))).toMatchObject({ code: "desk_taken" });
    expect(await save(proof, 1, 1)).toHaveProperty("bookingId");
    const open = () => visitor().visitor.openSession({ orgId, verificationToken: proof });
    const opened = await Promise.allSettled([open(), open(), open()]);
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(open())).toMatchObject({ status: 400, code: "verification_expired" });
  });
});
