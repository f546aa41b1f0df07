import { setTimeout } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import { PORT } from "../support/addresses";
import { PLATFORM_SCREENS, SCREENS } from "../support/screens";
import { expect, test } from "../support/test";

const SIGNED_IN = { cookie: "Bearer=any" };

/**
 * What the server says by itself, before any app runs: its status, and where it leads. A fast machine asks for more pages
 * in a second than one address may: told to wait, it waits.
 */
const answerOf = async (
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> => {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  const { location, "retry-after": wait } = response.headers();
  if (response.status() === 429) {
    await setTimeout(Number(wait) * 1000);
    return answerOf(request, path, headers);
  }
  return `${response.status()}${location === undefined ? "" : ` ${location}`}`;
};

test("the server knows the address of each of the office's screens, and no other", async ({ request }) => {
  for (const { path, missing } of [...SCREENS, ...PLATFORM_SCREENS]) {
    const address = path.replaceAll(":first", "018f0000-0000-7000-8000-000000000000");
    const toSignIn = `302 /auth/login?from=${encodeURIComponent(address)}`;
    expect([path, await answerOf(request, address)]).toEqual([path, missing ? toSignIn : "200"]);
    expect([path, await answerOf(request, address, SIGNED_IN)]).toEqual([path, missing ? "404" : "200"]);
  }
});

test("on a client's host the server knows the booking's addresses, and leads home from any other", async ({
  request,
}) => {
  const host = { host: `harbour.localhost:${PORT}` };
  for (const path of [
    "/",
    "/info",
    "/contact",
    "/booking",
    "/booking/x",
    "/book?branch=1",
    "/book/x",
    "/dashboard",
    "/dashboard/",
    "/profile",
    "/due/x",
    "/mobile-payment/x",
    "/qr-booking/ATHENA",
    "/qr-booking/ATHENA/",
  ])
    expect([path, await answerOf(request, path, host)]).toEqual([path, "200"]);
  for (const path of [
    ...["/desks", "/auth/login", "/qr-booking", "/404", "/info/more", "/nothing?from=/desks"],
    ...["/booking/x/more", "/book/x/more", "/dashboard/more", "/profile/more", "/mobile-payment"],
  ])
    expect([path, await answerOf(request, path, host)]).toEqual([path, "302 /"]);
});

test("whoever opens an address that isn't there is asked to sign in, and told afterwards", async ({ page }) => {
  await page.goto("/no/such/screen?tab=1");
  await expect(page).toHaveURL("/auth/login?from=%2Fno%2Fsuch%2Fscreen%3Ftab%3D1");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});
