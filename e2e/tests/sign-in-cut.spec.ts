import { PORT } from "../support/addresses";
import { codeFor } from "../support/outbox";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

test.use({ expectedErrors: [/ERR_FAILED/] });

test("a connection that is cut while the answer to a right code is on its way doesn't use up the code", async ({
  page,
  request,
}) => {
  const guest = `guest-${unique()}@mail.test`;
  const lost: number[] = [];
  await page.route(
    "**/bookings/verify-otp",
    async (route) => {
      // The server has had it, and nobody hears what it said. This process knows no names below localhost.
      const url = route.request().url().replace("harbour.", "");
      lost.push((await route.fetch({ url })).status());
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(`http://harbour.localhost:${PORT}/dashboard`);
  await page.getByLabel("E-mail").fill(guest);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(request, guest));
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The server could not be reached.");
  expect(lost).toEqual([200]);
  await expect(page.getByLabel("Code", { exact: true })).not.toHaveValue("");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your bookings" })).toBeVisible();
});
