import type { CountCash } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertSecretKey } from "../../testing/access/places";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

const MINUTES = 60;
/** An hour of the place's plan, with its tax. */
const PRICE = 2_950;
const STAFF = ["bookings.read", "bookings.write", "payments.refund"] as const;

eachHouse("cash", (house) => {
  async function opened() {
    const place = await found(house, { desks: 1 });
    const { client, branch, plan } = place;
    const [desk] = place.desks;
    let booked = 0;
    /** An hour at the desk that is paid by a method at once, each time another. */
    const sell = (by = client, changes: object = {}) => {
      const startAt = house.minutesFromNow(booked * MINUTES);
      booked += 1;
      return by.desks.bookDesk({
        ...{
          deskId: desk?._id ?? "",
          type: "HOURLY",
          feePlanId: plan._id,
          customer: { name: "Tara Nair", phone: "+919876500003" },
        },
        ...{ startAt, endAt: house.minutesFromNow(booked * MINUTES), method: "cash" },
        ...changes,
      });
    };
    const drawers = async (by = client) => (await by.cash.drawers({ limit: 20, page: 1 })).data;
    const counts = async (asked: object = {}) => (await client.cash.list({ ...asked, limit: 20, page: 1 })).data;
    const me = (await client.auth.session())._id;
    const own = { branchId: branch._id, personId: me, currency: "INR" };
    const count = (changes: Partial<CountCash> = {}, by = client) =>
      by.cash.count({ ...own, counted: PRICE, expected: PRICE, ...changes });
    return { ...place, sell, drawers, counts, count, me, own };
  }

  it("is what was taken and given back in cash by each, until it is counted", async () => {
    const { client, branch, sell, drawers, counts, count, me, ...place } = await opened();
    expect(await drawers()).toEqual([]);
    const first = await sell();
    await sell();
    await sell(client, { method: "upi" });
    await sell(client, { method: undefined });
    const ravi = await hire(house, place, { permissions: STAFF, branches: [branch._id] });
    await sell(ravi);
    await ravi.bookings.refund({ id: first._id, amount: 950, method: "cash", reason: "Left early" });
    const raviId = (await ravi.auth.session())._id;
    expect(await drawers()).toMatchObject([
      {
        branchId: branch._id,
        person: { _id: me, name: "Asha Rao" },
        currency: "INR",
        expected: 2 * PRICE,
        payments: 2,
      },
      { person: { _id: raviId, name: "Ravi Kumar" }, expected: PRICE - 950, payments: 2 },
    ]);
    expect((await client.cash.drawers({ limit: 20, page: 1, search: "ravi" })).data).toHaveLength(1);

    const [mine] = await drawers();
    const done = await count({ expected: 2 * PRICE, counted: 2 * PRICE - 400, note: "Paid for tea" }, ravi);
    expect(done).toMatchObject({
      ...{ person: { _id: me, name: "Asha Rao" }, countedBy: { _id: raviId, name: "Ravi Kumar" } },
      ...{ expected: 2 * PRICE, counted: 2 * PRICE - 400, difference: -400, note: "Paid for tea", payments: 2 },
      ...{ firstAt: mine?.since, lastAt: mine?.until },
    });
    expect(await drawers()).toMatchObject([{ person: { _id: raviId } }]);
    expect(await counts()).toEqual([done]);
    // What comes from now on belongs to the next.
    await sell();
    expect(await drawers()).toMatchObject([
      { person: { _id: raviId } },
      { person: { _id: me }, expected: PRICE, payments: 1 },
    ]);
    const [entry] = (await client.auditLog.list({ action: "cash.count", limit: 1, page: 1 })).data;
    expect(entry).toMatchObject({
      ...{ recordId: done._id, actor: { _id: raviId } },
      ...{
        after: { personId: me, expected: 2 * PRICE, counted: 2 * PRICE - 400, difference: -400, note: "Paid for tea" },
      },
      names: { [me]: "Asha Rao", [branch._id]: branch.name },
    });
  });

  it("is counted where more went back than came in", async () => {
    const { client, sell, drawers, count, own } = await opened();
    const booking = await sell();
    await count();
    await client.bookings.refund({ id: booking._id, amount: PRICE, method: "cash", reason: "We were closed" });
    expect(await drawers()).toMatchObject([{ expected: -PRICE, payments: 1 }]);
    expect(await client.cash.count({ ...own, expected: -PRICE, counted: -PRICE })).toMatchObject({
      difference: 0,
      note: "",
    });
    expect(await drawers()).toEqual([]);
  });

  it("of a key is nobody's who is named, and a key counts it", async () => {
    const { branch, sell, drawers, counts, own, me, orgId } = await opened();
    const key = house.client(
      await insertSecretKey(house, { orgId, userId: me }, ["bookings.read", "bookings.write", "desks.write"]),
    );
    await sell(key);
    expect(await drawers()).toMatchObject([{ person: null, expected: PRICE }]);
    expect(await drawers(key)).toMatchObject([{ branchId: branch._id, person: null }]);
    const done = await key.cash.count({ ...own, personId: null, expected: PRICE, counted: PRICE });
    expect(done).toMatchObject({ person: null, countedBy: null });
    expect(await counts()).toEqual([done]);
    expect((await key.cash.list({ from: "2020-01-01", limit: 20, page: 1 })).data).toEqual([done]);
  });

  it("is counted once of eight at once", async () => {
    const { sell, drawers, counts, count } = await opened();
    await sell();
    expect(await outcomes(Array.from({ length: 8 }, () => count()))).toEqual({ done: 1, "409 nothing_to_count": 7 });
    expect(await drawers()).toEqual([]);
    expect(await counts()).toMatchObject([{ expected: PRICE, payments: 1 }]);
  });

  it("that comes while it is counted is in this count or the next, and in no other", async () => {
    const { orgId, sell, drawers, count, counts } = await opened();
    await sell();
    const [counted] = await Promise.allSettled([count(), ...Array.from({ length: 6 }, () => sell())]);
    const open = (await drawers()).reduce((sum, { expected }) => sum + expected, 0);
    const taken = (await counts()).reduce((sum, { expected }) => sum + expected, 0);
    expect(open + taken).toBe(7 * PRICE);
    expect(taken).toBe(counted.status === "fulfilled" ? PRICE : 0);
    const [row] = (
      await house.database.tx({ orgId }, (db) =>
        sql<{
          sum: number;
        }>`select coalesce(sum(amount), 0)::float8 as sum from cash_taken where count_id is not null`.execute(db),
      )
    ).rows;
    expect(row?.sum).toBe(taken);
  });

  it("that came since it was read is told, and nothing is counted", async () => {
    const { sell, drawers, counts, count } = await opened();
    await sell();
    await sell();
    expect(await refusal(count())).toMatchObject({
      ...{ status: 409, code: "cash_changed", data: { expected: 2 * PRICE } },
      message: "₹59 is recorded by now, not ₹29.50. Count again.",
    });
    expect(await drawers()).toMatchObject([{ expected: 2 * PRICE }]);
    expect(await counts()).toEqual([]);
  });

  it("that differs needs a reason, and figures that are none are refused at their fields", async () => {
    const { sell, drawers, count, me } = await opened();
    await sell();
    const why = { path: ["note"], message: "Say why it differs from what was recorded" };
    expect(await refusal(count({ counted: 0 }))).toMatchObject({ status: 400, issues: [why] });
    expect(await refusal(count({ counted: 0, note: "  " }))).toMatchObject({ status: 400, issues: [why] });
    expect(await refusal(count({ counted: 0.5, note: "Half" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["counted"] }],
    });
    expect(await refusal(count({ counted: 2e12, note: "A lot" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["counted"] }],
    });
    expect(await refusal(count({ note: "x".repeat(501) }))).toMatchObject({
      status: 400,
      issues: [{ path: ["note"] }],
    });
    expect(await refusal(count({ branchId: house.id() }))).toMatchObject({ status: 404 });
    expect(await refusal(count({ currency: "EUR" }))).toMatchObject({ status: 409, code: "nothing_to_count" });
    expect(await refusal(count({ personId: house.id() }))).toMatchObject({ status: 409, code: "nothing_to_count" });
    expect(await drawers()).toMatchObject([{ person: { _id: me }, expected: PRICE }]);
  });

  it("is seen and counted in one's own branches alone, and by nobody else", async () => {
    const { client, branch, sell, drawers, counts, count, me, ...place } = await opened();
    await sell();
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const limited = await hire(house, place, { permissions: STAFF, branches: [annexe._id] });
    expect(await drawers(limited)).toEqual([]);
    expect(await refusal(count({}, limited))).toMatchObject({ status: 404 });
    // His own branch, another's drawer: there is nothing of it there.
    expect(await refusal(count({ branchId: annexe._id }, limited))).toMatchObject({ code: "nothing_to_count" });
    const reader = await hire(house, place, { permissions: ["bookings.read"], branches: [branch._id] });
    expect(await drawers(reader)).toHaveLength(1);
    expect(await refusal(count({}, reader))).toMatchObject({ status: 403 });
    const other = await found(house);
    expect(await drawers(other.client)).toEqual([]);
    expect(await refusal(count({}, other.client))).toMatchObject({ status: 404 });
    expect(await refusal(count({ branchId: other.branch._id }, other.client))).toMatchObject({
      code: "nothing_to_count",
    });
    await count();
    expect((await limited.cash.list({ limit: 20, page: 1 })).data).toEqual([]);
    expect((await other.client.cash.list({ limit: 20, page: 1 })).data).toEqual([]);
    expect(await counts()).toHaveLength(1);
    // Lists are of the selected branch.
    await client.auth.selectBranch({ _id: me, selectedBranch: annexe._id });
    expect(await counts()).toEqual([]);
  });

  it("that was counted is found by person, days and words", async () => {
    const { client, branch, sell, counts, count, me, ...place } = await opened();
    const ravi = await hire(house, place, { permissions: STAFF, branches: [branch._id], email: "ravi@example.com" });
    await sell();
    await count({ counted: PRICE + 50, note: "A coin from the floor" });
    house.advance({ days: 2 });
    await client.auth.login({ email: place.email, password: PASSWORD });
    await ravi.auth.login({ email: "ravi@example.com", password: PASSWORD });
    await sell(ravi);
    const raviId = (await ravi.auth.session())._id;
    await count({ personId: raviId });
    const whose = async (asked: object) => (await counts(asked)).map(({ person }) => person?.name);
    expect(await whose({})).toEqual(["Ravi Kumar", "Asha Rao"]);
    expect(await whose({ personId: raviId })).toEqual(["Ravi Kumar"]);
    expect(await whose({ search: "coin" })).toEqual(["Asha Rao"]);
    const [last, first] = (await counts()).map(({ countedAt }) => countedAt.slice(0, 10));
    expect(await whose({ from: last, to: last })).toEqual(["Ravi Kumar"]);
    expect(await whose({ to: first })).toEqual(["Asha Rao"]);
    expect(await refusal(client.cash.list({ from: last, to: first, limit: 20, page: 1 }))).toMatchObject({
      ...{ status: 400, issues: [{ path: ["to"] }] },
    });
    expect((await client.cash.list({ limit: 1, page: 2 })).data).toMatchObject([{ person: { _id: me } }]);
  });

  it("of a customer's dues and memberships is in the drawer of who took it", async () => {
    const { client, sell, drawers, me, ...place } = await opened();
    const id = await insertCustomer(house, place, { email: "nisha@example.com" });
    await sell(client, { customer: undefined, customerId: id, method: undefined });
    await sell(client, { customer: undefined, customerId: id, method: undefined });
    await client.dues.pay({ id, amount: 2 * PRICE, currency: "INR", method: "cash" });
    expect(await drawers()).toMatchObject([{ person: { _id: me }, expected: 2 * PRICE, payments: 2 }]);
  });

  it("that was counted can't be taken out of its count, moved to another, or changed by a request", async () => {
    const { orgId, sell, count, me, own } = await opened();
    await sell();
    const { _id } = await count();
    await sell();
    const tried = (statement: ReturnType<typeof sql>) => house.database.tx({ orgId }, (db) => statement.execute(db));
    const taken = await tried(sql`update cash_taken set count_id = null where count_id = ${_id}`);
    expect(taken.numAffectedRows).toBe(0n);
    await expect(tried(sql`update cash_taken set amount = 1`)).rejects.toThrow(/permission denied/);
    await expect(tried(sql`delete from cash_taken`)).rejects.toThrow(/permission denied/);
    await expect(tried(sql`update cash_counts set counted = 1`)).rejects.toThrow(/permission denied/);
    await expect(tried(sql`delete from cash_counts`)).rejects.toThrow(/permission denied/);
    await expect(tried(sql`delete from desk_transactions`)).rejects.toThrow(/permission denied/);
    // Another's count takes nothing of hers.
    const values = sql`${orgId}::uuid, ${house.id()}::uuid, ${own.branchId}::uuid`;
    await expect(
      house.database.tx({ orgId }, async (db) => {
        await sql`insert into cash_counts (org_id, count_id, branch_id, drawer, currency, expected, counted, note, payments, first_at,
          last_at, counted_at) values (${values}, ${house.id()}::uuid, 'INR', 1, 1, '', 1, now(), now(), now())`.execute(
          db,
        );
        await sql`update cash_taken set count_id = (select count_id from cash_counts where drawer <> ${me}::uuid)
          where count_id is null`.execute(db);
      }),
    ).rejects.toThrow(/cash_taken_counted/);
    await expect(
      tried(sql`insert into cash_counts (org_id, count_id, branch_id, drawer, currency, expected, counted, note, payments, first_at,
        last_at, counted_at) values (${values}, ${me}::uuid, 'INR', 1, 2, '', 1, now(), now(), now())`),
    ).rejects.toThrow(/cash_counts_explained/);
  });
});
