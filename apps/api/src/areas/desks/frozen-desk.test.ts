import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { eachHouse, refusal } from "../testing/house";
import { at, openedHall } from "../testing/memberships";

eachHouse("a desk whose owner rests", (house) => {
  /** A seat that rests from 1 to 10 December, and whose first five days of these somebody else bought, in the middle of them. */
  const resold = async () => {
    const hall = await openedHall(house);
    const { client, sellSeat, another, turnTo } = hall;
    const owner = await sellSeat();
    await client.memberships.freeze({ id: owner._id, from: "2026-12-01", to: "2026-12-10" });
    const { _id: fiveDays } = await addTerm(client, { count: 5, unit: "day" });
    const guest = await sellSeat({ customerId: await another(), feePlanId: fiveDays, startDate: "2026-12-01" });
    await turnTo("2026-12-03T06:00:00Z");
    return { ...hall, owner, guest, fiveDays };
  };

  it("is the guest's, and the owner's again afterwards", async () => {
    const { client, deskId, owner, guest, turnTo } = await resold();
    const during = await client.desks.assignment({ deskId });
    expect(during.current?.membershipId).toBe(guest._id);
    expect(during.next).toMatchObject({ membershipId: owner._id, startAt: at("2026-12-11") });
    await turnTo("2026-12-12T06:00:00Z");
    const after = await client.desks.assignment({ deskId });
    expect([after.current?.membershipId, after.next, after.last?.membershipId]).toEqual([owner._id, null, guest._id]);
  });

  it("is renewed for the guest, and ended for the guest alone", async () => {
    const { client, deskId, owner, guest, fiveDays, seatPlan } = await resold();
    expect((await client.desks.renew({ deskId, feePlanId: fiveDays })).membershipId).toBe(guest._id);
    expect((await client.memberships.get({ id: guest._id })).lastDay).toBe("2026-12-10");
    expect((await client.desks.unassignUser({ deskId })).membershipId).toBe(guest._id);
    expect(await client.memberships.get({ id: owner._id })).toMatchObject({ state: "frozen", lastDay: "2027-01-01" });
    // Nobody has it until the owner comes again: nothing of theirs ends by the desk, and a renewal is theirs, not the guest's.
    expect(await refusal(client.desks.unassignUser({ deskId }))).toMatchObject({ code: "desk_unassigned" });
    expect((await client.desks.renew({ deskId, feePlanId: seatPlan._id })).membershipId).toBe(owner._id);
  });

  it("is moved away from by the guest", async () => {
    const { client, deskId, otherId, guest } = await resold();
    expect((await client.desks.moveTargets({ deskId })).map(({ _id }) => _id)).toEqual([otherId]);
    expect((await client.desks.reassignUser({ deskId, toDeskId: otherId })).membershipId).toBe(guest._id);
  });

  it("names the first who comes, not who rests longest", async () => {
    const { client, deskId, owner, guest, sellSeat, another, fiveDays, turnTo } = await resold();
    const later = await sellSeat({ customerId: await another("Ravi"), feePlanId: fiveDays, startDate: "2026-12-06" });
    expect((await client.desks.assignment({ deskId })).next?.membershipId).toBe(later._id);
    await turnTo("2026-12-07T06:00:00Z");
    const { current, next, last } = await client.desks.assignment({ deskId });
    expect([current, next, last].map((one) => one?.membershipId)).toEqual([later._id, owner._id, guest._id]);
  });
});
