import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { inspect, inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** What is refused is answered on the screen. */
test.use({ expectedErrors: [/status of 40[0349]/] });

const PLATFORM = "owner@carrel.test";
const RESELLER = "owner@northside.test";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const rowOf = (page: Page, name: string) => page.locator("a[data-row-open]").filter({ hasText: name });
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** Goes through the steps to the last one, from the first. */
async function describeReseller(page: Page, { name, code, email }: { name: string; code: string; email: string }) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Code").fill(code);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Who answers for it?" })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Tara Nair");
  await page.getByLabel("E-mail").fill(email);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "What does it get?" })).toBeFocused();
  await page.getByLabel("Percent of each payment").fill("12.5");
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeFocused();
}

test("a reseller is made step by step, each refusal led to its field, and then kept", async ({ page, request }) => {
  const id = unique();
  const name = `Southern ${id}`;
  const email = `tara-${id}@quiet.test`;
  await signInAs(page, PLATFORM);

  // What was not reached by way of the steps begins at the first.
  await page.goto("/resellers/new?step=review");
  await press(page, "Continue");
  await expect(page.getByText("Fill this in").first()).toBeVisible();
  await inspect(page, "reseller-new-profile");
  await describeReseller(page, { name, code: "northside", email: "owner@harbour.test" });
  await inspect(page, "reseller-new-review");

  await press(page, "Add and invite");
  await expect(page.getByText("The code NORTHSIDE is taken. Choose another one.")).toBeVisible();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill(`S${id}`);
  for (const heading of ["Who answers for it?", "What does it get?", "Is this right?"]) {
    await press(page, "Continue");
    await expect(page.getByRole("heading", { name: heading })).toBeFocused();
  }
  await press(page, "Add and invite");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");

  // What was typed is not lost by a press on the menu, nor by going back.
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await confirm(page, "Stay");
  await page.getByLabel("E-mail").fill(email);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeFocused();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`${name} is added`)).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No clients yet" })).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);

  await page.getByRole("link", { name: "Edit profile" }).click();
  await page.getByLabel("LinkedIn").fill("linkedin.com/company/southern");
  await page.getByRole("radio", { name: "Study halls" }).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
    "href",
    "https://linkedin.com/company/southern",
  );

  await page.goto(`/resellers?q=${id}`);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole("tab", { name: "Inactive" }).click();
  await expect(page.getByText(`Nothing fits “${id}”`)).toBeVisible();
});

test("a domain is added, refused, made the primary one and given up", async ({ page }) => {
  const id = unique();
  await signInAs(page, PLATFORM);
  await page.goto("/resellers/new");
  await describeReseller(page, { name: `Domains ${id}`, code: `D${id}`, email: `d-${id}@quiet.test` });
  await press(page, "Add and invite");
  await expect(page.getByRole("heading", { name: `Domains ${id}`, level: 1 })).toBeVisible();
  await page.getByRole("tab", { name: "Domains" }).click();
  await expect(page.getByRole("heading", { name: "No domain yet" })).toBeVisible();

  const input = page.getByLabel("Add the first domain");
  await input.fill("carre1-login.example");
  await press(page, "Add domain");
  await expect(page.getByText("Use another domain: this one could be taken for the platform's own")).toBeVisible();
  await expect(input).toHaveValue("carre1-login.example");
  await input.fill("desks.localhost");
  await press(page, "Add domain");
  await expect(page.getByText("Use a domain of your own: this is the platform's")).toBeVisible();
  const [one, two] = [`a-${id}.example.com`, `b-${id}.example.com`];
  await input.fill(one);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: one })).toBeVisible();
  await page.getByLabel("Add a domain").fill(two);
  await press(page, "Add domain");
  await expect(page.getByRole("region", { name: two })).toContainText(`_site-verification.${two}`);

  await page.getByRole("region", { name: two }).getByRole("button", { name: "Make primary" }).click();
  await confirm(page, "Make primary");
  await expect(page.getByText(`${two} is primary now`)).toBeVisible();
  await inspect(page, "reseller-domains");
  await page.getByRole("region", { name: two }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${one} becomes the primary domain.`)).toBeVisible();
  await confirm(page, "Remove");
  await expect(page.getByRole("region", { name: two })).toHaveCount(0);
  await expect(page.getByText("Primary: mails and QR codes lead here")).toHaveCount(1);
});

test("a rate is planned and replaced, branding is saved or stayed with, and a reseller is switched off and on", async ({
  page,
}) => {
  const id = unique();
  await signInAs(page, PLATFORM);
  await page.goto("/resellers/new");
  await describeReseller(page, { name: `Rates ${id}`, code: `R${id}`, email: `r-${id}@quiet.test` });
  await press(page, "Add and invite");
  await expect(page.getByRole("heading", { name: `Rates ${id}`, level: 1 })).toBeVisible();

  await page.getByRole("tab", { name: "Profit share" }).click();
  await page.getByRole("link", { name: "Set a new rate" }).click();
  await page.getByLabel("Percent of each payment").fill("12.345");
  await press(page, "Set the rate");
  await expect(page.getByText("Use 0 to 100 percent with at most two decimals")).toBeVisible();
  await page.getByRole("radio", { name: "A fixed amount" }).click();
  await page.getByLabel("Amount of each payment").fill("500");
  await expect(page.getByText("It replaces the 12.5% set for that day.")).toBeVisible();
  await inspect(page, "reseller-rate-new");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("The new rate is set")).toBeVisible();
  await expect(page.getByRole("row", { name: /₹500.*Stands now/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /12\.5%.*Replaced/ })).toBeVisible();

  await page.getByRole("tab", { name: "Branding" }).click();
  await page.getByRole("radio", { name: "Lara dark blue" }).click();
  const branding = page.getByRole("tab", { name: "Branding", selected: true });
  const overview = page.getByRole("tab", { name: "Overview" });
  for (const leave of [() => overview.click(), () => overview.press("Enter")]) {
    await leave();
    await confirm(page, "Stay");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(branding).toBeFocused();
    await page.keyboard.press("Home");
    await expect(overview).toBeFocused();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  await inspect(page, "reseller-branding-changed");
  await press(page, "Save changes");
  await expect(page.getByText("Branding saved")).toBeVisible();
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();

  await press(page, "Deactivate");
  await expect(
    page.getByText("Its people can't work any more: wherever they are, they are told that it is deactivated."),
  ).toBeVisible();
  await confirm(page, "Deactivate");
  await expect(page.getByText(`Rates ${id} is inactive`)).toBeVisible();
  await inspect(page, "reseller-inactive");
  await press(page, "Activate");
  await confirm(page, "Activate");
  await expect(page.getByText(`Rates ${id} is active again`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Deactivate", exact: true })).toBeVisible();
});

test("a reseller sees himself and nobody else, and changes nothing here", async ({ page }) => {
  await signInAs(page, RESELLER);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "My reselling" }).click();
  await expect(page.getByRole("heading", { name: "My reselling", level: 1 })).toBeVisible();
  const own = page.url();
  await expect(page.getByRole("figure", { name: "Bookings" })).toBeVisible();
  for (const [tab, shows] of [
    ["Branding", "Logos and name"],
    ["Domains", "desks.northside.example"],
    ["Profit share", "All rates"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText(shows).first()).toBeVisible();
    await inspectLooks(page, `reselling-${tab.toLowerCase().replace(" ", "-")}`);
    await expect(
      page.getByRole("main").getByRole("button", { name: /^(Save|Add|Remove|Make|Deactivate)/ }),
    ).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(Edit profile|Set a new rate)$/ })).toHaveCount(0);
  }
  await page.goto(`${own}/edit`);
  await expect(page.getByText("Your role does not include this")).toBeVisible();
  await page.goto("/resellers/018f0000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
});
