import { inspectPublic } from "../support/looks";
import { expect, test } from "../support/test";

const PAGE = "/documentation/developer/getting-started";

test("a page is found by a few letters and without a mouse, and what was looked for can be sent to somebody", async ({
  page,
}) => {
  await page.goto("/documentation");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search the documentation" });
  await expect(field).toBeFocused();
  await field.pressSequentially("poster");
  const hits = page.getByRole("option");
  await expect(hits.first()).toContainText("Posters and QR codes");
  await expect(hits.first().locator("mark").first()).toHaveText("Posters");
  await expect(hits.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(hits.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL("/documentation?q=poster");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Posters and QR codes" })).toBeVisible();

  await page.goto("/documentation?q=poster");
  await expect(page.getByRole("option").first()).toContainText("Posters and QR codes");
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option").first()).toBeHidden();
  await field.fill("zebra crossing");
  await expect(page.getByText("Nothing was found.")).toBeVisible();
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("code is copied as it stands", async ({ page }) => {
    await page.goto(PAGE);
    const block = page.locator(".docs-code").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator("code").textContent());
  });
});

test.describe("on a phone, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test("all pages are in a fold, and each is there as Markdown", async ({ page, request }) => {
    await page.goto(PAGE);
    await expect(page.getByRole("combobox")).toBeHidden();
    const ways = page.getByRole("navigation", { name: "Documentation" });
    await expect(ways).toBeHidden();
    await page.getByText("All pages").click();
    await ways.getByText("Operator").click();
    await ways.getByRole("link", { name: "Back up and restore" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Back up and restore" })).toBeVisible();
    const markdown = (await page.locator('link[type="text/markdown"]').getAttribute("href")) ?? "";
    const reply = await request.get(markdown);
    expect(reply.headers()["content-type"]).toContain("text/markdown");
    expect(await reply.text()).toMatch(/^# Back up and restore\n/);
    expect(await (await request.get("/llms.txt")).text()).toContain(markdown);
  });
});

test("pages, code, tables and hits are drawn without a fault, in every look", async ({ page }) => {
  for (const path of ["/documentation", PAGE, "/documentation/operator/server-settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await inspectPublic(page, `documentation-${path.split("/").at(-1)}`);
  }
  await page.goto("/documentation?q=booking");
  const hit = page.getByRole("option").first();
  await expect(hit).toBeVisible();
  await inspectPublic(page, "documentation-hits");
  await expect(hit).toBeVisible();
});
