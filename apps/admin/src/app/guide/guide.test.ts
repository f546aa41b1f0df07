import { inWords, terminology } from "@carrel/sdk/domain";
import { Lexer, type Token, walkTokens } from "marked";
import { expect, it } from "vitest";
import { NAVIGATION } from "../navigation";
import { guidePages, pageName } from "./pages";
import { FOR_ALL, isOfPlace, pageAt, SCREENS } from "./places";
import { TEXTS } from "./texts";

const WORDS = terminology("co-working");
const PLACES = [...NAVIGATION.flatMap(({ places }) => places), { ...FOR_ALL, label: () => "Your account" }];
const FILES = Object.entries(TEXTS).map(([path, text]) => ({ name: pageName(path) ?? path, text }));
const NAMES = FILES.map(({ name }) => name);
const PAGES = guidePages(TEXTS, WORDS);

/** What the documentation tells beside the guide. */
const DOCUMENTED = Object.entries<string>(
  import.meta.glob("../../../../../docs/documentation/**/*.md", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => ({ name: path.slice(path.indexOf("docs/")), text }));

const tokensOf = (text: string) => {
  const tokens: Token[] = [];
  walkTokens(new Lexer({ gfm: true }).lex(text), (token) => void tokens.push(token));
  return tokens;
};

/** The source of the office, of the kit and of the words that both take, without what only tests say. */
const SOURCE = Object.values<string>(
  import.meta.glob(
    [
      "../../**/*.{ts,tsx}",
      "../../../../../packages/ui/src/**/*.{ts,tsx}",
      "../../../../../packages/sdk/src/domain/*.ts",
      "!**/*.{test,stories,fixture}.*",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
).join("\n");

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A label as it is written in the source: a placeholder is some word of the organisation's there. */
const labelIn = (label: string) =>
  new RegExp(
    `(?:^|["'\`>}]|\\n\\s*)${label
      .split(/\{\w+\}/)
      .map(literal)
      .join("\\$?\\{[^}]+\\}")}(?:["'\`<{]|\\$\\{|\\s*\\n)`,
  );

it("has a page for every place of the sidebar, called as the sidebar calls it", () => {
  for (const { to, label } of PLACES) {
    expect(NAMES).toContain(to.slice(1));
    const labels = PLACES.filter((place) => place.to === to).map((place) => place.label(WORDS));
    expect(labels, label(WORDS)).toContain(PAGES.find(({ name }) => name === to.slice(1))?.title);
  }
});

it("has no page that belongs to no place, and none of a screen that is not written", () => {
  expect(NAMES.filter((name) => !PLACES.some(({ to }) => isOfPlace(name, to)))).toEqual([]);
  expect(Object.keys(SCREENS).filter((name) => !NAMES.includes(name))).toEqual([]);
});

it.each(FILES)("$name: begins with its title, has a page's length, and its placeholders are known", ({ text }) => {
  expect(text).toMatch(/^# \S.*\n\n\S/);
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(text.split(/\s+/).length).toBeGreaterThan(60);
  expect(text.split(/\s+/).length).toBeLessThan(260);
  expect(inWords(text, WORDS)).not.toMatch(/\{\w+\}/);
});

it.each(FILES)("$name: its links lead to pages that are there", ({ text }) => {
  const links = tokensOf(text).flatMap((token) => (token.type === "link" ? [token.href as string] : []));
  expect(links.filter((href) => !NAMES.some((name) => href === `${name}.md`))).toEqual([]);
});

it.each([...FILES, ...DOCUMENTED])("$name: what it names in bold is written so in the office", ({ text }) => {
  const bold = tokensOf(text).flatMap((token) => (token.type === "strong" ? [token.text as string] : []));
  const labels = bold.filter((label) => !/^\{\w+\}$/.test(label));
  expect(labels.filter((label) => !labelIn(label).test(SOURCE))).toEqual([]);
});

it("refuses a label that is nowhere, or only a part of another", () => {
  expect(SOURCE).toMatch(labelIn("Confirm booking"));
  expect(SOURCE).not.toMatch(labelIn("Confirm book"));
  expect(SOURCE).not.toMatch(labelIn("Approve the booking"));
});

it.each([
  ["/bookings", "bookings"],
  ["/bookings/018f/move", "bookings"],
  ["/bookings/calendar", "bookings-calendar"],
  ["/desks/plan", "desks-floor-plan"],
  ["/desks/bulk-booking", "desks-from-a-sheet"],
  ["/customers/bulk-upload", "customers-from-a-sheet"],
  ["/customers/018f", "customers"],
  ["/account", "account"],
  ["/bookingsmore", undefined],
])("knows the page about %s", (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

it("speaks in the organisation's words", () => {
  const [page] = guidePages(
    { "../guide/desks.md": "# {Desks}\n\nA {desk} of a {member}, {unknown}." },
    terminology("study-hall"),
  );
  expect(page).toEqual({ name: "desks", title: "Seats", text: "A seat of a user, {unknown}." });
});
