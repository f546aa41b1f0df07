import { signInAs } from "../support/admin";
import { inspectLooks } from "../support/looks";
import { expect, test } from "../support/test";

/**
 * What the server answers of a log that somebody got at. That it finds such is held by its own tests, which have the
 * database in their hands; the screen's words are held here.
 */
const FOUND = [
  {
    picture: "log-broken",
    data: {
      isWhole: false,
      entries: 1204,
      blanked: 0,
      firstBroken: { sequence: 977, occurredAt: "2026-11-20T04:30:00.000Z" },
    },
    says: /^Entry 977 of .+2026.+ was changed, or entries before it were taken out\./,
  },
  {
    picture: "log-cut",
    data: { isWhole: false, entries: 1204, blanked: 0, firstBroken: null },
    says: /^Entries at the end were taken out: 1,204 are left, and the last ones are missing\./,
  },
];

test("a log that was changed or cut is told in plain words, in every look", async ({ page }) => {
  await signInAs(page, "owner@harbour.test");
  await page.goto("/audit-log");
  await expect(page.getByRole("table", { name: "entries" })).toBeVisible();
  for (const { picture, data, says } of FOUND) {
    const verify = "**/api/audit-log/verify*";
    await page.route(verify, (route) => route.fulfill({ json: { status: true, statuscode: 200, data } }));
    await page.getByRole("button", { name: /^Check/ }).click();
    await expect(page.getByText("The log is not what was written")).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await inspectLooks(page, picture);
    await page.unroute(verify);
  }
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("The log is whole")).toBeVisible();
  await inspectLooks(page, "log-whole");
});

test("what an entry stands for, and what was erased of it, is told in words, in every look", async ({ page }) => {
  await signInAs(page, "owner@harbour.test");
  const id = "01900000-0000-7000-8000-000000000001";
  const entry = {
    _id: id,
    sequence: 1204,
    occurredAt: "2026-11-20T04:30:00.000Z",
    recordId: null,
    before: null,
    userAgent: "",
    actor: { kind: "visitor", _id: null, name: "" },
    action: "auth.signInRefused",
    resource: "auth",
    address: "",
    after: { call: "auth.login", reason: "credentials_wrong" },
    requestId: "",
    hash: "ab".repeat(32),
  };
  const erased = { ...entry, _id: id.replace(/1$/, "2"), sequence: 1203, blanked: ["actor", "fields"] };
  const answers: Record<string, object> = {
    "**/api/audit-log?*": { data: [{ ...entry, more: 412 }, erased], totalRecords: 2 },
    [`**/api/audit-log/id/${entry._id}*`]: { data: { ...entry, more: 412 } },
    [`**/api/audit-log/id/${erased._id}*`]: { data: erased },
    "**/api/audit-log/verify*": { data: { isWhole: true, entries: 1204, blanked: 7, firstBroken: null } },
  };
  for (const [address, answer] of Object.entries(answers)) {
    await page.route(address, (route) => route.fulfill({ json: { status: true, statuscode: 200, ...answer } }));
  }
  await page.goto("/audit-log");
  await expect(page.getByRole("rowheader", { name: /412 more like this/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^An erased person/ })).toBeVisible();
  await page.getByRole("button", { name: "Check the log" }).click();
  await expect(page.getByText("In 7 of them what was kept of a person was erased")).toBeVisible();
  await inspectLooks(page, "log-erased");
  await page.goto(`/audit-log/${entry._id}`);
  await expect(page.getByRole("dialog").getByText("412 more like this")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Several addresses")).toBeVisible();
  await page.goto(`/audit-log/${erased._id}`);
  await expect(page.getByRole("dialog").getByText("What told of people was erased.")).toBeVisible();
  await inspectLooks(page, "entry-erased");
});
