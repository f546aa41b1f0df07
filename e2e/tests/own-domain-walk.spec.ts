import { OWN_DOMAINS, PORT } from "../support/addresses";
import { changeDns } from "../support/dns";
import { keysOf } from "../support/keys";
import { makePlace } from "../support/place";
import { walkSite } from "../support/site-walk";
import { clientOf } from "../support/staff";
import { expect, REFUSED, test } from "../support/test";
import { tooSmall } from "../support/too-small";
import { unique } from "../support/unique";
import { finger, mouse, ZONE } from "../support/visitor-walk";

test.use({ expectedErrors: [[REFUSED], { scope: "test" }] });

const newAddress = () => `walk-${unique()}@mail.test`;

test("at an organisation's own domain, by mouse: all that a visitor does", async ({ page, request }) => {
  const name = `Quay ${unique()}`;
  const domain = `desks.walk${unique()}.${OWN_DOMAINS}`;
  const desks = [{ name: "A1" }, { name: "A2" }];
  const { client } = await makePlace(request, name, [{ name: "Long hall", timezone: ZONE, desks }]);
  const plan = { taxPercent: 0, isListed: true };
  const [hour, day] = [{ count: 1, unit: "hour" } as const, { count: 1, unit: "day" } as const];
  await client.feePlans.add({ ...plan, name: "Hour", bookingType: "HOURLY", duration: hour, amount: 5_000 });
  await client.feePlans.add({ ...plan, name: "Day", bookingType: "DAILY", duration: day, amount: 20_000 });
  const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
  const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: domain });
  await changeDns({ add: dnsMapping?.records ?? [] });
  await client.website.verifyDns({ orgId });
  const site = `http://${domain}:${PORT}`;
  await walkSite({ page, request, hands: mouse, client, site, email: newAddress(), name, price: "₹200" });
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("at a space with branches: all that a visitor does, and whatever he presses is as large as a finger", async ({
    page,
    request,
  }) => {
    const seen: string[] = [];
    await walkSite({
      ...{ page, request, hands: finger, email: newAddress() },
      ...{ site: `http://harbour.localhost:${PORT}`, client: await clientOf("owner@harbour.test") },
      ...{ name: "Harbour Works", branch: "Pier 4", price: "₹649" },
      async look(name) {
        expect.soft(await tooSmall(page), name).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360);
        seen.push(name);
      },
    });
    expect(seen).toHaveLength(21);
  });
});

test("at a hall, by keyboard alone: all that a visitor does", async ({ page, request }) => {
  await walkSite({
    ...{ page, request, hands: keysOf(page), email: newAddress() },
    ...{ site: `http://athena.localhost:${PORT}`, client: await clientOf("owner@athena.test") },
    ...{ name: "Athena Reading Rooms", price: "₹177" },
  });
});
