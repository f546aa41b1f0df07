import { expect, it } from "vitest";
import { contentPolicyOf } from "./content-policy";

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
};

it("allows a page's own inline scripts by their hashes, and no others", async () => {
  const policy = await contentPolicyOf(`<!doctype html><head>
    <script>document.documentElement.dataset.theme = "dark"</script>
    <script type="module" src="/_admin/index.js"></script>
    <script type="application/json" id="carrel-site">{"a":1}</script>
    <SCRIPT data-x="1">\r\nsecond()\r\n</SCRIPT></head>`);
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toBe(
    `script-src 'self' ${await sha256('document.documentElement.dataset.theme = "dark"')} ${await sha256("\nsecond()\n")}`,
  );
});

it("allows nothing foreign, no frames and no plug-ins", async () => {
  expect((await contentPolicyOf("<html></html>")).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ]);
});
