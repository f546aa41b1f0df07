import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "../escape-html";
import {
  BOOKING_ADDRESS,
  CODE,
  MAIL_KINDS,
  mailSamples,
  NAMES,
  type NamesKind,
  ORIGIN,
  STOP_ADDRESS,
} from "../testing/mail-samples";
import type { MailBlock } from "./compose-mail";
import { isUnasked, reasonOf } from "./reasons";

const SOURCES = join(import.meta.dirname, "..");
const KINDS_FILE = /-mails?\.ts$/;
/** What sets and sends mails of every kind. */
const MACHINERY = ["mails/compose-mail.ts", "platform/send-mail.ts", "platform/pass-mail.ts", "context.ts"];

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("testing/"))
  .filter((path) => !MACHINERY.includes(path));

describe("the kinds of mails", () => {
  it("have a line each in the table of samples", async () => {
    const kinds = sources
      .filter((path) => KINDS_FILE.test(path))
      .flatMap((path) =>
        [...readFileSync(join(SOURCES, path), "utf8").matchAll(/export (?:const|function) (\w+Mail)\b/g)].map(
          ([, name]) => name,
        ),
      );
    expect(Object.keys(MAIL_KINDS).sort()).toEqual(kinds.sort());
  });

  it("stand in files that are named so", () => {
    const elsewhere = sources.filter(
      (path) => !KINDS_FILE.test(path) && /\bMailDraft\b/.test(readFileSync(join(SOURCES, path), "utf8")),
    );
    expect(elsewhere).toEqual([]);
  });
});

const VOID = ["meta", "br", "hr", "img", "link", "input", "!doctype"];

/** What is wrong with the nesting of elements, which mail programs mend each in its own way. */
function misnested(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([!a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (VOID.includes(name.toLowerCase())) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(`</${name}>`);
  }
  return [...wrong, ...open];
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

const partsOf = (block: MailBlock): string[] => {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "quote":
      return block.text.split("\n").filter(Boolean);
    case "link":
      return [block.label, block.address];
    case "code":
      return [block.code];
    case "facts":
      return block.facts.flat(2);
  }
};

const SAMPLES = mailSamples().map((sample) => [sample.name, sample] as const);

describe.each(SAMPLES)("%s", (name, { kind, draft, mail: { subject, text, html } }) => {
  const isOnTrial = name.endsWith("on trial");
  const { blocks, heading, footer } = isOnTrial && "plain" in draft ? draft.plain : draft;

  it("says the same in HTML and in plain text", () => {
    for (const said of [heading, footer, ...blocks.flatMap(partsOf)].filter(Boolean)) {
      expect(text).toContain(said);
      expect(html).toContain(escapeHtml(said));
    }
    expect(linksOf(html).filter((link) => !text.split("\n").includes(link))).toEqual([]);
    expect(text).not.toMatch(/<\/?\w|&(?:amp|lt|gt|quot|#39);|undefined|null|NaN|\[object/);
  });

  it("has a subject of its own that gives nothing away", () => {
    expect(subject).toMatch(/\S/);
    expect(subject).not.toContain(CODE);
    expect(subject).not.toMatch(/[\w-]{32}|K7M2QX4D|@/);
    expect(html).toContain(`<title>${escapeHtml(subject)}</title>`);
  });

  it("leads to the platform's own address only", () => {
    for (const link of linksOf(html)) {
      expect(link).toMatch(/^https:\/\//);
      expect(new URL(link).origin).toBe(ORIGIN);
    }
    expect(html).not.toMatch(/<(?:img|script|iframe|form|base)\b|url\(/);
  });

  it("says its language, and knows the light and the dark", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(misnested(html)).toEqual([]);
  });

  it("says who sent it, why, and how such mails stop", () => {
    const sender = draft.sender;
    for (const said of [text, html]) {
      expect(said).toContain(`${sender} sent this mail through carrel.example.`);
      expect(said.replaceAll("&#39;", "'")).toContain(reasonOf(draft.reason).why(sender));
    }
    expect(linksOf(html).includes(STOP_ADDRESS)).toBe(isUnasked(draft.reason));
  });

  // A seat is one booking; a shift is many, a floating place and a pass none.
  const isOfBooking = kind === "bookingMail" || /^endingMail(,|$)|^dueMail by UPI$/.test(name);
  it(`has ${isOfBooking ? "one link" : "no link"} to a booking's page`, () => {
    expect(linksOf(html).filter((link) => link === BOOKING_ADDRESS)).toHaveLength(isOfBooking ? 1 : 0);
  });
});

const hostile = (Object.keys(NAMES) as NamesKind[]).filter((kind) => kind !== "real");

describe.each(hostile)("names that are %s", (names) => {
  it.each(mailSamples(names).map(({ name, mail }) => [name, mail] as const))("%s", (_, { subject, text, html }) => {
    expect(misnested(html)).toEqual([]);
    expect(html).not.toMatch(/<(?:script|img)\b/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    for (const said of [subject, text, html]) {
      expect(said).not.toMatch(/evil\.example|@evil/);
      expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    for (const link of linksOf(html)) expect(new URL(link).origin).toBe(ORIGIN);
  });
});
