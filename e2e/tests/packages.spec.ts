import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Application, installPacked } from "../../packages/sdk/packed/install";
import { BASE_URL } from "../support/addresses";
import { codeFor } from "../support/outbox";
import { serveFiles } from "../support/serve-files";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** What the application of React needs beside our packages. */
const TOOLS = [
  "@tanstack/react-query",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "react",
  "react-dom",
  "typescript",
  "vite",
];
const EXAMPLES = join(import.meta.dirname, "../../packages/sdk/examples");
const CONSUMER = join(import.meta.dirname, "../support/consumer");

// What is installed once serves all three.
test.describe.configure({ mode: "default" });

let application: Application;
let site: Awaited<ReturnType<typeof serveFiles>>;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  application = installPacked("hooks", TOOLS);
  cpSync(CONSUMER, application.directory, { recursive: true });
  for (const example of ["book-a-desk.mjs", "browser.html", "worker.ts"]) {
    cpSync(join(EXAMPLES, example), join(application.directory, example));
  }
  site = await serveFiles(application.directory);
});
test.afterAll(() => {
  site.close();
  rmSync(application.directory, { recursive: true, force: true });
});

test("a stranger's program books a desk from Node", async () => {
  const printed = application.run("book-a-desk.mjs", [BASE_URL, "ATHENA", `node-${unique()}@mail.test`]);
  expect(printed).toMatch(/^A\d+ at Library Lane, .+, ₹\d+\nBooking [0-9A-Z-]{6,}: PENDING\n$/);
});

test("a page without a build books a desk", async ({ page, request }) => {
  const email = `page-${unique()}@mail.test`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${site.address}/browser.html?address=${BASE_URL}&org=ATHENA`);
  await page.getByLabel("From").fill(`${tomorrow}T09:00`);
  await page.getByLabel("Until").fill(`${tomorrow}T10:00`);
  await page.getByRole("button", { name: "Show what is free" }).click();
  await page.getByRole("list", { name: "Free desks" }).getByRole("button").first().click();
  await page.getByLabel("Name").fill("Meera Iyer");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code").fill(await codeFor(request, email));
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Booking [0-9A-Z-]{6,} of A\d+ is saved$/);
});

test("an application of React and Vite type-checks, builds, and books a desk; a worker counts them", async ({
  page,
  request,
}) => {
  const said = (tool: string, ...args: string[]) => {
    const file = join(application.directory, "node_modules/.bin", tool);
    const { stdout, stderr } = spawnSync(file, args, { cwd: application.directory, encoding: "utf8" });
    return stdout + stderr;
  };
  expect(said("tsc", "--project", ".")).toBe("");
  expect(said("vite", "build", "--logLevel", "warn")).toBe("");

  const email = `react-${unique()}@mail.test`;
  await page.goto(`${site.address}/dist/index.html?address=${BASE_URL}`);
  await expect(page.getByRole("heading", { name: "Athena Reading Rooms" })).toBeVisible();
  const desks = page.getByRole("button", { name: /^A\d+$/ });
  await expect(desks.first()).toBeVisible();
  await expect(page.getByTestId("worker")).toHaveText(`The worker found ${await desks.count()} of 16`);
  await desks.first().click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code").fill(await codeFor(request, email));
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Booking [0-9A-Z-]{6,} is saved$/);
});
