import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { PORT } from "../support/addresses";
import { KEY } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { codeFor } from "../support/outbox";
import { makePlace } from "../support/place";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";
import { localDay, ZONE } from "../support/visitor-walk";

test.use({ expectedErrors: [[REFUSED], { scope: "test" }] });

const siteOf = (orgCode: string) => `http://${orgCode.toLowerCase()}.localhost:${PORT}`;
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const instant = (day: number, time: string) => new Date(`${localDay(day)}T${time}:00+05:30`).toISOString();

/** Hours of a day at a desk, booked by whoever proves the address. */
interface Hours {
  email: string;
  desk: string;
  day: number;
  from: string;
  to: string;
}

/** A place of two desks, open day and night, with the way to book it through the API. */
async function placeOf(request: APIRequestContext) {
  const { orgCode, branchIds, client } = await makePlace(request, `Own ${unique()}`, [
    { name: "Long hall", timezone: ZONE, desks: [{ name: "A1" }, { name: "A2" }] },
    { name: "Short hall", timezone: ZONE },
  ]);
  const [branchId = ""] = branchIds;
  const { data: desks } = await client.desks.list({ branchId });
  const send = async (path: string, data: object) => {
    const reply = await request.post(`/api/co-space/bookings/${path}`, { data, headers: { "x-api-key": KEY } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const { _id: orgId } = await send("super-org-lookup", { orgCode });
  let codes = 0;
  const book = async ({ email, desk, day, from, to }: Hours) => {
    const { flow } = await send("send-otp", { email, orgId });
    codes += 1;
    const otp = await codeFor(request, email, codes);
    const { verificationToken } = await send("verify-otp", { email, orgId, otp, flow });
    const deskId = desks.find(({ name }) => name === desk)?._id;
    const time = { startAt: instant(day, from), endAt: instant(day, to) };
    const who = { verificationToken, orgId, name: "Meera Iyer", email };
    return send("save-booking", { ...who, branchId, deskId, type: "HOURLY", ...time });
  };
  return { orgCode, client, book };
}

/** Signs in on the page that stands there. @param count which code of that address it takes */
async function signIn(page: Page, request: APIRequestContext, email: string, count = 1) {
  await expect(title(page, "Sign in")).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email, count));
}
