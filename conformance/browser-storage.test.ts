import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { literalOf, nodesIn, root, syntaxOf, textOf } from "./source";

const PRIVACY = textOf("apps/marketing/src/legal/privacy-text.ts");

const CHOICES = "your choices, such as dark or light";
const OFFICE_CHOICES = "It also keeps your choices there";

/** What a browser keeps for the apps, by its key, and the words of the privacy policy that say so. */
const SAID: Readonly<Record<string, string>> = {
  "carrel.typed.…": "It keeps what you typed in the tab until the booking is saved",
  "carrel.booked.…": "After that the tab keeps the booking itself",
  "carrel.visitor": "Your name, e-mail address and phone number are kept with it",
  "carrel.visit.…": "The random name of a visit is kept until the tab is closed",
  "carrel.preferences": CHOICES,
  "carrel.tracking": CHOICES,
  "carrel.vitals": "A yes to our asking how quickly a page came is kept",
  "carrel.cart": "The shop keeps the plan that you chose",
  "carrel-seat-plan": "the free tools keep the room that you drew last",
  "carrel.recent.": "what you looked for last, which may name customers",
  "carrel.sidebar": OFFICE_CHOICES,
  "carrel.more": OFFICE_CHOICES,
  "carrel.columns.…": OFFICE_CHOICES,
  "carrel.dashboard.branch": OFFICE_CHOICES,
  "carrel.first-run.…": OFFICE_CHOICES,
};

/** Names that begin as keys do, under which nothing stays in a browser. */
const NOTHING_KEPT = [
  // What tabs tell each other; the last is written and taken away at once.
  ...["carrel.session", "carrel.notifications", "carrel.visitor.forgotten"],
  // What begins a key, where all of them are taken away.
  "carrel.",
  // Elements of a page.
  ...["carrel-site", "carrel-place", "carrel-fill"],
  // A plugin of the build.
  "carrel-head-script",
];

const FILES = globSync("{apps/{admin,booking,marketing},packages/*}/src/**/*.{ts,tsx,mjs}", { cwd: root }).filter(
  (file) => !/\.(?:test|stories|gen)\.|\/testing\//.test(file),
);

/** As a text of its own, or within a script that is a text. */
const NAMES = /^carrel[.-][\w.…-]*$|(?<=")carrel[.-][\w.-]+(?=")/g;

/** What begins as keys do in a file, whatever is done with it. */
const namesIn = (file: string): string[] =>
  /["'`]carrel[.-]/.test(textOf(file))
    ? nodesIn(syntaxOf(file)).flatMap((node) => literalOf(node)?.match(NAMES) ?? [])
    : [];

const keys = [...new Set(FILES.flatMap(namesIn))].sort();

it("the privacy policy says what each key in a browser keeps, and of none that nothing writes", () => {
  expect(keys.filter((key) => !NOTHING_KEPT.includes(key))).toEqual(Object.keys(SAID).sort());
  expect(Object.entries(SAID).filter(([, words]) => !PRIVACY.includes(words))).toEqual([]);
});
