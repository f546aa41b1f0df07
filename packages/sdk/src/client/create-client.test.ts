import { describe, expect, it, vi } from "vitest";
import { contract } from "../contract";
import { Desk } from "../schemas/desk";
import { Session } from "../schemas/session";
import { createFakeFetch, exampleOf, type FakeHandlers, refuse } from "../testing";
import { validation } from "../validation";
import { type ClientOptions, createClient } from "./create-client";
import { ApiError, ApiKeyError, CarrelError, SessionError, SubscriptionExpiredError } from "./errors";

function setUp(handlers: FakeHandlers<typeof contract>, options: Partial<ClientOptions> = {}) {
  const fake = createFakeFetch(contract, handlers, { validation });
  const heard: [string, unknown][] = [];
  const hear = (name: string) => (event: unknown) => void heard.push([name, event]);
  const client = createClient(
    {
      baseUrl: "http://api.test/api",
      fetch: fake,
      retries: 0,
      on: {
        unauthenticated: hear("unauthenticated"),
        sessionExpired: hear("sessionExpired"),
        subscriptionExpired: hear("subscriptionExpired"),
        subscriptionActive: hear("subscriptionActive"),
      },
      ...options,
    },
    contract,
  );
  return { client, fake, heard };
}

const id = "019a0000-0000-7000-8000-000000000001";
const desk = exampleOf(Desk);
const sessionOf = (subscriptionExpired: boolean): Session => {
  const session = exampleOf(Session) as Session;
  const subscriptionStatus = subscriptionExpired ? "EXPIRED" : "ACTIVE";
  const loggedOrgDetails = { ...session.loggedOrgDetails, subscriptionExpired, subscriptionStatus } as const;
  return { ...session, loggedOrgDetails };
};
const credentials = { email: "owner@harbour.test", password: "carrel-demo" };

describe("the device", () => {
  const signedIn = { token: "the-token-of-this-session", data: sessionOf(false) };
  const answers: FakeHandlers<typeof contract> = {
    auth: {
      login: ({ email }) =>
        email === credentials.email
          ? { statuscode: 1, user: sessionOf(false), token: signedIn.token, deviceToken: "this device" }
          : { statuscode: 2, data: { _id: id }, methods: ["mail"] },
      verifyLogin: () => ({ ...signedIn, deviceToken: "this device, for two" }),
      resetPassword: () => signedIn,
      logout: () => ({ signedOut: true }),
    },
    desks: { get: () => refuse(401, { statuscode: 7007 }) },
  };

  it("is told at each step of a sign-in from the first one on, and outlives the session", async () => {
    const { client, fake } = setUp(answers);
    await client.auth.login(credentials);
    expect(await client.storage.get("device")).toBe("this device");
    await client.auth.logout();
    await client.storage.set("Bearer", "t");
    await client.desks.get({ id }).catch(() => undefined);
    await client.auth.login({ ...credentials, email: "colleague@harbour.test" });
    await client.auth.verifyLogin({ _id: id, otp: "123456" });
    expect(await client.storage.get("device")).toBe("this device, for two");
    const passwords = { password: "a long day", passwordConfirm: "a long day" };
    await client.auth.resetPassword({ _id: id, otp: "123456", ...passwords });
    expect(await client.storage.get("device")).toBe("this device, for two");
    const told = fake.calls.map(({ operation, request }) => [operation, request.headers.get("x-device-token")]);
    expect(told).toEqual([
      ["auth.login", null],
      ["auth.logout", null],
      ["desks.get", null],
      ["auth.login", "this device"],
      ["auth.verifyLogin", "this device"],
      ["auth.resetPassword", null],
    ]);
  });

  it("can be told by whoever keeps it himself", async () => {
    const { client, fake } = setUp(answers);
    await client.auth.login(credentials, { headers: { "x-device-token": "another" } });
    expect(fake.calls[0]?.request.headers.get("x-device-token")).toBe("another");
  });
});

describe("a session", () => {
  it("begins with a login's token, is sent from then on, and ends with the logout", async () => {
    const { client, fake } = setUp({
      auth: {
        login: () => ({ statuscode: 1 as const, user: sessionOf(false), token: "the-token-of-this-session" }),
        session: () => sessionOf(false),
        logout: () => ({ signedOut: true as const }),
      },
    });
    const reply = await client.auth.login(credentials);
    expect(reply).toMatchObject({ statuscode: 1, token: "the-token-of-this-session" });
    await client.auth.session();
    expect(fake.calls.map((call) => call.request.headers.get("authorization"))).toEqual([
      null,
      "Bearer the-token-of-this-session",
    ]);
    expect(await client.storage.get("session")).toContain(sessionOf(false)._id);
    await client.auth.logout();
    expect(await client.storage.get("Bearer")).toBeNull();
    expect(await client.storage.get("session")).toBeNull();
  });

  it("waits for the code when the login asks for one", async () => {
    const { client } = setUp({
      auth: {
        login: () => ({ statuscode: 2 as const, data: { _id: id }, methods: ["mail" as const] }),
        verifyLogin: () => ({ token: "the-token-of-this-session", data: sessionOf(false) }),
      },
    });
    const reply = await client.auth.login(credentials);
    if (reply.statuscode !== 2) throw new Error("A code was expected");
    expect(await client.storage.get("Bearer")).toBeNull();
    await client.auth.verifyLogin({ _id: reply.data._id, otp: "123456" });
    expect(await client.storage.get("Bearer")).toBe("the-token-of-this-session");
  });

  it("ends here even when the server can't be told", async () => {
    const { client } = setUp({ auth: { logout: () => refuse(500) } });
    await client.storage.set("Bearer", "t");
    await client.storage.set("subscriptionExpired", "true");
    await expect(client.auth.logout()).rejects.toBeInstanceOf(ApiError);
    expect(await client.storage.get("Bearer")).toBeNull();
    expect(await client.storage.get("subscriptionExpired")).toBeNull();
  });

  it("is known here without asking the server", async () => {
    const { client, fake } = setUp({});
    expect(await client.isSignedIn()).toBe(false);
    await client.storage.set("Bearer", "t");
    expect(await client.isSignedIn()).toBe(true);
    expect(fake.calls).toEqual([]);
  });

  it("is forgotten when the server doesn't know the token", async () => {
    const { client, heard } = setUp({
      desks: { get: () => refuse(401, { statuscode: 7007, message: "Sign in again" }) },
    });
    await client.storage.set("Bearer", "t");
    await client.storage.set("session", "{}");
    const failure = await client.desks.get({ id }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SessionError);
    expect(failure).toMatchObject({ message: "Sign in again", statuscode: 7007, status: 401, name: "SessionError" });
    expect(await client.storage.get("Bearer")).toBeNull();
    expect(await client.storage.get("session")).toBeNull();
    expect(heard).toEqual([["unauthenticated", { operation: "desks.get" }]]);
  });

  it.each([["unknown_token"], ["unauthorized"], ["no_api_key_either"], [undefined]])(
    "is forgotten on every other 401, with whatever code: %s",
    async (code) => {
      const { client, heard } = setUp({ desks: { get: () => refuse(401, { code }) } });
      await client.storage.set("Bearer", "t");
      const failure = await client.desks.get({ id }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SessionError);
      expect(failure).not.toBeInstanceOf(ApiKeyError);
      expect(await client.storage.get("Bearer")).toBeNull();
      expect(heard).toEqual([["unauthenticated", { operation: "desks.get" }]]);
    },
  );

  it.each([["api_key_missing"], ["api_key_invalid"], ["api_key_expired"], ["api_key_stopped"]])(
    "survives what is said of the API key: %s",
    async (code) => {
      const { client, heard } = setUp({ desks: { get: () => refuse(401, { code, message: "No such key" }) } });
      await client.storage.set("Bearer", "t");
      await client.storage.set("session", "{}");
      const failure = await client.desks.get({ id }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApiKeyError);
      expect(failure).not.toBeInstanceOf(SessionError);
      expect(failure).toMatchObject({ name: "ApiKeyError", message: "No such key", status: 401, code });
      expect(await client.storage.get("Bearer")).toBe("t");
      expect(await client.storage.get("session")).toBe("{}");
      expect(heard).toEqual([]);
    },
  );

  it("is no matter of a public call, whose wrong API key is told as one", async () => {
    const { client } = setUp({ bookings: { superOrgLookup: () => refuse(401, { code: "api_key_invalid" }) } });
    await expect(client.bookings.superOrgLookup({ orgCode: "ATHENA" })).rejects.toBeInstanceOf(ApiKeyError);
  });

  it("ends by 7067 whatever code stands beside it", async () => {
    const { client } = setUp({ desks: { get: () => refuse(401, { statuscode: 7067, code: "session_ended" }) } });
    await expect(client.desks.get({ id })).rejects.toBeInstanceOf(SessionError);
  });

  it("says when it has expired, and keeps its token", async () => {
    const { client, heard } = setUp({ desks: { get: () => refuse(401, { statuscode: 7067, message: "Revoked" }) } });
    await client.storage.set("Bearer", "t");
    const failure = await client.desks.get({ id }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SessionError);
    expect(failure).toMatchObject({ message: "Session expired", statuscode: 7067 });
    expect(await client.storage.get("Bearer")).toBe("t");
    expect(heard).toEqual([["sessionExpired", { operation: "desks.get", message: "Session expired" }]]);
  });

  it("survives a wrong password, which is no session's business", async () => {
    const { client, heard } = setUp({ auth: { login: () => refuse(401, { message: "Wrong" }) } });
    await client.storage.set("Bearer", "t");
    const failure = await client.auth.login(credentials).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(SessionError);
    expect(await client.storage.get("Bearer")).toBe("t");
    expect(heard).toEqual([]);
  });

  it.each([7007, 7067])("survives a late %i to the token before it", async (statuscode) => {
    const { client, heard } = setUp({
      desks: {
        get: async () => {
          await client.storage.set("Bearer", "newer");
          return refuse(401, { statuscode });
        },
      },
    });
    await client.storage.set("Bearer", "older");
    await expect(client.desks.get({ id })).rejects.toBeInstanceOf(SessionError);
    expect(await client.storage.get("Bearer")).toBe("newer");
    expect(heard).toEqual([]);
  });
});

describe("where a call goes", () => {
  const key = "logos/harbour.png";
  const signed = { url: "https://files.test/x", expiresAt: "2026-11-21T10:10:00Z" };

  it("asks the presigning service at its own address", async () => {
    const addresses: string[] = [];
    const fetch = async (url: RequestInfo | URL) => {
      addresses.push(String(url));
      return Response.json({ status: true, data: signed });
    };
    const { client } = setUp({}, { fetch, presignUrl: "http://files.test" });
    expect(await client.files.presign({ key, type: "read" })).toEqual(signed);
    await client.bookings.superOrgLookup({ orgCode: "ATHENA" });
    expect(addresses).toEqual(["http://files.test/presign", "http://api.test/api/co-space/bookings/super-org-lookup"]);
    expect(client.url(contract.files.presign, { key, type: "read" })).toBe("http://files.test/presign");
  });

  it("asks the API itself where there is no other service", () => {
    const { client } = setUp({});
    expect(client.url(contract.files.presign, { key, type: "read" })).toBe("http://api.test/api/presign");
  });

  it("gives the address of what is opened in a window of its own, without a second /api", () => {
    const { client } = setUp({});
    const address = client.url(contract.desks.bulkBookingTemplate, { format: "xlsx" });
    expect(address).toBe("http://api.test/api/co-space/desks/bulk-booking/template?format=xlsx");
  });
});

describe("a file", () => {
  it("comes with its name and type", async () => {
    const { client } = setUp({
      desks: {
        bulkUploadTemplate: () => ({
          filename: "seats.csv",
          contentType: "text/csv",
          blob: new Blob(["Seat name\n"], { type: "text/csv" }),
        }),
      },
    });
    const { filename, contentType, blob } = await client.desks.bulkUploadTemplate({ format: "csv" });
    expect({ filename, contentType, text: await blob.text() }).toEqual({
      filename: "seats.csv",
      contentType: "text/csv",
      text: "Seat name\n",
    });
  });

  it("fails like any other call", async () => {
    const { client } = setUp({ desks: { bulkUploadTemplate: () => refuse(403, { code: "forbidden" }) } });
    await expect(client.desks.bulkUploadTemplate()).rejects.toMatchObject({
      message: "Failed to download template",
      code: "forbidden",
    });
  });
});

describe("an expired subscription", () => {
  it("is remembered, and calls that aren't essential are refused without the server", async () => {
    const { client, fake, heard } = setUp({
      desks: { get: () => refuse(402, { message: "Renew first" }), listPublic: () => refuse(404) },
      auth: { session: () => sessionOf(true) },
    });
    const told = await client.desks.get({ id }).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(SubscriptionExpiredError);
    expect(told).toMatchObject({ message: "Renew first", statuscode: 402 });
    expect(heard).toEqual([["subscriptionExpired", { operation: "desks.get", navigate: true }]]);

    const refused = await client.desks.get({ id }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SubscriptionExpiredError);
    expect(refused).toMatchObject({
      message: "Subscription expired. Please renew your subscription to continue.",
      statuscode: 402,
    });
    expect(fake.calls).toHaveLength(1);

    await client.auth.session();
    await client.desks.listPublic({ branchId: id }).catch(() => undefined);
    expect(fake.calls.map((call) => call.operation)).toEqual(["desks.get", "auth.session", "desks.listPublic"]);
    expect(heard.at(-1)).toEqual(["subscriptionExpired", { operation: "auth.session", navigate: false }]);
  });

  it("is over when the session says so, which is told once", async () => {
    const { client, heard } = setUp({ auth: { session: () => sessionOf(false) }, desks: { get: () => desk as Desk } });
    await client.storage.set("subscriptionExpired", "true");
    await client.auth.session();
    await client.auth.session();
    expect(heard).toEqual([["subscriptionActive", { operation: "auth.session" }]]);
    await expect(client.desks.get({ id })).resolves.toEqual(desk);
  });

  it("is tried anew after a reset, for the pages where it is renewed", async () => {
    const { client, fake } = setUp({ desks: { get: () => desk as Desk } });
    await client.storage.set("subscriptionExpired", "true");
    await client.resetExpiry();
    await client.desks.get({ id });
    expect(fake.calls).toHaveLength(1);
  });
});

describe("a call", () => {
  it("brings what a refusal says", async () => {
    const issues = [{ path: ["startAt"], message: "Choose a start" }];
    const { client } = setUp({
      desks: { get: () => refuse(409, { code: "desk_taken", message: "Taken", issues, data: { alternatives: [] } }) },
    });
    const failure = await client.desks.get({ id }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CarrelError);
    expect(failure).toMatchObject({
      name: "ApiError",
      message: "Taken",
      code: "desk_taken",
      status: 409,
      statuscode: 409,
      operation: "desks.get",
      issues,
      data: { alternatives: [] },
      requestId: "fake",
    });
  });

  it.each([
    ["status false with HTTP 200", Response.json({ status: false, message: "No" }), "No"],
    ["a proxy's page", new Response("<html>", { status: 200 }), "Failed to fetch desk details"],
    ["an array", Response.json([]), "Failed to fetch desk details"],
    ["nothing", new Response(null, { status: 204 }), "Failed to fetch desk details"],
  ])("fails on %s", async (_, response, message) => {
    const { client } = setUp({ desks: { get: () => response } });
    await expect(client.desks.get({ id })).rejects.toMatchObject({ message, name: "ApiError" });
  });

  it("gives the raw response on request", async () => {
    const { client } = setUp({ desks: { get: () => desk as Desk } });
    const { data, response } = await client.send(contract.desks.get, { id });
    expect(data.name).toBe(desk.name);
    expect(response.status).toBe(200);
  });

  it("names its address without being made", () => {
    const { client, fake } = setUp({});
    expect(client.url(contract.desks.get, { id })).toBe(`http://api.test/api/co-space/desks/id/${id}`);
    expect(fake.calls).toEqual([]);
  });

  it("takes extra headers", async () => {
    const { client, fake } = setUp({ desks: { get: () => desk as Desk } });
    await client.desks.get({ id }, { headers: { "x-trace": "1" } });
    expect(fake.calls[0]?.request.headers.get("x-trace")).toBe("1");
  });

  it("passes through the middleware, outermost first", async () => {
    const order: string[] = [];
    const layer = (name: string): NonNullable<ClientOptions["middleware"]>[number] => {
      return async (exchange, next) => {
        order.push(`${name} before ${exchange.operation}`);
        const response = await next(exchange);
        order.push(`${name} after`);
        return response;
      };
    };
    const { client } = setUp({ desks: { get: () => desk as Desk } }, { middleware: [layer("outer"), layer("inner")] });
    await client.desks.get({ id });
    expect(order).toEqual(["outer before desks.get", "inner before desks.get", "inner after", "outer after"]);
  });
});

it("makes a client of a part of the table only", async () => {
  const part = { desks: { get: contract.desks.get } };
  const fake = createFakeFetch(part, { desks: { get: () => desk as Desk } });
  const client = createClient({ baseUrl: "/api", fetch: fake }, part);
  await expect(client.desks.get({ id })).resolves.toEqual(desk);
  expect(Object.keys(client.desks)).toEqual(["get"]);
});

describe("listeners", () => {
  it("can be added and taken away", async () => {
    const { client } = setUp({ desks: { get: () => refuse(401) } });
    const heard = vi.fn();
    const stop = client.on("unauthenticated", heard);
    await client.desks.get({ id }).catch(() => undefined);
    stop();
    await client.desks.get({ id }).catch(() => undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
