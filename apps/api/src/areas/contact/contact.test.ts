import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { SendContact } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { LIMITS } from "../../pipeline/rate-limit";
import { sweepContact } from "../../platform/sweep-contact";
import { insertPerson } from "../../testing/access/places";
import { createTestApi } from "../../testing/create-test-api";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const WRITTEN: SendContact = {
  name: "Ravi Kumar",
  email: "Ravi@Example.com",
  phone: "+91 98765 43210",
  subject: "Lockers",
  message: "Do you have lockers?\n\nI come by bicycle.",
};

const told = async (client: Client<Contract>) =>
  (await client.notifications.list({ limit: 200 })).data.filter(({ type }) => type === "contact_received");

const messagesOf = (house: House, orgId: string) =>
  house.database.tx({ orgId }, (db) => db.selectFrom("contactMessages").selectAll().execute());

eachHouse("messages of strangers", (house) => {
  const stranger = () => house.client("pk_demo_carrel").contact;
  /** Somebody of the staff with these rights. */
  const hire = async (orgId: string, permissions: Parameters<typeof insertPerson>[2]["permissions"]) => {
    const { email } = await insertPerson(house, orgId, { permissions });
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email, password: PASSWORD });
    return { email, client };
  };

  it("reach those of the staff who see people's addresses, whole, with line breaks and a way to answer", async () => {
    const { client, orgId, email } = await found(house, { orgName: "Hall of Light" });
    const blind = await hire(orgId, ["notifications.read", "organisation.read"]);
    const { data } = await stranger().send({ ...WRITTEN, orgId });
    await house.tell();
    const [notification] = await told(client);
    expect(notification).toMatchObject({
      title: "Message from Ravi Kumar",
      body: "Lockers: Do you have lockers? I come by bicycle.",
      link: null,
      read: false,
    });
    const contact = { ...WRITTEN, email: "ravi@example.com", _id: data._id };
    const id = notification?._id ?? "";
    expect((await client.notifications.get({ id })).contact).toEqual(contact);
    expect(await told(blind.client)).toEqual([]);
    expect(await refusal(blind.client.notifications.get({ id }))).toMatchObject({ status: 404 });

    const mail = await house.lastMail(email);
    expect(mail).toMatchObject({ replyTo: "ravi@example.com", reason: "news", subject: "New message: Lockers" });
    expect(mail.textBody).toContain("> Do you have lockers?\n>\n> I come by bicycle.");
    expect(mail.textBody).toContain(`/notifications/${id}`);
    expect(mail.htmlBody).toContain("Do you have lockers?<br><br>I come by bicycle.");
    const [shown] = await house.api.mailsTo(email);
    expect(shown?.replyTo).toBe("ravi@example.com");
    // Nobody is mailed through us but the staff.
    expect(await house.api.mailsTo("ravi@example.com")).toEqual([]);
    // What a stranger wrote is in no log that can't forget it.
    expect((await client.auditLog.list({ resource: "contact", limit: 5, page: 1 })).totalRecords).toBe(0);
  });

  it("go to whom the key belongs where they name nobody: the platform, a reseller, an organisation", async () => {
    for (const [key, email, password] of [
      ["pk_demo_carrel", "owner@carrel.test", PASSWORD],
      ["pk_demo_northside", "owner@northside.test", PASSWORD],
      ["pk_demo_harbour", "owner@harbour.test", PASSWORD],
    ] as const) {
      const staff = house.client("pk_demo_carrel");
      await staff.auth.login({ email, password });
      const { data } = await house.client(key).contact.send({ ...WRITTEN, subject: key });
      await house.tell();
      const [newest] = await told(staff);
      expect((await staff.notifications.get({ id: newest?._id ?? "" })).contact, key).toMatchObject({
        _id: data._id,
        subject: key,
      });
    }
  });

  it("go to nobody whom the key doesn't serve", async () => {
    const { orgId } = await found(house);
    for (const [key, to] of [
      ["pk_demo_harbour", orgId],
      ["pk_demo_northside", orgId],
      ["pk_demo_carrel", house.id()],
    ] as const) {
      expect(await refusal(house.client(key).contact.send({ ...WRITTEN, orgId: to })), key).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
    expect(await messagesOf(house, orgId)).toEqual([]);
  });

  it("say at each field what is wrong with it", async () => {
    const { orgId } = await found(house);
    const refused = await refusal(
      stranger().send({ orgId, name: " ", email: "ravi", phone: "none", message: "\n", subject: "x".repeat(201) }),
    );
    expect(refused).toMatchObject({ status: 400, code: "validation_failed" });
    expect(refused.issues.map(({ path }) => path[0]).sort()).toEqual(["email", "message", "name", "phone", "subject"]);
    const long = await refusal(stranger().send({ ...WRITTEN, orgId, message: "x".repeat(5001) }));
    expect(long.issues).toMatchObject([{ path: ["message"], message: "Use at most 5000 characters" }]);
  });

  it("of a machine are answered as sent, and thrown away", async () => {
    const { client, orgId } = await found(house);
    const { data } = await stranger().send({ ...WRITTEN, orgId, homepage: "https://pills.example" });
    expect(data._id).toMatch(/^[\da-f-]{36}$/);
    await house.tell();
    expect(await messagesOf(house, orgId)).toEqual([]);
    expect(await told(client)).toEqual([]);
  });

  it("become no links, heads or somebody else in a mail", async () => {
    const { orgId, email } = await found(house, { orgName: "Hall of Ink" });
    await stranger().send({
      orgId,
      name: "Carrel Security\r\nBcc: all@evil.example",
      email: "mallory@evil.example",
      subject: "Sign in at https://evil.example\r\nBcc: all@evil.example",
      message:
        "Your account ends: https://evil.example/login\n<a href='https://evil.example'>here</a>\nor other@evil.example",
    });
    await house.tell();
    const { subject, textBody, htmlBody, replyTo, fromName } = await house.lastMail(email);
    expect(subject).not.toMatch(/[\r\n]|Security|evil\.example/);
    expect(replyTo).toBe("mallory@evil.example");
    expect(fromName).toBeNull();
    for (const body of [textBody, htmlBody]) {
      // The address that he gave stands there, as text; nothing else of his is one.
      expect(body.replaceAll("mallory@evil.example", "")).not.toContain("evil.example");
    }
    expect(htmlBody).not.toMatch(/<a [^>]*evil/);
    expect(htmlBody).toMatch(/<h1[^>]*>Somebody wrote to you<\/h1>/);
  });

  it("come in a reseller's name where he is the platform", async () => {
    const { orgId, email } = await found(house, { apiKey: "pk_demo_northside" });
    await stranger().send({ ...WRITTEN, orgId });
    await house.tell();
    expect(await house.lastMail(email)).toMatchObject({
      fromName: "Northside Spaces",
      textBody: expect.stringContaining("http://northside.localhost:4000/notifications/"),
    });
  });

  it("follow the settings, like all that is told", async () => {
    const { client, orgId, email } = await found(house);
    await client.notifications.updateSettings({
      notificationSettings: { contact_received: { enabled: true, email: false } },
    });
    await stranger().send({ ...WRITTEN, orgId });
    await house.tell();
    expect(await told(client)).toHaveLength(1);
    expect((await house.api.mailsTo(email)).filter(({ subject }) => subject.startsWith("New message"))).toEqual([]);
  });

  it("are mailed twenty times a day at most, and taken two hundred times", async () => {
    const { client, orgId, email } = await found(house);
    const send = () => stranger().send({ ...WRITTEN, orgId });
    const mailed = async () =>
      (await house.api.mailsTo(email)).filter(({ subject }) => subject.startsWith("New message"));
    const isLast = ({ textBody }: { textBody: string }) => textBody.includes("The next ones are not mailed");
    for (let sent = 0; sent < 21; sent += 1) await send();
    await house.tell();
    expect((await mailed()).map(isLast).sort()).toEqual([...Array.from({ length: 19 }, () => false), true]);
    expect(await told(client)).toHaveLength(21);
    await Promise.all(Array.from({ length: 179 }, send));
    const refused = await refusal(send());
    expect(refused).toMatchObject({ status: 429, code: "contact_full" });
    expect(await messagesOf(house, orgId)).toHaveLength(200);
    // Another organisation's are its own.
    const other = await found(house);
    await stranger().send({ ...WRITTEN, orgId: other.orgId });
    house.advance({ days: 1, hours: 1 });
    await send();
    await client.auth.login({ email, password: PASSWORD });
    await house.tell();
    expect(await mailed()).toHaveLength(21);
  });

  it("come ten times an hour from one address, and twenty times a day", async () => {
    const { orgId } = await found(house);
    const limits = { ...LIMITS, general: null };
    /** Another server each time, which remembers nothing of who was refused. */
    const server = () => {
      const api = createTestApi({ database: house.database, clock: house.api.clock, limits });
      return (address: string) => api.client("pk_demo_carrel", undefined, address).contact.send({ ...WRITTEN, orgId });
    };
    // The database counts by its own clock: what ends within the hour has ended.
    const anHourLater = () =>
      house.database.execute("delete from rate_counters where ends_at < now() + interval '2 hours'");
    const [first, second, third] = [server(), server(), server()];
    for (let sent = 0; sent < 10; sent += 1) await first("192.0.2.7");
    expect(await refusal(first("192.0.2.7"))).toMatchObject({ status: 429, code: "rate_limited" });
    await first("192.0.2.8");
    await anHourLater();
    for (let sent = 0; sent < 10; sent += 1) await second("192.0.2.7");
    await anHourLater();
    expect(await refusal(third("192.0.2.7"))).toMatchObject({ status: 429, code: "rate_limited" });
  });

  it("are forgotten after 90 days, and what was told of them with them", async () => {
    const { orgId } = await found(house);
    await stranger().send({ ...WRITTEN, orgId });
    await house.tell();
    house.advance({ days: 89 });
    await sweepContact(house.api.ports);
    expect(await messagesOf(house, orgId)).toHaveLength(1);
    await stranger().send({ ...WRITTEN, orgId, subject: "Later" });
    await house.tell();
    house.advance({ days: 2 });
    await sweepContact(house.api.ports);
    expect(await messagesOf(house, orgId)).toMatchObject([{ subject: "Later" }]);
    const left = await house.database.tx({ orgId }, async (db) => ({
      told: await db.selectFrom("notifications").select("body").where("type", "=", "contact_received").execute(),
      events: await db.selectFrom("notificationEvents").select("type").where("type", "=", "contact_received").execute(),
    }));
    expect(left).toMatchObject({ told: [{ body: expect.stringContaining("Later") }], events: [{}] });
  });

  it("are their sender's to erase, in his own scope, and nobody else's", async () => {
    const { client, orgId } = await found(house);
    await stranger().send({ ...WRITTEN, orgId });
    await stranger().send({ ...WRITTEN, orgId, email: "nisha@example.com" });
    await house.tell();
    const visitor = { kind: "customer", email: "ravi@example.com", customerIds: [] } as const;
    const seen = await house.database.tx({ orgId, visitor }, async (db) => {
      await db.deleteFrom("contactMessages").where("orgId", "=", orgId).execute();
      return db.selectFrom("contactMessages").selectAll().execute();
    });
    expect(seen).toEqual([]);
    expect(await messagesOf(house, orgId)).toMatchObject([{ email: "nisha@example.com" }]);
    expect(await told(client)).toHaveLength(1);
  });
});
