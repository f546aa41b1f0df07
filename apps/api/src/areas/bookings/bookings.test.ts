import { expect, it } from "vitest";
import { eachHouse, found, givenProof, proofFor, refusal } from "../testing/house";

const statuses = ["PENDING", "CONFIRMED", "CANCELLED"] as const;
const customer = { name: "Ravi Kumar", email: "ravi@example.com" };

eachHouse("bookings", (house) => {
  const hour = (start = 0) => ({ startAt: house.minutesFromNow(start), endAt: house.minutesFromNow(start + 60) });

  /** A place with what a visitor's booking of its first desk takes. */
  const opened = async (options: Parameters<typeof found>[1] = {}) => {
    const place = await found(house, { desks: 2, ...options });
    const visitor = house.client("pk_demo_carrel");
    const email = `visitor-${house.unique()}@example.com`;
    const verificationToken = await proofFor(house, visitor, place.orgId, email);
    const asked = {
      verificationToken,
      orgId: place.orgId,
      branchId: place.branch._id,
      deskId: place.desks[0]?._id ?? "",
      type: "HOURLY" as const,
      name: "Ravi Kumar",
      email,
    };
    /** The same once more: a proof books once. */
    const again = async () => ({ ...asked, verificationToken: await givenProof(house, place.orgId, email) });
    return { ...place, visitor, asked, again };
  };

  it("gives one slot to one of 200 who ask at once", async () => {
    const { visitor, asked, orgId } = await opened();
    const period = hour();
    const visitors = await Promise.all(
      Array.from({ length: 200 }, async (_, count) => {
        const email = `one-of-many-${count}@example.com`;
        return { email, verificationToken: await givenProof(house, orgId, email) };
      }),
    );
    const codes = await Promise.all(
      visitors.map((proved) =>
        visitor.bookings.saveBooking({ ...asked, ...proved, ...period }).then(
          () => "saved",
          (error) => error.code,
        ),
      ),
    );
    expect(Object.fromEntries([...Map.groupBy(codes, String)].map(([code, all]) => [code, all.length]))).toEqual({
      saved: 1,
      desk_taken: 199,
    });
  });

  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    "goes from %s to %s only where that is a step",
    async (from, to) => {
      const { client, visitor, asked } = await opened();
      const { bookingId } = await visitor.bookings.saveBooking({ ...asked, ...hour(60) });
      if (from !== "PENDING") await client.bookings.changeStatus({ bookingId, status: from });
      const allowed = ["PENDING→CONFIRMED", "PENDING→CANCELLED", "CONFIRMED→CANCELLED"].includes(`${from}→${to}`);
      const step = client.bookings.changeStatus({ bookingId, status: to });
      if (allowed) expect((await step).status).toBe(to);
      else expect(await refusal(step)).toMatchObject({ status: 409, code: "booking_transition" });
      expect((await client.bookings.get({ id: bookingId })).status).toBe(allowed ? to : from);
    },
  );

  it("does not confirm what staff let pass", async () => {
    const { client, visitor, asked } = await opened();
    const { bookingId } = await visitor.bookings.saveBooking({ ...asked, ...hour(60) });
    house.advance({ minutes: 61 });
    expect(await refusal(client.bookings.changeStatus({ bookingId, status: "CONFIRMED" }))).toMatchObject({
      code: "booking_transition",
    });
    expect((await client.bookings.changeStatus({ bookingId, status: "CANCELLED" })).status).toBe("CANCELLED");
  });

  it("answers for another tenant's records as for unknown ones", async () => {
    const mine = await opened();
    const theirs = await opened();
    const { bookingId } = await theirs.visitor.bookings.saveBooking({ ...theirs.asked, ...hour() });
    const theirDesk = theirs.desks[0]?._id ?? "";
    const calls = (id: { booking: string; desk: string; branch: string; plan: string }) => [
      refusal(mine.client.bookings.get({ id: id.booking })),
      refusal(mine.client.bookings.changeStatus({ bookingId: id.booking, status: "CANCELLED" })),
      refusal(mine.client.desks.get({ id: id.desk })),
      refusal(mine.client.desks.update({ _id: id.desk, zone: "Mine" })),
      refusal(mine.client.desks.remove({ id: id.desk })),
      refusal(mine.client.desks.bookDesk({ deskId: id.desk, customer, type: "HOURLY", ...hour() })),
      refusal(mine.client.desks.add({ branchId: id.branch, name: "Mine" })),
      refusal(mine.client.branches.get({ id: id.branch })),
      refusal(mine.client.branches.update({ _id: id.branch, name: "Mine" })),
      refusal(mine.client.branches.remove({ id: id.branch })),
      refusal(mine.client.feePlans.get({ id: id.plan })),
      refusal(mine.client.feePlans.update({ _id: id.plan, amount: 1 })),
      refusal(mine.client.feePlans.remove({ id: id.plan })),
      refusal(mine.client.dashboard.bookingStats({ branchId: id.branch })),
      refusal(mine.visitor.bookings.saveBooking({ ...mine.asked, deskId: id.desk, ...hour() })),
      refusal(mine.visitor.bookings.saveBooking({ ...mine.asked, branchId: id.branch, ...hour() })),
    ];
    const seen = ({ status, code, message }: Awaited<ReturnType<typeof refusal>>) => ({ status, code, message });
    const unknown = await Promise.all(
      calls({ booking: house.id(), desk: house.id(), branch: house.id(), plan: house.id() }),
    );
    const foreign = await Promise.all(
      calls({ booking: bookingId, desk: theirDesk, branch: theirs.branch._id, plan: theirs.plan._id }),
    );
    expect(foreign.map(seen)).toEqual(unknown.map(seen));
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
    expect((await theirs.client.desks.get({ id: theirDesk })).zone).toBe("");
    expect((await theirs.client.bookings.get({ id: bookingId })).status).toBe("PENDING");
  });

  it("knows an id in any case of its letters", async () => {
    const { client, visitor, asked, desks, branch, email } = await opened();
    const upper = (id: string) => id.toUpperCase();
    const loud = { deskId: upper(asked.deskId), branchId: upper(asked.branchId), orgId: upper(asked.orgId) };
    const { data } = await visitor.bookings.saveBooking({ ...asked, ...loud, ...hour() });
    expect(data.deskId).toBe(desks[0]?._id);
    expect((await client.bookings.get({ id: upper(data._id) }))._id).toBe(data._id);
    const session = await client.auth.session();
    const moved = await client.auth.selectBranch({ _id: upper(session._id), selectedBranch: upper(branch._id) });
    expect(moved).toMatchObject({ selectedBranch: branch._id, email });
  });

  it("offers other desks only, when a taken period is long", async () => {
    const { client, desks } = await opened();
    const years = { type: "DAILY", startAt: "2026-11-22T00:00:00+05:30", endAt: "2029-11-22T00:00:00+05:30" } as const;
    const book = () => client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customer, ...years });
    await book();
    const failure = await refusal(book());
    expect(failure.data).toMatchObject({ alternatives: [{ deskName: "D2" }] });
  });

  it("books nobody a desk for 72 years, in whatever way", async () => {
    const { client, desks, visitor, asked } = await opened();
    const [deskId = "", other = ""] = desks.map(({ _id }) => _id);
    const endAt = "2098-11-21T00:00:00+05:30";
    const far = { type: "DAILY", startAt: "2026-11-22T00:00:00+05:30", endAt } as const;
    const pathOf = async (call: Promise<unknown>) => (await refusal(call)).issues[0]?.path;
    expect(await pathOf(client.desks.bookDesk({ deskId, customer, amount: 1_000_000_000, ...far }))).toEqual(["endAt"]);
    const back = { startAt: "2019-11-22T00:00:00+05:30", endAt: "2026-12-22T00:00:00+05:30" };
    expect(await pathOf(client.desks.bookDesk({ deskId, customer, type: "DAILY", ...back }))).toEqual(["startAt"]);
    const { bookingId } = await visitor.bookings.saveBooking({ ...asked, type: "DAILY", date: "2026-11-22" });
    expect(await pathOf(client.bookings.reschedule({ id: bookingId, startAt: far.startAt, endAt }))).toEqual(["endAt"]);
    const daily = { name: "Month", bookingType: "DAILY", amount: 1 } as const;
    const plan = await client.feePlans.add({ ...daily, duration: { count: 36, unit: "month" } });
    const years = { count: 37, unit: "month" } as const;
    expect(await pathOf(client.feePlans.add({ ...daily, duration: years }))).toEqual(["duration", "count"]);
    expect(await pathOf(client.feePlans.update({ _id: plan._id, duration: years }))).toEqual(["duration", "count"]);
    const { customerId } = await client.desks.bookDesk({ deskId: other, customer, type: "HOURLY", ...hour() });
    const assigned = { deskId, customerId: customerId ?? "", feePlanId: plan._id };
    expect(await pathOf(client.desks.assignUser({ ...assigned, startDate: "2027-02-01" }))).toEqual(["startDate"]);
    await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
    await client.desks.assignUser({ ...assigned, startDate: "2026-11-22" });
    expect(await pathOf(client.desks.renew({ deskId, feePlanId: plan._id }))).toEqual(["feePlanId"]);
  });

  it("takes a visitor's booking only with a proof of his own address, for this organisation", async () => {
    const { visitor, asked } = await opened();
    const other = await opened();
    const saved = (changes: object) => refusal(visitor.bookings.saveBooking({ ...asked, ...hour(), ...changes }));
    const expired = { status: 400, code: "verification_expired" };
    expect(await saved({ email: "somebody.else@example.com" })).toMatchObject(expired);
    expect(await saved({ verificationToken: other.asked.verificationToken })).toMatchObject(expired);
    house.advance({ minutes: 30 });
    expect(await saved(hour(60))).toMatchObject(expired);
  });

  it("keeps visitors within opening hours; staff may pass them", async () => {
    const { client, visitor, asked, desks } = await opened();
    // 22:00 to 23:00 at the branch, which closes at 21:00.
    const late = hour(630);
    const failure = await refusal(visitor.bookings.saveBooking({ ...asked, ...late }));
    expect(failure).toMatchObject({ status: 400, code: "validation_failed" });
    expect(failure.issues[0]?.path).toEqual(["startAt"]);
    const booking = await client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customer, type: "HOURLY", ...late });
    expect(booking).toMatchObject({ status: "CONFIRMED", source: "admin" });
  });

  it("books whole days by their date, in the branch's time zone", async () => {
    const { visitor, asked, again: once } = await opened();
    const { data } = await visitor.bookings.saveBooking({ ...asked, type: "DAILY", date: "2026-11-22" });
    expect(data).toMatchObject({ startAt: "2026-11-21T18:30:00.000Z", endAt: "2026-11-22T18:30:00.000Z" });
    const again = await refusal(visitor.bookings.saveBooking({ ...(await once()), type: "DAILY", date: "2026-11-22" }));
    expect(again.message).toBe(
      "Desk D1 was just taken for Sun 22 Nov. These are free: D2, D1 on Sat 21 Nov, or D1 on Mon 23 Nov.",
    );
  });

  it("confirms what costs nothing at once where the organisation wants that", async () => {
    const { visitor, asked, again, orgId, client, plan } = await opened();
    await house.changeFeatures(orgId, { autoConfirm: true });
    const priced = await visitor.bookings.saveBooking({ ...asked, ...hour() });
    expect(priced.data.status).toBe("PENDING");
    await client.feePlans.update({ _id: plan._id, isActive: false });
    const free = await visitor.bookings.saveBooking({ ...(await again()), ...hour(60) });
    expect(free.data).toMatchObject({ status: "CONFIRMED", amount: 0, feePlanId: null });
  });

  it("says so where booking by QR code or by the hour is off", async () => {
    const { client, visitor, asked, orgId, orgCode } = await opened();
    await house.changeFeatures(orgId, { hourlyBooking: false });
    expect(await refusal(visitor.bookings.saveBooking({ ...asked, ...hour() }))).toMatchObject({
      status: 403,
      code: "booking_type_off",
    });
    await house.changeFeatures(orgId, { qrBooking: false });
    const off = { status: 403, code: "qr_booking_off" };
    expect(await refusal(visitor.bookings.superOrgLookup({ orgCode }))).toMatchObject(off);
    expect(await refusal(visitor.bookings.saveBooking({ ...asked, ...hour() }))).toMatchObject(off);
    expect(await refusal(visitor.bookings.superOrgLookup({ orgCode: "NOBODY" }))).toMatchObject({
      status: 404,
      message: "Organization not found",
    });
    // Its own site has its own key, and no poster.
    const { key } = await client.apiKeys.add({ kind: "publishable", name: "Site" });
    expect(await house.client(key).bookings.superOrgLookup({ orgCode })).toMatchObject({ orgCode });
  });

  it("finds bookings by code, name, address and desk, in the selected branch", async () => {
    const { client, visitor, asked, again } = await opened();
    const { data } = await visitor.bookings.saveBooking({ ...asked, ...hour(), name: "100% Nisha_V" });
    await visitor.bookings.saveBooking({ ...(await again()), ...hour(60), name: "Omar" });
    const search = async (text: string) =>
      (await client.bookings.list({ search: text })).data.map((row) => row.visitor.name);
    expect(await search(data.code.toLowerCase())).toEqual(["100% Nisha_V"]);
    expect(await search("nisha")).toEqual(["100% Nisha_V"]);
    expect(await search("%")).toEqual(["100% Nisha_V"]);
    expect(await search("a_V")).toEqual(["100% Nisha_V"]);
    expect(await search(asked.email)).toHaveLength(2);
    expect(await search(" ")).toHaveLength(2);
    expect(await search("D1")).toHaveLength(2);
    expect((await client.bookings.list({ status: "CONFIRMED" })).totalRecords).toBe(0);
    expect(await client.bookings.list({ limit: 1, page: 3 })).toMatchObject({ data: [], totalRecords: 2 });
  });
});
