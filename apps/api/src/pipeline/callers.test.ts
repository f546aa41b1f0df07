import { SessionError, SubscriptionExpiredError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { findCaller } from "../database/find-caller";
import { eachDemoApi } from "../testing/demo-api";

eachDemoApi("callers", (demo) => {
  const orgOf = async (code: string) => {
    const found = await demo.api.client("pk_demo_carrel").bookings.superOrgLookup({ orgCode: code });
    return found._id;
  };

  it("asks for a key, and refuses one that is unknown, revoked or of an inactive organisation", async () => {
    const lookUp = (apiKey: string | undefined) =>
      demo.api.client(apiKey).bookings.superOrgLookup({ orgCode: "ATHENA" });
    await expect(lookUp(undefined)).rejects.toMatchObject({ status: 401, code: "api_key_missing" });
    for (const key of ["pk_nobody", "sk_nobody", "x".repeat(5000)]) {
      await expect(lookUp(key)).rejects.toMatchObject({ status: 401, code: "api_key_invalid" });
    }

    const orgId = await orgOf("ATHENA");
    const revoke = (revokedAt: Date | null) =>
      demo.api.ports.database.tx({ orgId }, (db) => db.updateTable("apiKeys").set({ revokedAt }).execute());
    await revoke(demo.api.clock.now());
    await expect(lookUp("pk_demo_athena")).rejects.toMatchObject({ status: 401, code: "api_key_invalid" });
    await revoke(null);

    const close = (isActive: boolean) =>
      demo.api.ports.database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isActive }).execute());
    await close(false);
    await expect(lookUp("pk_demo_athena")).rejects.toMatchObject({ status: 403, code: "organisation_inactive" });
    await close(true);
    expect(await lookUp("pk_demo_athena")).toMatchObject({ orgCode: "ATHENA" });
    const { key } = await demo.api.ports.database.lookup((db) => findCaller(db, { keyText: "pk_demo_athena" }));
    expect(key).toMatchObject({ orgId });
  });

  it("tells a missing, an unknown and an ended session apart", async () => {
    const session = (token?: string) => demo.api.client("pk_demo_carrel", token).auth.session();
    await expect(session()).rejects.toMatchObject({ status: 401, statuscode: 7007, code: "session_missing" });
    await expect(session("unknown-token-0123456789")).rejects.toMatchObject({
      statuscode: 7007,
      code: "session_unknown",
    });
    const basic = await demo.api.raw("/admin/session", {
      headers: { "x-api-key": "pk_demo_carrel", authorization: "Basic b3duZXI6" },
    });
    expect(await basic.json()).toMatchObject({ statuscode: 7007, code: "session_unknown" });

    const signedOut = await demo.signIn("owner@athena.test");
    await demo.api.client("pk_demo_carrel", signedOut).auth.logout();
    await expect(session(signedOut)).rejects.toThrow(SessionError);
    await expect(session(signedOut)).rejects.toMatchObject({
      status: 401,
      statuscode: 7067,
      code: "session_expired",
      message: "Session expired",
    });

    const old = await demo.signIn("owner@athena.test");
    const start = demo.api.clock.now().toISOString();
    demo.api.clock.advance({ days: 7 });
    await expect(session(old)).rejects.toMatchObject({ statuscode: 7067 });
    demo.api.clock.set(start);
    expect(await session(old)).toMatchObject({ email: "owner@athena.test" });

    const orgId = await orgOf("ATHENA");
    const activate = (isActive: boolean) =>
      demo.api.ports.database.tx({ orgId }, (db) =>
        db.updateTable("adminUsers").set({ isActive }).where("email", "=", "owner@athena.test").execute(),
      );
    await activate(false);
    await expect(session(old)).rejects.toMatchObject({ statuscode: 7067 });
    await activate(true);
  });

  it("lets an organisation that has not paid do the essential alone", async () => {
    const token = await demo.signIn("owner@lapsed.test");
    const client = () => demo.api.client("pk_demo_carrel", token);
    await expect(client().desks.list()).rejects.toThrow(SubscriptionExpiredError);
    await expect(client().desks.list()).rejects.toMatchObject({ status: 402, code: "subscription_expired" });
    expect(await client().auth.session()).toMatchObject({ loggedOrgDetails: { subscriptionExpired: true } });
    expect(await client().auth.logout()).toEqual({ signedOut: true });
  });

  it("names the permission that a role lacks, before it looks at the input", async () => {
    const token = await demo.signIn("desk@harbour.test");
    const response = await demo.api.raw("/co-space/branches/add", {
      method: "POST",
      headers: { "x-api-key": "pk_demo_carrel", authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ nonsense: true }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("branches.write"),
      data: { permission: "branches.write" },
    });
  });

  it("lets the platform's key see every organisation, a reseller's its clients, any other only itself", async () => {
    const lookUp = (key: string, orgCode: string) => demo.api.client(key).bookings.superOrgLookup({ orgCode });
    for (const code of ["HARBOUR", "NORTHSIDE", "ATHENA"]) {
      expect(await lookUp("pk_demo_carrel", code)).toMatchObject({ orgCode: code });
    }
    expect(await lookUp("pk_demo_northside", "HARBOUR")).toMatchObject({ orgCode: "HARBOUR" });
    expect(await lookUp("pk_demo_athena", "ATHENA")).toMatchObject({ orgCode: "ATHENA" });

    const unknown = await lookUp("pk_demo_athena", "NOBODY").catch((error) => error);
    expect(unknown).toMatchObject({ status: 404, code: "not_found" });
    for (const [key, code] of [
      ["pk_demo_athena", "HARBOUR"],
      ["pk_demo_northside", "ATHENA"],
      ["pk_demo_harbour", "NORTHSIDE"],
      ["pk_demo_harbour", "CARREL"],
    ] as const) {
      await expect(lookUp(key, code)).rejects.toMatchObject({ status: 404, message: unknown.message });
    }
  });

  it("takes the tenant of a signed-in call from the token, whatever key it carries", async () => {
    const token = await demo.signIn("owner@harbour.test");
    const mine = await demo.api.client("pk_demo_harbour", token).branches.list();
    const theirs = await demo.api.client("pk_demo_athena", token).branches.list();
    expect(theirs.data).toEqual(mine.data);
  });
});
