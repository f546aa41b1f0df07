import { expect, it } from "vitest";
import { postContact } from "./contact-form";

const SITE = { apiKey: "pk_demo_harbour", organisation: { _id: "01900000-0000-7000-8000-000000000001" } } as Parameters<
  typeof postContact
>[1];

const TYPED = {
  name: "Ravi Kumar",
  email: "ravi@example.com",
  phone: "",
  subject: "",
  message: "Lockers?\r\nThanks",
  homepage: "",
};

const posted = (typed: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request("http://harbour.localhost:4000/contact", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      "user-agent": "a browser",
      "x-forwarded-for": "192.0.2.7",
      cookie: "Bearer=secret",
      ...headers,
    },
    body: new URLSearchParams(typed).toString(),
  });

/** What stands behind the form, and the calls that reached it. */
function server(answer: () => Response) {
  const calls: Request[] = [];
  const send = (call: Request) => {
    calls.push(call);
    return answer();
  };
  return { calls, send };
}

const sent = () => Response.json({ status: true, data: { _id: "01900000-0000-7000-8000-000000000002" } });

it("sends what was typed by the very call, in the name of who sent the form, and nothing that was left empty", async () => {
  const { calls, send } = server(sent);
  expect(await postContact(posted(TYPED), SITE, send)).toEqual({ sent: true });
  const [call] = calls;
  expect(call?.url).toBe("http://harbour.localhost:4000/api/contact");
  expect(Object.fromEntries(call?.headers ?? [])).toEqual({
    "content-type": "application/json",
    "x-api-key": "pk_demo_harbour",
    "user-agent": "a browser",
    "x-forwarded-for": "192.0.2.7",
  });
  expect(await call?.json()).toEqual({
    ...{ name: "Ravi Kumar", email: "ravi@example.com", message: "Lockers?\nThanks" },
    orgId: SITE.organisation._id,
  });
});

it("hands the machines' field on, and no other that is unknown", async () => {
  const { calls, send } = server(sent);
  await postContact(
    posted({ ...TYPED, homepage: "https://pills.example", orgId: "another", role: "owner" }),
    SITE,
    send,
  );
  expect(await calls[0]?.json()).toMatchObject({ homepage: "https://pills.example", orgId: SITE.organisation._id });
  expect(await postContact(posted({}), SITE, send)).toEqual({ sent: true });
  expect(await calls[1]?.json()).toEqual({ name: "", email: "", message: "", orgId: SITE.organisation._id });
});

it("says at its field what the call refuses, else in a line, and gives back what was typed", async () => {
  const refused = (body: object, status = 400) => server(() => Response.json(body, { status })).send;
  const issues = [
    { path: ["email"], message: "Use an e-mail address" },
    { path: ["email"], message: "Another" },
    { path: ["orgId"], message: "Not his to mend" },
  ];
  expect(await postContact(posted(TYPED), SITE, refused({ message: "email: …", issues }))).toEqual({
    errors: { email: "Use an e-mail address" },
    values: { ...TYPED, message: "Lockers?\nThanks" },
    status: 400,
  });
  const full = { message: "Too many messages came in today.", code: "contact_full" };
  const busy = server(() => Response.json(full, { status: 429, headers: { "retry-after": "1200" } })).send;
  expect(await postContact(posted(TYPED), SITE, busy)).toMatchObject({
    errors: { form: full.message },
    status: 429,
    retryAfter: "1200",
  });
  const broken = server(() => new Response("<html>", { status: 502 })).send;
  expect(await postContact(posted(TYPED), SITE, broken)).toMatchObject({
    errors: { form: "Your message could not be sent. Try again in a moment." },
    values: { name: "Ravi Kumar" },
    status: 503,
  });
  // A page's key that is none any more is nothing that who wrote can mend.
  expect(await postContact(posted(TYPED), SITE, refused({ message: "Unknown key" }, 401))).toMatchObject({
    status: 400,
  });
});

it.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbour below the same domain", { "sec-fetch-site": "same-site" }],
  ["an address that was typed", { "sec-fetch-site": "none" }],
])("sends nothing that comes from %s", async (_, headers) => {
  const { calls, send } = server(sent);
  expect(await postContact(posted(TYPED, headers), SITE, send)).toMatchObject({
    errors: { form: expect.any(String) },
    status: 403,
  });
  expect(calls).toEqual([]);
});

it("goes by the origin where a browser says no more, whatever the scheme behind a proxy", async () => {
  const from = (origin: string) => {
    const request = posted(TYPED, { origin });
    request.headers.delete("sec-fetch-site");
    return request;
  };
  const { calls, send } = server(sent);
  expect(await postContact(from("https://harbour.localhost:4000"), SITE, send)).toEqual({ sent: true });
  for (const origin of ["https://evil.example", "null", "http://harbour.localhost:4001"]) {
    expect(await postContact(from(origin), SITE, send), origin).toMatchObject({ errors: {} });
  }
  expect(calls).toHaveLength(1);
});

it("takes no other kind of body, and no more than a message needs", async () => {
  const { calls, send } = server(sent);
  const other = await postContact(posted(TYPED, { "content-type": "multipart/form-data; boundary=x" }), SITE, send);
  expect(other).toMatchObject({ errors: { form: expect.any(String) } });
  const long = await postContact(posted({ ...TYPED, message: "x".repeat(70_000) }), SITE, send);
  expect(long).toEqual({ errors: { form: "This message is too long. Shorten it." }, values: {}, status: 413 });
  expect(calls).toEqual([]);
});
