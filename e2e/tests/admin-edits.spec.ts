import type { Page } from "@playwright/test";
import { signInAs } from "../support/admin";
import { makePlace } from "../support/place";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";

/** What is changed on each screen where a record is edited, and to what. */
const EDITS = [
  { path: "/fee-plans", field: "Description", text: "For guests of the week" },
  { path: "/branches", field: "Phone", text: "+91 98765 40000" },
  { path: "/desks?view=list", field: "Zone", text: "By the window" },
] as const;

/** Opens the first record's form: at once, or by the button of its page. */
async function openFirst(page: Page, path: string) {
  await page.goto(path);
  await page.locator("a[data-row-open]").first().click();
  const form = page.getByRole("dialog");
  const edit = page.getByRole("link", { name: /^Edit/ });
  await expect(form.or(edit).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await expect(form).toBeVisible();
  return form;
}

for (const { path, field, text } of EDITS) {
  test(`what is changed at ${path} is kept`, async ({ page }) => {
    await signInAs(page, "owner@harbour.test");
    const form = await openFirst(page, path);
    await form.getByLabel(field).fill(text);
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
    await expect((await openFirst(page, path)).getByLabel(field)).toHaveValue(text);
  });
}

test("a form that stood open while others changed its record undoes nothing of theirs", async ({ page, request }) => {
  const { client, branchIds, email, password } = await makePlace(request, `Stale House ${unique()}`, [
    { name: "Quay", timezone: "Asia/Kolkata", desks: [{ name: "A1", zone: "Hall" }] },
  ]);
  const [branchId = ""] = branchIds;
  const { data: desks } = await client.desks.list({ limit: 1, page: 1 });
  const deskId = desks[0]?._id ?? "";
  const role = await client.roles.add({
    name: "Front",
    permissions: ["desks.read", "bookings.read", "payments.refund"],
  });
  const key = await client.apiKeys.add({ kind: "secret", name: "Sync", permissions: ["desks.read", "bookings.read"] });
  await signInAs(page, email, password);

  const form = page.getByRole("dialog");
  const save = async (path: string, field: string, text: string, meanwhile: () => Promise<unknown>) => {
    await page.goto(path);
    await expect(form.getByLabel(field, { exact: true })).toBeVisible();
    await meanwhile();
    await form.getByLabel(field, { exact: true }).fill(text);
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved").first()).toBeVisible();
    await expect(form).toHaveCount(0);
  };

  await save(`/roles/${role._id}`, "Description", "Who opens", () =>
    client.roles.update({ _id: role._id, name: "Morning", permissions: ["desks.read"] }),
  );
  expect(await client.roles.get({ id: role._id })).toMatchObject({
    name: "Morning",
    description: "Who opens",
    permissions: ["desks.read"],
  });

  await save(`/branches/${branchId}/edit`, "Directions", "Behind the mill", () =>
    client.branches.update({ _id: branchId, name: "North quay", phone: "+919876500001" }),
  );
  expect(await client.branches.get({ id: branchId })).toMatchObject({
    name: "North quay",
    phone: "+919876500001",
    directions: "Behind the mill",
  });

  await save(`/desks/${deskId}/edit`, "Zone", "Window", () =>
    client.desks.update({ _id: deskId, name: "A1 left", amenities: ["Lamp"] }),
  );
  expect(await client.desks.get({ id: deskId })).toMatchObject({
    name: "A1 left",
    amenities: ["Lamp"],
    zone: "Window",
  });

  await save(`/api-keys/${key._id}`, "Name", "Nightly sync", () =>
    client.apiKeys.update({ id: key._id, permissions: ["desks.read"] }),
  );
  const { data: keys } = await client.apiKeys.list({ limit: 10, page: 1 });
  expect(keys.find(({ _id }) => _id === key._id)).toMatchObject({ name: "Nightly sync", permissions: ["desks.read"] });
});
