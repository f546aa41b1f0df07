import { gzipSync } from "node:zlib";
import { contract, pending } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { pagesIn } from "./src/documentation/document";
import { headingsOf } from "./src/documentation/headings";
import { AREA_GROUPS } from "./src/documentation/reference/areas";
import { API, CALLS } from "./src/documentation/reference/reference";
import { triedCalls } from "./src/documentation/reference/try-it-data";
import { REFERENCE } from "./src/documentation/reference-section";
import { renderPage } from "./src/render";

/** What a phone fetches of a page, at most. */
const MOST_BYTES = 60 * 1024;

const waiting: Readonly<Record<string, readonly string[]>> = pending;

const pages = await Promise.all(
  pagesIn(REFERENCE).map(async (page) => {
    const { body, entry } = await renderPage(page.path);
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
    return { ...page, body, ids, entry };
  }),
);

it("each call that a server answers stands on one page, and nothing that waits", () => {
  const shown = pages.flatMap(({ body }) => [...body.matchAll(/data-call="([^"]+)"/g)].map(([, id = ""]) => id));
  const answered = Object.entries(contract).flatMap(([area, rows]) =>
    Object.keys(rows)
      .filter((name) => !waiting[area]?.includes(name))
      .map((name) => `${area}.${name}`),
  );
  expect(shown.toSorted()).toEqual(answered.toSorted());
});

it("each area that has a call is in the navigation once", () => {
  const listed = AREA_GROUPS.flatMap(({ areas }) => areas.map(({ name }) => name));
  const called = [...CALLS].filter(([, calls]) => calls.length > 0).map(([name]) => name);
  expect(listed.toSorted()).toEqual(called.toSorted());
});

it.each(pages)("$path holds together", ({ path, title, description, markdown, body, ids }) => {
  expect(description.length).toBeLessThanOrEqual(160);
  expect(body).toContain(`<h1>${title.replaceAll("'", "&#x27;")}</h1>`);
  // What is searched and listed leads to the headings as they are drawn.
  for (const { id } of headingsOf(markdown)) expect(ids, `#${id}`).toContain(id);
  expect(gzipSync(body).length).toBeLessThan(MOST_BYTES);
  const links = [...body.matchAll(new RegExp(`href="(${API}/[^"#]+)?#([^"]+)"`, "g"))];
  const dead = links.filter(([, to = path, id = ""]) => !pages.find((page) => page.path === to)?.ids.has(id));
  expect(dead.map(([link]) => link)).toEqual([]);
});

it("offers to try what an API key or a person of the demo may do by JSON, and nothing else", () => {
  const tried = [...CALLS.values()].flatMap((calls) => Object.keys(triedCalls(calls)));
  expect(tried).toEqual(expect.arrayContaining(["bookings.superOrgLookup", "desks.list", "desks.bookDesk"]));
  for (const id of ["visitor.profile", "gallery.upload", "payments.stripeWebhook"]) expect(tried).not.toContain(id);
  expect(triedCalls(CALLS.get("desks") ?? [])["desks.bookDesk"]?.sources.deskId).toMatchObject({
    route: "POST /co-space/desks",
    at: ["data", 0, "_id"],
  });
});
