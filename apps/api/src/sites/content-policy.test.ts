import { expect, it } from "vitest";
import { checkoutSources } from "./checkout-sources";
import { contentPolicyOf, inlineScriptsOf } from "./content-policy";

const sha256 = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
};

it("allows a page's own inline scripts by their hashes, and no others", async () => {
  const policy = contentPolicyOf(
    await inlineScriptsOf(`<!doctype html><head>
    <script>document.documentElement.dataset.theme = "dark"</script>
    <script type="module" src="/_admin/index.js"></script>
    <script type="application/json" id="carrel-site">{"a":1}</script>
    <SCRIPT data-x="1">\r\nsecond()\r\n</SCRIPT></head>`),
  );
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
  expect(scripts).toBe(
    `script-src 'self' ${await sha256('document.documentElement.dataset.theme = "dark"')} ${await sha256("\nsecond()\n")}`,
  );
});

it("allows nothing foreign, no frames and no plug-ins", () => {
  expect(contentPolicyOf([]).split("; ")).toEqual([
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

it("lets the pages of some origins frame it, whatever else stands among them", () => {
  const framers = (origins: string[]) =>
    contentPolicyOf([], {}, origins)
      .split("; ")
      .filter((line) => line.startsWith("frame-ancestors"));
  expect(framers(["https://rooms.example", "http://localhost:3000"])).toEqual([
    "frame-ancestors https://rooms.example http://localhost:3000",
  ]);
  const hostile = [
    "*",
    "https:",
    "https://*.example",
    "https://a.example; script-src *",
    "https://a.example,b",
    "https://a.example *",
    "https://a.example\r\nset-cookie: a=b",
    "https://a.example/path",
    "'self'",
    "data:",
    "https://A.example\n",
    "",
  ];
  expect(framers(hostile)).toEqual(["frame-ancestors 'none'"]);
  expect(framers([...hostile, "https://b.example"])).toEqual(["frame-ancestors https://b.example"]);
});

it.each([["sandbox"], ["razorpay"]] as const)("lets in Razorpay's checkout where it is the gateway: %s", (gateway) => {
  const policy = contentPolicyOf(["'sha256-x'"], checkoutSources(gateway) ?? {}).split("; ");
  const sources = (directive: string) => policy.find((line) => line.startsWith(`${directive} `));
  expect(policy.some((line) => line.includes("razorpay.com"))).toBe(gateway === "razorpay");
  if (gateway === "sandbox") return;
  expect(sources("script-src")).toBe(
    "script-src 'self' 'sha256-x' https://checkout.razorpay.com https://cdn.razorpay.com",
  );
  expect(sources("frame-src")).toBe("frame-src https://api.razorpay.com https://checkout.razorpay.com");
  expect(sources("connect-src")).toContain(" https://lumberjack.razorpay.com");
  expect(sources("style-src")).toBe("style-src 'self' 'unsafe-inline'");
});
