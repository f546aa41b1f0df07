import type { Site } from "@carrel/sdk";
import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { memorySiteFiles } from "../testing/memory-site-files";
import type { AskPublic } from "./ask-public";
import { createFillPage } from "./fill-page";
import type { SiteMemory } from "./site-memory";

const PAGE = '<carrel-fill name="demo" with=""><p>A tour.</p></carrel-fill>';

const files = memorySiteFiles({ marketing: { "demo/index.html": PAGE } }, null, {
  needs: { demo: ["demo"] },
  renderFill: (_name, { data: { demo } }) =>
    [...(demo?.signIns ?? []).map(({ email, password }) => `${email} ${password}`), ...(demo?.sites ?? [])]
      .map((one) => (typeof one === "string" ? one : one.orgCode))
      .join("\n"),
});

/** A host of the platform's, of which nothing but this is asked. */
const filled = async (isDemo: boolean) => {
  const file = files.find("marketing", "demo/index.html");
  if (!file) throw new Error("There is no page");
  const fillPage = createFillPage(files, {} as SiteMemory<never>);
  const fill = await fillPage(file, {
    site: { demo: isDemo } as Site,
    url: new URL("http://localhost:4000/demo"),
    ask: {} as AskPublic,
    hasPages: true,
  });
  return fill(PAGE);
};

it("who can be signed in as is said where the demo runs", async () => {
  const html = await filled(true);
  expect(html).toContain(`owner@harbour.test ${DEMO_PASSWORD}`);
  expect(html).toMatch(/^HARBOUR$/m);
  expect(html).not.toContain("A tour.");
});

it("nobody is named where it doesn't", async () => {
  expect(await filled(false)).toBe("<p>A tour.</p>");
});
