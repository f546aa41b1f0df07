import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { NOTIFICATION_TYPES, type NotificationSettings, type NotificationType } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { forgetOld } from "../../platform/notifications/forget-old";
import { noteReminders } from "../../platform/notifications/note-reminders";
import { tellEvents } from "../../platform/notifications/tell-events";
import { sweepHolds } from "../../platform/sweep-holds";
import { insertPerson } from "../../testing/access/places";
import { TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, type House, PASSWORD, type Place, proofFor, refusal } from "../testing/house";

const EVERYTHING = [
  ...(["notifications.read", "notifications.write", "bookings.read", "bookings.write"] as const),
  ...(["desks.read", "desks.write", "subscription.read"] as const),
];

const RAVI = { name: "Ravi Kumar", email: "ravi@example.com" };

/** Somebody else of the staff, signed in. */
async function hire(house: House, orgId: string, person: Partial<Parameters<typeof insertPerson>[2]> = {}) {
  const { userId, roleId, email } = await insertPerson(house, orgId, { permissions: EVERYTHING, ...person });
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return { userId, roleId, email, client };
}

const listed = async (client: Client<Contract>) => (await client.notifications.list({ limit: 200 })).data;
const typesOf = async (client: Client<Contract>) => (await listed(client)).map(({ type }) => type);

/** Books an hour of a desk from so many hours on, as a visitor who proved his address. */
async function bookAsVisitor(house: House, { orgId, branch, desks }: Place, hours: number) {
  const client = house.client("pk_demo_carrel");
  const email = `visitor-${house.unique()}@example.com`;
  const { bookingId } = await client.bookings.saveBooking({
    orgId,
    branchId: branch._id,
    deskId: desks[0]?._id ?? "",
    type: "HOURLY",
    name: "Nisha Verma",
    email,
    verificationToken: await proofFor(house, client, orgId, email),
    startAt: house.minutesFromNow(30 + hours * 60),
    endAt: house.minutesFromNow(90 + hours * 60),
  });
  return bookingId;
}

const allOff = (): NotificationSettings =>
  Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, { enabled: false, email: false }]),
  ) as NotificationSettings;

eachHouse("notifications", (house) => {
  const telling = () => ({ ...house.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
  const eventsOf = (orgId: string) =>
    house.database.tx({ orgId }, (db) => db.selectFrom("notificationEvents").selectAll().execute());

  it("tell of a booking, its payment and its end, each with a way to it", async () => {
    const place = await found(house, { desks: 1, workspaceKind: "study-hall" });
    const { client, orgId, branch } = place;
    const bookingId = await bookAsVisitor(house, place, 0);
    await house.tell();
    const [created] = await listed(client);
    expect(created).toMatchObject({
      type: "booking_created",
      read: false,
      link: `/bookings/${bookingId}`,
      title: "New booking: Seat S1, Library Lane",
      body: "Nisha Verma: Sat, 21 Nov 2026, 12:00–13:00, ₹29.50. It waits for confirmation.",
    });
    await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
    await client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: RAVI,
      type: "HOURLY",
      method: "upi",
      startAt: house.minutesFromNow(0),
      endAt: house.minutesFromNow(60),
    });
    await house.tell();
    const told = (await listed(client)).map(({ type, title, body }) => ({ type, title, body }));
    expect(told).toHaveLength(4);
    expect(told).toContainEqual({
      type: "booking_cancelled",
      title: "Booking cancelled: Seat S1, Library Lane",
      body: "Nisha Verma: Sat, 21 Nov 2026, 12:00–13:00.",
    });
    expect(told).toContainEqual({
      type: "payment_received",
      title: "Payment of ₹29.50: Ravi Kumar",
      body: "By UPI, for Seat S1, Library Lane: Sat, 21 Nov 2026, 11:30–12:30.",
    });
    // What he did himself stands there, and is no news to him.
    expect((await client.notifications.list()).unreadCount).toBe(1);
    const colleague = await hire(house, orgId, { branches: [branch._id] });
    await client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: RAVI,
      type: "HOURLY",
      startAt: house.minutesFromNow(90),
      endAt: house.minutesFromNow(150),
    });
    await house.tell();
    expect(await colleague.client.notifications.list()).toMatchObject({ totalRecords: 1, unreadCount: 1 });
  });

  it("go to who may see what they tell, where he works, for as long as he does", async () => {
    const place = await found(house, { desks: 1 });
    const { client, orgId, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const here = await hire(house, orgId, { branches: [branch._id] });
    const there = await hire(house, orgId, { branches: [annex._id] });
    const blind = await hire(house, orgId, { permissions: ["notifications.read", "desks.read"] });
    await bookAsVisitor(house, place, 1);
    await house.tell();
    const totals = async () =>
      Promise.all([here, there, blind].map(async (one) => (await one.client.notifications.list()).unreadCount));
    expect(await totals()).toEqual([1, 0, 0]);

    const [notification] = await listed(here.client);
    const id = notification?._id ?? "";
    expect(await refusal(there.client.notifications.get({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(client.notifications.markRead({ id }))).toMatchObject({ status: 404 });
    await house.database.tx({ orgId }, (db) =>
      db
        .updateTable("adminUsers")
        .set({ allowedBranches: [annex._id] })
        .where("userId", "=", here.userId)
        .execute(),
    );
    expect(await totals()).toEqual([0, 0, 0]);
    expect(await refusal(here.client.notifications.get({ id }))).toMatchObject({ status: 404 });
    expect(await here.client.notifications.markAllRead()).toEqual({ marked: 0 });
    await house.database.tx({ orgId }, async (db) => {
      await db
        .updateTable("adminUsers")
        .set({ allowedBranches: [branch._id] })
        .where("userId", "=", here.userId)
        .execute();
      await db
        .updateTable("roles")
        .set({ permissions: ["notifications.read"] })
        .where("roleId", "=", here.roleId)
        .execute();
    });
    expect(await totals()).toEqual([0, 0, 0]);
    const machine = house.client(
      (await client.apiKeys.add({ kind: "secret", name: "Kiosk", permissions: ["notifications.read"] })).key ?? "",
    );
    expect(await refusal(machine.notifications.list())).toMatchObject({ code: "person_needed" });
  });

  it("are marked read and unread, one by one and all", async () => {
    const place = await found(house, { desks: 1 });
    const { client } = place;
    for (const hours of [0, 1, 2]) await bookAsVisitor(house, place, hours);
    await house.tell();
    const [newest] = await listed(client);
    const id = newest?._id ?? "";
    expect(await client.notifications.get({ id })).toMatchObject({ read: false });
    expect(await client.notifications.markRead({ id })).toMatchObject({ _id: id, read: true });
    expect(await client.notifications.markRead({ id })).toMatchObject({ read: true });
    expect(await client.notifications.list({ read: false, limit: 1 })).toMatchObject({
      totalRecords: 2,
      unreadCount: 2,
    });
    expect(await client.notifications.list({ read: true })).toMatchObject({ totalRecords: 1, unreadCount: 2 });
    expect(await client.notifications.markUnread({ id })).toMatchObject({ read: false });
    expect(await client.notifications.markAllRead()).toEqual({ marked: 3 });
    expect(await client.notifications.markAllRead()).toEqual({ marked: 0 });
    expect((await client.notifications.list()).unreadCount).toBe(0);
  });

  it("follow the settings, mails too, and settings left out stay as they are", async () => {
    const place = await found(house, { desks: 1 });
    const { client, email } = place;
    const settings = await client.notifications.settings();
    expect(settings.booking_created).toEqual({ enabled: true, email: false });
    expect(settings.subscription_ending).toEqual({ enabled: true, email: true });
    await client.notifications.updateSettings({
      notificationSettings: { booking_created: { enabled: true, email: true }, booking_cancelled: { enabled: false } },
    });
    const bookingId = await bookAsVisitor(house, place, 0);
    await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
    await house.tell();
    expect(await typesOf(client)).toEqual(["booking_created"]);
    const mail = await house.lastMail(email);
    expect(mail.subject).toBe("New booking: Desk D1, Library Lane");
    expect(mail.textBody).toContain(`${TEST_ORIGIN}/bookings/${bookingId}`);
    expect(mail.textBody).toContain("which has such notifications mailed to its staff");

    const changed = await client.notifications.updateSettings({
      notificationSettings: { booking_created: { enabled: false } },
    });
    expect(changed.booking_created).toEqual({ enabled: false, email: true });
    expect(changed.booking_cancelled).toEqual({ enabled: false, email: false });
    const off = allOff();
    expect(await client.notifications.updateSettings({ notificationSettings: off })).toEqual(off);
  });

  it("tell of a hold that ran out once, whether the sweep or a rival ended it", async () => {
    const place = await found(house, { desks: 1 });
    const { client } = place;
    const first = await bookAsVisitor(house, place, 0);
    house.advance({ hours: 1 });
    await client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: RAVI,
      type: "HOURLY",
      startAt: house.minutesFromNow(0),
      endAt: house.minutesFromNow(60),
    });
    const second = await bookAsVisitor(house, place, 1);
    house.advance({ hours: 3 });
    await sweepHolds(house.api.ports);
    await sweepHolds(house.api.ports);
    await house.tell();
    const cancelled = (await listed(client)).filter(({ type }) => type === "booking_cancelled");
    expect(cancelled.map(({ link }) => link).sort()).toEqual([first, second].map((id) => `/bookings/${id}`).sort());
    for (const { body } of cancelled) expect(body).toContain("It was not confirmed in time.");
  });

  it("tell of a sheet's thousands once for each branch", async () => {
    const place = await found(house, { desks: 2 });
    const hour = (start: number, desk: number) => ({
      deskId: place.desks[desk]?._id ?? "",
      customer: RAVI,
      type: "HOURLY" as const,
      method: "cash" as const,
      startAt: house.minutesFromNow(start),
      endAt: house.minutesFromNow(start + 60),
    });
    await place.client.desks.processBulkBooking({ validatedData: [hour(0, 0), hour(60, 0), hour(0, 1)] });
    await house.tell();
    expect((await listed(place.client)).map(({ title }) => title).sort()).toEqual([
      "3 bookings added: Library Lane",
      "Payments of ₹88.50: Library Lane",
    ]);
  });

  it("come 7 days, 1 day and on the day before an assignment ends, once each, and anew after a renewal", async () => {
    const place = await found(house, { desks: 1, workspaceKind: "study-hall" });
    const { client, orgId } = place;
    const deskId = place.desks[0]?._id ?? "";
    const customerId = await insertCustomer(house, place);
    const { _id: feePlanId } = await addTerm(client, { count: 10, unit: "day" });
    await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-21" });
    const reminded = async (instant: string) => {
      house.setNow(instant);
      // Two servers at once, and one again.
      await Promise.all([noteReminders(house.api.ports), noteReminders(house.api.ports)]);
      await noteReminders(house.api.ports);
      await Promise.all([tellEvents(telling(), orgId), tellEvents(telling(), orgId)]);
      const rows = await house.database.tx({ orgId }, (db) =>
        db.selectFrom("notifications").selectAll().where("title", "like", "Seat%ends%").orderBy("createdAt").execute(),
      );
      return rows.map(({ type, title }) => [type, title]);
    };
    const seat = (when: string) => `Seat S1 ends ${when}: Nisha Verma`;
    // The last day is 30 November; in Kolkata it begins at 18:30 UTC.
    expect(await reminded("2026-11-22T18:29:00Z")).toEqual([]);
    const week: [NotificationType, string] = ["expiry_7_days", seat("in 7 days")];
    expect(await reminded("2026-11-22T18:31:00Z")).toEqual([week]);
    expect(await reminded("2026-11-25T18:31:00Z")).toEqual([week]);
    const day: [NotificationType, string] = ["expiry_1_day", seat("tomorrow")];
    expect(await reminded("2026-11-28T18:31:00Z")).toEqual([week, day]);
    const today: [NotificationType, string] = ["expiry_today", seat("today")];
    expect(await reminded("2026-11-29T18:31:00Z")).toEqual([week, day, today]);
    await client.auth.login({ email: place.email, password: PASSWORD });
    await client.desks.renew({ deskId, feePlanId });
    expect(await reminded("2026-11-30T20:00:00Z")).toEqual([week, day, today]);
    // Its end is the 10th of December now, and the server stood still on the 3rd.
    const late: [NotificationType, string] = ["expiry_7_days", seat("in 6 days")];
    expect(await reminded("2026-12-04T06:00:00Z")).toEqual([week, day, today, late]);
  });

  it("tell of a subscription's end before it and when it has come, by mail too", async () => {
    const { orgId, email } = await found(house);
    await house.database.tx({ orgId }, (db) =>
      db
        .updateTable("subscriptions")
        .set({ currentPeriodEnd: "2026-11-30T18:30:00Z" })
        .where("orgId", "=", orgId)
        .execute(),
    );
    for (const day of ["22", "23", "24", "28", "30"]) {
      house.setNow(`2026-11-${day}T20:00:00Z`);
      await noteReminders(house.api.ports);
      await tellEvents(telling(), orgId);
    }
    const mails = (await house.api.mailsTo(email))
      .map(({ subject }) => subject)
      .filter((one) => /ubscription/.test(one));
    expect(mails.reverse()).toEqual([
      "Your subscription ends in 7 days",
      "Your subscription ends tomorrow",
      "Your subscription has ended",
    ]);
  });

  it("say each thing once to each, whoever tells it and whoever fails", async () => {
    const place = await found(house, { desks: 1 });
    const { client, orgId, email } = place;
    await client.notifications.updateSettings({
      notificationSettings: { booking_created: { enabled: true, email: true } },
    });
    const colleague = await hire(house, orgId);
    for (const hours of [0, 1, 2, 3, 4, 5]) await bookAsVisitor(house, place, hours);
    const { ports } = house.api;
    // A server that is killed before it commits.
    const dying = {
      ...telling(),
      random: {
        ...ports.random,
        id(): string {
          throw new Error("killed");
        },
      },
    };
    await tellEvents(dying, orgId);
    expect((await client.notifications.list()).totalRecords).toBe(0);
    await Promise.all([1, 2, 3].map(() => tellEvents(telling(), orgId)));
    await house.tell();
    for (const one of [client, colleague.client]) {
      const links = (await listed(one)).map(({ link }) => link);
      expect([links.length, new Set(links).size]).toEqual([6, 6]);
    }
    for (const to of [email, colleague.email]) {
      const mails = (await house.api.mailsTo(to)).filter(({ subject }) => subject.startsWith("New booking"));
      expect(mails).toHaveLength(6);
    }
    expect((await eventsOf(orgId)).filter(({ toldAt }) => toldAt === null)).toEqual([]);
  });

  it("are marked by name in one call, and so taken back; another's count for nothing", async () => {
    const place = await found(house, { desks: 1 });
    const { client } = place;
    for (const hours of [0, 1, 2]) await bookAsVisitor(house, place, hours);
    const colleague = await hire(house, place.orgId);
    await house.tell();
    const ids = (await listed(client)).map(({ _id }) => _id);
    const unread = async (one = client) => (await one.notifications.list({ limit: 1 })).unreadCount;
    const [first = "", second = ""] = ids;
    expect(await client.notifications.mark({ ids: [first], read: true })).toEqual({ marked: 1 });
    expect(await unread()).toBe(2);
    expect(await client.notifications.markAllRead()).toEqual({ marked: 2 });
    expect(await client.notifications.mark({ ids: [first, second, house.id()], read: false })).toEqual({ marked: 2 });
    expect((await listed(client)).filter(({ read }) => !read).map(({ _id }) => _id)).toEqual([first, second]);
    // Those of a colleague, named by somebody else.
    expect(await unread(colleague.client)).toBe(3);
    const his = (await listed(colleague.client)).map(({ _id }) => _id);
    expect(await client.notifications.mark({ ids: his, read: true })).toEqual({ marked: 0 });
    expect(await unread(colleague.client)).toBe(3);

    expect(await refusal(client.notifications.mark({ ids: [], read: false }))).toMatchObject({
      status: 400,
      issues: [{ path: ["ids"], message: "Name at least one notification" }],
    });
    const many = Array.from({ length: 201 }, () => house.id());
    expect(await refusal(client.notifications.mark({ ids: many, read: true }))).toMatchObject({ status: 400 });
    expect(await unread()).toBe(2);
  });

  it("count what is unread right, whatever comes at once", async () => {
    const place = await found(house, { desks: 1 });
    const { client, orgId } = place;
    const add = (count: number) =>
      house.database.tx({ orgId }, async (db) => {
        const bookings = await db.selectFrom("bookings").select(["bookingId", "branchId"]).execute();
        const rows = Array.from({ length: count }, () => ({ ...bookings[0], eventId: house.id() }));
        await db
          .insertInto("notificationEvents")
          .values(
            rows.map(({ eventId, bookingId = "", branchId = "" }) => ({
              orgId,
              eventId,
              type: "booking_created" as const,
              subjectId: bookingId,
              occasion: eventId,
              branchId,
              actorId: null,
              occurredAt: house.minutesFromNow(-eventId.charCodeAt(0)),
            })),
          )
          .execute();
      });
    await bookAsVisitor(house, place, 0);
    await add(39);
    await house.tell();
    const ids = (await listed(client)).map(({ _id }) => _id);
    expect(ids).toHaveLength(40);
    const remove = (id = "") =>
      house.database.tx({ orgId }, (db) => db.deleteFrom("notifications").where("notificationId", "=", id).execute());
    await Promise.all([
      ...ids.slice(0, 20).map((id) => client.notifications.markRead({ id })),
      ...ids.slice(10, 20).map((id) => client.notifications.markUnread({ id })),
      ...ids.slice(20, 30).map(remove),
      add(5).then(() => house.tell()),
      client.notifications.list(),
      ...ids.slice(30).flatMap((id) => [client.notifications.markRead({ id }), client.notifications.markRead({ id })]),
    ]);
    const counted = async () => {
      const rows = await listed(client);
      const { unreadCount, totalRecords } = await client.notifications.list({ limit: 1 });
      expect(unreadCount).toBe(rows.filter(({ read }) => !read).length);
      expect(totalRecords).toBe(rows.length);
      return { unreadCount, totalRecords };
    };
    expect((await counted()).totalRecords).toBe(35);
    const [{ marked }] = await Promise.all([client.notifications.markAllRead(), add(3).then(() => house.tell())]);
    const { unreadCount, totalRecords } = await counted();
    expect(totalRecords).toBe(38);
    expect(unreadCount).toBeLessThanOrEqual(3);
    expect(marked).toBeGreaterThan(0);
  });

  it("are forgotten after half a year, those of others not before", async () => {
    const place = await found(house, { desks: 1 });
    await bookAsVisitor(house, place, 0);
    await house.tell();
    house.advance({ days: 179 });
    await forgetOld(house.api.ports);
    const kept = () =>
      house.database.tx(place, (db) => db.selectFrom("notifications").select("notificationId").execute());
    expect(await kept()).toHaveLength(1);
    house.advance({ days: 2 });
    await forgetOld(house.api.ports);
    expect(await kept()).toEqual([]);
    expect(await eventsOf(place.orgId)).toEqual([]);
  });
});
