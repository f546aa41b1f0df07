import { escapeHtml } from "../escape-html";

const MARK = `<svg width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M4 20V7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v13M8 11h8"/></svg>
`;

/** Ink on paper (brand, "Colour"), and the mark: a desk with three walls. */
const page = (title: string, message: string, hasMark: boolean) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f7f4ee; color: #1b2430; font: 16px/1.5 Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
  main { max-width: 480px; padding: 32px 24px; text-align: center; }
  svg { color: #1f5d50; }
  h1 { margin: 24px 0 8px; font-size: 28px; line-height: 1.2; }
  p { margin: 0; }
  @media (prefers-color-scheme: dark) { body { background: #141b24; color: #f0ece3; } svg { color: #7fc4b2; } }
</style></head>
<body><main>
${hasMark ? MARK : ""}<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
</main></body>
</html>
`;

/**
 * A page that says one thing, for when there is no app to say it.
 * @param hasMark whether it bears the platform's mark
 */
export const messagePage = (status: number, title: string, message: string, { hasMark = true } = {}) =>
  new Response(page(title, message, hasMark), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
