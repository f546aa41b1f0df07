import { expect, it } from "vitest";
import { sweepMails } from "../../platform/sweep-mails";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const PLATFORM_KEY = "pk_demo_carrel";
const INVALID = { status: 400, code: "mail_link_invalid" };

eachHouse("a mail that nobody asked for", (house) => {
  const roleOf = async ({ client }: Place) => (await client.roles.list({ search: "Read only" })).data[0]?._id ?? "";
  const reader = () => `reader-${house.unique()}-${house.id()}@example.com`;
  const invite = async (place: Place, email: string) =>
    place.client.adminUsers.add({
      name: "New",
      email,
      roleId: await roleOf(place),
      allowedBranches: [place.branch._id],
    });
  const tokenFor = async (email: string) => {
    const { textBody, stopAddress } = await house.lastMail(email);
    const token = /\/auth\/mails#([\w-]{86})$/m.exec(textBody)?.[1] ?? "";
    expect(stopAddress).toBe(`http://localhost:4000/mails/stop/${token}`);
    return token;
  };
  const visitor = () => house.client(PLATFORM_KEY);
  const statusOf = async (email: string) => {
    const { status, heldFor } = await house.lastMail(email);
    return { status, heldFor };
  };

  it("is stopped by its reader, for one organisation or for all, and comes again when he likes", async () => {
    const [place, other] = [await found(house), await found(house)];
    const email = reader();
    const { _id: id } = await invite(place, email);
    const token = await tokenFor(email);
    expect(token).not.toContain(email.split("@")[0]);
    const { orgName } = (await place.client.auth.session()).loggedOrgDetails;
    expect(await visitor().mails.wanted({ token })).toEqual({ orgName, wanted: "all" });

    expect(await visitor().mails.setWanted({ token, wanted: "others" })).toEqual({ orgName, wanted: "others" });
    // Twice is once.
    await visitor().mails.setWanted({ token, wanted: "others" });
    expect(await place.client.adminUsers.invite({ id })).toMatchObject({ invited: true, inviteUnsent: "stopped" });
    expect(await house.lastMail(email)).toMatchObject({
      status: "STOPPED",
      textBody: "",
      htmlBody: "",
      stopAddress: null,
    });
    expect((await place.client.mails.list({ state: "ENDED" })).data).toMatchObject([
      { to: email, kind: "invitation", cause: "stopped", waits: false, leavesAt: null },
    ]);
    await invite(other, email);
    expect(await statusOf(email)).toMatchObject({ status: "QUEUED" });

    await visitor().mails.setWanted({ token, wanted: "none" });
    const another = await found(house);
    expect(await invite(another, email)).toMatchObject({ inviteUnsent: "stopped" });

    await visitor().mails.setWanted({ token, wanted: "all" });
    expect(await place.client.adminUsers.invite({ id })).toMatchObject({ inviteUnsent: null });
    expect(await statusOf(email)).toMatchObject({ status: "QUEUED" });
  });

  it("stops nothing that its reader asks for himself", async () => {
    const place = await found(house, { desks: 1 });
    const email = reader();
    await invite(place, email);
    await visitor().mails.setWanted({ token: await tokenFor(email), wanted: "none" });
    await visitor().bookings.sendOtp({ email, orgId: place.orgId });
    expect(await statusOf(email)).toMatchObject({ status: "QUEUED" });
    const { data } = await visitor()
      .bookings.verifyOtp({ email, orgId: place.orgId, otp: await house.codeFor(email) })
      .then((proof) => ({ data: proof.verificationToken }));
    await visitor().bookings.saveBooking({
      verificationToken: data,
      orgId: place.orgId,
      branchId: place.branch._id,
      deskId: place.desks[0]?._id ?? "",
      type: "HOURLY",
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
      name: "Ravi",
      email,
    });
    const booked = await house.lastMail(email);
    expect(booked).toMatchObject({ status: "QUEUED", reason: "receipt", stopAddress: null });
    // From now on he has asked there: staff confirm it to him, full of their own words.
    await place.client.bookings.changeStatus({ bookingId: booked.aboutId ?? "", status: "CONFIRMED" });
    const confirmed = await house.lastMail(email);
    expect(confirmed).toMatchObject({ status: "QUEUED", reason: "confirmation", stopAddress: null });
    expect(confirmed.textBody).toContain(place.branch.name);
  });

  it("is stopped by a mail program's click, and by no link that is opened", async () => {
    const place = await found(house);
    const email = reader();
    const { _id: id } = await invite(place, email);
    const token = await tokenFor(email);
    const at = (path: string, init?: RequestInit) => house.api.fetch(new Request(`http://localhost:4000${path}`, init));
    const click = (of: string, body = "List-Unsubscribe=One-Click") =>
      at(`/mails/stop/${of}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", "content-length": `${body.length}` },
      });

    const opened = await at(`/mails/stop/${token}`);
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe(`/auth/mails#${token}`);
    expect((await click(token, "anything=else")).status).toBe(400);
    expect((await click(token, `List-Unsubscribe=One-Click&${"a".repeat(1000)}`)).status).toBe(400);
    expect(await visitor().mails.wanted({ token })).toMatchObject({ wanted: "all" });

    expect((await click(token)).status).toBe(200);
    expect((await click(token)).status).toBe(200);
    expect(await place.client.adminUsers.invite({ id })).toMatchObject({ inviteUnsent: "stopped" });
    expect((await click("a".repeat(86))).status).toBe(404);
    expect((await click("short")).status).toBe(404);
  });

  it("takes no token but whole ones of ours", async () => {
    const [place, other] = [await found(house), await found(house)];
    const [email, second] = [reader(), reader()];
    await invite(place, email);
    await invite(other, second);
    const [token, foreign] = [await tokenFor(email), await tokenFor(second)];
    // The organisation of one with the reader of another, and each changed in one place.
    const forged = [`${token.slice(0, 20)}${foreign.slice(20)}`, `${foreign.slice(0, 64)}${token.slice(64)}`];
    for (const place of [0, 10, 30, 60, 70, 80]) {
      forged.push(`${token.slice(0, place)}${token[place] === "A" ? "B" : "A"}${token.slice(place + 1)}`);
    }
    for (const bad of [...forged, "A".repeat(86)]) {
      expect(await refusal(visitor().mails.wanted({ token: bad })), bad).toMatchObject(INVALID);
      expect(await refusal(visitor().mails.setWanted({ token: bad, wanted: "none" })), bad).toMatchObject(INVALID);
    }
    expect(await refusal(visitor().mails.wanted({ token: "short" }))).toMatchObject({ code: "validation_failed" });
    expect(await visitor().mails.wanted({ token: foreign })).toMatchObject({ wanted: "all" });
  });

  it("comes ten times a day to one reader, from whomever, and then waits for the next", async () => {
    const email = reader();
    const places = await Promise.all(Array.from({ length: 12 }, () => found(house)));
    const people = await Promise.all(places.map((place) => invite(place, email)));
    expect(people.filter(({ inviteUnsent }) => inviteUnsent === "reader")).toHaveLength(2);
    house.advance({ days: 1, minutes: 1 });
    await sweepMails(house.api.ports);
    const [place] = places.filter((_, at) => people[at]?.inviteUnsent === "reader");
    expect((await place?.client.mails.list())?.data.filter(({ waits, cause }) => waits && cause === "reader")).toEqual(
      [],
    );
  });

  it("is not sent late where what it leads to has ended", async () => {
    const place = await found(house);
    for (let one = 0; one < 10; one += 1) await invite(place, reader());
    const [gone, renewed, kept] = [reader(), reader(), reader()];
    const people = [await invite(place, gone), await invite(place, renewed), await invite(place, kept)];
    expect(people.map(({ inviteUnsent }) => inviteUnsent)).toEqual(["quota", "quota", "quota"]);
    await place.client.adminUsers.remove({ id: people[0]?._id ?? "" });
    await place.client.adminUsers.invite({ id: people[1]?._id ?? "" });
    house.advance({ days: 1 });
    await sweepMails(house.api.ports);
    const mails = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("mails").select(["toAddress", "status", "heldFor", "textBody"]).orderBy("createdAt").execute(),
    );
    const of = (email: string) => mails.filter(({ toAddress }) => toAddress === email);
    expect(of(gone)).toMatchObject([{ status: "EXPIRED", heldFor: "stale", textBody: "" }]);
    expect(of(renewed)).toMatchObject([
      { status: "EXPIRED", heldFor: "stale" },
      { status: "QUEUED", heldFor: null },
    ]);
    expect(of(kept)).toMatchObject([{ status: "QUEUED", heldFor: null }]);
    house.advance({ days: 8 });
    await sweepMails(house.api.ports);
  });

  it("has more room once its organisation has paid, and more again with time", async () => {
    const place = await found(house);
    for (let one = 0; one < 11; one += 1) await invite(place, reader());
    expect(
      (await place.client.mails.list({ state: "WAITING" })).data.filter(({ cause }) => cause === "quota"),
    ).toHaveLength(1);
    // As an organisation that the platform itself set up.
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("subscriptions").set({ status: "ACTIVE" }).where("orgId", "=", place.orgId).execute(),
    );
    house.advance({ minutes: 15 });
    await sweepMails(house.api.ports);
    expect((await place.client.mails.list({ state: "WAITING" })).data.filter(({ cause }) => cause === "quota")).toEqual(
      [],
    );
  });
});

eachHouse("the list of unsent mails", (house) => {
  it("shows each kind to who may see its readers, and nothing to who works in some branches", async () => {
    const place = await found(house, { desks: 1 });
    const roleId = (await place.client.roles.list({ search: "Read only" })).data[0]?._id ?? "";
    const email = `reader-${house.unique()}@example.com`;
    await place.client.adminUsers.add({ name: "New", email, roleId, allowedBranches: [place.branch._id] });
    await place.client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      type: "HOURLY",
      customer: { name: "New", email: `b-${email}` },
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
    });
    const kindsFor = async (permissions: Parameters<typeof hire>[2]["permissions"]) => {
      const { data } = await (await hire(house, place, { permissions })).mails.list();
      return [...new Set(data.map(({ kind }) => kind))].filter((kind) => kind !== "other");
    };
    expect(await kindsFor(["organisation.read"])).toEqual([]);
    expect(await kindsFor(["organisation.read", "adminUsers.read"])).toEqual(["invitation"]);
    expect(await kindsFor(["organisation.read", "bookings.read"])).toEqual(["confirmation"]);
    const local = await hire(house, place, {
      permissions: ["organisation.read", "adminUsers.read", "bookings.read"],
      branches: [place.branch._id],
    });
    expect(await refusal(local.mails.list())).toMatchObject({ status: 403, code: "branch_scope" });
  });
});
