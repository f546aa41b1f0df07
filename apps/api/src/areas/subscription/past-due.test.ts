import { expect, it } from "vitest";
import type { RowChanges } from "../../database/schema";
import { noteReminders } from "../../platform/notifications/note-reminders";
import { tellEvents } from "../../platform/notifications/tell-events";
import { TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { buy } from "../testing/checkout";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";

const STARTER = { planCode: "starter" };
/** The end of what is paid first; in Kolkata a day begins at 18:30 UTC. */
const END = "2026-12-21T05:30:00.000Z";

/** At an instant, with a session of then. */
async function at(house: House, { client, email }: Pick<Place, "client" | "email">, instant: string) {
  house.setNow(instant);
  await client.auth.login({ email, password: PASSWORD });
}

const statusOf = async ({ client }: Pick<Place, "client">) =>
  (await client.subscription.current()).subscription?.status;

eachHouse("a paid subscription that nobody renewed", (house) => {
  const change = ({ orgId }: Place, changes: RowChanges<"subscriptions">) =>
    house.database.tx({ orgId }, (db) => db.updateTable("subscriptions").set(changes).execute());
  const paid = async () => {
    house.setNow("2026-11-21T05:30:00Z");
    const place = await found(house, { desks: 1 });
    await buy(house, place.client, STARTER);
    // The calls took milliseconds.
    await change(place, { currentPeriodStart: "2026-11-21T05:30:00Z", currentPeriodEnd: END });
    return place;
  };
  const worksFor = ({ client }: Place) => client.desks.list();

  it("is past due for seven days, in which everything works, and has expired then", async () => {
    const place = await paid();
    await at(house, place, "2026-12-21T05:29:59Z");
    expect(await statusOf(place)).toBe("ACTIVE");
    for (const instant of [END, "2026-12-28T05:29:59Z"]) {
      await at(house, place, instant);
      expect(await statusOf(place)).toBe("PAST_DUE");
      await worksFor(place);
      expect((await place.client.auth.session()).loggedOrgDetails).toMatchObject({
        subscriptionExpired: false,
        subscriptionStatus: "PAST_DUE",
        subscriptionEndsAt: new Date(END).toISOString(),
        bookingsCloseAt: null,
      });
    }
    await at(house, place, "2026-12-28T05:30:00Z");
    expect(await statusOf(place)).toBe("EXPIRED");
    expect(await refusal(worksFor(place))).toMatchObject({ status: 402 });
    // Visitors have two weeks from then on.
    expect((await place.client.auth.session()).loggedOrgDetails).toMatchObject({
      subscriptionExpired: true,
      bookingsCloseAt: "2027-01-11T05:30:00.000Z",
    });
  });

  it("has no such days where it was a trial, or cancelled, which runs until its end", async () => {
    const [trial, cancelled] = [await found(house, { desks: 1 }), await paid()];
    await change(cancelled, { status: "CANCELLED" });
    await at(house, cancelled, "2026-12-21T05:29:59Z");
    expect(await statusOf(cancelled)).toBe("CANCELLED");
    await worksFor(cancelled);
    for (const place of [trial, cancelled]) {
      await at(house, place, END);
      expect(await statusOf(place)).toBe("EXPIRED");
      expect(await refusal(worksFor(place))).toMatchObject({ status: 402 });
    }
  });

  it("is renewed from the end of what was paid, so that no day is lost or given", async () => {
    const place = await paid();
    await at(house, place, "2026-12-26T05:30:00Z");
    const preview = await place.client.subscription.previewChange(STARTER);
    expect(preview).toMatchObject({ kind: "renew", periodStart: END, periodEnd: "2027-01-21T05:30:00.000Z" });
    const { subscription } = await buy(house, place.client, STARTER);
    expect(subscription).toMatchObject({ status: "ACTIVE", currentPeriodEnd: "2027-01-21T05:30:00.000Z" });
  });

  it("becomes another plan from that end too, at its whole price, a smaller one as well", async () => {
    const place = await paid();
    for (const [day, planCode, start, end] of [
      ["2026-12-26", "growth", END, "2027-01-21T05:30:00.000Z"],
      ["2027-01-27", "starter", "2027-01-21T05:30:00.000Z", "2027-02-21T05:30:00.000Z"],
    ] as const) {
      await at(house, place, `${day}T05:30:00Z`);
      const { lines, ...preview } = await place.client.subscription.previewChange({ planCode });
      expect(preview).toMatchObject({ kind: "start", amount: preview.nextAmount, periodStart: start, periodEnd: end });
      expect(lines.map(({ kind }) => kind)).toEqual(["plan"]);
      const { transaction, subscription } = await buy(house, place.client, { planCode });
      expect(transaction).toMatchObject({ kind: "start", periodStart: start, periodEnd: end });
      expect(subscription).toMatchObject({ planCode, currentPeriodStart: start, currentPeriodEnd: end });
    }
  });

  it("begins anew once it has expired, and one that was cancelled runs on when it is renewed in time", async () => {
    const [late, cancelled] = [await paid(), await paid()];
    await change(cancelled, { status: "CANCELLED" });
    await at(house, cancelled, "2026-12-20T05:30:00Z");
    expect((await buy(house, cancelled.client, STARTER)).subscription).toMatchObject({
      status: "ACTIVE",
      currentPeriodEnd: "2027-01-21T05:30:00.000Z",
    });
    await at(house, late, "2026-12-29T05:30:00Z");
    const { subscription, transaction } = await buy(house, late.client, STARTER);
    expect(transaction.kind).toBe("start");
    expect(subscription.currentPeriodStart).toMatch(/^2026-12-29T05:30:00/);
  });

  it("stands so among the clients, where PAST_DUE finds it", async () => {
    const place = await paid();
    await at(house, place, "2026-12-22T05:30:00Z");
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: "carrel-demo" });
    const ask = { search: place.orgCode, limit: 10, page: 1 } as const;
    expect((await platform.organisation.clients({ ...ask, status: "PAST_DUE" })).data).toMatchObject([
      { _id: place.orgId, status: "PAST_DUE", subscription: { status: "PAST_DUE", currentPeriodEnd: END } },
    ]);
    expect((await platform.organisation.clients({ ...ask, status: "EXPIRED" })).data).toEqual([]);
  });

  const told = async ({ orgId, email }: Place, instant: string) => {
    house.setNow(instant);
    const { ports } = house.api;
    // On two servers at once, and on one again.
    await Promise.all([noteReminders(ports), noteReminders(ports)]);
    await noteReminders(ports);
    const telling = { ...ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS };
    await Promise.all([tellEvents(telling, orgId), tellEvents(telling, orgId)]);
    const mails = (await house.api.mailsTo(email)).map(({ subject }) => subject);
    return mails.filter((subject) => subject.startsWith("Your subscription")).reverse();
  };

  it("is told of 7, 3 and 1 days before, as it ends, 3 and 6 days later, and once it has expired: once each", async () => {
    const place = await paid();
    const all: string[] = [];
    for (const [instant, title] of [
      ["2026-12-13T18:29:00Z", undefined],
      ["2026-12-13T18:31:00Z", "Your subscription ends in 7 days"],
      ["2026-12-17T18:31:00Z", "Your subscription ends in 3 days"],
      ["2026-12-19T18:31:00Z", "Your subscription ends tomorrow"],
      ["2026-12-21T05:29:00Z", undefined],
      ["2026-12-21T05:31:00Z", "Your subscription is not paid: it stops in 7 days"],
      ["2026-12-23T18:31:00Z", "Your subscription is not paid: it stops in 4 days"],
      ["2026-12-26T18:31:00Z", "Your subscription is not paid: it stops tomorrow"],
      ["2026-12-28T05:29:00Z", undefined],
      ["2026-12-28T05:31:00Z", "Your subscription has ended"],
      ["2026-12-31T05:31:00Z", undefined],
      ["2027-02-01T05:31:00Z", undefined],
    ] as const) {
      if (title) all.push(title);
      expect(await told(place, instant)).toEqual(all);
    }
  });

  it("is told by the nearest alone of what a stopped server missed, and anew of another period", async () => {
    const place = await paid();
    expect(await told(place, "2026-12-18T20:00:00Z")).toEqual(["Your subscription ends in 2 days"]);
    expect(await told(place, "2026-12-25T20:00:00Z")).toHaveLength(2);
    await place.client.auth.login({ email: place.email, password: PASSWORD });
    await buy(house, place.client, STARTER);
    expect(await told(place, "2026-12-28T20:00:00Z")).toHaveLength(2);
    expect((await told(place, "2027-01-14T20:00:00Z")).at(-1)).toBe("Your subscription ends in 6 days");
    expect((await told(place, "2027-01-29T20:00:00Z")).at(-1)).toBe("Your subscription has ended");
    expect(await told(place, "2027-02-08T20:00:00Z")).toHaveLength(4);
  });

  it("is told nothing of an end that was paid before the news went out", async () => {
    const place = await paid();
    house.setNow("2026-12-21T05:31:00Z");
    await noteReminders(house.api.ports);
    await place.client.auth.login({ email: place.email, password: PASSWORD });
    await buy(house, place.client, STARTER);
    expect(await told(place, "2026-12-21T05:32:00Z")).toEqual([]);
  });
});
