import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";

/** A wall time of Kolkata, where the places stand. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`).toISOString();

eachHouse("seats in shifts", (house) => {
  const opened = async (desks = 2) => {
    const place = await found(house, { desks, workspaceKind: "study-hall" });
    const { client } = place;
    const email = `nisha-${house.unique()}@example.com`;
    const customerId = await insertCustomer(house, place, { email });
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const evening = await addShift(client, { name: "Evening", starts: "14:00", ends: "22:00" });
    const fullDay = await addShift(client, { name: "Full day", starts: "06:00", ends: "22:00" });
    const plan = await addShiftPlan(client);
    const [deskId = "", otherId = ""] = place.desks.map((desk) => desk._id);
    const sell = (changes: object = {}) =>
      client.memberships.add({
        customerId,
        feePlanId: plan._id,
        deskId,
        shiftId: morning._id,
        startDate: "2026-11-23",
        ...changes,
      });
    const another = (name = "Omar Ali") => insertCustomer(house, place, { name });
    return { ...place, email, customerId, morning, evening, fullDay, plan, deskId, otherId, sell, another };
  };

  it("are one booking for each day on which shift and branch are open, with one payment, one mail and one entry", async () => {
    const place = await opened();
    const { client, sell, deskId, customerId, morning, plan, email } = place;
    const membership = await sell({ method: "upi", reference: "UPI 7" });
    expect(membership).toMatchObject({
      kind: "shift",
      state: "upcoming",
      customerId,
      customerName: "Nisha Verma",
      feePlanId: plan._id,
      deskId,
      deskName: "S1",
      shiftId: morning._id,
      shiftName: "Morning",
      startAt: at("2026-11-23", "00:00"),
      endAt: at("2026-12-23", "00:00"),
      lastDay: "2026-12-22",
      amount: 94_400,
      allowance: null,
    });
    const { data, totalCount } = await client.memberships.bookings({ id: membership._id, limit: 50, page: 1 });
    // Mondays to Saturdays.
    expect(totalCount).toBe(26);
    expect(data.at(-1)).toMatchObject({
      deskId,
      customerId,
      membershipId: membership._id,
      type: "HOURLY",
      status: "CONFIRMED",
      feePlanId: null,
      amount: 0,
      startAt: at("2026-11-23", "06:00"),
      endAt: at("2026-11-23", "14:00"),
    });
    const { data: paid } = await client.desks.transactions({ deskId });
    expect(paid).toMatchObject([
      {
        membershipId: membership._id,
        bookingId: data.at(-1)?._id,
        kind: "assignment",
        feePlanId: plan._id,
        amount: 94_400,
        method: "upi",
        reference: "UPI 7",
        startAt: membership.startAt,
        endAt: membership.endAt,
      },
    ]);
    const mails = await house.api.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Membership begun: .*until Tuesday,? 22 December 2026$/),
    ]);
    expect(mails[0]?.textBody).toContain("Morning, 06:00–14:00");
    const { data: entries } = await client.auditLog.list({ limit: 3, page: 1 });
    expect(entries[0]).toMatchObject({ action: "add", area: "memberships", recordId: membership._id });
    expect(entries.filter(({ area }) => area === "memberships")).toHaveLength(1);
  });

  it("leave the rest of the day to others, whatever their shifts are called", async () => {
    const { sell, evening, fullDay, another, otherId, deskId } = await opened();
    await sell();
    const omar = await another();
    expect(await sell({ customerId: omar, shiftId: evening._id })).toMatchObject({ deskId, shiftName: "Evening" });
    const full = await refusal(sell({ customerId: await another("Ravi"), shiftId: fullDay._id }));
    expect(full).toMatchObject({ status: 409, code: "desk_taken" });
    expect(full.message).toBe(
      "Seat S1 is taken on Mon 23 Nov, Tue 24 Nov, Wed 25 Nov and 23 more days. Free for the whole time: S2.",
    );
    expect(full.data).toEqual({
      alternatives: [
        { deskId: otherId, deskName: "S2", startAt: at("2026-11-23", "06:00"), endAt: at("2026-12-22", "22:00") },
      ],
    });
  });
});
