import type { DnsMapping, WebsiteSettings } from "@carrel/sdk";
import type { Page } from "@playwright/test";
import { OWN_DOMAINS, PORT } from "../support/addresses";
import { signInAs } from "../support/admin";
import { answerCalls } from "../support/answer-calls";
import { setClockAhead, workOn } from "../support/clock";
import { changeDns } from "../support/dns";
import { inspect, inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { signUp } from "../support/sign-up";
import { expect, REFUSED, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [REFUSED] });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const records = (page: Page) => page.getByRole("list", { name: "DNS records" }).getByRole("listitem");

async function setDomain(page: Page, domain: string) {
  await press(page, "Set up a domain");
  await page.getByRole("textbox", { name: "Domain" }).fill(domain);
  await inDialog(page, "Set up a domain");
}

/** Lets the server's job look at DNS as it does so many hours from now. */
async function checkIn(hours: number) {
  await setClockAhead(Math.round(hours * 60));
  await workOn("domains.check");
}

/** Shows the screen as it is when the server says something else of the domain. */
async function withState(page: Page, settings: WebsiteSettings, dnsMapping: DnsMapping | null) {
  const reply = { status: true, statuscode: 1, message: "" };
  const answers: Record<string, object> = {
    "/api/website/settings": { ...reply, data: settings },
    "/api/organization/domain-status": { ...reply, websiteSettings: settings, dnsMapping },
  };
  const stop = await answerCalls(page, (method, path) => {
    const json = method === "GET" ? answers[path] : undefined;
    return json ? { status: 200, json } : null;
  });
  await page.reload();
  return stop;
}

test("an organisation gets a site, sets its own domain, and is found there once its records are seen", async ({
  page,
  request,
}) => {
  const id = unique();
  const name = `Quiet ${id}`;
  const domain = `desks.q${id}.${OWN_DOMAINS}`;
  const { client, email, password } = await signUp(request, { orgName: name });
  const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
  await signInAs(page, email, password);
  await page.goto("/website");

  await test.step("a sub-domain is chosen, by one word alone", async () => {
    await expect(page.getByText("No domain is set up yet.")).toBeVisible();
    await inspectLooks(page, "website-none");
    await press(page, "Get your site");
    const field = page.getByRole("textbox", { name: "Sub-domain" });
    await expect(field).toHaveValue(/\.localhost$/);
    await inspectLooks(page, "website-sub-domain", "[role=dialog]");
    await field.fill("www");
    await inDialog(page, "Get your site");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(`first-q${id}`);
    await inDialog(page, "Get your site");
    await expect(page.getByText(`Your site is at first-q${id}.localhost`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(`http://first-q${id}.localhost:${PORT}`, { exact: true })).toBeVisible();
  });

  await test.step("it gets another name", async () => {
    await press(page, "Change the sub-domain");
    await page.getByRole("textbox", { name: "Sub-domain" }).fill(`q${id}`);
    await inDialog(page, "Change");
    await expect(page.getByText(`Your site is at q${id}.localhost`)).toBeVisible();
    await expect(page.getByText(`http://q${id}.localhost:${PORT}`, { exact: true })).toBeVisible();
  });

  await test.step("a name of the platform's own is refused at the field", async () => {
    await setDomain(page, "desks.localhost.localhost");
    await expect(page.getByRole("textbox", { name: "Domain" })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("textbox", { name: "Domain" }).fill(domain);
    await inDialog(page, "Set up a domain");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Waiting for DNS")).toBeVisible();
    await expect(records(page)).toHaveCount(2);
    await expect(records(page).first().getByText(`_site-verification.desks.q${id}`, { exact: true })).toBeVisible();
    await inspectLooks(page, "website-pending");
  });

  const { dnsMapping } = await client.website.domainStatus();
  const wanted = dnsMapping?.records ?? [];

  await test.step("what leads elsewhere stands beside what is expected", async () => {
    await changeDns({ add: [{ type: "CNAME", name: domain, value: "parking.example" }] });
    await press(page, "Check now");
    await expect(page.getByText("Not everything is there yet")).toBeVisible();
    await expect(records(page).nth(1).getByText("Differs")).toBeVisible();
    await expect(records(page).nth(1).getByText("parking.example", { exact: true })).toBeVisible();
    await press(page, "What to type where, at your registrar");
    await inspectLooks(page, "website-pending-wrong");
  });

  await test.step("it is verified without a reload, whoever looked", async () => {
    await changeDns({ remove: [domain], add: wanted });
    await client.website.verifyDns({ orgId });
    // The screen asks again by itself, less often the longer nothing came of it.
    await expect(page.getByText("Verified", { exact: true })).toBeVisible({ timeout: 70_000 });
    await expect(page.getByText(`http://${domain}:${PORT}`, { exact: true })).toBeVisible();
    await inspectLooks(page, "website-verified");
  });

  await test.step("its site is served at its own domain", async () => {
    const visitor = await page.context().newPage();
    await visitor.goto(`http://${domain}:${PORT}/`);
    await expect(visitor).toHaveTitle(new RegExp(name));
    await visitor.close();
  });

  await test.step("its proof is gone, which three checks of the job find: its people are warned", async () => {
    await changeDns({ remove: [`_site-verification.${domain}`] });
    for (const hours of [7, 8.1, 9.2]) await checkIn(hours);
    await page.reload();
    await expect(page.getByText(/^It works until /)).toBeVisible();
    await expect(
      records(page)
        .first()
        .getByText(/^DNS knows no such name/),
    ).toBeVisible();
    await inspect(page, "website-warned");
    await expect(async () => {
      const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
      expect(subjects).toContain(`DNS records of ${domain} are missing`);
    }).toPass();
    const visitor = await page.context().newPage();
    expect((await visitor.goto(`http://${domain}:${PORT}/`))?.status()).toBe(200);
    await visitor.close();
  });

  await test.step("three days later it is switched off, and the sub-domain is the known address again", async () => {
    await checkIn(9.2 + 73);
    await page.reload();
    await expect(page.getByText(/^Its records were not seen/)).toBeVisible();
    await expect(page.getByText(`http://q${id}.localhost:${PORT}`, { exact: true })).toBeVisible();
    await inspect(page, "website-failed");
    const visitor = await page.context().newPage();
    expect((await visitor.goto(`http://${domain}:${PORT}/`))?.status()).toBe(404);
    await visitor.close();
  });

  await test.step("it says what is to do before DNS was asked", async () => {
    const { websiteSettings: settings } = await client.website.domainStatus();
    const asked = { ...settings, status: "PENDING", checkedAt: null } as const;
    const stop = await withState(page, asked, { domain, records: [...wanted] });
    await expect(page.getByText(/^Set these records/)).toBeVisible();
    await inspect(page, "website-not-asked");
    await stop();
  });

  await test.step("it is taken away", async () => {
    await page.reload();
    await press(page, "Remove");
    await expect(page.getByText(`Visitors find you at q${id}.localhost.`)).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No domain is set up yet.")).toBeVisible();
  });
});

test("two organisations claim one domain, and the one that proves it has it", async ({ page, request }) => {
  const id = unique();
  const domain = `both.q${id}.${OWN_DOMAINS}`;
  const first = await signUp(request, { orgName: `First ${id}` });
  const second = await signUp(request, { orgName: `Second ${id}` });
  const { _id: orgId } = (await first.client.auth.session()).loggedOrgDetails;
  await signInAs(page, second.email, second.password);
  await page.goto("/website");
  await setDomain(page, domain);
  await expect(records(page)).toHaveCount(2);
  const claim = await second.client.website.domainStatus();

  const { dnsMapping } = await first.client.website.configureDomain({ orgId, customDomain: domain });
  await changeDns({ add: dnsMapping?.records ?? [] });
  await press(page, "Check now");
  await expect(records(page).first().getByText("Differs")).toBeVisible();
  await first.client.website.verifyDns({ orgId });

  // Somebody of both has access to the DNS: who was first keeps it.
  await changeDns({ add: claim.dnsMapping?.records.filter(({ type }) => type === "TXT") ?? [] });
  await press(page, "Check now");
  await expect(page.getByText(`${domain} belongs to another organisation`)).toBeVisible();
  await inspectLooks(page, "website-taken");
  await press(page, "Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await setDomain(page, domain);
  await expect(page.getByRole("textbox", { name: "Domain" })).toHaveAccessibleDescription(/belongs to another/);
});
