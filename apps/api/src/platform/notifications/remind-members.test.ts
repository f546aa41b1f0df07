import { expect, it } from "vitest";
import { addTerm, insertCustomer } from "../../areas/testing/assigned";
import { eachHouse, found, PASSWORD, type Place } from "../../areas/testing/house";
import { addShift } from "../../areas/testing/shifts";
import { TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { remindMembers } from "./remind-members";

const LAST = "Your desk is yours until Monday, 30 November 2026";

eachHouse("members whose time ends", (house) => {
  const job = () => remindMembers({ ...house.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
  /** Somebody who has a desk for ten days, the last of which is 30 November. In Kolkata a day begins at 18:30 UTC. */
  const assigned = async () => {
    const place = await found(house, { desks: 2, orgName: "Hall" });
    const member = `nisha-${house.unique()}@example.com`;
    const deskId = place.desks[0]?._id ?? "";
    const customerId = await insertCustomer(house, place, { email: member });
    const { _id: feePlanId } = await addTerm(place.client, { count: 10, unit: "day" });
    const { code } = await place.client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-21" });
    return { ...place, member, deskId, customerId, feePlanId, code };
  };
  /** The subjects of the reminders that a member was mailed, the oldest first, after the job ran on two servers at once and on one again. */
  const told = async (instant: string, { member }: { member: string }) => {
    house.setNow(instant);
    await Promise.all([job(), job()]);
    await job();
    const subjects = (await house.api.mailsTo(member)).map(({ subject }) => subject);
    return subjects.filter((subject) => subject.includes("yours until")).reverse();
  };
  const remind = ({ client, orgId }: Place, ...expiryReminderDays: number[]) =>
    client.organisation.updateSettings({ _id: orgId, orgSettings: { expiryReminderDays } });

  it("hear of it 7 days and 1 day before, once each, and anew after a renewal", async () => {
    const place = await assigned();
    const { client, deskId, feePlanId } = place;
    const first = `${LAST}: Hall`;
    expect(await told("2026-11-22T18:29:00Z", place)).toEqual([]);
    expect(await told("2026-11-22T18:31:00Z", place)).toEqual([first]);
    expect(await told("2026-11-28T18:29:00Z", place)).toEqual([first]);
    expect(await told("2026-11-28T18:31:00Z", place)).toEqual([first, first]);
    await client.auth.login({ email: place.email, password: PASSWORD });
    await client.desks.renew({ deskId, feePlanId });
    expect(await told("2026-11-30T12:00:00Z", place)).toEqual([first, first]);
    // Its end is the 10th of December now, and the server stood still on the 3rd.
    const renewed = "Your desk is yours until Thursday, 10 December 2026: Hall";
    expect(await told("2026-12-04T06:00:00Z", place)).toEqual([first, first, renewed]);
    expect(await told("2026-12-10T20:00:00Z", place)).toEqual([first, first, renewed]);
  });

  it("hear what they have, until when, and what to do; strangers' words come from who pays alone", async () => {
    const place = await assigned();
    await told("2026-11-23T06:00:00Z", place);
    const [plain] = await house.api.mailsTo(place.member);
    expect(plain?.textBody).toContain(`Booking code: ${place.code}`);
    expect(plain?.textBody).toContain("Ask the front desk to renew it by then.");
    expect(plain?.textBody).not.toContain("Nisha Verma");
    expect(plain?.textBody).toMatch(/^Stop such mails:\nhttp/m);
    expect(plain?.textBody).toMatch(/^\S+\/booking\/[\w-]{64}$/m);
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("organisations").set({ isSuper: false, isReseller: true }).execute(),
    );
    await told("2026-11-29T06:00:00Z", place);
    const [full] = await house.api.mailsTo(place.member);
    expect(full?.subject).toBe(`${LAST}: D1, Library Lane`);
    expect(full?.textBody).toContain("Nisha Verma, your time at Library Lane ends soon.");
  });

  it("hear the same of a floating place in a shift and of a pass with what is left of it, and nothing while it is renewed", async () => {
    const place = await found(house, { desks: 2, orgName: "Hall" });
    const { client } = place;
    const morning = await addShift(client, { name: "Morning", starts: "06:00", ends: "14:00" });
    const term = { bookingType: "DAILY", amount: 50_000, duration: { count: 10, unit: "day" } } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...term, sells: "floating", shiftIds: [morning._id] });
    const pass = await client.feePlans.add({
      ...{ name: "Five days", ...term, sells: "pass", allowance: { count: 5, unit: "day" } },
    });
    const sold = async (feePlanId: string) => {
      const member = `nisha-${house.unique()}@example.com`;
      const customerId = await insertCustomer(house, place, { email: member });
      const { _id: id } = await client.memberships.add({ customerId, feePlanId, startDate: "2026-11-21" });
      return { member, id };
    };
    const [floating, days] = [await sold(flex._id), await sold(pass._id)];
    await client.memberships.visit({ id: days.id, date: "2026-11-21" });
    // Who pays has names in his mails.
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("organisations").set({ isSuper: false, isReseller: true }).execute(),
    );
    house.setNow("2026-11-23T06:00:00Z");
    await Promise.all([job(), job()]);
    await job();
    const mailOf = async ({ member }: { member: string }) =>
      (await house.api.mailsTo(member)).filter(({ subject }) =>
        /^Your .* until Monday, 30 November 2026/.test(subject),
      );
    const [ofFloating, ...moreOfFloating] = await mailOf(floating);
    expect(moreOfFloating).toEqual([]);
    expect(ofFloating?.subject).toBe("Your place is yours until Monday, 30 November 2026: Flex, Library Lane");
    expect(ofFloating?.textBody).toMatch(/Membership: Flex\n.*Shift: Morning/s);
    expect(ofFloating?.textBody).not.toMatch(/\/booking\//);
    const [ofPass, ...moreOfPass] = await mailOf(days);
    expect(moreOfPass).toEqual([]);
    expect(ofPass?.subject).toContain("Your pass is valid until Monday, 30 November 2026: Five days");
    expect(ofPass?.textBody).toContain("Left of it: 4 of 5 days");
    await client.memberships.renew({ id: floating.id });
    house.setNow("2026-11-29T06:00:00Z");
    await job();
    expect([(await mailOf(floating)).length, (await mailOf(days)).length]).toEqual([1, 2]);
  });

  it("hear of it on the days that their organisation set, or never", async () => {
    const [often, never] = [await assigned(), await assigned()];
    await remind(often, 5, 3, 0);
    await remind(never);
    expect(await told("2026-11-23T06:00:00Z", often)).toEqual([]);
    expect(await told("2026-11-25T06:00:00Z", often)).toHaveLength(1);
    // Nearer days have passed while nobody looked: the nearest alone is told.
    expect(await told("2026-11-30T06:00:00Z", often)).toHaveLength(2);
    expect(await told("2026-11-30T06:00:00Z", never)).toEqual([]);
  });

  it("hear nothing of a term that was moved or ended, that they just began, or once they are deactivated", async () => {
    const [ended, gone, moved] = [await assigned(), await assigned(), await assigned()];
    await ended.client.desks.unassignUser({ deskId: ended.deskId });
    await gone.client.customers.update({ _id: gone.customerId, isActive: false });
    expect(await told("2026-11-23T06:00:00Z", moved)).toHaveLength(1);
    await moved.client.desks.reassignUser({ deskId: moved.deskId, toDeskId: moved.desks[1]?._id ?? "" });
    expect(await told("2026-11-24T06:00:00Z", moved)).toHaveLength(1);
    expect(await told("2026-11-29T06:00:00Z", moved)).toHaveLength(2);
    expect(await told("2026-11-29T06:00:00Z", ended)).toEqual([]);
    expect(await told("2026-11-29T06:00:00Z", gone)).toEqual([]);
  });
});
