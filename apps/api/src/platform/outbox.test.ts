import { expect, it } from "vitest";
import { createApi } from "../create-api";
import { TEST_LINKS, TEST_ORIGIN } from "../testing/create-test-api";
import { eachDemoApi } from "../testing/demo-api";
import { tellAllEvents } from "./notifications/tell-events";
import { sweepMails } from "./sweep-mails";

eachDemoApi("the demo's outbox", (demo) => {
  const get = (path: string) => demo.api.fetch(new Request(`http://localhost:4000${path}`));

  it("shows the mails, newest first, all or one person's", async () => {
    const client = demo.api.client("pk_demo_carrel");
    const { _id: orgId } = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
    await client.bookings.sendOtp({ email: "first@example.com", orgId });
    demo.api.clock.advance({ minutes: 1 });
    await client.bookings.sendOtp({ email: "second@example.com", orgId });

    const all = await (await get("/dev/outbox.json")).json();
    expect(all.map(({ to }: { to: string }) => to)).toEqual(["second@example.com", "first@example.com"]);
    const [mine, ...others] = await (await get("/dev/outbox.json?to=FIRST@example.com")).json();
    expect(others).toEqual([]);
    expect(mine).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      to: "first@example.com",
      replyTo: null,
      subject: expect.stringMatching(/./),
      text: expect.stringMatching(/\b\d{6}\b/),
      html: expect.stringMatching(/\b\d{6}\b/),
      createdAt: expect.stringMatching(/Z$/),
    });

    const page = await get("/dev/outbox?to=first@example.com");
    expect(page.headers.get("content-type")).toContain("text/html");
    const html = await page.text();
    expect(html).toContain("to first@example.com");
    expect(html).not.toContain("second@example.com");
  });

  it("says of a code's mail that it is past its time, and no more", async () => {
    const client = demo.api.client("pk_demo_carrel");
    const { _id: orgId } = await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
    await client.bookings.sendOtp({ email: "late@example.com", orgId });
    demo.api.clock.advance({ minutes: 10 });
    await sweepMails(demo.api.ports);
    const [mail] = await (await get("/dev/outbox.json?to=late@example.com")).json();
    expect(mail).toMatchObject({ subject: expect.stringMatching(/code/), text: "", html: "" });
    expect(await (await get("/dev/outbox?to=late@example.com")).text()).toContain("not kept any more");
  });

  it("shows what strangers typed as text", async () => {
    const html = await (await get(`/dev/outbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
    expect(html).not.toContain("<script");
  });

  it("says whom an answer reaches", async () => {
    const { contact } = demo.api.client("pk_demo_harbour");
    await contact.send({ name: "Ravi", email: "ravi+desk@example.com", message: "Lockers?" });
    await tellAllEvents({ ...demo.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
    const [mail] = await (await get("/dev/outbox.json?to=owner@harbour.test")).json();
    expect(mail).toMatchObject({ replyTo: "ravi+desk@example.com", subject: "New message from your site" });
    expect(await (await get("/dev/outbox?to=owner@harbour.test")).text()).toContain(
      "answers go to ravi+desk@example.com",
    );
  });

  it("is not there outside demo mode", async () => {
    const api = createApi(demo.api.ports);
    for (const path of ["/dev/outbox", "/dev/outbox.json"]) {
      expect((await api.fetch(new Request(`http://localhost${path}`))).status).toBe(404);
    }
  });
});
