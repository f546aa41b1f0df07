import { SENTENCE } from "../support/admin";
import { holdScripts, ISLAND } from "../support/hold-scripts";
import { codeFor } from "../support/outbox";
import { clientOf } from "../support/staff";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test("seats by keyboard, a cart that stays, sign-up, paid in the sandbox: a founded organisation with its plan", async ({
  page,
  request,
}) => {
  await page.goto("/ecommerce");
  const cost = page.getByRole("complementary", { name: "What it costs" });
  const seats = page.getByRole("slider", { name: "Seats in all your branches" });
  await expect(seats).toHaveAttribute("aria-valuetext", "60 seats");
  await expect(cost).toContainText("₹1,498");
  await expect(cost).toContainText("Tax is included");
  await seats.focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowLeft");
  await expect(seats).toHaveAttribute("aria-valuetext", "105 seats");
  await expect(cost).toContainText("2 × 50 more desks");
  await expect(cost).toContainText("Then ₹1,997 a month.");
  await page.getByRole("button", { name: "Put into the cart" }).click();

  await expect(page).toHaveURL(/\/ecommerce\/cart$/);
  const lines = page.getByRole("list", { name: "In your cart" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  // Another tab, and a reload, have the same.
  const other = await page.context().newPage();
  await other.goto("/ecommerce/cart");
  await other.getByRole("button", { name: "One less of 50 more desks" }).click();
  await expect(page.getByText("Then ₹1,498 a month.")).toBeVisible();
  await other.close();
  await page.reload();
  await expect(lines).toHaveCount(2);
  await expect(page.getByText("Then ₹1,498 a month.")).toBeVisible();

  const email = `shop-${unique()}@quiet.test`;
  await page.getByRole("link", { name: "Sign up and pay" }).click();
  await expect(page.getByRole("region", { name: "You chose" })).toContainText("₹1,498");
  await page.getByLabel("Name of the place").fill("Shop Hall");
  await page.getByLabel("Your name").fill("Ira Sen");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(SENTENCE);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await page.reload();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, email));

  // Founded, and where it is paid; whoever leaves finds the choice again.
  await expect(page).toHaveURL(/\/plans-selection\?/);
  await expect(page.getByText("You can pay later: your free trial runs until", { exact: false })).toBeVisible();
  await page.goto("/plans-selection");
  await page.getByRole("button", { name: "Pay ₹1,498", exact: true }).click();
  await page.getByRole("button", { name: "Pay in the sandbox" }).click();
  await expect(page.getByText("₹1,498 is paid")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add your first branch" })).toBeVisible();
  const { subscription } = await (await clientOf(email, SENTENCE)).subscription.current();
  expect(subscription).toMatchObject({
    planCode: "starter",
    addOns: [{ code: "desks-50", quantity: 1 }],
    status: "ACTIVE",
    amount: 149_800,
  });

  // Paid, the cart is empty; whoever is signed in comes by the shop's link to where it is paid.
  await page.goto("/ecommerce/cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.goto("/auth/register?plan=launch&addOns=desks-50:1000000000");
  await expect(page).toHaveURL(/\/plans-selection\?/);
  await expect(page.getByText("not for sale any more", { exact: false })).toBeVisible();
});

test("a cart that somebody wrote by hand is told apart from what is sold, at the price of now", async ({ page }) => {
  const keep = async (cart: object) => {
    await page.goto("/ecommerce/cart");
    await page.evaluate((kept) => localStorage.setItem("carrel.cart", JSON.stringify(kept)), cart);
    await page.reload();
  };
  const addOns = [
    { code: "desks-50", quantity: 1e9 },
    { code: "staff-5", quantity: -1 },
    { code: "never-was", quantity: 1 },
  ];
  await keep({ planCode: "starter", addOns, seen: { amount: 100, currency: "INR" } });
  await expect(page.getByText("“never-was” is not for sale any more. It is left out.")).toBeVisible();
  await expect(page.getByText("Then ₹999 a month.")).toBeVisible();
  await keep({ planCode: "starter", addOns: [], seen: { amount: 89_900, currency: "INR" } });
  await expect(page.getByText("it was ₹899 when you chose it, and is ₹999 now", { exact: false })).toBeVisible();
  await keep({ planCode: "launch", addOns: [] });
  await expect(page.getByText("The plan that you chose is not for sale any more.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up and pay" })).toHaveCount(0);
  await keep({ planCode: "<img src=x>", addOns: [] });
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
});

test("plans of one long word and twelve of them fit on a phone, and where none is sold there is a way on", async ({
  page,
  request,
}) => {
  const platform = await clientOf("owner@carrel.test");
  const { pricingPlans } = await platform.superOrg.details();
  const [first] = pricingPlans;
  if (!first) throw new Error("The demo sells no plan");
  const limits = { branches: 1, desks: 40, adminUsers: 3 };
  const made = Array.from({ length: 12 }, (_, at) => ({
    ...{ code: `long-${at}`, name: String(at).padEnd(60, "Lesesaalmitgliedschaft"), features: ["x".repeat(120)] },
    ...{ amount: 123_456_700, interval: at % 6 === 5 ? ("year" as const) : ("month" as const), limits },
  }));
  const unsold = pricingPlans.map((plan) => ({ ...plan, isActive: false }));
  try {
    await platform.superOrg.updatePricingPlans({ pricingPlans: [...unsold, ...made] });
    for (const path of ["/pricing", "/pricing/v2", "/pricing/v3", "/ecommerce"]) {
      await page.goto(path);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await page.evaluate(() => {
          const inner = document.documentElement.clientWidth;
          const wide = document.documentElement.scrollWidth > inner ? ["page"] : [];
          const buttons = [...document.querySelectorAll<HTMLElement>("main .ui-button, main th")];
          return [
            ...wide,
            ...buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
          ];
        });
        expect.soft(cut, `${path} at ${width}`).toEqual([]);
      }
    }
    await platform.superOrg.updatePricingPlans({ pricingPlans: unsold });
    for (const path of ["/pricing", "/ecommerce", "/ecommerce/cart"]) {
      const html = await (await request.get(path)).text();
      expect.soft(html, path).toContain("Prices on request");
      expect.soft(html, path).toMatch(/href="\/contact"[^>]*>Ask for a price/);
    }
  } finally {
    await platform.superOrg.updatePricingPlans({ pricingPlans });
  }
});

test("without a script the price is in the page, and a link leads on with the choice", async ({ request }) => {
  const html = await (await request.get("/ecommerce?seats=105")).text();
  expect(html).toContain("₹1,997");
  expect(html).toContain('href="/auth/register?plan=starter&amp;addOns=desks-50%3A2&amp;seen=199700INR"');
  const attacked = await (await request.get("/ecommerce?seats=1e9&plan=%3C%2Fscript%3E%3Cb%3E&pay=never")).text();
  expect(attacked).toContain("₹1,498");
  expect(attacked).not.toContain("</script><b>");
});

test("the slider's thumb is there before the shop is taken over, and stays where it is", async ({ page }) => {
  const letCome = await holdScripts(page, ISLAND);
  await page.goto("/ecommerce");
  const seats = page.getByRole("slider", { name: "Seats in all your branches" });
  await expect(seats).toHaveAttribute("aria-valuenow", "60");
  // Letters that come late may move it down, and nothing moves it along.
  const along = async () => {
    const box = await seats.boundingBox();
    return { x: box?.x, width: box?.width };
  };
  const drawn = await along();
  expect(drawn.width).toBeGreaterThan(10);
  await seats.press("ArrowRight");
  await seats.press("ArrowLeft");
  await seats.press("ArrowRight");
  await letCome();
  await expect(seats).toHaveAttribute("aria-valuetext", "65 seats");
  await seats.press("ArrowLeft");
  await expect(seats).toHaveAttribute("aria-valuetext", "60 seats");
  expect(await along()).toEqual(drawn);
});

test("a slider and a button that are pressed before the shop is taken over: all of it happens then", async ({
  page,
}) => {
  const letCome = await holdScripts(page, ISLAND);
  await page.goto("/ecommerce");
  const seats = page.getByRole("slider", { name: "Seats in all your branches" });
  const track = await page.locator("[data-slot=slider] .ui-slider__root").boundingBox();
  if (!track) throw new Error("The slider is not in sight");
  await page.mouse.click(track.x + track.width - 1, track.y + track.height / 2);
  await letCome();
  await expect(seats).toHaveAttribute("aria-valuetext", "500 seats");

  const letComeAgain = await holdScripts(page, ISLAND);
  await page.reload();
  await page.getByRole("button", { name: "Put into the cart" }).click();
  await expect(page).toHaveURL(/\/ecommerce$/);
  await letComeAgain();
  await expect(page).toHaveURL(/\/ecommerce\/cart$/);
  await expect(page.getByRole("list", { name: "In your cart" }).getByRole("listitem")).toHaveCount(2);
});
