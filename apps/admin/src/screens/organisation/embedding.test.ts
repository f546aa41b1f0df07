import { expect, test } from "vitest";
import { embedSnippet, originRefusal } from "./embedding";

test.each([
  ["https://example.com", null],
  ["http://localhost:3000", null],
  ["https://*.example.com", /a star/],
  ["ftp://example.com", /begins with https/],
  ["javascript:alert(1)", /begins with https/],
  ["https://owner:secret@example.com", /before the @/],
  ["https://bücher.example", /Copy the address/],
  ["not a site", /no address of a site/],
  ["https://example.com/path", /no address of a site/],
])("%s: %s", (origin, refusal) => {
  const said = originRefusal(origin);
  if (refusal) expect(said).toMatch(refusal);
  else expect(said).toBeNull();
});

test("a name can't leave the snippet's attribute", () => {
  expect(embedSnippet("https://harbour.example/?a=1&b=2", 'Book at "H" <script>')).toBe(
    '<iframe src="https://harbour.example/?a=1&amp;b=2" title="Book at &quot;H&quot; &lt;script>" width="100%" height="800" style="border: 0" loading="lazy"></iframe>',
  );
});
