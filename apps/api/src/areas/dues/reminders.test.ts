import { expect, it } from "vitest";
import { TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, givenProof, PASSWORD, type Place, refusal } from "../testing/house";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";
import { remindDebtors } from "./remind-debtors";

/** Two hours of the place's plan, with its tax. */
const PRICE = 5_900;

eachHouse("reminders of what is due", (house) => {
  async function opened() {
    const place = await found(house, { desks: 3, orgName: "Harbour Hall" });
    const { client, orgId, plan, desks, branch } = place;
    await client.branches.update({ _id: branch._id, phone: "+91 98765 43210", email: "lane@hall.example" });
    let booked = 0;
    /** Two hours at a desk, each time others, so many hours from now. */
    const book = (customer: object, hours = 0) => {
      const [startAt, endAt] = [hours + booked * 2, hours + booked * 2 + 2].map((hour) =>
        house.minutesFromNow(hour * 60),
      );
      booked += 1;
      const period = { startAt: startAt ?? "", endAt: endAt ?? "" };
      return client.desks.bookDesk({
        ...{ deskId: desks[0]?._id ?? "", type: "HOURLY", feePlanId: plan._id },
        ...customer,
        ...period,
      });
    };
    /** Somebody who owes for two hours that began now, which is 11:00 of 21 November in the branch. */
    const owing = async (name = "Nisha Verma") => {
      const email = `reader-${house.unique()}@example.com`;
      const id = await insertCustomer(house, place, { name, email, phone: "" });
      const booking = await book({ customerId: id });
      return { id, email, booking };
    };
    /** What the platform lets say more than its name: who pays. */
    const paysNow = () =>
      house.database.tx({ orgId }, (db) =>
        db.updateTable("organisations").set({ isSuper: false, isReseller: true }).execute(),
      );
    const debtor = async (id: string) =>
      (await client.dues.list({ limit: 50, page: 1 })).data.find(({ _id }) => _id === id);
    return { ...place, book, owing, paysNow, debtor };
  }
  const remindersTo = async (email: string) =>
    (await house.api.mailsTo(email)).filter(({ subject }) => subject.includes("still to be paid"));
  const tokenFor = async (email: string) => {
    const token = /\/auth\/mails#([\w-]{86})$/m.exec((await remindersTo(email))[0]?.textBody ?? "")?.[1];
    if (!token) throw new Error(`Nothing that can be stopped was mailed to ${email}`);
    return token;
  };
  const noted = ({ orgId }: Pick<Place, "orgId">) =>
    house.database.tx({ orgId }, (db) => db.selectFrom("dueReminders").selectAll().execute());

  it("say how much, what for, since when and whom to ask, once a day", async () => {
    const { client, book, owing, paysNow, debtor, ...place } = await opened();
    await paysNow();
    const { id, email, booking } = await owing();
    const second = await book({ customerId: id });
    await client.bookings.pay({ id: second._id, amount: 900, method: "cash" });
    expect(await debtor(id)).toMatchObject({ remindedAt: null, noReminder: null });
    const { remindedAt } = await client.dues.remind({ id });
    const [mail, ...more] = await remindersTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("₹109 is still to be paid: Library Lane");
    expect(mail?.textBody).toContain("Nisha Verma, ₹109 is still to be paid at Library Lane.");
    expect(mail?.textBody).toContain(
      [
        "Due: ₹109",
        "Since: 21 November 2026",
        `Booking: ${booking.code}, 21 November 2026: ₹59`,
        `Booking: ${second.code}, 21 November 2026: ₹50 of ₹59`,
      ].join("\n"),
    );
    expect(mail?.textBody).toContain("+91 98765 43210 · lane@hall.example");
    expect(mail?.textBody).toContain("Harbour Hall sent this mail through");
    expect(mail?.textBody).toMatch(/^Stop such mails:\nhttp/m);
    expect(mail?.textBody).not.toContain(id);
    expect(mail?.textBody).not.toContain(booking._id);

    expect(await refusal(client.dues.remind({ id }))).toMatchObject({ status: 409, code: "reminded_today" });
    expect(await debtor(id)).toMatchObject({ remindedAt, noReminder: "reminded_today" });
    expect(await client.dues.get({ id })).toMatchObject({ remindedAt, noReminder: "reminded_today" });
    // It is the 22nd in Kolkata since half past six of the 21st.
    house.setNow("2026-11-21T18:31:00Z");
    expect(await debtor(id)).toMatchObject({ remindedAt, noReminder: null });
    await client.dues.remind({ id });
    expect(await remindersTo(email)).toHaveLength(2);
    expect((await noted(place)).map(({ day }) => day).toSorted()).toEqual(["2026-11-21", "2026-11-22"]);
  });

  it("say where to pay by UPI, with a page to pay on: of the only booking, else of all that is due", async () => {
    const place = await opened();
    const { client, orgId, book, owing, paysNow } = place;
    await paysNow();
    await client.organisation.updateSettings({
      _id: orgId,
      upiDetails: { vpa: "hall.lane@okbank", payeeName: "Hall" },
    });
    const [one, several] = [await owing(), await owing()];
    await book({ customerId: several.id });
    expect(await client.dues.get({ id: one.id })).toMatchObject({
      upi: { vpa: "hall.lane@okbank", payeeName: "Hall" },
    });
    const lastTo = async ({ email }: typeof one) => (await remindersTo(email))[0]?.textBody ?? "";
    const page = /^Pay by UPI:\nhttp:\/\/[\w.-]+:4000\/booking\/([\w-]{64})$/m;

    await client.dues.remind({ id: one.id });
    expect(await lastTo(one)).toContain(`UPI: hall.lane@okbank (Hall)\nUPI note: ${one.booking.code}`);
    expect(await lastTo(one)).toContain("Please pay by UPI, or at the front desk.");
    const token = page.exec(await lastTo(one))?.[1] ?? "";
    expect(await house.client("pk_demo_carrel").visitor.linkedBooking({ token })).toMatchObject({
      code: one.booking.code,
      upi: { amount: PRICE },
    });
    await client.dues.remind({ id: several.id });
    expect(await lastTo(several)).toContain("UPI: hall.lane@okbank (Hall)\nUPI note: Nisha Verma");
    expect(await lastTo(several)).not.toContain("/booking/");
    const link = /^Pay by UPI:\nhttp:\/\/[\w.-]+:4000\/due\/([\w-]{64})$/m.exec(await lastTo(several))?.[1] ?? "";
    const reader = house.client("pk_demo_carrel");
    const owed = await reader.visitor.linkedDues({ token: link });
    expect(owed).toMatchObject({
      ...{ name: "Nisha Verma", due: 2 * PRICE, currency: "INR", owed: 2, note: "Nisha Verma" },
      ...{ organisation: { _id: orgId }, branch: { name: "Library Lane" } },
      items: [{ kind: "booking", name: several.booking.code, due: PRICE, branchName: "Library Lane" }, { due: PRICE }],
      upi: { amount: 2 * PRICE, payee: { vpa: "hall.lane@okbank", payeeName: "Hall" } },
    });
    expect(owed.upi?.paymentLink).toContain(`am=${(2 * PRICE) / 100}`);
    // Neither token is any good as the other, nor one that was not signed here.
    for (const wrong of [token, `${link.slice(0, 60)}AAAA`]) {
      expect(await refusal(reader.visitor.linkedDues({ token: wrong }))).toMatchObject({ status: 404 });
    }
    expect(await refusal(reader.visitor.linkedBooking({ token: link }))).toMatchObject({ status: 404 });
    await client.dues.pay({ id: several.id, amount: PRICE, currency: "INR", method: "cash" });
    expect(await reader.visitor.linkedDues({ token: link })).toMatchObject({
      due: PRICE,
      owed: 1,
      upi: { amount: PRICE },
    });
    await client.dues.pay({ id: several.id, amount: PRICE, currency: "INR", method: "cash" });
    expect(await reader.visitor.linkedDues({ token: link })).toMatchObject({
      ...{ name: "", due: 0, owed: 0, items: [], upi: null, branch: null, note: "", organisation: { _id: orgId } },
    });

    await onDays(place, 29, 31);
    expect(await after("2026-12-20T06:00:00Z", one.email)).toBe(2);
    expect(await lastTo(one)).toMatch(page);
    expect(await after("2026-12-22T06:00:00Z", one.email)).toBe(3);
    expect(await lastTo(one)).toContain("UPI: hall.lane@okbank (Hall)");
    expect(await lastTo(one)).not.toContain("/booking/");
    expect(await lastTo(one)).toMatch(/^http:\/\/[\w.-]+:4000\/due\//m);
  });

  it("say from who has yet to pay no more than sums and days", async () => {
    const { client, owing } = await opened();
    const { id, email } = await owing();
    await client.dues.remind({ id });
    const [mail] = await remindersTo(email);
    expect(mail?.textBody).toContain("Due: ₹59\nSince: 21 November 2026");
    expect(mail?.textBody).not.toMatch(/Nisha|Library Lane|lane@hall/);
  });

  it("go out once of eight at once, and stand in the audit log", async () => {
    const { client, owing } = await opened();
    const { id, email } = await owing();
    expect(await outcomes(Array.from({ length: 8 }, () => client.dues.remind({ id })))).toEqual({
      done: 1,
      "409 reminded_today": 7,
    });
    expect(await remindersTo(email)).toHaveLength(1);
    const { data } = await client.auditLog.list({ action: "dues.remind", limit: 20, page: 1 });
    expect(data).toMatchObject([
      { recordId: id, after: { due: PRICE, currency: "INR" }, names: { [id]: "Nisha Verma" } },
    ]);
  });

  it("are stopped by their reader, who owes no less", async () => {
    const { client, owing, debtor, ...place } = await opened();
    const { id, email } = await owing();
    await client.dues.remind({ id });
    const visitor = house.client("pk_demo_carrel");
    await visitor.mails.setWanted({ token: await tokenFor(email), wanted: "others" });
    house.advance({ days: 1 });
    expect(await refusal(client.dues.remind({ id }))).toMatchObject({ status: 409, code: "mails_stopped" });
    expect(await debtor(id)).toMatchObject({ due: PRICE, noReminder: "mails_stopped" });
    expect(await remindersTo(email)).toHaveLength(1);
    // What was refused is not noted: he can be reminded at once where he wants it again.
    await visitor.mails.setWanted({ token: await tokenFor(email), wanted: "all" });
    await client.dues.remind({ id });
    expect(await noted(place)).toHaveLength(2);
  });

  it("can be stopped by who has proven the address too, and nothing else of his stops with them", async () => {
    const { client, orgId, branch, desks, debtor, ...place } = await opened();
    const email = `visitor-${house.unique()}@example.com`;
    const visitor = house.client("pk_demo_carrel");
    const save = async (hour: number) => {
      const { bookingId } = await visitor.bookings.saveBooking({
        ...{ verificationToken: await givenProof(house, orgId, email), orgId, branchId: branch._id },
        ...{ deskId: desks[1]?._id ?? "", type: "HOURLY", name: "Tara Nair", email },
        ...{ startAt: house.minutesFromNow(60 * hour), endAt: house.minutesFromNow(60 * hour + 60) },
      });
      await client.bookings.changeStatus({ bookingId, status: "CONFIRMED" });
    };
    await save(1);
    const [owed] = (await client.dues.list({ limit: 20, page: 1 })).data;
    const id = owed?._id ?? "";
    await client.dues.remind({ id });
    // He has asked there: what the organisation says of itself, he may read.
    expect((await remindersTo(email))[0]?.textBody).toContain("Tara Nair, ₹");
    await visitor.mails.setWanted({ token: await tokenFor(email), wanted: "others" });
    house.advance({ days: 1 });
    await client.auth.login({ email: place.email, password: PASSWORD });
    expect(await refusal(client.dues.remind({ id }))).toMatchObject({ status: 409, code: "mails_stopped" });
    const before = (await house.api.mailsTo(email)).length;
    await save(2);
    expect((await house.api.mailsTo(email)).length).toBeGreaterThan(before);
    expect(await debtor(id)).toMatchObject({ owed: 2 });
  });

  it("are refused in words where no address is known, or the mails of the day are used up, and nothing is noted", async () => {
    const { client, orgId, branch, book, owing, debtor } = await opened();
    const silent = await insertCustomer(house, { orgId, branch }, { email: "", phone: "+919876500009" });
    await book({ customerId: silent });
    expect(await debtor(silent)).toMatchObject({ noReminder: "no_address" });
    expect(await refusal(client.dues.remind({ id: silent }))).toMatchObject({
      status: 409,
      code: "no_address",
      message: expect.stringContaining("No e-mail address"),
    });
    expect(await refusal(client.dues.remind({ id: house.id() }))).toMatchObject({ status: 404 });
    const { id, email } = await owing();
    const fill = (mails: number) =>
      house.database.execute(
        `insert into mail_counts (sender_id, reason, day, mails) values ($1, 'reminder', '2026-11-21', $2)
         on conflict (sender_id, reason, day) do update set mails = excluded.mails`,
        [orgId, mails],
      );
    await fill(20);
    expect(await refusal(client.dues.remind({ id }))).toMatchObject({ status: 409, code: "mails_used_up" });
    expect(await noted({ orgId })).toEqual([]);
    expect(await remindersTo(email)).toEqual([]);
    await fill(19);
    await client.dues.remind({ id });
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it("are the selected branch's, and no more than one a day of all branches together", async () => {
    const { client, orgId, branch, owing } = await opened();
    const { id, email } = await owing();
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const there = await hire(
      house,
      { orgId },
      { permissions: ["bookings.read", "bookings.write"], branches: [annexe._id] },
    );
    expect(await refusal(there.dues.remind({ id }))).toMatchObject({ status: 404 });
    const reader = await hire(house, { orgId }, { permissions: ["bookings.read"], branches: [branch._id] });
    expect(await refusal(reader.dues.remind({ id }))).toMatchObject({ status: 403 });

    const far = await client.desks.add({ branchId: annexe._id, name: "A1" });
    await client.desks.bookDesk({
      ...{ deskId: far._id, type: "HOURLY", customerId: id, amount: 70_000 },
      ...{ startAt: house.minutesFromNow(600), endAt: house.minutesFromNow(660) },
    });
    await there.dues.remind({ id });
    expect((await remindersTo(email)).map(({ textBody }) => /^Due: (.*)$/m.exec(textBody)?.[1])).toEqual(["₹700"]);
    // Neither sees what was noted in the other's branch; the table refuses it.
    const here = await hire(
      house,
      { orgId },
      { permissions: ["bookings.read", "bookings.write"], branches: [branch._id] },
    );
    expect((await here.dues.get({ id })).remindedAt).toBeNull();
    expect(await refusal(here.dues.remind({ id }))).toMatchObject({ status: 409, code: "reminded_today" });
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it("stay one a day where two records of one person become one", async () => {
    const { client, owing } = await opened();
    const [kept, other] = [await owing(), await owing("Nisha V")];
    await client.dues.remind({ id: other.id });
    await client.customers.merge({ id: kept.id, otherId: other.id });
    expect(await refusal(client.dues.remind({ id: kept.id }))).toMatchObject({ status: 409, code: "reminded_today" });
  });

  const job = () => remindDebtors({ ...house.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
  /** How many reminders somebody has, after the job ran on two servers at once and on one again. */
  const after = async (instant: string, email: string) => {
    house.setNow(instant);
    await Promise.all([job(), job()]);
    await job();
    return (await remindersTo(email)).length;
  };
  const onDays = ({ client, orgId }: Place, ...dueReminderDays: number[]) =>
    client.organisation.updateSettings({ _id: orgId, orgSettings: { dueReminderDays } });

  it("leave by themselves on the organisation's days, by day where the branch is, and what was missed is made up for once", async () => {
    const place = await opened();
    await onDays(place, 3, 5, 6, 30);
    const { email } = await place.owing();
    expect(await after("2026-11-23T18:00:00Z", email)).toBe(0);
    // The third day has begun there; mails leave from nine on.
    expect(await after("2026-11-24T03:29:00Z", email)).toBe(0);
    expect(await after("2026-11-24T03:31:00Z", email)).toBe(1);
    expect(await after("2026-11-25T06:00:00Z", email)).toBe(1);
    // Nobody ran on the fifth day, nor on the sixth until its evening.
    expect(await after("2026-11-27T14:31:00Z", email)).toBe(1);
    expect(await after("2026-11-28T06:00:00Z", email)).toBe(2);
    expect(await after("2026-11-29T06:00:00Z", email)).toBe(2);
    // More than a week after its day it is made up for no more.
    expect(await after("2026-12-28T06:00:00Z", email)).toBe(2);
  });

  it("leave not by themselves to who was reminded by hand, has paid or says so, stopped them or owes nothing that began, nor where no days are set", async () => {
    const place = await opened();
    const { client } = place;
    const [byHand, paid, stopped, told] = [
      await place.owing(),
      await place.owing(),
      await place.owing(),
      await place.owing(),
    ];
    const ahead = { email: `ahead-${house.unique()}@example.com` };
    await place.book({ customerId: await insertCustomer(house, place, ahead) }, 24 * 20);
    await client.dues.remind({ id: stopped.id });
    await house.client("pk_demo_carrel").mails.setWanted({ token: await tokenFor(stopped.email), wanted: "none" });
    await client.dues.pay({ id: paid.id, amount: PRICE, currency: "INR", method: "cash" });
    const claims = await place.owing();
    const claim = { claimedAt: house.minutesFromNow(0), claimReference: "412309871234", claimAmount: PRICE };
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("bookings").set(claim).where("bookingId", "=", claims.booking._id).execute(),
    );
    const none = await opened();
    const never = await none.owing();
    await onDays(place, 1, 3);
    house.setNow("2026-11-22T02:00:00Z");
    await client.dues.remind({ id: byHand.id });
    expect(await after("2026-11-22T06:00:00Z", told.email)).toBe(1);
    // Today's was by hand, at night, and is none of tomorrow's.
    expect(await after("2026-11-23T06:00:00Z", byHand.email)).toBe(1);
    expect((await remindersTo(paid.email)).length).toBe(0);
    expect((await remindersTo(stopped.email)).length).toBe(1);
    expect((await remindersTo(ahead.email)).length).toBe(0);
    expect((await remindersTo(never.email)).length).toBe(0);
    expect((await remindersTo(claims.email)).length).toBe(0);
    await client.bookings.answerClaim({ id: claims.booking._id, isReceived: false });
    expect(await after("2026-11-23T07:00:00Z", claims.email)).toBe(1);
    expect(await after("2026-11-24T06:00:00Z", byHand.email)).toBe(2);
  });

  it("wait for tomorrow where today's mails are used up, and are days as the organisation names them", async () => {
    const place = await opened();
    const { client, orgId } = place;
    for (const days of [[0], [366], [1, 2, 3, 4, 5, 6], [2.5]]) {
      expect(await refusal(onDays(place, ...days))).toMatchObject({
        status: 400,
        message: expect.stringContaining("dueReminderDays"),
      });
    }
    expect((await client.organisation.settings()).orgSettings.dueReminderDays).toEqual([]);
    await onDays(place, 1);
    const [one, other] = [await place.owing(), await place.owing()];
    await house.database.execute(
      "insert into mail_counts (sender_id, reason, day, mails) values ($1, 'reminder', '2026-11-22', 19)",
      [orgId],
    );
    const sent = async (instant: string) => (await after(instant, one.email)) + (await remindersTo(other.email)).length;
    expect(await sent("2026-11-22T06:00:00Z")).toBe(1);
    expect(await sent("2026-11-23T06:00:00Z")).toBe(2);
    expect(await sent("2026-11-24T06:00:00Z")).toBe(2);
  });
});
