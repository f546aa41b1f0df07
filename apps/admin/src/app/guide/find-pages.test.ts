import { expect, it } from "vitest";
import { findPages, plainText } from "./find-pages";

const page = (name: string, title: string, text: string) => ({ name, title, text });
const LONG = `${"Begin ".repeat(40)}the café is open ${"and then ".repeat(40)}`;
const PAGES = [
  page("cancel", "Cancelling", "A **Pending** booking holds its place."),
  page("pending", "Pending", "See [cancelling](cancel.md)."),
  page("long", "Long", LONG),
];
const names = (search: string) => findPages(PAGES, search).map(({ name }) => name);

it("finds every word, those in a title first, without case and accents", () => {
  expect(names("PENDING")).toEqual(["pending", "cancel"]);
  expect(names("pénding place")).toEqual(["cancel"]);
  expect(names("cancelling")).toEqual(["cancel", "pending"]);
  expect(names("cafe")).toEqual(["long"]);
  expect(names("cancel.md")).toEqual([]);
  expect(names(" ")).toEqual([]);
});

it("shows what stands around the word", () => {
  expect(findPages(PAGES, "cafe")[0]?.excerpt).toMatch(/^… .*the café is open.* …$/);
  expect(findPages(PAGES, "holds")[0]?.excerpt).toBe("A Pending booking holds its place.");
});

it("leaves out what Markdown says", () => {
  expect(plainText("## Then\n\n1. **Open** `it`\n2. [Read](a.md)\n\n- Done")).toBe("Then Open it Read Done");
});
