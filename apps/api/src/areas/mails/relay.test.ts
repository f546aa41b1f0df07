import { expect, it } from "vitest";
import { readOutbox } from "../../database/outbox";
import { sweepMailCounters } from "../../platform/pass-mail";
import { sweepMails } from "../../platform/sweep-mails";
import { eachHouse, found, type House, type Place, refusal, SENTENCE } from "../testing/house";

const PLATFORM_KEY = "pk_demo_carrel";

eachHouse("a stranger's organisation", (house: House) => {
  const roleOf = async ({ client }: Place) => (await client.roles.list({ search: "Read only" })).data[0]?._id ?? "";
  const stranger = () => `stranger-${house.unique()}-${house.id()}@example.com`;
  const mailsOf = ({ orgId }: Place) =>
    house.database.tx({ orgId }, (db) =>
      db.selectFrom("mails").selectAll().where("orgId", "=", orgId).orderBy("createdAt").execute(),
    );
  const invite = async (place: Place, many: number, name = "New") => {
    const roleId = await roleOf(place);
    const { desks: _, branch } = place;
    return Promise.all(
      Array.from({ length: many }, () =>
        place.client.adminUsers.add({ name, email: stranger(), roleId, allowedBranches: [branch._id] }),
      ),
    );
  };

  it("mails ten of forty strangers, and keeps thirty until there is room", async () => {
    const place = await found(house);
    await invite(place, 40);
    const invitations = (await mailsOf(place)).filter(({ reason }) => reason === "invitation");
    expect(invitations.filter(({ status }) => status === "QUEUED")).toHaveLength(10);
    expect(invitations.filter(({ status }) => status === "HELD")).toHaveLength(30);
    await sweepMails(house.api.ports);
    expect((await mailsOf(place)).filter(({ status }) => status === "HELD")).toHaveLength(30);
    house.advance({ days: 1 });
    await sweepMails(house.api.ports);
    await sweepMails(house.api.ports);
    expect((await mailsOf(place)).filter(({ status }) => status === "HELD")).toHaveLength(20);
  });

  it("has its counters forgotten once they have ended, and not before", async () => {
    const place = await found(house);
    await invite(place, 11);
    const counted = async () =>
      (
        await house.database.execute<{ mails: number }>("select mails from mail_counts where sender_id = $1", [
          place.orgId,
        ])
      ).map(({ mails }) => mails);
    await sweepMailCounters(house.api.ports);
    expect(await counted()).toEqual([10]);
    house.advance({ days: 1 });
    await sweepMailCounters(house.api.ports);
    expect(await counted()).toEqual([]);
  });

  it("mails twenty of those for whom it books", async () => {
    const place = await found(house, { desks: 30 });
    await Promise.all(
      place.desks
        .slice(0, 25)
        .map(({ _id: deskId }) =>
          place.client.desks.bookDesk({
            deskId,
            type: "HOURLY",
            customer: { name: "New", email: stranger() },
            startAt: house.minutesFromNow(60),
            endAt: house.minutesFromNow(120),
          }),
        ),
    );
    const confirmations = (await mailsOf(place)).filter(({ reason }) => reason === "confirmation");
    expect(confirmations.filter(({ status }) => status === "QUEUED")).toHaveLength(20);
    expect(confirmations.filter(({ status }) => status === "HELD")).toHaveLength(5);
  });

  it("brings no link and no words of its own to strangers but its name", async () => {
    const place = await found(house, { desks: 1 });
    const email = stranger();
    await place.client.branches.update({
      _id: place.branch._id,
      name: "Win at evil.example",
      address: { line1: "https://evil.example/win" },
      email: "win@evil.example",
    });
    await place.client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      type: "HOURLY",
      customer: { name: "Visit https://evil.example now", email },
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
      notes: "https://evil.example",
    });
    await invite(place, 1, "Visit https://evil.example");
    const mails = await mailsOf(place);
    expect(mails.filter(({ reason }) => reason === "invitation" || reason === "confirmation")).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain("evil");
    const seen = JSON.stringify(await readOutbox(house.database, { to: email, limit: 10 }));
    expect(seen).toContain(place.branch.timezone);
  });

  it.each([
    "Carrel Security Team",
    "carrel",
    "CARREL.",
    "Çarrel  Süpport",
    "Саrrel Security",
    "Carrel-Billing Pune",
    "C a r r e l Security",
    "Carre1 Support",
    "Security Team",
    "Customer Support",
    "The Account Security Department",
  ])("isn't called %s", async (orgName) => {
    const client = house.client(PLATFORM_KEY);
    const start = { workspaceKind: "co-working", name: "Asha Rao", email: stranger(), password: SENTENCE } as const;
    const refused = { status: 400, code: "validation_failed" };
    expect(await refusal(client.auth.signUp({ ...start, orgName }))).toMatchObject(refused);
  });

  it.each([
    "Quiet Carrels",
    "Secure Storage & Desks",
    "Support Group Reading Room",
    "Carrel Street Study Hall",
    "St. John's",
  ])("may be called %s", async (orgName) => {
    const client = house.client(PLATFORM_KEY);
    const start = { workspaceKind: "co-working", name: "Asha Rao", email: stranger(), password: SENTENCE } as const;
    await client.auth.signUp({ ...start, orgName });
  });

  it("takes no address for a name, and says which part it is", async () => {
    const client = house.client(PLATFORM_KEY);
    const start = { workspaceKind: "co-working", name: "Asha Rao", email: stranger(), password: SENTENCE } as const;
    const refused = await refusal(client.auth.signUp({ ...start, orgName: "Win at www.evil.example" }));
    expect(refused).toMatchObject({ status: 400, code: "validation_failed" });
    expect(JSON.stringify(refused)).toContain("www.evil.example");
  });

  it("doesn't get the name later, nor does its owner", async () => {
    const { client, orgId } = await found(house);
    const refused = { status: 400, code: "validation_failed" };
    expect(await refusal(client.organisation.updateName({ orgId, orgName: "Carrel Support" }))).toMatchObject(refused);
    expect(await refusal(client.auth.updateProfile({ name: "Carrel Security" }))).toMatchObject(refused);
    const { organisation } = { organisation: await client.organisation.settings() };
    expect(organisation.name).not.toContain("Carrel");
  });
});

eachHouse("one address and many organisations", (house) => {
  it("gets five codes an hour for who asks from one network, over all of them, known or not", async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => found(house)));
    const victim = `victim-${house.unique()}@example.com`;
    const known = places[0]?.email ?? "";
    const askAll = async (email: string, address: string) => {
      const asked = await Promise.allSettled(
        [...places, ...places.slice(0, 2)].map(({ orgId }) =>
          house.api.client(PLATFORM_KEY, undefined, address).bookings.sendOtp({ email, orgId }),
        ),
      );
      return asked.filter(({ status }) => status === "fulfilled").length;
    };
    expect(await askAll(victim, "192.0.2.1")).toBe(5);
    expect(await askAll(known, "192.0.2.1")).toBe(5);
    expect(await house.api.mailsTo(victim)).toHaveLength(5);
    const refused = await refusal(
      house.api
        .client(PLATFORM_KEY, undefined, "192.0.2.1")
        .bookings.sendOtp({ email: victim, orgId: places[5]?.orgId ?? "" }),
    );
    expect(refused).toMatchObject({ status: 429, code: "otp_too_soon" });
    // The owner asks from where he is.
    house.advance({ minutes: 1 });
    expect(await askAll(victim, "198.51.100.7")).toBe(5);
    // From many networks at once there is an end to it too.
    for (const network of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      house.advance({ minutes: 1 });
      await askAll(victim, network);
    }
    expect(await house.api.mailsTo(victim)).toHaveLength(20);
    house.advance({ minutes: 60 });
    expect(await askAll(victim, "192.0.2.1")).toBe(5);
  });
});
