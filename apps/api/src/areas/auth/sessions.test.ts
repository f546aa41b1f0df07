import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import { eachDemoApi } from "../../testing/demo-api";
import { refusal } from "../testing/house";
import { deviceHash } from "./device";

it("knows a device by browser and network, whatever the versions and the last part of the address", async () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0";
  const same = async (one: Parameters<typeof deviceHash>[0], other: Parameters<typeof deviceHash>[0]) =>
    (await deviceHash(one)) === (await deviceHash(other));
  const at = (address: string, userAgent = FIREFOX) => ({ address, userAgent });
  expect(await same(at("192.0.2.1"), at("192.0.2.250", FIREFOX.replaceAll("131", "132")))).toBe(true);
  expect(await same(at("192.0.2.1"), at("::ffff:192.0.2.9"))).toBe(true);
  expect(await same(at("192.0.2.1"), at("192.0.3.1"))).toBe(false);
  expect(await same(at("192.0.2.1"), at("192.0.2.1", "Mozilla/5.0 (iPhone)"))).toBe(false);
  expect(await same(at("2001:db8:7:1::5"), at("2001:0db8:0007:ffff:1:2:3:4"))).toBe(true);
  expect(await same(at("2001:db8:7::1"), at("2001:db8:8::1"))).toBe(false);
  expect(await same(at("2001:db8::1"), at("2001:db8:0:9::1"))).toBe(true);
});

eachDemoApi("sessions", (demo) => {
  /** Signs in with a browser's name, as only a raw request can. */
  const signIn = async (email: string, userAgent: string, password = DEMO_PASSWORD): Promise<string> => {
    const response = await demo.api.raw("/admin/login", {
      method: "POST",
      headers: { "x-api-key": "pk_demo_carrel", "content-type": "application/json", "user-agent": userAgent },
      body: JSON.stringify({ email, password }),
    });
    return (await response.json()).token;
  };
  const as = (token: string) => demo.api.client("pk_demo_carrel", token);

  it("are listed newest first, and end one by one", async () => {
    const email = "owner@athena.test";
    const first = await signIn(email, "Desk browser");
    demo.api.clock.advance({ minutes: 5 });
    const second = await signIn(email, "Phone");
    await signIn("owner@northside.test", "Elsewhere");

    const listed = await as(second).auth.sessions();
    expect(listed.map(({ userAgent, isCurrent }) => ({ userAgent, isCurrent }))).toEqual([
      { userAgent: "Phone", isCurrent: true },
      { userAgent: "Desk browser", isCurrent: false },
    ]);
    expect(Date.parse(listed[0]?.expiresAt ?? "") - Date.parse(listed[0]?.createdAt ?? "")).toBe(7 * 86_400_000);
    const old = listed[1]?._id ?? "";
    expect(await as(second).auth.revokeSession({ id: old })).toEqual({ _id: old });
    expect(await refusal(as(first).auth.session())).toMatchObject({ status: 401, statuscode: 7067 });
    expect(await as(second).auth.sessions()).toHaveLength(1);

    const gone = await refusal(as(second).auth.revokeSession({ id: old }));
    expect(gone).toMatchObject({ status: 404, message: "Session not found" });
    const foreigner = await signIn("owner@northside.test", "Elsewhere");
    const foreign = await refusal(as(foreigner).auth.revokeSession({ id: listed[0]?._id ?? "" }));
    const unknown = await refusal(as(foreigner).auth.revokeSession({ id: demo.api.ports.random.id() }));
    expect([foreign.status, foreign.code, foreign.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    const colleague = await demo.signIn("owner@harbour.test");
    const [mine] = await as(colleague).auth.sessions();
    const desk = await demo.signIn("desk@harbour.test");
    expect(await refusal(as(desk).auth.revokeSession({ id: mine?._id ?? "" }))).toMatchObject({ status: 404 });
    demo.api.clock.advance({ days: 7 });
    expect(await as(await signIn(email, "Phone")).auth.sessions()).toHaveLength(1);
  });

  it("tell their person of a device that was not seen before, but not of the first one", async () => {
    const email = "owner@lapsed.test";
    const mails = async () => (await demo.api.mailsTo(email)).map(({ subject }) => subject);
    await signIn(email, "Firefox/131.0");
    await signIn(email, "Firefox/132.0");
    expect(await mails()).toEqual([]);
    await signIn(email, "Chrome/140", "not the password");
    expect(await mails()).toEqual([]);
    await signIn(email, "Chrome/140");
    expect(await mails()).toEqual(["New sign-in to your Lapsed Lofts account"]);
    const [mail] = await demo.api.mailsTo(email);
    expect(mail?.textBody).toContain("Browser: Chrome\n");
    await signIn(email, "Chrome/141");
    await signIn(email, "Firefox/133.0");
    expect(await mails()).toHaveLength(1);
  });
});
