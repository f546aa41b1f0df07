import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import http from "highlight.js/lib/languages/http";
import json from "highlight.js/lib/languages/json";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { Marked } from "marked";
import { namedHeadings } from "./headings";
import { plainText } from "./plain-text";

/** The languages of code blocks, by what stands behind their backticks. */
const LANGUAGES = { css, html: xml, http, json, sh: bash, sql, ts: typescript, tsx: typescript, xml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Code with its words marked; in another language than the known ones as it is. */
export function codeHtml(code: string, language = ""): string {
  const marked = hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escapeHtml(code);
  // It scrolls by keyboard, too; the script puts a copy button beside it.
  return `<div class="docs-code"><pre tabindex="0"><code>${marked}</code></pre></div>`;
}

/**
 * Markdown of ours as HTML. Tags in it are shown as they were typed, and pictures are their words.
 * @param markdown whose links are addresses
 */
export function toHtml(markdown: string): string {
  const nameOf = namedHeadings();
  return new Marked({
    gfm: true,
    async: false,
    renderer: {
      heading({ tokens, text, depth }) {
        const title = plainText(text);
        const id = nameOf(title);
        const anchor = `<a class="docs-anchor" href="#${id}" aria-label="Link to “${escapeHtml(title)}”">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} ${anchor}</h${depth}>\n`;
      },
      code: ({ text, lang }) => codeHtml(text, lang),
      table(token) {
        const row = (cells: string[]) => `<tr>${cells.join("")}</tr>`;
        const heads = token.header.map(({ tokens }) => `<th scope="col">${this.parser.parseInline(tokens)}</th>`);
        // A table may have columns without a heading of their own.
        const head = token.header.some(({ text }) => text !== "") ? `<thead>${row(heads)}</thead>` : "";
        // On a phone a row is a list, in which each cell but the first names its column.
        const columns = token.header.map(({ text }, at) =>
          at > 0 && text !== "" ? ` data-column="${escapeHtml(plainText(text))}"` : "",
        );
        const body = token.rows
          .map((cells) =>
            row(cells.map(({ tokens }, at) => `<td${columns[at]}>${this.parser.parseInline(tokens)}</td>`)),
          )
          .join("");
        return `<div class="docs-table" role="group" tabindex="0" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>`;
      },
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
    },
  }).parse(markdown) as string;
}
