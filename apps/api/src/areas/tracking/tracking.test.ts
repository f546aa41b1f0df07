import type { RecordTrackingEvent } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LIMITS } from "../../pipeline/rate-limit";
import { sweepEnded } from "../../platform/sweep-ended";
import { insertPerson } from "../../testing/access/places";
import { createTestApi } from "../../testing/create-test-api";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";
import { findEvents } from "./events";

const NOW = "2026-11-21T06:00:00Z";
const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

/** In seconds. */
const DAY = 86_400;

const seen = (path: string, seconds: number, more: Partial<RecordTrackingEvent> = {}): RecordTrackingEvent => ({
  sessionId: "visit-0001",
  event: "page_view",
  path,
  occurredAt: at(seconds),
  ...more,
});

/** Somebody else of the place's staff, signed in. */
async function colleague(house: House, { orgId }: Place) {
  const { userId, email } = await insertPerson(house, orgId, { permissions: [] });
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return { userId, email, client };
}

eachHouse("the tracking", (house) => {
  it("records what a person did, without queries, and never later than now", async () => {
    const { client } = await found(house);
    const mine = await client.auth.session();
    const events = [
      seen("/customers?search=nisha%40example.com", 3_590, { properties: { rows: 20, empty: false, sort: null } }),
      seen("/desks#d1", 3_600, { event: "desk_booked" }),
    ];
    expect(await client.tracking.record({ events })).toEqual({ recorded: 2 });
    const { data, ...counts } = await client.tracking.list();
    expect(counts).toMatchObject({ totalCount: 2, page: 1, limit: 20, totalPages: 1 });
    expect(data).toMatchObject([
      { userId: mine._id, userName: mine.name, event: "desk_booked", path: "/desks", properties: {} },
      { path: "/customers", properties: { rows: 20, empty: false, sort: null }, businessUnitId: null },
    ]);
    const [last = 0, first = 0] = data.map(({ occurredAt }) => Date.parse(occurredAt));
    expect(last).toBeLessThanOrEqual(Date.parse(house.minutesFromNow(1)));
    expect(last - first).toBe(10_000);
    expect((await client.auditLog.list({ resource: "tracking", limit: 20, page: 1 })).totalRecords).toBe(0);
  });

  it("keeps a batch whose business unit is gone or another's, and notes no such unit", async () => {
    const { client } = await found(house);
    const { client: others } = await found(house);
    const { _id: foreign } = await others.businessUnits.add({ name: "Lighthouse Library" });
    const { _id: own } = await client.businessUnits.add({ name: "Lighthouse Library" });
    const named = [own, foreign, house.id()];
    const events = named.map((businessUnitId, place) => seen(`/leads/${place}`, place - 300, { businessUnitId }));
    expect(await client.tracking.record({ events })).toEqual({ recorded: 3 });
    const { data } = await client.tracking.list({});
    expect(data.map(({ path, businessUnitId }) => [path, businessUnitId])).toEqual([
      ["/leads/2", null],
      ["/leads/1", null],
      ["/leads/0", own],
    ]);
    expect(await others.tracking.businessUnitActivity({ businessUnitId: foreign })).toMatchObject({ totalEvents: 0 });
  });

  it("lists by each filter, newest first", async () => {
    const place = await found(house);
    const { client } = place;
    const other = await colleague(house, place);
    const { _id: businessUnitId } = await client.businessUnits.add({ name: "Lighthouse Library" });
    await client.tracking.record({ events: [seen("/desks", -300), seen("/desks/map", -200), seen("/bookings", -100)] });
    await other.client.tracking.record({
      events: [seen("/leads", -250, { sessionId: "visit-0002", event: "lead_called", businessUnitId })],
    });
    const paths = async (filters: Parameters<typeof client.tracking.list>[0]) =>
      (await client.tracking.list(filters)).data.map(({ path }) => path);
    expect(await paths({})).toEqual(["/bookings", "/desks/map", "/leads", "/desks"]);
    expect(await paths({ limit: 2, page: 2 })).toEqual(["/leads", "/desks"]);
    expect(await paths({ userId: other.userId })).toEqual(["/leads"]);
    expect(await paths({ businessUnitId })).toEqual(["/leads"]);
    expect(await paths({ sessionId: "visit-0002" })).toEqual(["/leads"]);
    expect(await paths({ event: "lead_called" })).toEqual(["/leads"]);
    expect(await paths({ path: "/desks" })).toEqual(["/desks/map", "/desks"]);
    expect(await paths({ search: "CALLED" })).toEqual(["/leads"]);
    expect(await paths({ search: "%" })).toEqual([]);
    expect(await paths({ from: at(-250), to: at(-100) })).toEqual(["/desks/map", "/leads"]);
    expect((await client.tracking.session({ sessionId: "visit-0001" })).map(({ path }) => path)).toEqual([
      ...["/desks", "/desks/map", "/bookings"],
    ]);
    expect(await client.tracking.session({ sessionId: "visit-0003" })).toEqual([]);
    expect((await client.tracking.users()).users.map(({ email }) => email).toSorted()).toEqual(
      [place.email, other.email].toSorted(),
    );
  });

  it("adds up a period by the organisation's days", async () => {
    const place = await found(house);
    const { client } = place;
    const other = await colleague(house, place);
    // 17:59 and 18:31 UTC: before and after midnight in Kolkata.
    const evening = (time: string) => ({ occurredAt: `2026-11-19T${time}:00Z` });
    await client.tracking.record({
      events: [seen("/desks", 0, evening("17:59")), seen("/desks", 0, evening("18:31")), seen("/bookings", -60)],
    });
    await other.client.tracking.record({
      events: [
        seen("/desks", -30, { sessionId: "visit-0002" }),
        seen("/leads", -20, { sessionId: "visit-0002", event: "lead_called" }),
      ],
    });
    const asked = { from: "2026-11-18T18:30:00Z", to: "2026-11-21T18:30:00Z" };
    expect(await client.tracking.analytics(asked)).toEqual({
      from: "2026-11-18T18:30:00.000Z",
      to: "2026-11-21T18:30:00.000Z",
      totalEvents: 5,
      totalSessions: 2,
      totalUsers: 2,
      // From 17:59 to 05:59 two days on, and ten seconds.
      averageSessionSeconds: (36 * 3600 + 10) / 2,
      dailyEvents: [
        { date: "2026-11-19", events: 1, sessions: 1, users: 1 },
        { date: "2026-11-20", events: 1, sessions: 1, users: 1 },
        { date: "2026-11-21", events: 3, sessions: 2, users: 2 },
      ],
      topEvents: [
        { name: "page_view", count: 4 },
        { name: "lead_called", count: 1 },
      ],
      topPaths: [
        { name: "/desks", count: 3 },
        { name: "/bookings", count: 1 },
        { name: "/leads", count: 1 },
      ],
    });
    expect((await client.tracking.analytics()).dailyEvents).toHaveLength(31);
    const longest = await client.tracking.analytics({ from: "2019-01-01T00:00:00Z", to: asked.to });
    expect(longest.dailyEvents).toHaveLength(366);
    expect(longest.from).toBe("2025-11-20T18:30:00.000Z");
    expect(await client.tracking.analytics({ from: at(0), to: at(1) })).toMatchObject({
      totalEvents: 0,
      averageSessionSeconds: 0,
      topPaths: [],
      dailyEvents: [{ date: "2026-11-21", events: 0 }],
    });
  });

  it("sums up a person and a business unit, and forgets who is removed", async () => {
    const place = await found(house);
    const { client } = place;
    const other = await colleague(house, place);
    const { _id: businessUnitId } = await client.businessUnits.add({ name: "Lighthouse Library" });
    expect(await client.tracking.businessUnitActivity({ businessUnitId })).toMatchObject({
      totalUsers: 0,
      totalEvents: 0,
      firstSeenAt: null,
      recent: [],
    });
    await client.tracking.record({ events: [seen("/leads", -500, { businessUnitId })] });
    await other.client.tracking.record({
      events: Array.from({ length: 30 }, (_, index) => seen(`/leads/${index}`, index - 100, { businessUnitId })),
    });
    const { userId } = other;
    const activity = await client.tracking.userActivity({ userId });
    expect(activity).toMatchObject({
      userId,
      userName: "Ravi Kumar",
      totalEvents: 30,
      totalSessions: 1,
      firstSeenAt: at(-100),
      lastSeenAt: at(-71),
      topEvents: [{ name: "page_view", count: 30 }],
    });
    expect(activity.recent.map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, index) => `/leads/${29 - index}`),
    );
    expect(activity.topPaths).toHaveLength(10);
    const unit = { businessUnitId, totalUsers: 2, totalEvents: 31, firstSeenAt: at(-500) };
    expect(await client.tracking.businessUnitActivity({ businessUnitId })).toMatchObject({
      ...unit,
      businessUnitName: "Lighthouse Library",
    });
    await client.adminUsers.remove({ id: userId });
    expect(await client.tracking.businessUnitActivity({ businessUnitId })).toMatchObject({ totalEvents: 1 });
    expect(await refusal(client.tracking.userActivity({ userId }))).toMatchObject({ status: 404 });
    expect(await refusal(client.tracking.businessUnitActivity({ businessUnitId: house.id() }))).toMatchObject({
      status: 404,
    });
  });

  it("takes what a visitor did, of no person, and counts no person for it", async () => {
    const { client, orgId } = await found(house);
    const visitor = house.client("pk_demo_carrel");
    const step = (event: string, path: string, seconds: number) => ({
      sessionId: "visit-0009",
      event,
      path,
      occurredAt: at(seconds),
    });
    const events = [
      step("page_view", "/qr-booking/$orgCode/when", -40),
      step("visit.deskChosen", "/qr-booking/$orgCode/desk", -20),
    ];
    expect(await visitor.tracking.recordVisit({ orgId, events })).toEqual({ recorded: 2 });
    await client.tracking.record({ events: [seen("/desks", -10)] });
    const asVisitor = { userId: null, userName: "", businessUnitId: null, properties: {} };
    expect((await client.tracking.list({ path: "/qr-booking" })).data).toMatchObject([
      { event: "visit.deskChosen", path: "/qr-booking/$orgCode/desk", ...asVisitor },
      { event: "page_view", ...asVisitor },
    ]);
    expect(await client.tracking.session({ sessionId: "visit-0009" })).toMatchObject([asVisitor, asVisitor]);
    const figures = await client.tracking.analytics();
    expect(figures).toMatchObject({ totalEvents: 3, totalSessions: 2, totalUsers: 1 });
    expect(figures.dailyEvents.at(-1)).toMatchObject({ events: 3, sessions: 2, users: 1 });
    const mine = await client.auth.session();
    expect((await client.tracking.users()).users).toMatchObject([{ _id: mine._id }]);
    expect((await client.tracking.list({ userId: mine._id })).totalCount).toBe(1);
    expect((await client.auditLog.list({ resource: "tracking", limit: 20, page: 1 })).totalRecords).toBe(0);
  });

  it("takes no id, nothing typed and no person from a visitor, and nothing for nobody", async () => {
    const { orgId } = await found(house);
    const { tracking } = house.client("pk_demo_carrel");
    const good = { sessionId: "visit-0009", event: "page_view", path: "/book", occurredAt: at(-1) };
    const bad: [string, object][] = [
      ["path", { path: `/book/${house.id()}` }],
      ["path", { path: "/book?name=nisha" }],
      ["path", { path: "/nisha@example.com" }],
      ["event", { event: "+91 98765 43210" }],
      ["sessionId", { sessionId: "nisha" }],
      ["properties", { properties: { name: "Nisha" } }],
      ["userId", { userId: house.id() }],
    ];
    for (const [field, change] of bad) {
      const refused = await refusal(tracking.recordVisit({ orgId, events: [{ ...good, ...change }] }));
      expect(refused, JSON.stringify(change)).toMatchObject({ status: 400, code: "validation_failed" });
      expect(refused.issues.map(({ path }) => path)).toEqual([["events", 0, field]]);
    }
    const many = Array.from({ length: 26 }, () => good);
    expect(await refusal(tracking.recordVisit({ orgId, events: many }))).toMatchObject({ status: 400 });
    expect(await refusal(tracking.recordVisit({ orgId: house.id(), events: [good] }))).toMatchObject({ status: 404 });
  });

  it("takes 60 calls of visitors a minute from one address", async () => {
    const { orgId } = await found(house);
    const limits = { ...LIMITS, general: null };
    const { tracking } = createTestApi({ database: house.database, clock: house.api.clock, limits }).client(
      "pk_demo_carrel",
    );
    const send = () =>
      tracking.recordVisit({
        orgId,
        events: [{ sessionId: "visit-0009", event: "page_view", path: "/book", occurredAt: at(-1) }],
      });
    for (let call = 0; call < 60; call += 1) await send();
    expect(await refusal(send())).toMatchObject({ status: 429, code: "rate_limited" });
  });

  it("deletes what is older than so many days, tells how many, and says so in the log", async () => {
    const { client, orgId } = await found(house);
    await client.tracking.record({
      events: [seen("/a", -91 * DAY), seen("/b", -90 * DAY - 60), seen("/c", -90 * DAY + 60), seen("/d", -DAY)],
    });
    expect(await client.tracking.cleanUp()).toEqual({ deleted: 2, hasMore: false });
    expect((await client.tracking.list()).data.map(({ path }) => path)).toEqual(["/d", "/c"]);
    const { data } = await client.auditLog.list({ action: "tracking.cleanUp", limit: 20, page: 1 });
    expect(data).toMatchObject([
      {
        recordId: orgId,
        before: { oldestEvent: at(-91 * DAY) },
        after: { daysToKeep: 90, deleted: 2, hasMore: false },
      },
    ]);
    expect(await client.tracking.cleanUp({ daysToKeep: 3650 })).toEqual({ deleted: 0, hasMore: false });
  });

  it("finds few among many by an index, and deletes many in batches, the rest by the next call", async () => {
    const { client, orgId } = await found(house);
    const { _id: userId } = await client.auth.session();
    await house.database.ownerTx(async (owner) => {
      await owner.execute("alter table tracking_events no force row level security");
      await owner.execute(
        `insert into tracking_events (org_id, event_id, session_id, user_id, event, path, occurred_at)
         select $1, gen_random_uuid(), 'visit-' || 1000 + n / 10, $2, 'page_view', '/desks',
           $3::timestamptz - n * interval '1 minute'
         from generate_series(1, 22000) n`,
        [orgId, userId, NOW],
      );
      await owner.execute("alter table tracking_events force row level security");
    });
    await house.database.execute("vacuum (analyze) tracking_events");
    const page = { limit: 20, page: 1 };
    for (const asked of [
      { userId: house.id() },
      { sessionId: "visit-1100" },
      { event: "desk_booked" },
      { businessUnitId: house.id() },
      { from: at(-300), to: at(-60), path: "/bookings" },
    ]) {
      const whole = await house.database.tx({ orgId }, async (db) => {
        await findEvents({ db, orgId }, { ...page, ...asked });
        const { rows } = await sql<{ scans: number }>`select coalesce(seq_scan, 0)::int as scans
          from pg_stat_xact_user_tables where relname = 'tracking_events'`.execute(db);
        return rows[0]?.scans;
      });
      expect(whole, JSON.stringify(asked)).toBe(0);
    }
    expect(await client.tracking.cleanUp({ daysToKeep: 1 })).toEqual({ deleted: 20_000, hasMore: true });
    expect(await client.tracking.cleanUp({ daysToKeep: 1 })).toEqual({ deleted: 561, hasMore: false });
    await client.tracking.record({ events: [seen("/a", -400 * DAY), seen("/b", -395 * DAY)] });
    await sweepEnded(house.api.ports);
    expect(await client.tracking.list({ search: "/" })).toMatchObject({ totalCount: 1440 });
  });

  it("tells nothing to somebody of some branches, but takes what he did", async () => {
    const { client, orgId, branch } = await found(house);
    const { email } = await insertPerson(house, orgId, { permissions: ["tracking.read"], branches: [branch._id] });
    const bound = house.client("pk_demo_carrel");
    await bound.auth.login({ email, password: PASSWORD });
    expect(await bound.tracking.record({ events: [seen("/desks", -1)] })).toEqual({ recorded: 1 });
    expect(await refusal(bound.tracking.list())).toMatchObject({ status: 403, code: "branch_scope" });
    expect((await client.tracking.list()).totalCount).toBe(1);
  });
});
