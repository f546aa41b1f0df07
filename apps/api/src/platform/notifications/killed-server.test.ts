import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import { argon2Passwords } from "../../adapters/argon2";
import type { Database, TenantTransaction } from "../../database/port";
import { holdBack } from "../../testing/hold-back";
import type { JobQueue } from "../../testing/job-queue";
import { testRandom } from "../../testing/rows";
import { killServers } from "../../testing/server-process";
import { register, startTwoServers } from "../../testing/two-servers";

const PASSWORD = "a long sentence to sign in";
const OWNER = "owner@example.com";
const COLLEAGUE = "colleague@example.com";

/** Each desk makes one event: the owner books the first ones, the assignments of the others end in five days. */
const BOOKED = 60;
const ENDING = 240;
const DESKS = Array.from({ length: BOOKED + ENDING }, (_, place) => place + 1);

/** Messages that each mail server answers before it falls silent: with both silent, some mails are left. */
const ANSWERED = 15;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  killServers();
  for (const close of closing.splice(0).reverse()) await close();
});

/** Waits for a fact, which on a busy machine takes its time. */
const until = <Result>(fact: () => Result | Promise<Result>) => vi.waitFor(fact, { timeout: 120_000, interval: 50 });

const idOf = (message: string) => /^Message-ID: <([^@]+)@/im.exec(message)?.[1] ?? "";
const desksOf = (texts: readonly string[]) =>
  texts.map((text) => Number(/Desk D(\d+)/.exec(text)?.[1])).sort((one, other) => one - other);

/** Gives the organisation a branch with its desks, and the owner a colleague. */
async function furnish(database: Database, client: Client<Contract>) {
  const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
  const { _id: branchId } = await client.branches.add({ name: "Library Lane", timezone: "Asia/Kolkata" });
  const price = { amount: 2_500, taxPercent: 18 };
  await client.feePlans.add({ name: "Hour", bookingType: "HOURLY", duration: { count: 1, unit: "hour" }, ...price });
  const { _id: planId } = await client.feePlans.add({
    name: "Month",
    bookingType: "DAILY",
    duration: { count: 1, unit: "month" },
    ...price,
  });
  const [colleagueId, roleId, customerId] = [testRandom.id(), testRandom.id(), testRandom.id()];
  const passwordHash = await argon2Passwords.hash(PASSWORD);
  const deskIds = DESKS.map(() => testRandom.id());
  await database.tx({ orgId }, async (db) => {
    await db
      .insertInto("roles")
      .values({
        orgId,
        roleId,
        name: "Listener",
        permissions: ["notifications.read", "notifications.write", "bookings.read", "desks.read"],
      })
      .execute();
    await db
      .insertInto("adminUsers")
      .values({
        orgId,
        userId: colleagueId,
        roleId,
        name: "Ravi Kumar",
        email: COLLEAGUE,
        passwordHash,
        emailProvenAt: new Date(),
        isDefaultUser: true,
      })
      .execute();
    await db.insertInto("customers").values({ orgId, customerId, branchId, name: "Nisha Verma" }).execute();
    await db
      .insertInto("desks")
      .values(deskIds.map((deskId, place) => ({ orgId, branchId, deskId, name: `D${place + 1}` })))
      .execute();
  });
  return { orgId, branchId, planId, customerId, colleagueId, deskIds };
}

/** Assigns the desks that nobody booked, since 24 days and for five more. */
const assign = (database: Database, { orgId, branchId, planId, customerId, deskIds }: Place) =>
  database.tx({ orgId }, async (db) => {
    await sql`
      insert into bookings (org_id, booking_id, code, branch_id, desk_id, customer_id, fee_plan_id, type, status,
        starts_at, ends_at, amount, currency, source, created_at, updated_at)
      select ${orgId}, gen_random_uuid(), 'E' || n, ${branchId}, desk_id, ${customerId}, ${planId}, 'DAILY', 'CONFIRMED',
        (today - 24)::timestamp at time zone 'Asia/Kolkata', (today + 6)::timestamp at time zone 'Asia/Kolkata', 2950,
        'INR', 'admin', now() - interval '25 days', now() - interval '25 days'
      from unnest(${deskIds.slice(BOOKED)}::uuid[]) with ordinality as desk (desk_id, n),
        (select (now() at time zone 'Asia/Kolkata')::date as today) calendar`.execute(db);
    // Counted, as whoever books does, each has its membership.
    await sql`select count_bookings(array_agg(b), 1) from bookings b where b.org_id = ${orgId} and b.fee_plan_id = ${planId}`.execute(
      db,
    );
  });

type Place = Awaited<ReturnType<typeof furnish>>;

/** What stands in the database. */
function factsOf(database: Database, orgId: string) {
  const tx = <Result>(work: (db: TenantTransaction) => Promise<Result>) => database.tx({ orgId }, work);
  return {
    events: () => tx((db) => db.selectFrom("notificationEvents").selectAll().execute()),
    untold: () =>
      tx(async (db) => {
        const events = db.selectFrom("notificationEvents").select("eventId").where("toldAt", "is", null);
        return (await events.execute()).length;
      }),
    notifications: () => tx((db) => db.selectFrom("notifications").selectAll().execute()),
    /** Those that tell of a desk; the organisation mails codes too. */
    mails: () => tx((db) => db.selectFrom("mails").selectAll().where("subject", "like", "%Desk D%").execute()),
    /** The servers that stand in the middle of such a statement, since somebody else has the lock. */
    async waiting(statement: string) {
      const found = await database.execute<{ name: string }>(
        `select distinct application_name as name from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and ltrim(query, e'\\n ') like $1`,
        [`${statement}%`],
      );
      return found.map(({ name }) => name);
    },
    async connections(server: string) {
      const query = "select from pg_stat_activity where datname = current_database() and application_name = $1";
      return (await database.execute(query, [server])).length;
    },
  };
}

/** As two minutes later: what the dead server had leased is free again, and its jobs have run out. */
async function letLeasesEnd(database: Database, queue: JobQueue, orgId: string, mailIds: readonly string[]) {
  await database.tx({ orgId }, (db) =>
    db.updateTable("mails").set({ dueAt: sql`due_at - interval '2 minutes'` }).where("mailId", "in", mailIds).execute(),
  );
  await queue.expire(mailIds);
}

it("tells and mails each thing once, though one of two servers is killed in the middle of it", async () => {
  const { database, sinks, first, second, start, queue, apiKey } = await startTwoServers(closing);
  const bothSinks = [sinks.first, sinks.second];
  const signIn = async (server: typeof first, email: string) => {
    const client = server.client(apiKey);
    await client.auth.login({ email, password: PASSWORD });
    return client;
  };
  await register(first.client(apiKey), { email: OWNER, password: PASSWORD }, () =>
    until(() => {
      const codeIn = (message: string) => /^ {4}(\d{6})\r?$/m.exec(message)?.[1];
      const [code] = bothSinks.flatMap(({ messages }) => messages).map(codeIn);
      if (!code) throw new Error("The code is on its way");
      return code;
    }),
  );
  const owners = [await signIn(first, OWNER), await signIn(second, OWNER)] as const;
  const place = await furnish(database, owners[0]);
  const { orgId, colleagueId, deskIds } = place;
  const facts = factsOf(database, orgId);
  const mailed = { enabled: true, email: true };
  await owners[0].notifications.updateSettings({
    notificationSettings: { booking_created: mailed, expiry_7_days: mailed },
  });

  // Bookings through both servers, until both have handed mails over that no mail server answers for.
  for (const sink of bothSinks) sink.patience = ANSWERED;
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000;
  await Promise.all(
    deskIds
      .slice(0, BOOKED)
      .map((deskId, index) =>
        owners[index % 2 === 0 ? 0 : 1].desks.bookDesk({
          deskId,
          customer: { name: "Meera Iyer", phone: "+91 98765 43210" },
          type: "HOURLY",
          startAt: new Date(hour).toISOString(),
          endAt: new Date(hour + 3_600_000).toISOString(),
        }),
      ),
  );
  await until(async () => {
    expect(await facts.untold()).toBe(0);
    for (const { held } of bothSinks) expect(held).not.toEqual([]);
  });
  expect(await (await signIn(second, COLLEAGUE)).notifications.markAllRead()).toEqual({ marked: BOOKED });

  // Both note what ends soon, and then both stand in the middle of telling it.
  const lockNotifications = (db: TenantTransaction) => sql`lock table notifications in share mode`.execute(db);
  const letTell = await holdBack(database, orgId, lockNotifications, closing);
  // Only now, lest the servers' own schedule is quicker than the lock.
  await assign(database, place);
  for (let jobs = 0; jobs < 2; jobs += 1) await queue.put("reminders.note", {});
  await until(async () => expect(await facts.untold()).toBe(ENDING));
  for (const servers of [1, 2]) {
    // Who is at it takes no other such job: the second is the other's.
    await queue.put("events.sweep", {});
    await until(async () =>
      expect((await facts.waiting('insert into "notifications"')).length).toBeGreaterThanOrEqual(servers),
    );
  }

  // The first one's mail server has answered, and it stands in the middle of writing that down, when it is killed.
  const unwritten = sinks.first.held.map(idOf);
  const lockMails = (db: TenantTransaction) =>
    db.selectFrom("mails").select("mailId").where("mailId", "in", unwritten).forUpdate().execute();
  const letWrite = await holdBack(database, orgId, lockMails, closing);
  sinks.first.answerAll();
  await until(async () => expect(await facts.waiting('update "mails"')).toEqual(["first"]));
  await first.kill();
  const handedOver = new Set(sinks.first.messages.map(idOf));
  await Promise.all([letWrite(), letTell()]);
  await until(async () => expect(await facts.connections("first")).toBe(0));

  // The other goes on, and the dead one comes back.
  sinks.second.answerAll();
  const again = await start("first");
  await queue.put("events.sweep", {});
  const unsent = async () =>
    (await facts.mails()).filter(({ status }) => status !== "SENT").map(({ mailId }) => mailId);
  await until(async () => {
    expect(await facts.untold()).toBe(0);
    expect((await unsent()).filter((mailId) => !handedOver.has(mailId))).toEqual([]);
  });
  // What it had handed over and not written down: its mails are still leased to it.
  const doubtful = await unsent();
  expect(doubtful).toEqual(expect.arrayContaining(unwritten));
  await letLeasesEnd(database, queue, orgId, doubtful);
  await until(async () => expect(await unsent()).toEqual([]));

  // Each event was told, and each of the two has one notification of it, and a mail unless he did it himself.
  const events = await facts.events();
  expect([events.length, events.filter(({ attempts }) => attempts > 0)]).toEqual([DESKS.length, []]);
  const notifications = Map.groupBy(await facts.notifications(), ({ userId }) => userId === colleagueId);
  for (const own of [notifications.get(true), notifications.get(false)]) {
    expect(desksOf(own?.map(({ title }) => title) ?? [])).toEqual(DESKS);
  }
  const mails = Map.groupBy(await facts.mails(), ({ toAddress }) => toAddress);
  expect(desksOf(mails.get(COLLEAGUE)?.map(({ subject }) => subject) ?? [])).toEqual(DESKS);
  expect(desksOf(mails.get(OWNER)?.map(({ subject }) => subject) ?? [])).toEqual(DESKS.slice(BOOKED));

  // Each mail was handed over once; those in doubt once more, under the same id.
  const ofDesks = bothSinks.flatMap((sink) => sink.messages).filter((message) => /^Subject: .*Desk D/m.test(message));
  const messages = Map.groupBy(ofDesks.map(idOf), (id) => id);
  const told = [...mails.values()].flat();
  const times = told.map(({ mailId }) => [mailId, messages.get(mailId)?.length]);
  expect(times.sort()).toEqual(told.map(({ mailId }) => [mailId, doubtful.includes(mailId) ? 2 : 1]).sort());
  expect(told.map(({ mailId, attempts }) => [mailId, attempts]).sort()).toEqual(times);
  expect(messages.size).toBe(told.length);

  // Both servers count what the rows hold: the owner booked himself, and the colleague has read of it.
  for (const server of [again, second]) {
    for (const [email, own] of [
      [OWNER, notifications.get(false)],
      [COLLEAGUE, notifications.get(true)],
    ] as const) {
      const { unreadCount, totalRecords } = await (await signIn(server, email)).notifications.list({ limit: 1 });
      expect([totalRecords, unreadCount]).toEqual([DESKS.length, own?.filter(({ isRead }) => !isRead).length]);
      expect(unreadCount).toBe(ENDING);
    }
  }
});
