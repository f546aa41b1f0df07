import { expect, it } from "vitest";
import { eachDemoApi } from "../testing/demo-api";
import { PUBLIC_BODY_LIMIT } from "./body-limits";

const KEY = { "x-api-key": "pk_demo_carrel" };
const JSON_TYPE = { "content-type": "application/json" };

eachDemoApi("bad requests", (demo) => {
  const login = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
    demo.api.raw("/admin/login", { method: "POST", headers: { ...KEY, ...headers }, body });

  it.each([
    ["text that is not JSON", "{email:", 400, "malformed_json"],
    ["a list", "[]", 400, "malformed_json"],
    ["null", "null", 400, "malformed_json"],
    ["a number", "1", 400, "malformed_json"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "malformed_json"],
    ["brackets without end", "[".repeat(PUBLIC_BODY_LIMIT), 400, "malformed_json"],
    ["more than a stranger may send", JSON.stringify({ email: "x".repeat(PUBLIC_BODY_LIMIT) }), 413, "body_too_large"],
  ])("refuses %s", async (_, body, status, code) => {
    const response = await login(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      status: false,
      statuscode: status,
      code,
      message: expect.stringMatching(/./),
      requestId: response.headers.get("x-request-id"),
    });
  });

  it.each([
    [
      "as many unknown names as fit",
      Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`k${index}`, 1])),
      6002,
    ],
    [
      "names without end",
      Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}`.padEnd(20_000, "x"), 1])),
      5,
    ],
  ])("tells of %s briefly", async (_, body, count) => {
    const response = await login(JSON.stringify(body));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text.length).toBeLessThan(16_000);
    const { issues, message } = JSON.parse(text);
    expect(issues).toHaveLength(Math.min(count, 50));
    if (count > 50) expect(message).toMatch(new RegExp(`; and ${count - 50} more$`));
  });

  it("hears of a body that breaks off, and calls it no fault of its own", async () => {
    demo.api.log.lines.length = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("The sender has gone")),
    });
    const response = await demo.api.raw("/admin/login", {
      method: "POST",
      headers: { ...KEY, ...JSON_TYPE },
      body,
      ...{ duplex: "half" },
    });
    expect(response.status).toBe(499);
    expect(demo.api.log.lines.map(({ level }) => level)).toEqual(["info"]);
  });

  it("refuses a stream that grows beyond the limit without saying so", async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 4096;
        controller.enqueue(new Uint8Array(4096).fill(0x20));
      },
    });
    const response = await demo.api.raw("/admin/login", {
      method: "POST",
      headers: { ...KEY, ...JSON_TYPE },
      body,
      // Required for a stream by Node's fetch, unknown to the DOM's types.
      ...{ duplex: "half" },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * PUBLIC_BODY_LIMIT);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])(
    "refuses a body of type %j",
    async (type) => {
      const response = await login('{"email":"a@b.co"}', { "content-type": type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: "not_json" });
    },
  );

  it.each(["application/json; charset=utf-8", "application/vnd.carrel+json"])(
    "takes a body of type %j",
    async (type) => {
      expect((await login("{}", { "content-type": type })).status).toBe(400);
    },
  );

  it("names each field that is missing, wrong or unknown", async () => {
    const response = await login(JSON.stringify({ email: 7, passwort: "x" }));
    expect(response.status).toBe(400);
    const { code, issues, message } = await response.json();
    expect(code).toBe("validation_failed");
    expect(issues.map((issue: { path: string[] }) => issue.path)).toEqual([["email"], ["password"], ["passwort"]]);
    expect(message).toContain("passwort: This field is unknown here");
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"email":"a@b.co","password":"x"}',
    '{"constructor":1,"email":"a@b.co","password":"x"}',
  ])("refuses %s, which means more than it says", async (body) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "validation_failed" });
  });

  it.each(["\u0000", "\ud800"])("refuses text with %j, which the database can't store", async (character) => {
    const response = await demo.api.raw("/co-space/bookings/super-org-lookup", {
      method: "POST",
      headers: { ...KEY, ...JSON_TYPE },
      body: JSON.stringify({ orgCode: `HARB${character}OUR` }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: ["orgCode"] }] });
  });

  it("refuses names of the path or the query in the body", async () => {
    const authorization = `Bearer ${await demo.signIn("owner@harbour.test")}`;
    const response = await demo.api.raw("/co-space/desks?limit=5", {
      method: "POST",
      headers: { ...KEY, ...JSON_TYPE, authorization },
      body: JSON.stringify({ page: 2 }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      issues: [{ path: ["page"], message: "Send this in the query string, not in the body" }],
    });
  });

  it.each(["limit=0", "limit=x", "limit=1&limit=2", "page=-1", "limit=1e9"])("refuses the query %s", async (query) => {
    const authorization = `Bearer ${await demo.signIn("owner@harbour.test")}`;
    const response = await demo.api.raw(`/co-space/desks?${query}`, {
      method: "POST",
      headers: { ...KEY, authorization },
    });
    expect(response.status).toBe(400);
  });

  it("passes over empty filters in the query, and names each field that it does not know there", async () => {
    const authorization = `Bearer ${await demo.signIn("owner@harbour.test")}`;
    const list = (query: string) =>
      demo.api.raw(`/co-space/desks?${query}`, { method: "POST", headers: { ...KEY, authorization } });
    const response = await list("limit=2&search=");
    expect(response.status).toBe(200);
    expect((await response.json()).data).toHaveLength(2);

    const refused = await list("limit=2&serach=window&utm_source=&serach=door");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "validation_failed",
      issues: [{ path: ["serach"] }, { path: ["utm_source"] }],
    });
  });

  it("answers 404 as JSON where there is nothing, whoever asks", async () => {
    for (const path of ["/nothing", "/co-space/desks/id/1/2", "/../etc/passwd", ""]) {
      const response = await demo.api.raw(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: false, code: "not_available" });
    }
  });

  it("answers 405 with the right verbs, and says them to OPTIONS and HEAD", async () => {
    const wrong = await demo.api.raw("/co-space/branches/id/1", { method: "DELETE" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await wrong.json()).toMatchObject({ code: "method_not_allowed" });

    const asked = await demo.api.raw("/co-space/branches/id/1", {
      method: "OPTIONS",
      headers: { origin: "https://site.example" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
    expect(asked.headers.get("access-control-allow-headers")).toMatch(/x-api-key, x-device-token/);

    const head = await demo.api.raw("/co-space/branches/id/1", { method: "HEAD" });
    expect(head.status).toBe(401);
    expect(await head.text()).toBe("");
  });

  it("logs a fault with the request's id and tells nobody what it was", async () => {
    const { mailer, database, ...rest } = demo.api.ports;
    const broken = {
      ...rest,
      mailer,
      database: { ...database, lookup: () => Promise.reject(new Error("secret detail")) },
    };
    const { createApi } = await import("../create-api");
    const response = await createApi(broken).fetch(
      new Request("http://localhost/api/admin/session", { headers: { ...KEY, "x-request-id": "trace-12345" } }),
    );
    expect(response.status).toBe(500);
    const requestId = response.headers.get("x-request-id");
    expect(requestId).not.toBe("trace-12345");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error", requestId });
    expect(text).not.toContain("secret");
    expect(demo.api.log.lines).toContainEqual(
      expect.objectContaining({ level: "error", fields: expect.objectContaining({ requestId }) }),
    );
  });

  it("sets the security headers on every answer", async () => {
    const response = await demo.api.raw("/nothing");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });
});
