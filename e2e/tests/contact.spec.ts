import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { mailsTo } from "../support/outbox";
import { makePlace } from "../support/place";
import { newClient } from "../support/staff";
import { expect, test } from "../support/test";

test("what somebody wrote is read whole in the office, from the list and from the mail, and answered", async ({
  page,
  request,
}) => {
  const place = await makePlace(request, "Written Hall", []);
  const { _id: orgId } = (await place.client.auth.session()).loggedOrgDetails;
  const long = `${"Nothing but a long word: ".repeat(8)}${"w".repeat(120)}`;
  await newClient().contact.send({
    ...{ orgId, name: "Ravi Kumar of the Association of People with Long Names", email: "ravi+hall@example.com" },
    ...{ phone: "+91 98765 43210", subject: "Lockers & keys", message: `Do you have lockers?\n\n${long}\n\nRavi` },
  });
  await signInAs(page, place.email, place.password);
  await page.goto("/notifications");
  const told = page.getByRole("list", { name: "Notifications", exact: true }).getByRole("listitem");
  await expect(told).toHaveCount(1);
  await told.getByRole("link", { name: /Message from Ravi Kumar/ }).click();
  const sheet = page.getByRole("dialog", { name: /Message from Ravi Kumar/ });
  // With its line breaks.
  await expect(sheet.getByText("Do you have lockers?")).toHaveText(`Do you have lockers?\n\n${long}\n\nRavi`, {
    useInnerText: true,
  });
  const answer = "mailto:ravi%2Bhall@example.com?subject=Re%3A%20Lockers%20%26%20keys";
  await expect(sheet.getByRole("link", { name: "Answer by e-mail" })).toHaveAttribute("href", answer);
  await expect(sheet.getByRole("link", { name: "ravi+hall@example.com" })).toHaveAttribute("href", answer);
  await expect(sheet.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute("href", "tel:+919876543210");
  await expect(sheet.getByText("Read", { exact: true })).toBeVisible();
  await inspectLooks(page, "message", '[role="dialog"]');

  const { pathname } = new URL(page.url());
  const [mail] = await mailsTo(request, place.email);
  expect(mail?.subject).toBe("New message: Lockers & keys");
  expect(mail?.text).toContain(pathname);
});
