import { expect, it } from "vitest";
import { HOLES } from "./src/layout/holes";
import { pagePaths, renderPage } from "./src/render";

const LEGAL = pagePaths.filter((path) => /\/(?:privacy|terms)$/.test(path));

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean);

it("stand twice: as the platform's own, and in a reseller's name", () => {
  expect(LEGAL.sort()).toEqual(["/.reseller/privacy", "/.reseller/terms", "/privacy", "/terms"]);
});

it.each(LEGAL)("%s says what there is to say without a script, with a way to each part", async (path) => {
  const { head, body } = await renderPage(path);
  expect(wordsOf(body).length).toBeGreaterThan(400);
  expect(body.match(/<h1\b/g)).toHaveLength(1);
  const ids = [...body.matchAll(/<h2 id="([a-z]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const led = [...body.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id);
  expect(led).toEqual(["main", ...ids.filter((id) => id !== "contents")]);
  expect(head).toContain(`${HOLES.platform}</title>`);
  expect(head).toContain(`<link rel="canonical" href="${HOLES.address}${path.replace("/.reseller", "")}" />`);
  // Whom to ask stands there once, alone in its paragraph: the server puts lines in its place.
  expect(body.match(/<p[^>]*>\{\{operator\}\}<\/p>/g)).toHaveLength(1);
  expect(body.split(HOLES.operator)).toHaveLength(2);
});

it.each(["/privacy", "/.reseller/privacy"])("%s names guests, calendars and stopped mails", async (path) => {
  const words = wordsOf((await renderPage(path)).body).join(" ");
  for (const said of [
    ...["The names of those who come along", "If a calendar reads your bookings", "to the hour"],
    "If you stop mails, a fingerprint of your address",
  ])
    expect(words).toContain(said);
});
