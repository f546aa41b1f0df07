import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Markdown } from "./markdown";

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

it("shows what Markdown says", () => {
  expect(html("# Keys\n\n1. Take **one**\n2. Give `it` back\n\n> Soon\n\n[Map](https://example.com/map)")).toMatch(
    /<h4.*Keys<\/h4>.*<ol.*<strong.*one<\/strong>.*<code.*it<\/code>.*<blockquote.*Soon.*href="https:\/\/example.com\/map"/s,
  );
});

it.each([
  ["a script", "<script>alert(1)</script>"],
  ["an event", 'Look <img src=x onerror="alert(1)"> here'],
  ["a script's address", "[here](javascript:alert(1))"],
  ["a hidden script's address", "[here](java\u0001script:alert(1))"],
  ["a document's address", "![x](data:text/html;base64,PHNjcmlwdD4=)"],
])("makes no HTML and no link of %s", (_, text) => {
  expect(html(text)).not.toMatch(/<script|<img|<a /);
});

it("leads to a picture instead of loading it", () => {
  expect(html("![Plan](https://example.com/plan.png)")).toMatch(/<a [^>]*href="https:\/\/example.com\/plan.png".*Plan/);
});
