import { escapeHtml } from "../escape-html";

/** Styles of its own and of mails, and nothing that runs or loads. */
export const DEV_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Ink on paper and library green (brand, "Colour"). */
const STYLE = `
  :root { color-scheme: light dark; --ink: #1b2430; --soft: #5a6270; --paper: #f7f4ee; --card: #fffdf9; --line: #ddd6c8; --green: #1f5d50; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f0ece3; --soft: #aab2bd; --paper: #141b24; --card: #1b2430; --line: #37414f; --green: #7fc4b2; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
  main { max-width: 720px; margin: 0 auto; padding: 32px 16px 64px; }
  h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; font-weight: 600; }
  .lead { margin: 0 0 24px; color: var(--soft); }
  form { display: flex; gap: 8px; margin: 0 0 24px; flex-wrap: wrap; align-items: end; }
  label { flex: 1 1 240px; font-size: 14px; color: var(--soft); }
  input { display: block; width: 100%; margin-top: 4px; padding: 8px 12px; min-height: 40px; border: 1px solid var(--soft); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit; }
  button { min-height: 40px; padding: 8px 16px; border: 0; border-radius: 8px; background: var(--green); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid var(--green); outline-offset: 2px; }
  a { color: var(--green); }
  details { margin: 0 0 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden; }
  summary { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; padding: 16px; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  .subject { font-weight: 600; overflow-wrap: anywhere; }
  .to, time { font-size: 14px; color: var(--soft); overflow-wrap: anywhere; }
  time { font-variant-numeric: tabular-nums; }
  .plain { margin: 0; border: 0; border-top: 1px solid var(--line); border-radius: 0; }
  .plain summary { padding: 12px 16px; font-size: 14px; color: var(--green); }
  pre { margin: 0; padding: 16px; border-top: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Consolas, monospace; }
  iframe { display: block; width: 100%; height: 600px; border: 0; border-top: 1px solid var(--line); background: #fff; }
  .none { padding: 48px 16px; border: 1px dashed var(--line); border-radius: 12px; text-align: center; color: var(--soft); }
`;

/** A page of the server's own, outside production: a heading, a line below it, and its HTML. */
export const devPage = (title: string, { lead, body }: { lead: string; body: string }): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${body}
</main></body>
</html>
`;
