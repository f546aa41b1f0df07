import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COMPARISONS } from "./src/campaigns/comparisons";
import { DEVELOPERS } from "./src/campaigns/developers";
import { LEGAL_LINKS } from "./src/layout/links";
import { FIGURES } from "./src/pages/about/figures";
import { FAQ } from "./src/pages/faq/faq-content";
import { PAGES } from "./src/pages/pages";
import { pagePaths, renderPage } from "./src/render";

const root = join(import.meta.dirname, "../..");
const rows = Object.entries(PAGES);
const IN_HIS_NAME = pagePaths.filter((path) => path.startsWith("/.reseller"));

const textOf = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
const mainOf = (body: string) => body.slice(body.indexOf("<main"), body.indexOf("</main>"));

it("have titles of their own, which end with the platform's name, and descriptions that aren't cut off", () => {
  const titles = rows.map(([, { title }]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(
    titles.filter((title) => !/: \{\{platform\}\}(?: \(design \d\))?$/.test(title) && !title.startsWith("{{")),
  ).toEqual([]);
  const own = rows.filter(([, { canonical }]) => canonical === undefined).map(([, { description }]) => description);
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((description) => description.length > 160)).toEqual([]);
});

it.each(rows.filter(([, { isUnlisted }]) => !isUnlisted).map(([path]) => path))(
  "%s says enough without a script, under one headline and others in their order",
  async (path) => {
    const { body } = await renderPage(path);
    expect(textOf(mainOf(body)).split(" ").length).toBeGreaterThan(120);
    const levels = [...mainOf(body).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(jumps).toEqual([]);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it.each(IN_HIS_NAME)("%s bears no other name", async (path) => {
  const { head, body } = await renderPage(path);
  expect(textOf(head + body)).not.toMatch(/carrel/i);
});

/** What other apps answer on the same host, and files, which the end-to-end walk follows. */
const isElsewhere = (path: string) => /^\/auth\/(?:login|register)$|\.\w+$/.test(path);

const known = (path: string, isInHisName: boolean) =>
  isElsewhere(path) || pagePaths.includes(isInHisName ? `/.reseller${path}` : path);

it.each(pagePaths)("%s leads to addresses and parts that are there", async (path) => {
  const { body } = await renderPage(path);
  const hrefs = [...body.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const dead = hrefs.filter((href) => {
    if (href.startsWith("#")) return !ids.has(href.slice(1));
    return href.startsWith("/") && !known(href.replace(/[?#].*$/, ""), path.startsWith("/.reseller"));
  });
  expect(dead).toEqual([]);
});

it("stand in a reseller's name where they are true of him", () => {
  const his = rows.filter(([, { isInHisName }]) => isInHisName).map(([path]) => path);
  expect(his).toEqual(
    expect.arrayContaining(["/", "/features", "/faq", "/contact", ...LEGAL_LINKS.map(({ href }) => href)]),
  );
  expect(
    his.filter((path) => /^\/(?:about|marketing|demo|free|documentation)/.test(path) || /\/v\d$/.test(path)),
  ).toEqual([]);
});

it("come in designs that say the same", async () => {
  const designs = rows.filter(([path, { canonical }]) => /\/v\d$/.test(path) && canonical !== undefined);
  expect(designs.map(([path]) => path)).toEqual(expect.arrayContaining(["/about/v2", "/contact/v2", "/privacy/v2"]));
  for (const [path, { canonical = "" }] of designs.filter(([path]) => !path.startsWith("/pricing"))) {
    const [one, other] = await Promise.all([renderPage(canonical), renderPage(path)]);
    const words = (body: string) => new Set(textOf(mainOf(body)).match(/[a-z]{5,}/gi) ?? []);
    const missing = [...words(one.body)].filter((word) => !words(other.body).has(word));
    // What only the first one's frame says, such as the way through it.
    expect(missing.length, `${path} without ${missing.join(" ")}`).toBeLessThan(8);
    expect(other.head).toContain(`rel="canonical" href="{{address}}${canonical}"`);
    expect(mainOf(other.body)).not.toBe(mainOf(one.body));
  }
});

it("has at least 25 questions, each with an anchor of its own, and machines read the same", async () => {
  const questions = FAQ.flatMap((group) => group.questions);
  expect(questions.length).toBeGreaterThanOrEqual(25);
  const ids = [...FAQ, ...questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { body } = await renderPage("/faq");
  const [, data = ""] = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  const { "@type": type, mainEntity } = JSON.parse(data);
  expect(type).toBe("FAQPage");
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions.map(({ question }) => question));
});

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data = ""]) => JSON.parse(data));

it.each([
  ["/about", ["AboutPage"]],
  ["/about/v2", []],
  ["/contact", ["ContactPage"]],
  ["/free/seat-plan", ["WebApplication", "BreadcrumbList"]],
  ["/marketing/compare/spreadsheets", ["BreadcrumbList"]],
  ["/documentation/owner/opening", ["TechArticle", "BreadcrumbList"]],
  ["/404", []],
])("%s tells machines what it is and where it stands: %j", async (path, types) => {
  const { head } = await renderPage(path);
  expect(dataIn(head).map((data) => data["@type"])).toEqual(types);
});

it("name each page on the way to one, by addresses that stand", async () => {
  const { head } = await renderPage("/documentation/owner/opening");
  const way = dataIn(head).find((data) => data["@type"] === "BreadcrumbList");
  expect(way?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Documentation", item: "{{address}}/documentation" },
    { "@type": "ListItem", position: 2, name: "Owner", item: "{{address}}/documentation/owner" },
    { "@type": "ListItem", position: 3, name: "Open your place", item: "{{address}}/documentation/owner/opening" },
  ]);
});

it("compares by facts that have a source and its day, and uses each source that it lists", () => {
  for (const { slug, lead, better, rows: differences, sources } of [...COMPARISONS.habits, ...COMPARISONS.products]) {
    const facts = [lead, ...better, ...differences.map(({ theirs }) => theirs)];
    const used = new Set(facts.flatMap(({ source }) => source ?? []));
    expect([slug, [...used].sort((one, other) => one - other)]).toEqual([slug, sources.map((_, index) => index + 1)]);
    for (const { url, read } of sources) {
      expect(URL.canParse(url)).toBe(true);
      expect(read).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    }
  }
  // Of a product nothing is said that isn't sourced.
  const products = COMPARISONS.products.flatMap(({ lead, better, rows: differences }) => [
    lead,
    ...better,
    ...differences.map(({ theirs }) => theirs),
  ]);
  expect(products.filter(({ source }) => source === undefined)).toEqual([]);
});

it("counts no more than there is", () => {
  const files = globSync("{apps,packages,e2e,conformance,scripts}/**/*.{test,spec}.{ts,tsx,mjs}", {
    cwd: root,
    exclude: (name) => /node_modules|^dist/.test(String(name)),
  });
  expect(files.length).toBeGreaterThanOrEqual(FIGURES.tests);
  expect(readdirSync(join(root, "docs/decisions")).filter((name) => /^\d/.test(name)).length).toBeGreaterThanOrEqual(
    FIGURES.decisions,
  );
  expect(globSync("packages/ui/src/*/*.stories.tsx", { cwd: root }).length).toBeGreaterThanOrEqual(FIGURES.components);
});

it("gives the sizes of clients as the benchmark measured them, each with what it measured", () => {
  const bench = readFileSync(join(root, "bench/README.md"), "utf8");
  // | `ky` | 9.01 kB | × 2.21 | …
  const measured = [...bench.matchAll(/^\| (`[^|]+) \| +([\d.]+ kB) \| +× +([\d.]+) \|/gm)].map(
    ([, client = "", size = "", ratio = ""]) => [client.replaceAll("`", "").trim(), size, `${ratio} ×`],
  );
  const table = DEVELOPERS.parts.find((part) => part.kind === "table");
  expect(table?.rows.toSorted()).toEqual(measured.toSorted());
  const sizeOf = (client: string) => measured.find(([name]) => name === client)?.[1];
  const told = JSON.stringify(DEVELOPERS.parts.filter((part) => part !== table)).match(/\d[\d.]* kB/g);
  expect(told).toEqual([sizeOf("@carrel/sdk, its areas alone"), sizeOf("@carrel/sdk, all calls")]);
});
