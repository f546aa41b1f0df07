import { contract, type Operation } from "@carrel/sdk/contract";
import { exampleOf } from "@carrel/sdk/testing";
import { validation } from "@carrel/sdk/validation";
import { expect, it } from "vitest";
import { BEARER_ROWS } from "../testing/access/calls";
import { eachDemoApi } from "../testing/demo-api";
import { servePart } from "../testing/serve-part";

const TEMPLATE = "/co-space/desks/bulk-booking/template?format=csv";
const table = { desks: { bulkBookingTemplate: contract.desks.bulkBookingTemplate } };

it("opens two calls in windows, which change nothing", () => {
  const opened = Object.values(contract)
    .flatMap((rows): Operation[] => Object.values(rows))
    .filter(({ opens }) => opens);
  expect(opened.map(({ kind, route }) => `${kind} ${route}`)).toEqual([
    "read GET /api/co-space/desks/bulk-booking/template",
    "read GET /customer/calendar.ics",
  ]);
});

eachDemoApi("a call in a window of its own", (demo) => {
  const part = () =>
    servePart(demo, table, validation, {
      desks: {
        bulkBookingTemplate: async ({ organisation, keyOrganisation }) => ({
          filename: "bookings.csv",
          contentType: "text/csv",
          blob: new Blob([`${organisation?.orgCode} by ${keyOrganisation.orgCode}`]),
        }),
      },
    });
  const open = (headers: Record<string, string>) => part().raw(TEMPLATE, { headers });
  const codeOf = async (headers: Record<string, string>) => (await (await open(headers)).json()).code;

  it("takes the session's cookie for the token, and its organisation for the key's", async () => {
    const token = await demo.signIn("owner@harbour.test");
    const response = await open({ cookie: `theme=dark; Bearer=${encodeURIComponent(token)}; session=%7B%7D` });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("HARBOUR by HARBOUR");
    const keyed = await open({ cookie: `Bearer=${token}`, "x-api-key": "pk_demo_carrel" });
    expect(await keyed.text()).toBe("HARBOUR by CARREL");
  });

  it("asks a cookie for all that a token has to be", async () => {
    expect(await codeOf({})).toBe("api_key_missing");
    expect(await codeOf({ cookie: "Bearer=" })).toBe("api_key_missing");
    expect(await codeOf({ cookie: "Bearer=nobody-was-ever-given-this-one" })).toBe("session_unknown");
    const lapsed = await demo.signIn("owner@lapsed.test");
    expect(await codeOf({ cookie: `Bearer=${lapsed}` })).toBe("subscription_expired");
    const token = await demo.signIn("owner@harbour.test");
    const cookie = `Bearer=${token}`;
    expect(await codeOf({ cookie, "x-api-key": "pk_nobody" })).toBe("api_key_invalid");
    expect(await codeOf({ cookie, "x-api-key": "pk_demo_carrel", authorization: "Bearer unknown" })).toBe(
      "session_unknown",
    );
    await demo.api.client("pk_demo_carrel", token).auth.logout();
    expect(await codeOf({ cookie })).toBe("session_expired");
  });

  it.each(BEARER_ROWS.filter(({ row }) => !row.opens))("is not $name", async ({ row, input }) => {
    const token = await demo.signIn("owner@harbour.test");
    const [method = "", path = ""] = row.route.split(" ");
    const response = await demo.api.raw(path.replaceAll(/\{\w+\}/g, "1"), {
      method,
      headers: { "x-api-key": "pk_demo_carrel", cookie: `Bearer=${token}`, "content-type": "application/json" },
      ...(!/GET|DELETE/.test(method) && { body: JSON.stringify(exampleOf(input)) }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "session_missing" });
    expect(await demo.api.client("pk_demo_carrel", token).auth.session()).toMatchObject({
      email: "owner@harbour.test",
    });
  });
});
