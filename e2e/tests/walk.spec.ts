import type { APIRequestContext } from "@playwright/test";
import { PASSWORD, signInAs } from "../support/admin";
import { LESSER_LOOKS, LIGHT_LOOKS, LOOKS } from "../support/looks";
import { inParts, PLATFORM_SCREENS, RESELLER_SCREENS, SCREENS } from "../support/screens";
import { expect, test } from "../support/test";
import { unique } from "../support/unique";
import { isScoped, visit } from "../support/visit";

/** Each screen's own failures are held against its line, which is stricter. */
test.use({ expectedErrors: [/Failed to load resource/] });

/** The owner, who sees the most, opens each screen by its address, and sees the dark and the phone. */
const OWNER = { looks: LOOKS, way: "loaded" } as const;
/** Who sees less is led there by the app. */
const LESSER = { looks: LESSER_LOOKS, way: "inside" } as const;

const PEOPLE = [
  { who: "owner", email: "owner@harbour.test", walk: OWNER },
  { who: "front desk", email: "desk@harbour.test", walk: LESSER },
  { who: "read only", email: "view@harbour.test", walk: LESSER },
];

for (const { who, email, walk } of PEOPLE) {
  for (const [at, screens] of inParts(SCREENS).entries()) {
    test(`every screen as ${who}, part ${at + 1}`, async ({ page }) => {
      await visit(page, await signInAs(page, email), screens, walk);
    });
  }
}

/** Those who have organisations below them. */
const ABOVE = [
  { whose: "the platform", owner: "owner@carrel.test", screens: PLATFORM_SCREENS },
  { whose: "a reseller", owner: "owner@northside.test", screens: RESELLER_SCREENS },
];

for (const { whose, owner, screens } of ABOVE) {
  test(`what only ${whose} has, as its owner`, async ({ page }) => {
    await visit(page, await signInAs(page, owner), screens, OWNER);
  });

  test(`what only ${whose} has, as read only`, async ({ page, request }) => {
    const email = await addPerson(request, { by: owner, role: "Read only", access: () => ({ isDefaultUser: true }) });
    await visit(page, await signInAs(page, email), screens, LESSER);
  });
}

interface NewPerson {
  /** The e-mail address of who adds him. */
  by: string;
  role: string;
  /** The branches that he gets, of those that there are. */
  access(branches: { _id: string; name: string }[]): object;
}

/** Adds somebody to an organisation's staff. @returns his e-mail address */
async function addPerson(request: APIRequestContext, { by, role, access }: NewPerson): Promise<string> {
  let token = "";
  const post = async (path: string, data?: unknown) => {
    const headers = { "x-api-key": "pk_demo_carrel", ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await request.post(`/api${path}`, { data, headers });
    expect(reply.ok(), `POST ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  ({ token } = await post("/admin/login", { email: by, password: PASSWORD }));
  const { data: roles } = await post(`/authorize?search=${encodeURIComponent(role)}`);
  const { data: branches } = await post("/co-space/branches");
  const email = `walker-${unique()}@carrel.test`;
  const person = { name: "Zoya Karim", email, password: PASSWORD, roleId: roles[0]._id };
  await post("/admin/add", { ...person, ...access(branches) });
  return email;
}

test("what is about every branch, as a manager of one", async ({ page, request }) => {
  const email = await addPerson(request, {
    by: "owner@harbour.test",
    role: "Manager",
    access: (branches) => ({ allowedBranches: [branches.find(({ name }) => name === "Pier 4")?._id] }),
  });
  const person = await signInAs(page, email);
  expect(person).toMatchObject({ isDefaultUser: false, permissions: expect.arrayContaining(["branches.write"]) });
  const closed = SCREENS.filter(isScoped);
  expect(closed.length).toBeGreaterThan(0);
  await visit(page, person, closed, { looks: LIGHT_LOOKS, way: "inside" });
});
