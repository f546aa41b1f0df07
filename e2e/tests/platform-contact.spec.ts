import { expect, test } from "../support/test";

test.use({ expectedErrors: [/status of 400/] });

const TYPED = { name: "Ravi Kumar", message: "Do you run\nin Kochi?", homepage: "" };

test("a message is refused with what was typed, and taken, without a script", async ({ request }) => {
  const post = (email: string) => request.post("/contact", { form: { ...TYPED, email }, maxRedirects: 0 });
  const refused = await post("ravi");
  expect(refused.status()).toBe(400);
  const again = await refused.text();
  expect(again).toContain('value="ravi"');
  expect(again).toContain("Do you run\nin Kochi?</textarea>");
  expect(again).toMatch(/aria-describedby="contact-email-error" aria-invalid="true"/);
  const taken = await post("ravi@mail.test");
  const { location } = taken.headers();
  expect([taken.status(), location]).toEqual([303, "/contact?sent=1"]);
  const thanks = await request.get("/contact?sent=1");
  expect(await thanks.text()).toMatch(/<p role="status"[^>]*data-sent[^>]*class="[^"]*">Your message is on its way/);
});

test("a message is sent without leaving the page, and its errors stand at their fields", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ravi Kumar");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("ravi@mail");
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Do you run in Kochi?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveAccessibleDescription(/./);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("ravi@mail.test");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});
