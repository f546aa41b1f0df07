import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { pagesIn } from "./src/documentation/document";
import { documentationFiles } from "./src/documentation/documentation-files";
import { excerptOf, piecesOf } from "./src/documentation/excerpt";
import { headingsOf } from "./src/documentation/headings";
import { beginningOf, plainText } from "./src/documentation/plain-text";
import { REFERENCE } from "./src/documentation/reference-section";
import { type Part, partsIn, SEARCH, SEARCHED_PATH } from "./src/documentation/search";
import { SECTIONS } from "./src/documentation/sections";
import { FILES } from "./src/documentation/sources";
import { toHtml } from "./src/documentation/to-html";
import { PAGES } from "./src/pages/pages";
import { renderPage } from "./src/render";

const DOCUMENTS = SECTIONS.flatMap(pagesIn);
/** All but the API's reference, which has pages of the same names, and is made of the contract. */
const TOLD = SECTIONS.filter((section) => section !== REFERENCE).flatMap(pagesIn);
const FILES_OF_BUILD = documentationFiles();
const PATHS = Object.keys(PAGES).filter((path) => path.startsWith("/documentation"));

it("shows each page of the office's help, once", () => {
  const guides = Object.keys(FILES).filter((file) => file.startsWith("docs/guide/"));
  const names = guides.map((file) => file.slice("docs/guide/".length, -".md".length));
  const shown = TOLD.map(({ path }) => path.split("/").at(-1) ?? "");
  expect(names.filter((name) => shown.filter((one) => one === name).length !== 1)).toEqual([]);
  expect(new Set(DOCUMENTS.map(({ path }) => path)).size).toBe(DOCUMENTS.length);
  // What is written for the documentation alone is in it, too.
  const written = Object.keys(FILES).filter((file) => file.startsWith("docs/documentation/"));
  const paths = written.map((file) => `/${file.slice("docs/".length, -".md".length)}`);
  expect(paths.filter((path) => !DOCUMENTS.some((page) => page.path === path))).toEqual([]);
});

it.each(TOLD.map((page) => ({ path: page.path, page })))("$path is in words, with a description", ({ page }) => {
  expect(page.title).not.toBe("");
  expect(page.description.length).toBeGreaterThan(20);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.markdown).not.toMatch(/\{(?:desks?|members?)\}/i);
  expect(page.markdown).not.toMatch(/\(decisions? \d/);
  expect(FILES_OF_BUILD[`${page.path}.md`]).toMatch(/^# \S/);
});

it.each(PATHS)("%s leads to pages and headings that are there", async (path) => {
  const { head, body } = await renderPage(path);
  expect(body.match(/<h1\b/g)).toHaveLength(1);
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...body.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = ""]) => href);
  const own = links.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
  expect(own.filter((id) => !ids.includes(id))).toEqual([]);
  const documents = links.filter((href) => href.startsWith("/documentation"));
  expect(documents.filter((href) => !((href.split("#")[0] ?? "") in PAGES) && !(href in FILES_OF_BUILD))).toEqual([]);
  // A link to a file of the repository would lead nowhere.
  expect(links.filter((href) => !/^(?:\/|#|https:|http:|mailto:)/.test(href))).toEqual([]);
  if (DOCUMENTS.some((page) => page.path === path)) expect(head).toContain(`type="text/markdown" href="${path}.md"`);
});

it("makes HTML of Markdown that can't bring any of its own", () => {
  const html = toHtml(
    "## A *part*\n\n<script>alert(1)</script>\n\n| a |\n| - |\n| b |\n\n```ts\nconst a = 1 < 2;\n```",
  );
  expect(html).toContain('<h2 id="a-part">A <em>part</em>');
  expect(html).not.toContain("<script");
  expect(html).toContain('<div class="docs-table" role="group" tabindex="0" aria-label="Table">');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
});

it("names two headings of one title apart, as the page does", () => {
  const markdown = "## Errors\n\n## Errors\n\n### `a` and [b](/c)";
  expect(headingsOf(markdown).map(({ id }) => id)).toEqual(["errors", "errors-2", "a-and-b"]);
  expect([...toHtml(markdown).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "errors",
    "errors-2",
    "a-and-b",
  ]);
});

it("says in plain words what a page begins with", () => {
  expect(plainText("A **bold** `word`, [a link](/x).\n\n- one\n- two")).toBe("A bold word, a link. one two");
  expect(beginningOf("# T\n\nShort and true.\n\nMore.")).toBe("Short and true.");
  const long = beginningOf(`A sentence that is long enough to stand alone here. ${"And more words. ".repeat(20)}`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/\.$/);
});

/** What is found first by words, as the page finds it. */
function firstFound() {
  const index = new MiniSearch<Part>(SEARCH);
  index.addAll(partsIn(JSON.parse(FILES_OF_BUILD[SEARCHED_PATH] ?? "")));
  return (words: string): string | undefined => index.search(words)[0]?.id;
}

it("finds parts of pages by what one would type", () => {
  const first = firstFound();
  expect(first("poster")).toBe("/documentation/owner/branches-posters");
  expect(first("refund")).toMatch(/^\/documentation\/front-desk\/bookings-payments/);
  expect(first("idempotency")).toMatch(/^\/documentation\/developer\/(?:requests|sdk)/);
  expect(first("embed iframe")).toMatch(/^\/documentation\/developer\/embed/);
  // A part of a word, another case, an accent, and a slip of the finger.
  expect(first("POST")).toBeDefined();
  expect(first("pósters")).toBe("/documentation/owner/branches-posters");
  expect(first("certficate")).toMatch(/^\/documentation\/operator\/domains/);
  expect(first("zebra crossing")).toBeUndefined();
});

/** What people look for, and the page that says it. */
const LOOKED_FOR = {
  poster: "owner/branches-posters",
  "qr code": "owner/branches-posters",
  refund: "front-desk/bookings-payments",
  upi: "front-desk/bookings-upi",
  deposit: "front-desk/customers-deposits",
  renewal: "front-desk/memberships-renewal-due",
  "close the day": "front-desk/cash",
  keyboard: "front-desk/account-keyboard",
  "opening hours": "owner/branches",
  discount: "owner/memberships-discounts",
  "floor plan": "owner/desks-floor-plan",
  "own domain": "owner/website-records",
  "reseller brand": "reseller/beginning",
  "api key": "developer/authentication",
  "embed iframe": "developer/embed",
  backup: "operator/backup",
  "rate limit": "operator/limits",
};

it("finds first what says what is looked for", () => {
  const first = firstFound();
  const found = Object.keys(LOOKED_FOR).map((words) => [words, first(words)?.split("#")[0]]);
  const looked = Object.entries(LOOKED_FOR).map(([words, page]) => [words, `/documentation/${page}`]);
  expect(found).toEqual(looked);
});

it("sends whoever searches the words, and no index of them", () => {
  const words = FILES_OF_BUILD[SEARCHED_PATH] ?? "";
  expect(words.length).toBeLessThan(350_000);
});

it("marks what was found, and shows what stands around it", () => {
  expect(piecesOf("A Café, a cafe", ["cafe"])).toEqual([
    { text: "A ", isHit: false },
    { text: "Café", isHit: true },
    { text: ", a ", isHit: false },
    { text: "cafe", isHit: true },
  ]);
  expect(excerptOf(`${"word ".repeat(30)}target ${"word ".repeat(60)}`, ["target"])).toMatch(/^… .*target.* …$/);
  expect(excerptOf("Nothing here", ["else"])).toBe("Nothing here");
});

it("lists every page for machines", () => {
  const list = FILES_OF_BUILD["/llms.txt"] ?? "";
  expect(DOCUMENTS.filter(({ path }) => !list.includes(`(${path}.md)`))).toEqual([]);
  expect(FILES_OF_BUILD["/llms-full.txt"]).toContain("# Posters and QR codes");
});
