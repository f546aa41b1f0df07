import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD } from "../testing/house";

eachHouse("the dashboard", (house) => {
  it("counts what ends by the local days of each branch", async () => {
    // 13:30 on Saturday, 21 November in Kolkata; 22:00 on Friday in Honolulu.
    house.setNow("2026-11-21T08:00:00Z");
    const { client, branch, desks, email } = await found(house, { desks: 4 });
    await client.feePlans.add({
      name: "Day",
      bookingType: "DAILY",
      duration: { count: 1, unit: "day" },
      amount: 1_000,
    });
    const assign = (deskId: string | undefined, from: string, to: string) =>
      client.desks.bookDesk({
        deskId: deskId ?? "",
        customer: { name: "Ravi Kumar", email: "ravi@example.com" },
        type: "DAILY",
        startAt: from,
        endAt: to,
      });
    const kolkata = (date: string) => `${date}T00:00:00+05:30`;
    await assign(desks[0]?._id, kolkata("2026-11-20"), kolkata("2026-11-22")); // last day today
    await assign(desks[1]?._id, kolkata("2026-11-20"), kolkata("2026-11-23")); // tomorrow
    await assign(desks[2]?._id, kolkata("2026-11-20"), kolkata("2026-11-28")); // in six days
    await assign(desks[3]?._id, kolkata("2026-11-20"), kolkata("2026-12-21")); // in 29 days

    const islands = await client.branches.add({ name: "Islands", timezone: "Pacific/Honolulu" });
    const palm = await client.desks.add({ branchId: islands._id, name: "Palm" });
    // Friday is today there, though it is over in Kolkata.
    await assign(palm._id, "2026-11-20T00:00:00-10:00", "2026-11-21T00:00:00-10:00");

    const here = await client.dashboard.bookingStats({ branchId: branch._id });
    expect(here).toMatchObject({
      expiringToday: 1,
      expiringTomorrow: 1,
      expiringThisWeek: 3,
      expiringNext30Days: 4,
      urgentExpirations: 2,
      expiredInLastWeek: 0,
      expiredOneWeekAgo: 0,
      deskOccupancy: { total: 4, occupied: 4, available: 0, utilizationRate: 100, availabilityRate: 0 },
    });
    expect(here.bookingDetails).toMatchObject({ pending: 0, confirmed: 4, cancelled: 0, today: 4, upcoming: [] });
    const all = await client.dashboard.bookingStats();
    expect(all).toMatchObject({ expiringToday: 2, deskOccupancy: { total: 5, occupied: 5 } });

    // A week later the first ended seven days ago, the third yesterday.
    house.advance({ minutes: 7 * 24 * 60 });
    await client.auth.login({ email, password: PASSWORD });
    expect(await client.dashboard.bookingStats({ branchId: branch._id })).toMatchObject({
      expiringToday: 0,
      expiringNext30Days: 1,
      urgentExpirations: 0,
      expiredInLastWeek: 3,
      expiredOneWeekAgo: 1,
      bookingDetails: { confirmed: 0, today: 1 },
    });
    const month = await client.dashboard.bookingStats({ branchId: branch._id, period: "monthly" });
    expect(month.bookingDetails.confirmed).toBe(4);
  });

  it("shows what comes next, the soonest first", async () => {
    const { client, desks, branch } = await found(house, { desks: 1 });
    const book = (start: number) =>
      client.desks.bookDesk({
        deskId: desks[0]?._id ?? "",
        customer: { name: "Ravi Kumar", email: "ravi@example.com" },
        type: "HOURLY",
        startAt: house.minutesFromNow(start),
        endAt: house.minutesFromNow(start + 60),
      });
    const later = await book(120);
    const sooner = await book(60);
    await book(0);
    house.advance({ minutes: 1 });
    const { upcoming } = (await client.dashboard.bookingStats()).bookingDetails;
    expect(upcoming.map(({ _id, name, branchName, deskName }) => ({ _id, name, branchName, deskName }))).toEqual(
      [sooner, later].map(({ _id }) => ({ _id, name: "Ravi Kumar", branchName: branch.name, deskName: "D1" })),
    );
  });
});
