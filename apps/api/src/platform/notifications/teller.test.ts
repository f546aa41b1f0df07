import { expect, it, vi } from "vitest";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../../areas/testing/house";
import { createTestApi, TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { createTeller } from "./teller";

eachHouse("what calls made happen", (house) => {
  const telling = () => ({ ...house.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
  const hourFrom = ({ desks }: Place, hours: number) => ({
    deskId: desks[0]?._id ?? "",
    customer: { name: "Ravi Kumar", email: "ravi@example.com" },
    type: "HOURLY" as const,
    startAt: house.minutesFromNow(60 * hours),
    endAt: house.minutesFromNow(60 * hours + 60),
  });
  const toldTo = async ({ client }: Place) => (await client.notifications.list()).totalRecords;

  it("is told soon, and left to the sweep by a server that stops", async () => {
    const place = await found(house, { desks: 1 });
    const teller = createTeller(telling());
    for (const hours of [0, 1, 2]) {
      await place.client.desks.bookDesk(hourFrom(place, hours));
      teller.soon(place.orgId);
    }
    await vi.waitFor(async () => expect(await toldTo(place)).toBe(3), { timeout: 20_000 });

    await place.client.desks.bookDesk(hourFrom(place, 3));
    teller.soon(place.orgId);
    await teller.close();
    expect(await toldTo(place)).toBe(3);
    await house.tell();
    expect(await toldTo(place)).toBe(4);
  });

  it("is passed on once it is committed, and not when it is refused", async () => {
    const place = await found(house, { desks: 1 });
    const passedOn: string[] = [];
    const api = createTestApi({
      database: house.database,
      clock: house.api.clock,
      onEvents: (orgId) => passedOn.push(orgId),
    });
    const { token } = (await place.client.auth.login({ email: place.email, password: PASSWORD })) as { token: string };
    const { desks } = api.client("pk_demo_carrel", token);
    await desks.bookDesk(hourFrom(place, 0));
    expect(passedOn).toEqual([place.orgId]);
    expect(await refusal(desks.bookDesk(hourFrom(place, 0)))).toMatchObject({ code: "desk_taken" });
    expect(passedOn).toEqual([place.orgId]);
  });
});
